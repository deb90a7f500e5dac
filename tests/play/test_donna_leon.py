"""Whole games of Donna Leon by clicks alone, by sensible players: random ones wander for hundreds of turns."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from db import codec
from db import tables as rows
from engine.games.donna_leon import GAME, Card, Exchange, Figure, Phase, State
from engine.games.donna_leon.components import CARD_COUNT
from host.table import Table
from tests.engine.donna_leon.positions import holding, informants, innocent, investigating, living
from tests.play.table import World, control, sensible_policy, texts, world
from texts import Say


async def play(w: World, seats: int, **options: bool) -> Table:
    """Open a table, seat everybody, play to the end."""
    await w.begin("donna-leon", seats, **options)
    return await w.play_to_the_end(sensible_policy)


def state_of(t: Table) -> State:
    assert isinstance(t.state, State)
    return t.state


async def assert_played(w: World, t: Table) -> None:
    assert t.status == "finished"
    assert t.result == GAME.result(state_of(t))
    assert state_of(t).phase is Phase.OVER
    board = texts(await w.board())
    assert "is caught" in board
    assert "arrests the murderer" in board


@pytest.mark.parametrize(("seats", "options", "number"), [(2, {}, 192), (3, {"notebook": False}, 157), (4, {"opening_peek": False}, 224)])
async def test_a_whole_game(tmp_path: Path, seats: int, options: dict[str, bool], number: int) -> None:
    """The numbers are those of short games: fifteen to nineteen turns."""
    async with world(tmp_path, people=seats, seed=f"donna {seats} {number}", settle=60) as w:
        t = await play(w, seats, **options)
        await assert_played(w, t)
        assert state_of(t).turns < 25


async def test_a_person_met_is_named_in_the_own_panel_alone(tmp_path: Path) -> None:
    """The opening looks, a die, a step: the mover reads whom they met, everybody else where."""
    async with world(tmp_path, people=2, seed="a person met", settle=60) as w:
        t = await w.begin("donna-leon", 2)
        for seat, path in ((1, ("ghetto", "lido", "zattere")), (0, ("frari", "arsenale", "giardini"))):
            panel = await w.play(seat, path)
            assert f"In Lido you see the {name_at(t, 'lido')}" in texts(panel) or seat == 0
            assert ("Everybody has looked" in texts(await w.board())) == (seat == 0)
        t = await w.now()
        (seat,) = t.to_act
        panel = await w.play(seat, (f"paola-{state_of(t).dice[3]}",))
        t = await w.now()
        panel = await w.play(seat, ("santa_lucia",), panel)
        t = await w.now()
        name = name_at(t, "santa_lucia")
        assert f"In Santa Lucia you see the {name}" in texts(panel)
        assert f"Met in Santa Lucia: **{name}" in texts(panel)
        board = texts(await w.board())
        assert "Paola goes to Santa Lucia and meets a yellow person." in board
        assert name not in board.split("Dice")[0].split("Paola goes to")[-1]
        other = await w.open_panel(w.person(t, 1 - seat), "hand")
        assert f"Santa Lucia: **{name}" not in texts(other)
        assert control(other, "pick") is None


async def test_an_exchange_takes_any_number_of_further_cards_and_none_too(tmp_path: Path) -> None:
    """Exchange (Vianello): discard it and any number of further cards."""
    async with world(tmp_path, people=2, seed="exchange", settle=60) as w:
        t = await w.begin("donna-leon", 2, opening_peek=False)
        (seat,) = t.to_act
        others = [card for card, count in CARD_COUNT.items() if card is not Card.VIANELLO_EXCHANGE for _ in range(count)]
        for further in (0, 1, 2, 4, 5, 26):
            for discarded in sorted({0, min(1, further)}):
                cards = [Card.VIANELLO_EXCHANGE, *others[:further]]
                state = holding(investigating(state_of(t), Figure.VIANELLO, "santa_lucia", points=0, seat=seat), seat, *cards)
                async with w.bot.database.write() as c:
                    await rows.note(c, t.id, state=codec.dump(GAME.state_type, state))
                moves = (move for move in GAME.legal_moves(state, seat) if isinstance(move, Exchange))
                await w.play(seat, GAME.path(next(move for move in moves if len(move.cards) == discarded)))
                played = state_of(await w.now())
                assert len(played.hands[seat]) == len(cards), (further, discarded)
                assert len(played.played) == 1 + discarded, (further, discarded)
        w.check()


async def logged(w: World, seat: int) -> str:
    """The log as a seat reads it."""
    t = await w.now()
    return texts((await w.slash(w.person(t, seat), "donna-leon log", table=t.id)).response)


@pytest.mark.parametrize("notebook", [True, False])
async def test_without_the_notebook_the_log_forgets_too(tmp_path: Path, notebook: bool) -> None:
    """Whom somebody saw stands in their log, locked for everybody else; without the notebook only until their next move."""
    async with world(tmp_path, people=2, seed="a person met", settle=60) as w:
        await w.begin("donna-leon", 2, notebook=notebook)
        for seat in (1, 0):
            await w.play(seat, ("ghetto", "lido", "zattere"))
        t = await w.now()
        (seat,) = t.to_act
        seen = f"In Lido you see the {name_at(t, 'lido')}"
        assert seen in await logged(w, seat)
        panel = await w.play(seat, (f"paola-{state_of(t).dice[3]}",))
        panel = await w.play(seat, ("santa_lucia",), panel)
        now = f"In Santa Lucia you see the {name_at(t, 'santa_lucia')}"
        assert now in texts(panel)
        assert now in await logged(w, seat)
        assert (seen in await logged(w, seat)) == notebook
        assert seen in await logged(w, 1 - seat)


def name_at(t: Table, place: str) -> str:
    """Who lies there, as texts call them."""
    return Say("en")(f"donna-leon-person-{state_of(t).person_at(place)}")


async def public_output(
    folder: Path, hidden: Callable[[State], State], *paths: tuple[str, ...], figure: Figure = Figure.PATTA, alone: bool = False
) -> list[Any]:
    """All that everybody gets to see while whoever is asked plays these moves from Santa Lucia with a figure, two points left and the nun
    an informant, whether or not the only one of her row: every request for a message of the channel with its body, every other
    request by its kind, and the pictures, byte by byte."""
    async with world(folder, people=2, seed="alike", settle=60) as w:
        t = await w.begin("donna-leon", 2, opening_peek=False)
        (seat,) = t.to_act
        state = investigating(state_of(t), figure, "santa_lucia", points=2, seat=seat)
        others = (None, None) if alone else ("judge", "baker")
        state = hidden(living(informants(holding(state, seat, Card.ANY_MEETING), 0, "nun", *others), ghetto="nun"))
        async with w.bot.database.write() as c:
            await rows.note(c, t.id, state=codec.dump(GAME.state_type, state))
        panel, pictures = await w.open_panel(w.person(t, seat)), list[bytes]()
        for path in paths:
            panel = await w.play(seat, path, panel)
            pictures += [await attached.read() for attached in (await w.board()).attachments]
        seen = [
            (r.method, r.path, r.json) if r.path.startswith("/channels") else (r.method, r.path.split("/")[1]) for r in w.env.http_requests
        ]
        return [*seen, *pictures]


def with_the_nun_in(place: str, card: Card) -> Callable[[State], State]:
    """The nun is wanted as an informant and the priest is not; the active player holds one card of Patta's or another."""

    def hidden(state: State) -> State:
        state = innocent(holding(state, state.active, card), "priest")
        return living(living(state, murano="priest"), **{place: "nun"})

    return hidden


@pytest.mark.parametrize("last", [("santa_lucia",), ("play", "any_meeting", "casa_brunetti")])
async def test_the_public_gets_the_same_bytes_whoever_was_met_and_whatever_is_held(
    tmp_path_factory: pytest.TempPathFactory, last: tuple[str, ...]
) -> None:
    """R6: the person left in the Ghetto was wanted or not; the player could have summoned them or not."""
    paths = (("ghetto",), last)
    if last[0] == "play":
        variants = [with_the_nun_in(place, Card.ANY_MEETING) for place in ("ghetto", "murano")]
    else:
        cards = (Card.PATTA_SUMMONS, Card.PAOLA_TIRELESS)
        variants = [with_the_nun_in(place, card) for place in ("ghetto", "murano") for card in cards]
    outputs = [await public_output(tmp_path_factory.mktemp("alike"), hidden, *paths) for hidden in variants]
    assert all(output == outputs[0] for output in outputs)
    assert sum(isinstance(item, bytes) for item in outputs[0]) == 2


async def test_the_public_gets_the_same_bytes_at_paolas_stop_whether_tireless_is_held_or_not(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """R7: the nun was the last of her row, so that everybody sees Paola stop before the turn is ended."""
    variants = [with_the_nun_in("ghetto", card) for card in (Card.PAOLA_TIRELESS, Card.PATTA_SUMMONS)]
    paths = (("ghetto",), ("take",), ("end_turn",))
    one, other = [
        await public_output(tmp_path_factory.mktemp("stop"), hidden, *paths, figure=Figure.PAOLA, alone=True) for hidden in variants
    ]
    assert one == other
    assert sum(isinstance(item, bytes) for item in one) == 3
    assert any("Paola must stop" in str(item) for item in one)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize("seats", GAME.seats)
async def test_many_whole_games(tmp_path: Path, seats: int, number: int) -> None:
    async with world(tmp_path, people=seats, seed=f"donna soak {seats} {number}", settle=60) as w:
        await assert_played(w, await play(w, seats, notebook=number % 2 == 0))
