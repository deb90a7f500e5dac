"""Whole games of Canal Grande by clicks alone."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from cogs._shared import ids
from engine.games.canal_grande import DISTRICT_NAMES, GAME, Card, Offer, Options, Phase, State
from host.table import Table
from tests.play.canal_grande_reader import Reader, found
from tests.play.table import Policy, World, control, controls, random_policy, sensible_policy, texts, world


async def play(w: World, players: int, policy: Policy, *, free_gondola: bool = False) -> Table:
    """Open a table, seat everybody, play to the end; what everybody then reads."""
    t = await w.begin("canal-grande", players, free_gondola=free_gondola)
    assert t.options == Options(free_gondola)
    t = await w.play_to_the_end(policy)
    state = state_of(t)
    assert t.status == "finished"
    assert t.result == GAME.result(state)
    board = texts(await w.board())
    assert "A mark in each of the six districts." in board or "Four marks of one district." in board
    assert "Secret number of the shuffles" in board
    assert control(await w.board(), "play") is None
    for who in w.people[:players]:
        assert f"<@{who.id}>" in board
    return t


def state_of(t: Table) -> State:
    assert isinstance(t.state, State)
    return t.state


async def test_a_game_for_two(tmp_path: Path) -> None:
    async with world(tmp_path, people=2, seed="game 11") as w:
        await play(w, 2, sensible_policy)


async def test_a_game_for_two_with_free_gondolas_in_a_thread(tmp_path: Path) -> None:
    async with world(tmp_path, people=2, seed="game 2", threads=True) as w:
        t = await play(w, 2, sensible_policy, free_gondola=True)
        assert t.row.thread is not None
        assert t.row.post_channel == t.row.thread
        assert "The game is over." in texts(w.message(t.row.channel, t.row.lobby or 0))


async def test_a_game_for_four(tmp_path: Path) -> None:
    async with world(tmp_path, people=4, seed="game 11") as w:
        t = await play(w, 4, sensible_policy)
        assert t.result is not None
        first, second, third, fourth = t.result.ranks
        assert first == second != third == fourth
        sides = [{w.people[0].id, w.people[2].id}, {w.people[1].id, w.people[3].id}]
        assert sorted([{t.users[0], t.users[1]}, {t.users[2], t.users[3]}], key=min) == sorted(sides, key=min)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(30))
@pytest.mark.parametrize("players", GAME.seats)
async def test_many_games(tmp_path: Path, players: int, number: int) -> None:
    """Every third one with free gondolas, half of them in threads; every fifth one at random, which takes long."""
    async with world(tmp_path, people=players, seed=f"soak {players}/{number}", threads=number % 2 == 0) as w:
        policy = random_policy(number) if number % 5 == 4 else sensible_policy
        await play(w, players, policy, free_gondola=number % 3 == 0)


# From text alone


async def in_words(w: World, who: Any) -> str:
    """All pages of *In words*, by its button and the buttons of its pages."""
    t = await w.now()
    page = (await w.press(who, t.row.post, t.place, "words")).response
    said = [texts(page)]
    count = re.search(r"Page 1 of (\d+)", said[0])
    for _ in range(int(count[1]) - 1 if count else 0):
        following = next(c["custom_id"] for c in controls(page) if c["label"].startswith("Next"))
        page = (await w.click(who, page, following)).response
        said.append(texts(page))
    return "\n".join(said)


async def decide(w: World, who: Any) -> Reader:
    """One move by somebody who reads: labels are all they know of the controls."""
    words = await in_words(w, who)
    panel = await w.open_panel(who)
    reader = Reader(words, texts(panel))
    while (confirm := control(panel, "do")) is None:
        menu = control(panel, "pick")
        if menu is not None:
            values = {option["label"]: option["value"] for option in menu["options"]}
            chosen = reader.choose(texts(panel), list(values))
            panel = (await w.select(who, panel, menu["custom_id"], [values[label] for label in chosen])).response
        else:
            buttons = {c["label"]: c["custom_id"] for c in controls(panel) if ":pick:" in c["custom_id"]}
            (label,) = reader.choose(texts(panel), list(buttons))
            panel = (await w.click(who, panel, buttons[label])).response
        assert panel is not None
    assert "Please confirm:" in texts(panel)
    await w.click(who, panel, confirm["custom_id"])
    return reader


def named(cards: Offer | tuple[Card, ...]) -> Counter[str]:
    """Cards as a reader calls them."""
    numbers = cards.numbers if isinstance(cards, Offer) else ()
    held = cards.cards if isinstance(cards, Offer) else cards
    names = {**DISTRICT_NAMES, **{card: str(card) for card in Card if card not in DISTRICT_NAMES}}
    return Counter([*(names[card] for card in held), *(f"Number {number}" for number in numbers)])


def assert_understood(reader: Reader, t: Table) -> None:
    """Whatever the reader took from the texts is so, and nothing open was kept from them."""
    view, read = GAME.view(state_of(t), None), reader.words
    assert read.asked == view.turn == reader.me
    assert reader.hand == named(state_of(t).hands[reader.me])
    for seat, player in enumerate(read.players):
        assert (player.hand, player.sum) == (view.hand_sizes[seat], view.sums[seat])
        assert player.marks == named(view.marks[seat])
    assert (read.deck, read.numbers, read.discards) == (view.deck, view.numbers, named(view.discards))
    assert read.laid == (named(view.laid) if view.phase is Phase.DIVIDE else None)
    assert read.offers == tuple(named(offer) for offer in view.offers)
    open_vote = view.vote is not None and view.vote.district is not None
    assert read.totals == (view.vote.totals if view.vote and open_vote else ())
    assert read.gondolas == (tuple(len(spread.reinforcements) for spread in view.vote.spreads) if view.vote and open_vote else ())


async def test_a_game_from_text_alone(tmp_path: Path) -> None:
    async with world(tmp_path, people=2, seed="text 31") as w:
        await w.begin("canal-grande", 2)
        phases: Counter[Phase] = Counter()
        for _ in range(300):
            board = texts(await w.board())
            if "won." in board:
                break
            asked = int(found(r"\*\*[①②] <@(\d+)>\*\* — ", board)[1])
            before = await w.now()
            reader = await decide(w, next(p for p in w.people if p.id == asked))
            assert_understood(reader, before)
            assert (await w.now()).step == before.step + 1
            phases[state_of(before).phase] += 1
        t = await w.now()
        assert t.status == "finished"
        assert set(phases) == {Phase.DIVIDE, Phase.CHOOSE, Phase.OPEN, Phase.PLAY}
        assert phases[Phase.PLAY] > 5


# Giving up


async def resign(w: World, who: Any) -> str:
    """The command, the question, the answer."""
    asked = (await w.slash(who, "canal-grande resign")).response
    sure = control(asked, "resign")
    assert sure is not None
    return texts((await w.click(who, asked, sure["custom_id"])).response)


async def test_resigning_ends_a_game_of_two(tmp_path: Path) -> None:
    async with world(tmp_path, people=2) as w:
        await w.begin("canal-grande", 2)
        assert "You have resigned" in await resign(w, w.people[0])
        t = await w.now()
        assert t.status == "finished"
        assert t.result is not None
        winner = next(seat for seat, user in t.users.items() if user == w.people[1].id)
        assert t.result.ranks[winner] == 1
        assert t.result.ranks[1 - winner] == 2
        board = texts(await w.board())
        assert f"<@{w.people[1].id}> won." in board
        assert "The others gave up." in board


async def test_partners_resign_together(tmp_path: Path) -> None:
    async with world(tmp_path, people=4) as w:
        t = await w.begin("canal-grande", 4)
        ada, partner = w.people[0], w.people[2]
        asked = (await w.slash(ada, "canal-grande resign")).response
        assert "Your partner is asked" in texts(asked)
        for _ in range(2):
            assert "Your partner" in await resign(w, ada)
        assert (await w.now()).status == "playing"
        assert f"<@{ada.id}> would resign" in texts(await w.board())
        sent: list[Any] = [r.json for r in w.env.http_requests if r.method == "POST" and "your partner" in str(r.json)]
        assert [body["allowed_mentions"]["users"] for body in sent] == [[partner.id]]
        asked = (await w.slash(partner, "canal-grande resign")).response
        assert "If you agree, you both give up now" in texts(asked)
        assert "You have resigned" in await resign(w, partner)
        t = await w.now()
        assert t.status == "finished"
        assert t.result is not None
        assert {t.users[seat] for seat, rank in enumerate(t.result.ranks) if rank == 1} == {w.people[1].id, w.people[3].id}


async def test_people_choose_their_side(tmp_path: Path) -> None:
    async with world(tmp_path, people=4) as w:
        await w.open("canal-grande", players=4)
        ada, ben, cleo, dan = w.people
        await w.join(ben, 0)
        full = await w.join(cleo, 0)
        assert "That side is full" in str(full.response.content)
        await w.join(cleo, 1)
        await w.join(dan, 1)
        t = await w.now()
        assert t.status == "playing"
        assert {frozenset({t.users[0], t.users[1]}), frozenset({t.users[2], t.users[3]})} == {
            frozenset({ada.id, ben.id}),
            frozenset({cleo.id, dan.id}),
        }


async def test_a_split_survives_a_change_of_mind(tmp_path: Path) -> None:
    """Picked, seen, taken back, picked anew: nobody else notices before it is confirmed."""
    async with world(tmp_path, people=2) as w:
        t = await w.begin("canal-grande", 2)
        seat = state_of(t).divider
        who = w.person(t, seat)
        panel = await w.open_panel(who)
        menu = control(panel, "pick")
        assert menu is not None
        values = [option["value"] for option in menu["options"]]
        panel = (await w.select(who, panel, menu["custom_id"], values[:3])).response
        assert "Offer A" in texts(panel)
        back = control(panel, "back")
        assert back is not None
        panel = (await w.click(who, panel, back["custom_id"])).response
        menu = control(panel, "pick")
        assert menu is not None
        panel = (await w.select(who, panel, menu["custom_id"], values[3:])).response
        assert (await w.now()).step == 0
        assert "to be divided" in texts(await w.board()).lower()
        done = control(panel, "do")
        assert done is not None
        said = ids.read(done["custom_id"])
        assert isinstance(said, ids.TableId)
        await w.click(who, panel, done["custom_id"])
        first, second = state_of(await w.now()).offers
        assert first.size == len(values) - 3
        assert second.size == 3
