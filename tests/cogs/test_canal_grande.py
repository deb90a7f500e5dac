"""Canal Grande's words. A missing text is logged as an error, which fails a test."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random
from typing import get_args

import pytest

from cogs._shared.presenter import Presenter
from cogs._shared.voice import Voice
from cogs.canal_grande.presenter import CanalGrandePresenter
from draw import canal_grande as draw
from engine.chance import Chance
from engine.game import Result, Seat
from engine.games.canal_grande import (
    DISTRICTS,
    GAME,
    Card,
    Choose,
    Drew,
    Event,
    Fate,
    NothingToDraw,
    NothingToRob,
    NoVote,
    Offer,
    Options,
    Pass,
    Phase,
    Reinforcement,
    Reshuffled,
    Robbed,
    Showed,
    Spread,
    State,
    Took,
    TurnVoid,
    View,
    action_cards,
    number_cards,
)
from host.drafts import Draft, Position, pick, position
from tests.cogs.presenting import MENTIONS, PLAIN, assert_panel, assert_public, panel_texts, panels, units
from tests.draw.looking import check
from tests.engine import laws
from tests.engine.canal_grande.table import Table, offer, offered, open_with, play_with, split, voting
from tests.engine.canal_grande.table import position as at

PRESENTER: Presenter[View] = CanalGrandePresenter(GAME)
FREE = Options(free_gondola=True)
BOX = {Card.GONDOLA: "gondolas", Card.TRAITOR: "traitors", Card.SPY: "spies", Card.DOGE: "doges"}
WALKS = [(2, Options(), 1), (2, FREE, 2), (4, Options(), 1), (4, FREE, 2)]


def asked(state: State) -> Seat:
    (seat,) = GAME.to_act(state)
    return seat


# Random matches


@pytest.mark.parametrize(("seats", "options", "number"), WALKS)
def test_everything_is_said_and_fits(seats: int, options: Options, number: int) -> None:
    walk = laws.walk(GAME, seats, options, number)
    rng = walk.random("words")
    for state in walk.states[:-1]:
        assert_public(PRESENTER, GAME, state)
        for here in panels(GAME, state, asked(state), rng):
            assert_panel(PRESENTER, GAME, asked(state), here)
    end = walk.states[-1]
    assert_public(PRESENTER, GAME, end)
    result = GAME.result(end)
    assert result is not None
    assert "Points are marks" in PRESENTER.ending(GAME.view(end, None), result, MENTIONS)


def test_every_fact_is_told_in_a_sentence() -> None:
    told: set[str] = set()
    for seats, options, number in WALKS:
        for played in laws.walk(GAME, seats, options, number).played:
            for event in (*played.step.events, *(fact for facts in played.step.secrets.values() for fact in facts)):
                said = PRESENTER.tell(event, MENTIONS)
                assert said is not None
                assert said.endswith(".")
                assert 15 < units(said) <= 300
                told.add(event.kind)
    rare = {"turn_void", "reshuffled", "no_vote", "nothing_to_rob", "nothing_to_draw"}
    kinds = {str(field.default) for kind in get_args(Event) for field in fields(kind) if field.name == "kind"}
    assert kinds - rare <= told


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_seat_reads_nothing_that_it_cannot_know(seats: int) -> None:
    walk = laws.walk(GAME, seats, Options(), 3)
    changed = 0
    for number, state in enumerate(walk.states[:-1:5]):
        seat = asked(state)
        other = GAME.redeal(state, seat, Chance(walk.seed, number))
        changed += other != state
        assert panel_texts(PRESENTER, GAME, other, seat) == panel_texts(PRESENTER, GAME, state, seat)
    assert changed > 5


@pytest.mark.parametrize("seats", GAME.seats)
def test_boards_and_panels_are_drawn(seats: int) -> None:
    walk = laws.walk(GAME, seats, Options(), 1)
    before: View | None = None
    for state in (*walk.states[: -1 : 15 * seats], walk.states[-1]):
        view = GAME.view(state, None)
        check(PRESENTER.board(view, PLAIN, before))
        before = view
        for seat in GAME.to_act(state):
            for here in panels(GAME, state, seat, Random(seat)):
                png = PRESENTER.hand(GAME.view(here.state, seat), here, PLAIN)
                assert png is not None
                check(png)
        idle = next(seat for seat in range(seats) if seat not in GAME.to_act(state))
        assert PRESENTER.hand(GAME.view(state, idle), None, PLAIN) is not None


def test_a_description_is_never_too_long() -> None:
    """More on the table than a match could bring there."""
    batches = tuple(Reinforcement(district, 10) for district in DISTRICTS[1:])
    state = Table(voting(*["cannaregio*9"] * 4, marks=(DISTRICTS[:5] * 3,) * 2)).play(open_with("cannaregio", 9)).state
    assert state.vote is not None
    state = replace(state, vote=replace(state.vote, spreads=(Spread(9, batches, DISTRICTS[1]),) * 4))
    said = PRESENTER.alt(GAME.view(state, None), PLAIN)
    assert units(said) == 1024
    assert said.startswith("Player 2: Vote on Cannaregio")
    assert all(units(text) < 1000 for text in PRESENTER.in_words(GAME.view(state, None), MENTIONS))


# Sentences


def words(state: State) -> str:
    return "\n".join(PRESENTER.in_words(GAME.view(state, None), PLAIN))


class Panel:
    """One seat's panel: what it says while options are picked."""

    def __init__(self, state: State) -> None:
        self.state, self.seat = state, asked(state)
        self.draft = Draft()

    @property
    def here(self) -> Position:
        return position(GAME, self.state, self.seat, self.draft)

    @property
    def view(self) -> View:
        return GAME.view(self.here.state, self.seat)

    def question(self) -> str:
        return PRESENTER.question(self.view, self.here, PLAIN)

    def preview(self) -> str:
        return PRESENTER.preview(self.view, self.here, PLAIN)

    def options(self) -> list[str]:
        choices = self.here.choices
        assert choices is not None
        return [PRESENTER.option(self.view, self.here, part, PLAIN).label for part in choices.options]

    def descriptions(self) -> list[str | None]:
        choices = self.here.choices
        assert choices is not None
        return [PRESENTER.option(self.view, self.here, part, PLAIN).description for part in choices.options]

    def pick(self, *labels: str) -> Panel:
        choices = self.here.choices
        assert choices is not None
        parts = dict(zip(self.options(), choices.options, strict=True))
        self.draft = pick(GAME, self.state, self.seat, self.draft, [parts[label] for label in labels])
        return self


LAID = at("castello", "san_polo gondola", laid=offer("san_marco*2 gondola traitor spy", 1, 3, 3))


def test_dividing_offers_every_card_by_its_name() -> None:
    panel = Panel(LAID)
    assert panel.question() == "What goes into offer A? The rest is offer B. Player 2 then chooses one, you get the other."
    assert panel.options() == [
        "San Marco",
        "San Marco (no. 2)",
        "Gondola",
        "Traitor",
        "Spy",
        "Number 1",
        "Number 3",
        "Number 3 (no. 2)",
    ]
    assert panel.descriptions()[4:6] == ["Draws two cards", "Counts 1 towards the sum of 10"]
    panel.pick("San Marco (no. 2)", "Traitor", "Number 3")
    assert panel.preview().splitlines()[1:] == [
        "Offer A: San Marco, a traitor, number 3.",
        "Offer B: San Marco, a gondola, a spy, numbers 1 + 3.",
        "Player 2 chooses one of them, you get the other.",
    ]


def test_choosing_says_what_both_offers_bring() -> None:
    panel = Panel(Table(LAID).play(split(offer("san_marco traitor spy", 3, 3))).state)
    assert panel.question() == "Which offer do you take? Player 1 gets the other."
    assert panel.options() == ["Take A: San Marco, a traitor, a spy, numbers 3 + 3", "Take B: San Marco, a gondola, number 1"]
    assert panel.pick(panel.options()[0]).preview() == (
        "You take offer A: San Marco, a traitor, a spy, numbers 3 + 3. Your sum will be 6 (the round ends at 10). "
        "The traitor takes a card at random out of the other side's hand. The spy draws two cards. "
        "Player 1 gets: San Marco, a gondola, number 1."
    )


def test_opening_a_vote_says_what_is_held_and_won_there() -> None:
    panel = Panel(voting("san_marco*2 castello*3 gondola", "castello", marks=((Card.CASTELLO,) * 2, (Card.SAN_MARCO,))))
    assert panel.options() == ["San Marco: you hold 2", "Castello: you hold 3"]
    assert panel.descriptions() == ["Marks there: yours 0, theirs 1", "Marks there: yours 2, theirs 0"]
    panel.pick("San Marco: you hold 2")
    assert panel.options() == ["1 San Marco → 1 on the table", "2 San Marco → 2 on the table"]
    panel.pick("2 San Marco → 2 on the table")
    assert panel.question() == "You play 2 San Marco → 2 on the table. Anything more?"
    assert panel.options()[:2] == ["No reinforcements → 2 on the table", "a gondola with 1 Castello → 3 on the table"]
    panel.pick("a gondola with 1 Castello → 3 on the table")
    assert panel.preview() == (
        "You play in the vote on San Marco: 2 San Marco and a gondola with 1 Castello → 3 on the table. "
        "If you lose the vote, you give up San Marco and a gondola, and take back San Marco and Castello."
    )


def test_answers_say_whether_they_are_enough() -> None:
    state = Table(voting("san_marco*2", "san_marco*3 castello gondola")).play(open_with("san_marco", 2)).state
    panel = Panel(state)
    assert "Player 1 has 2 on the table, you have 0. Bring yours to 3 or more, or decline." in panel.question()
    assert panel.options() == [
        "Decline: they win this vote",
        "2 San Marco → 2 on the table, not yet more than their 2",
        "3 San Marco → 3 on the table, more than their 2",
    ]
    assert Panel(state).pick("Decline: they win this vote").preview() == (
        "You decline: Player 1 wins the vote and a mark of San Marco, and you lose nothing."
    )
    panel.pick("2 San Marco → 2 on the table, not yet more than their 2")
    assert panel.options() == ["a gondola with 1 Castello → 3 on the table, more than their 2"]


def test_declining_says_when_it_loses_the_match() -> None:
    state = Table(voting("san_marco*2", "san_marco*3", marks=((Card.SAN_MARCO,) * 3, ()))).play(open_with("san_marco", 2)).state
    panel = Panel(state)
    assert panel.options()[0] == "Decline: they win this vote and the match"
    assert panel.pick(panel.options()[0]).preview() == ("You decline: Player 1 wins the vote, a mark of San Marco and with it the match.")


def test_who_can_only_decline_is_told_so() -> None:
    panel = Panel(Table(voting("san_marco*2", "castello")).play(open_with("san_marco", 2)).state)
    assert panel.question().endswith("and you hold nothing to go above that.")
    assert panel.options() == ["Decline: they win this vote"]


def test_an_answer_without_named_cards_says_so() -> None:
    panel = Panel(Table(voting("san_marco", "san_marco castello*2 gondola", options=FREE)).play(open_with("san_marco", 1)).state)
    assert panel.options()[1] == "No San Marco, only reinforcements"
    panel.pick("No San Marco, only reinforcements")
    assert panel.question() == "You play no card of San Marco. Which reinforcement do you bring?"
    assert panel.options() == ["a gondola with 2 Castello → 2 on the table, more than their 1"]


def test_in_words_a_vote_is_told_with_its_gondolas() -> None:
    table = Table(voting("san_marco*2 castello*3 san_polo gondola*2", "san_marco*5 gondola", doges=2, named=(Card.CASTELLO,)))
    said = words(table.play(open_with("san_marco", 1, "san_polo.1", "castello.2"), play_with(5)).state)
    assert (
        "Player 1 has on the table: 1 San Marco, a gondola with 1 San Polo and a gondola with 2 Castello. "
        "Total 4; 2 gondolas, which do not count."
    ) in said
    assert "Player 2 has on the table: 5 San Marco. Total 5." in said
    assert "Player 1 needs a total of 6 or more, or declines." in said
    assert "Voted on in this turn already, not to be named again: Castello." in said
    assert "Then Player 1 still carries out: a doge." in said


def test_in_words_everything_that_lies_open_is_told() -> None:
    marks = ((Card.CASTELLO, Card.SAN_POLO, Card.CASTELLO), ())
    said = words(replace(LAID, marks=marks, fronts=((1, 3), ()), discards=(Card.SPY, Card.DOGE, Card.DOGE), deck=(Card.DOGE,) * 30))
    assert "To be divided: 2 San Marco, a gondola, a traitor, a spy, numbers 1 + 3 + 3." in said
    assert "3 marks: San Polo, 2 Castello (2 of 6 districts, at best 2 of 4). Number cards in front: 1 + 3 = 4 of 10." in said
    assert "Player 2: 2 cards in hand. No marks yet. No number cards in front: 0 of 10." in said
    assert "Action cards in the deck: 30.\nDiscards (3): a spy, 2 doges.\nNumber cards in the pile: 9." in said


def test_in_words_the_offer_that_waits_is_told() -> None:
    state = offered(offer("san_marco doge*2", 1), offer("gondola spy", 2, 3), "castello", "castello", deck="castello*9")
    said = words(Table(state).play(Choose(0)).state)
    assert "A doge of Player 2 calls a vote: Player 2 names a district and plays cards of it." in said
    assert "After that Player 1 gets the other offer: a gondola, a spy, numbers 2 + 3." in said


def test_in_words_nothing_is_to_come_after_the_end() -> None:
    state = offered(offer("doge*2"), offer("spy doge", 3), "", "castello san_polo", deck="castello*9", marks=((), (Card.CASTELLO,) * 3))
    table = Table(state).play(Choose(0), open_with("castello", 1), Pass())
    assert table.state.phase is Phase.OVER
    said = words(table.state)
    assert said.startswith("**On the canal**\nPlayer 2 wins the match. Four marks of one district.\n**The players**")


def test_in_words_partners_stand_together() -> None:
    table = Table(voting("san_marco*2", "san_marco", "castello*2 gondola", "castello"))
    table.play(open_with("san_marco", 2), play_with(1), play_with(0, "castello.2"), Pass())
    said = words(table.state)
    assert "Player 1 and Player 2 together: 3." in said
    assert "Player 3 has on the table: a gondola with 2 Castello. Total 2; 1 gondola, which does not count. Played first: Castello." in said
    assert "Player 4 has on the table: nothing. Total 0. Player 4 has passed." in said
    assert "With equal sums the side that opened the vote wins." in said
    assert "Partners Player 1 (0 cards in hand) and Player 2 (0 cards in hand)." in said
    panel = Panel(table.state)
    assert panel.question().startswith("Vote on San Marco: your side has 3 on the table, theirs 2")
    assert panel.options() == ["Pass: no more cards of yours in this vote"]


def test_a_victim_is_chosen_by_number_and_hand() -> None:
    state = offered(offer("traitor", 1), offer("spy", 2), "castello", "castello*3", "gondola", "castello", deck="castello*9")
    table = Table(state).play(Choose(0))
    assert table.state.phase is Phase.ROB
    assert Panel(table.state).options() == ["Rob Player 1: 1 card in hand", "Rob Player 2: 3 cards in hand"]
    assert "A traitor of Player 3 robs one of Player 1 (1 card in hand) and Player 2 (3 cards in hand)." in words(table.state)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Robbed(0, 1, None), "A traitor of Player 1 takes a card out of the hand of Player 2."),
        (Robbed(0, 1, Card.SAN_POLO), "A traitor of Player 1 takes San Polo out of the hand of Player 2."),
        (Drew(1, Card.GONDOLA), "Player 2 draws a gondola into the hand."),
        (Drew(1, None), "Player 2 draws a card into the hand."),
    ],
)
def test_secrets_are_told_like_the_fact_with_its_card(event: Event, said: str) -> None:
    assert PRESENTER.tell(event, PLAIN) == said


def test_who_alone_reads_a_secret_is_you() -> None:
    robbed, drew = Robbed(0, 1, Card.SAN_POLO), Drew(1, Card.GONDOLA)
    one, two = (Voice("en", {0: 11, 1: 22}, me=seat) for seat in (0, 1))
    assert PRESENTER.tell(robbed, one) == "Your traitor takes San Polo out of the hand of ② <@22>."
    assert PRESENTER.tell(robbed, two) == "A traitor of ① <@11> takes San Polo out of your hand."
    assert PRESENTER.tell(drew, two) == "You draw a gondola."
    assert PRESENTER.tell(Drew(1, None), two) == "② <@22> draws a card into the hand."


@pytest.mark.parametrize(
    ("cards", "numbers", "said"),
    [
        ("gondola san_polo*2", (1, 3), "Player 1 takes 2 San Polo and a gondola into the hand and lays out numbers 1 + 3: the sum is 7."),
        ("gondola", (), "Player 1 takes a gondola into the hand."),
        ("", (3,), "Player 1 lays out number 3: the sum is 7."),
    ],
)
def test_what_an_offer_brings_is_one_sentence(cards: str, numbers: tuple[int, ...], said: str) -> None:
    assert PRESENTER.tell(Took(0, offer(cards).cards, numbers, 7), PLAIN) == said


def told(table: Table) -> str:
    return " ".join(PRESENTER.tell(event, PLAIN) or "" for event in table.events)


def test_the_end_of_a_vote_tells_what_the_loser_keeps() -> None:
    table = Table(voting("san_marco*3 castello gondola", "san_marco*5"))
    table.play(open_with("san_marco", 2, "castello.1"), play_with(4), Pass())
    assert "Player 2 wins the vote on San Marco, 4 to 3, and a mark there." in told(table)
    assert "Player 1 discards San Marco and a gondola, and takes back San Marco and Castello." in told(table)


def test_an_opening_card_that_becomes_the_winners_mark_is_not_said_to_be_discarded() -> None:
    def end(opening: str, held: str) -> str:
        state = voting(held, "san_polo*3 castello*2 gondola*2", options=FREE)
        batches = opening.split()[1:]
        table = Table(state).play(open_with("san_marco", int(opening[0]), *batches), play_with(0, "san_polo.3", "castello.2"), Pass())
        return next(said for event in table.events if event.kind == "vote_ended" and (said := PRESENTER.tell(event, PLAIN)))

    mark = "and a mark there. The mark is the card with which Player 1 opened the vote."
    assert end("1", "san_marco") == f"Player 2 wins the vote on San Marco, 5 to 1, {mark}"
    assert end("2", "san_marco*2") == f"Player 2 wins the vote on San Marco, 5 to 2, {mark} Player 1 takes back San Marco."
    assert end("1 dorsoduro.1", "san_marco dorsoduro gondola").endswith(f"{mark} Player 1 discards a gondola, and takes back Dorsoduro.")


def test_a_tie_of_partners_is_explained() -> None:
    table = Table(voting("san_marco", "castello", "san_marco", "castello")).play(open_with("san_marco", 1), Pass(), play_with(1))
    table.play(*[Pass()] * 3)
    assert "Player 1 and Player 2 win the vote on San Marco, 1 to 1, for equal sums go to the side that opened it" in told(table)


@pytest.mark.parametrize(("card", "fate"), [(Card.SPY, Fate.REPLACED), (Card.TRAITOR, Fate.ACTS), (Card.DOGE, Fate.LAID)])
def test_shown_cards_say_what_becomes_of_them(card: Card, fate: Fate) -> None:
    said = PRESENTER.tell(Showed(0, card, fate), PLAIN)
    assert said is not None
    assert said.startswith(f"Player 1 draws and shows a {card}")


def test_rare_facts_are_told() -> None:
    rare: list[Event] = [TurnVoid(0), Reshuffled(None, 1), Reshuffled(None, 12), NoVote(1), NothingToRob(0), NothingToDraw(1, 2)]
    assert len({PRESENTER.tell(event, PLAIN) for event in rare}) == len(rare)


def test_a_resignation_ends_it_without_a_reason_of_the_game() -> None:
    resigned = Result((1, 2), (0, 0), "result-resigned")
    assert PRESENTER.ending(GAME.view(LAID, None), resigned, PLAIN) == "The others gave up."


def test_only_the_option_that_is_taken_is_told() -> None:
    assert PRESENTER.options(Options(), PLAIN) == ""
    assert "gondola" in PRESENTER.options(FREE, PLAIN)
    assert PLAIN("canal-grande-options-free_gondola") in words(replace(LAID, options=FREE))


def test_the_rules_are_there_and_fit_pages() -> None:
    rules = PLAIN("canal-grande-rules")
    assert 3000 < len(rules) < 7200
    assert all(units(paragraph) < 1000 for paragraph in rules.split("\n"))
    for word in ("divider", "Traitors", "gondola", "10 or more", "free_gondola", "14 or more", "if they played none, the card with which"):
        assert word in rules


def test_the_rules_count_the_cards_as_the_boxes_hold_them() -> None:
    rules = PLAIN("canal-grande-rules")
    for seats in GAME.seats:
        box = action_cards(seats)
        counted = ", ".join(f"{box[card]} {name}" for card, name in BOX.items())
        assert f"{box[Card.CASTELLO]} of each district, {counted}" in rules
    words = {4: "four", 5: "five"}
    assert ", ".join(f"{words[count]} {value}" for value, count in number_cards(2).items()) in rules


def test_the_divider_sees_the_offers_that_the_text_tells() -> None:
    panel = Panel(LAID).pick("Gondola", "Number 1")
    png = PRESENTER.hand(panel.view, panel.here, PLAIN)
    assert png == draw.panel(panel.view, PLAIN, picked=Offer((Card.GONDOLA,), (1,)))
