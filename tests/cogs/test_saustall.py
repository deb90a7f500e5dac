"""Saustall's words over random matches: nothing missing (that is logged as an error), nothing too long, nothing secret."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cogs._shared.presenter import Presenter
from cogs.saustall.picking import planned
from cogs.saustall.presenter import SaustallPresenter
from cogs.saustall.words import scores
from engine import match
from engine.chance import Chance
from engine.game import Result
from engine.games.saustall import DATA, GAME, Card, Options, Phase, Room, Sort, State, Suspect, View, outcomes
from engine.games.saustall import events as e
from host.drafts import Draft, Position, pick, position
from tests.cogs.presenting import MENTIONS, PLAIN, panels, units
from tests.engine import laws
from tests.engine.saustall.positions import WOMAN, run, solved, with_desk, words_of
from tests.engine.saustall.positions import position as table
from texts import t

PRESENTER: Presenter[View] = SaustallPresenter(GAME)
VOICE = MENTIONS
RAW = re.compile(r"saustall-|_|\bNone\b|\{|\}|  ")
"""What no text should show: keys, ids, placeholders."""


def walks(seats: int, count: int = 2) -> list[laws.Walk]:
    return [laws.walk(GAME, seats, Options(), number) for number in range(1, count + 1)]


def sampled(seats: int) -> list[State]:
    """Positions of all phases."""
    return [walk.states[number] for walk in walks(seats) for number in (*walk.sampled, -1)]


def clean(text: str, limit: int | None = None) -> str:
    assert text.strip() == text != ""
    assert not RAW.search(re.sub(r"<@\d+>", "X", text)), text
    if limit is not None:
        assert units(text) <= limit, text
    return text


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_public_words(seats: int) -> None:
    for state in sampled(seats):
        view = GAME.view(state, None)
        clean(PRESENTER.alt(view, PLAIN), 1024)
        for paragraph in PRESENTER.in_words(view, VOICE):
            clean(paragraph)
        for seat in GAME.to_act(state):
            clean(PRESENTER.task(view, seat, VOICE), 300)


@pytest.mark.soak
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_description_of_the_picture_is_never_too_long(seats: int) -> None:
    for number in range(1, 60):
        for state in laws.walk(GAME, seats, Options(), number).states:
            clean(PRESENTER.alt(GAME.view(state, None), PLAIN), 1024)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_description_is_short_enough_in_all_positions_of_a_match(seats: int) -> None:
    for state in walks(seats, 1)[0].states:
        clean(PRESENTER.alt(GAME.view(state, None), PLAIN), 1024)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_private_words(seats: int) -> None:
    for state in sampled(seats):
        for seat in range(seats):
            clean(PRESENTER.hand_in_words(GAME.view(state, seat), VOICE), 1200)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_fact_is_told(seats: int) -> None:
    quiet = (e.Chose, e.Removed, e.Drew, e.Scored)
    for walk in walks(seats):
        for done in walk.played:
            for event in (*done.step.events, *(fact for facts in done.step.secrets.values() for fact in facts)):
                told = PRESENTER.tell(event, VOICE)
                assert (told is None) == isinstance(event, quiet), event
                if told is not None:
                    clean(told, 300)


@pytest.mark.parametrize("seats", GAME.seats)
def test_questions_options_and_previews(seats: int) -> None:
    random = Random(seats)
    for state in sampled(seats):
        for seat in match.asked(GAME, state):
            for here in panels(GAME, state, seat, random):
                view = GAME.view(here.state, seat)
                if here.choices is None:
                    clean(PRESENTER.preview(view, here, VOICE), 1200)
                    continue
                clean(PRESENTER.question(view, here, VOICE), 1200)
                labels = [PRESENTER.option(view, here, part, PLAIN) for part in here.choices.options]
                assert len({label.label for label in labels}) == len(labels)
                buttons = here.choices.most == 1 and len(labels) <= 5
                for label in labels:
                    clean(label.label, 80 if buttons else 100)
                    if label.description is not None:
                        clean(label.description, 100)


HAND = (Card.SPECIAL, Card.MOTIVE, Card.ALIBI_BOB_RUN)
OFFICE = ("special", "office")
SWAP = ("man", "accident")


def drafted(state: State, *parts: str) -> tuple[View, Position]:
    """What the seat that is asked sees once it has picked these parts, as its panel does: its view after the moves in its draft."""
    (seat,) = GAME.to_act(state)
    draft = Draft()
    for part in parts:
        draft = pick(GAME, state, seat, draft, [part])
    here = position(GAME, state, seat, draft)
    return GAME.view(here.state, seat), here


def would_score(view: View, here: Position) -> str:
    """What the preview says of the points."""
    return f"Your theory would then score: {scores(planned(view, here), PLAIN)}."


def test_office_work_is_drafted_together_with_its_card() -> None:
    """Where nobody can intervene, the card is declared and the swap chosen before anything is confirmed."""
    state = with_desk(table(2, hands={0: HAND}), 1, interventions=0)
    view, here = drafted(state, *OFFICE)
    assert here.choices is not None
    assert here.choices.asks == "give"
    asked = PRESENTER.hand(view, here, PLAIN)
    view, here = drafted(state, *OFFICE, *SWAP)
    assert PRESENTER.preview(view, here, PLAIN) == (
        "You show the special action card: office work. Nobody can intervene. You put away: the murderer is a man. You take: accident. "
        + would_score(view, here)
    )
    assert PRESENTER.hand(view, here, PLAIN) != asked


def test_a_refusal_or_a_theft_is_drafted_together_with_its_office_work() -> None:
    state = run(table(3, hands={0: HAND}), (0, "special office"), (1, "intervene"))
    assert PRESENTER.preview(*drafted(state, "refuse", *SWAP), PLAIN) == (
        "You take the token as a penalty (2 points off at the end, unless you get rid of it), and your card does as declared. "
        "You put away: the murderer is a man. You take: accident. " + would_score(*drafted(state, "refuse", *SWAP))
    )
    taken = run(state, (0, "yield"))
    assert PRESENTER.preview(*drafted(taken, "seize.special.office", *SWAP), PLAIN) == (
        "You use the special action card: office work. You put away: the murderer is a man. You take: accident. "
        + would_score(*drafted(taken, "seize.special.office", *SWAP))
    )


def test_a_swap_alone_says_nothing_of_a_card_already_played() -> None:
    state = run(table(2, hands={0: HAND}), (0, "special office"), (1, "pass"))
    view, here = drafted(state, *SWAP)
    said = "You put away: the murderer is a man. You take: accident. "
    assert PRESENTER.preview(view, here, PLAIN) == said + would_score(view, here)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_swap_that_a_clock_left_to_choose_says_nothing_of_what_was_done(seats: int) -> None:
    """The card was shown where nobody can intervene, or the intervention refused, as a move of its own."""
    state = table(seats, hands={0: HAND})
    if seats == 2:
        state = run(with_desk(state, 1, interventions=0), (0, "special office"))
    else:
        state = run(state, (0, "special office"), (1, "intervene"), (0, "refuse"))
    assert state.phase is Phase.SWAP
    view, here = drafted(state, *SWAP)
    said = "You put away: the murderer is a man. You take: accident. "
    assert PRESENTER.preview(view, here, PLAIN) == said + would_score(view, here)


@pytest.mark.parametrize("waiting", [None, "keep", "discard", "swap greed mayor"])
@pytest.mark.parametrize("choice", ["keep", "discard", "swap greed mayor"])
def test_a_choice_in_the_making_scores_as_it_will_once_made(waiting: str | None, choice: str) -> None:
    """Whatever the seat has chosen before."""
    state = solved(4, (Suspect.DANCER,))
    if waiting is not None:
        state = run(state, (0, waiting))
    draft = Draft()
    for part in choice.split():
        draft = pick(GAME, state, 0, draft, [part])
    here = position(GAME, state, 0, draft)
    made = GAME.view(run(state, (0, choice)), 0)
    assert outcomes(planned(GAME.view(state, 0), here)) == outcomes(made)
    preview = PRESENTER.preview(GAME.view(state, 0), here, PLAIN)
    assert (scores(made, PLAIN) in preview) == (choice != "keep")


def test_yielding_promises_a_card_only_while_there_is_a_deck() -> None:
    state = run(table(2, hands={0: HAND}), (0, "special office"), (1, "intervene"))
    assert PRESENTER.preview(*drafted(state, "yield"), PLAIN) == (
        "Player 2 gets the card and plays it at once. The token is gone; you draw a card, and your turn is over."
    )
    assert PRESENTER.preview(*drafted(replace(state, deck=()), "yield"), PLAIN) == (
        "Player 2 gets the card and plays it at once. The token is gone, and your turn is over: the deck is empty, so you draw nothing."
    )


def test_the_words_follow_an_intervention() -> None:
    """Who plays the card now, and what came of the intervention, is read from the position alone."""
    shown = "Player 1 has declared the special action card: office work."
    state = run(table(3, hands={0: HAND}), (0, "special office"))

    def told(state: State) -> list[str]:
        view: View = GAME.view(state, None)
        said = PRESENTER.in_words(view, PLAIN)
        found = said[said.index("It is the turn of Player 1.") + 1 : said.index("The deck has 27 cards. Discarded: none.")]
        assert " ".join(found) in PRESENTER.alt(view, PLAIN)
        return found

    assert told(state) == [shown, "To be asked whether they intervene: Player 2 and Player 3."]
    assert told(run(state, (1, "pass"))) == [shown, "To be asked whether they intervene: Player 3."]
    assert told(run(state, (1, "pass"), (2, "pass"))) == [shown]
    state = run(state, (1, "pass"), (2, "intervene"))
    assert told(state) == [shown, "Player 3 has intervened."]
    assert told(run(state, (0, "refuse"))) == [shown, "Player 3 has intervened, but was refused."]
    state = run(state, (0, "yield"))
    assert told(state) == [shown, "Player 3 has intervened and was handed the card."]
    assert told(run(state, (2, "seize.special.office"))) == ["Player 3 uses the special action card of Player 1: office work."]


@pytest.mark.parametrize("seats", GAME.seats)
def test_who_begins_is_known_before_the_first_suspicion(seats: int) -> None:
    """First suspicion: knowing one's hand, evidence and the first player."""
    state = match.start(GAME, seats, Options(), b"first")
    assert state.phase is Phase.SUSPICION
    pictures: set[bytes] = set()
    for first in range(seats):
        view = GAME.view(replace(state, first=first), 0)
        here = position(GAME, state, 0, Draft())
        begins = f"Player {first + 1} begins."
        assert begins in PRESENTER.question(view, replace(here, state=replace(state, first=first)), PLAIN)
        public = GAME.view(replace(state, first=first), None)
        assert begins in PRESENTER.task(public, 0, PLAIN)
        assert f"player {first + 1} begins" in PRESENTER.alt(public, PLAIN)
        pictures.add(PRESENTER.board(public, PLAIN, None))
    assert len(pictures) == seats


def test_a_task_says_against_whom_and_whose_card() -> None:
    """The card may have been shown in an earlier post: the one who is called by a new one must not have to look for it."""

    def asked(state: State) -> list[str]:
        view: View = GAME.view(state, None)
        return [PRESENTER.task(view, seat, PLAIN) for seat in sorted(GAME.to_act(state))]

    state = table(3, hands={0: HAND})
    assert asked(state) == ["Play a card."]
    state = run(state, (0, "special office"), (1, "pass"))
    assert asked(state) == ["Intervene against Player 1, or let the card pass."]
    state = run(state, (2, "intervene"))
    assert asked(state) == ["Yield the card to Player 3, or refuse and take a penalty."]
    assert asked(run(state, (0, "yield"))) == ["Use the card you took from Player 1."]
    assert asked(run(state, (0, "refuse"))) == ["Swap a token of your theory with one on your stand."]


def test_the_hand_in_words_says_which_witness_cards_are_actions_by_now() -> None:
    hand = (Card.MOTIVE, Card.MOTIVE, Card.WITNESS_GOLF_COURSE_MAN)
    silent = table(3, hands={0: hand})
    spoken = replace(silent, testimonies=words_of(golf_course=WOMAN))
    said = [PRESENTER.hand_in_words(GAME.view(state, 0), PLAIN).splitlines()[0] for state in (silent, spoken)]
    assert said == [
        "**Hand:** 2 × motive card and witness card “golf course: man”.",
        "**Hand:** 2 × motive card and witness card “golf course: man” (now laboratory, group room, office, chapel).",
    ]


def test_the_scores_begin_with_the_best() -> None:
    said = PRESENTER.hand_in_words(GAME.view(table(3), 1), PLAIN)
    assert said.splitlines()[-1] == (
        "**Your theory would score:** 10 (15 with greed) for priest; 1 (6 with greed) for farmer and sausage maker; "
        "-2 (3 with greed) for innkeeper, cleaning lady, painter and dancer; -2 for accident."
    )


@pytest.mark.parametrize(
    ("penalties", "said"), [(1, "You discard your penalty."), (2, "You discard one of your 2 penalties.")], ids=["one", "two"]
)
def test_discarding_a_penalty_counts_them(penalties: int, said: str) -> None:
    state = with_desk(solved(3, ()), 0, penalties=penalties)
    draft = pick(GAME, state, 0, Draft(), ["discard"])
    here = position(GAME, state, 0, draft)
    assert PRESENTER.preview(GAME.view(here.state, 0), here, PLAIN).startswith(f"{said} What is on your stand is removed. Your theory")


def test_the_question_which_tokens_leave_is_asked_in_the_right_number() -> None:
    for tokens, said in ((1, "Which token leaves your stand? It is"), (2, "Which 2 tokens leave your stand? They are")):
        assert t("saustall-ask-removal", n=tokens) == f"{said} then out of the game."


@pytest.mark.parametrize("seats", GAME.seats)
def test_public_words_tell_nothing_that_a_redeal_changes(seats: int) -> None:
    for number, state in enumerate(sampled(seats)):
        other = GAME.redeal(state, None, Chance(b"public", number))
        for one, two in ((GAME.view(state, None), GAME.view(other, None)),):
            assert PRESENTER.alt(one, PLAIN) == PRESENTER.alt(two, PLAIN)
            assert PRESENTER.in_words(one, VOICE) == PRESENTER.in_words(two, VOICE)
        for seat in match.asked(GAME, state):
            other = GAME.redeal(state, seat, Chance(b"private", number))
            view, again = GAME.view(state, seat), GAME.view(other, seat)
            here, there = position(GAME, state, seat, Draft()), position(GAME, other, seat, Draft())
            assert PRESENTER.question(view, here, VOICE) == PRESENTER.question(again, there, VOICE)
            assert PRESENTER.hand_in_words(view, VOICE) == PRESENTER.hand_in_words(again, VOICE)


def test_the_whole_position_is_in_the_words() -> None:
    """Played unseen: each suspect, place, room, count and declared card is named."""
    walk = laws.walk(GAME, 4, Options(), 1)
    state = next(state for state in walk.states[30:] if state.phase is Phase.INTERVENTION)
    view: View = GAME.view(state, None)
    said = "\n".join(PRESENTER.in_words(view, PLAIN))
    assert view.declared is not None
    for key in (
        *(f"suspect-{one.suspect}" for one in view.suspects),
        *(f"name-{one.suspect}" for one in view.suspects),
        *(f"witness-{one.witness}" for one in view.witnesses),
        *(f"room-{one.room}" for one in view.rooms),
        *(f"motive-{one.motive}" for one in view.suspects if one.motive),
    ):
        assert t(f"saustall-{key}").lower() in said.lower(), key
    for player in view.players:
        assert f"Player {player.seat + 1}" in said
    assert "has declared" in said


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_end_is_told_as_a_story_that_fits_under_the_board(seats: int) -> None:
    """Each turned token with its alibi, the outcome, each theory token by token: at most 1,140 characters."""
    for walk in walks(seats):
        events = walk.played[-1].step.events
        told = [said for event in events if (said := PRESENTER.tell(event, VOICE))]
        story = told[-(4 + 1 + 3 * seats + sum(desk.penalties > 0 for desk in walk.states[-1].desks)) :]
        assert [line.startswith(f"Token {n}:") for n, line in enumerate(story[:4], start=1)] == [True] * 4
        assert story[4].startswith(("🚨", "🍌"))
        assert sum(len(line) + 3 for line in story) <= 1140
        result = GAME.result(walk.states[-1])
        assert result is not None
        clean(PRESENTER.ending(GAME.view(walk.states[-1], None), result, VOICE), 400)


def test_a_match_given_up_ends_with_its_reason() -> None:
    view = GAME.view(laws.walk(GAME, 3, Options(), 1).states[20], None)
    result = Result((1, 2, 2), (0, 0, 0), "result-resigned")
    assert PRESENTER.ending(view, result, VOICE) == t("result-resigned")


def test_rules_and_names_are_there() -> None:
    for key in ("name", "about", "rules"):
        assert t(f"saustall-{key}")
    for line in t("saustall-rules").split("\n"):
        assert "{" not in line
    for part in ("intervene", "laboratory", "accident", "chapel", "confirmed"):
        assert part in t("saustall-rules").lower()


def test_the_rules_tell_the_numbers_of_the_box() -> None:
    rules = t("saustall-rules")
    count = Counter(card.sort for card in DATA.cards)
    for sort, said in ((Sort.MOTIVE, "Motive"), (Sort.ALIBI, "Alibi"), (Sort.WITNESS, "Witness"), (Sort.SPECIAL, "Special action")):
        assert f"- *{said}* ({count[sort]} cards" in rules
    assert [(DATA.green[room], DATA.brown[room]) for room in Room] == [(3, 2), (3, 2), (3, 2), (3, 0)]
    assert "three green and two brown spaces each, the chapel has three green ones" in rules
    assert [DATA.setups[seats].road for seats in (2, 3, 4)] == [(1,) * 6 + (2,) * 3, (1,) * 12, (1,) * 6 + (2,) * 3]
    assert "9 rounds: one token leaves in each of the first six, two in each of the last three" in rules
    assert "12 rounds and always one token" in rules
    assert [(setup.penalties, setup.interventions) for setup in map(DATA.setups.get, (2, 3, 4)) if setup] == [(2, 2), (1, 2), (1, 1)]
    assert "Penalties: one each (two players: two each)." in rules
    assert "Intervention tokens: four players one each, three or two players two each." in rules


def test_options_have_nothing_to_say() -> None:
    options: Any = Options()
    assert PRESENTER.options(options, VOICE) == ""
