"""Somebody who plays Canal Grande for two by what they read, and nothing else: English words and labels, as the bot writes them.

They know the rules and these words; what they cannot find in a text, they do not know.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

DISTRICTS = ("Cannaregio", "Santa Croce", "San Polo", "Dorsoduro", "San Marco", "Castello")
FIGURES = ("gondola", "traitor", "spy", "doge")
MARKS = "①②"


def found(pattern: str, text: str) -> re.Match[str]:
    """What a reader looks for; without it they could not go on."""
    match = re.search(pattern, text)
    assert match is not None, f"nowhere is it said ({pattern}):\n{text}"
    return match


def things(listed: str) -> Counter[str]:
    """Cards named in a list: "San Marco, 2 Castello, a doge, numbers 1 + 3"."""
    counts: Counter[str] = Counter()
    for item in filter(None, re.split(r", | and ", listed)):
        if item == "none":
            continue
        if numbers := re.fullmatch(r"numbers? ([\d +]+)", item):
            counts.update(f"Number {value}" for value in numbers[1].split(" + "))
            continue
        count, _, name = item.partition(" ") if re.match(r"(\d+|an?) ", item) else ("1", "", item)
        name = {"spies": "spy"}.get(name, name.removesuffix("s") if name.removesuffix("s") in FIGURES else name)
        assert name in (*DISTRICTS, *FIGURES), f"what is {item!r} in {listed!r}?"
        counts[name] += int(count) if count.isdecimal() else 1
    return counts


@dataclass(frozen=True)
class Player:
    """What is said of one player."""

    hand: int
    marks: Counter[str]
    sum: int


@dataclass(frozen=True)
class Words:
    """What *In words* says."""

    asked: int
    players: tuple[Player, Player]
    deck: int
    discards: Counter[str]
    numbers: int
    laid: Counter[str] | None
    offers: tuple[Counter[str], ...]
    totals: tuple[int, ...]
    gondolas: tuple[int, ...]

    @classmethod
    def read(cls, text: str) -> Words:
        laid = re.search(r"To be divided: (.+?)\.", text)
        offers = re.findall(r"Offer [AB]: (.+)\.", text) or re.findall(r"gets the other offer: (.+)\.", text)
        spreads = re.findall(r"[①②] <@\d+> has on the table: .+?Total (\d+)(?:; (\d+) gondolas?, which do(?:es)? not count)?\.", text)
        return cls(
            asked=MARKS.index(found(r"\*\*([①②]) <@\d+>\*\* — ", text)[1]),
            players=(_player(text, 0), _player(text, 1)),
            deck=int(found(r"Action cards in the deck: (\d+)\.", text)[1]),
            discards=things(found(r"Discards \(\d+\): (.+)\.", text)[1]),
            numbers=int(found(r"Number cards in the pile: (\d+)\.", text)[1]),
            laid=things(laid[1]) if laid else None,
            offers=tuple(map(things, offers)),
            totals=tuple(int(total) for total, _ in spreads),
            gondolas=tuple(int(count or 0) for _, count in spreads),
        )


def _player(text: str, seat: int) -> Player:
    said = found(rf"{MARKS[seat]} <@\d+>: (\d+) cards? in hand\. (.+)", text)
    marks = re.search(r"\d+ marks?: (.+?) \(", said[2])
    total = re.search(r"= (\d+) of 10\.", said[2])
    assert marks or "No marks yet." in said[2]
    assert total or "No number cards in front: 0 of 10." in said[2]
    return Player(int(said[1]), things(marks[1]) if marks else Counter(), int(total[1]) if total else 0)


def hand_of(panel: str) -> Counter[str]:
    """What a panel says the hand holds."""
    if "Your hand is empty." in panel:
        return Counter()
    said = found(r"Your hand, (\d+) cards?: (.+?)\.", panel)
    hand = things(said[2])
    assert hand.total() == int(said[1])
    return hand


class Reader:
    """Chooses among the labels of a panel, after reading it and *In words*."""

    def __init__(self, words: str, panel: str) -> None:
        self.words = Words.read(words)
        self.me = MARKS.index(found(r"you are ([①②])", panel)[1])
        self.hand = hand_of(panel)
        self.mine, self.theirs = self.words.players[self.me], self.words.players[1 - self.me]

    def choose(self, panel: str, labels: Sequence[str]) -> list[str]:
        """The labels to pick at this level."""
        if "What goes into offer A?" in panel:
            return self._divide(labels)
        if labels[0].startswith("Take A:"):
            return [max(labels, key=lambda label: self._worth(things(label.partition(": ")[2])))]
        if "Which district do you name?" in panel:
            return [max(labels, key=self._stand)]
        if "do you open the vote?" in panel:
            return [self._bring(labels, 2)]
        if "Anything more?" in panel or "Which reinforcement do you bring?" in panel:
            return [self._more(labels)]
        assert "and you hold nothing to go above that." in panel or "decline. How many cards of" in panel, panel
        return [self._answer(found(r"Vote on ([\w ]+):", panel)[1], labels)]

    def _one(self, card: str) -> float:
        """About what a card is worth: an ordinary district is worth 1."""
        if card in DISTRICTS:
            return 1 + 0.3 * (not self.mine.marks[card]) + 0.1 * self.hand[card]
        if card == "doge":
            return 0.3 + 0.4 * sum(self.hand[district] for district in DISTRICTS)
        if card == "traitor":
            return 1.5 if self.theirs.hand else 0
        return {"gondola": 0.8, "spy": 1.9}.get(card, -0.1)

    def _worth(self, cards: Counter[str]) -> float:
        return sum(self._one(card) * count for card, count in cards.items())

    def _divide(self, labels: Sequence[str]) -> list[str]:
        """Two offers worth about the same, the first one given out."""
        names = {label: label.partition(" (no.")[0] for label in labels}
        kinds = {label: name if name in DISTRICTS or name.startswith("Number") else name.lower() for label, name in names.items()}
        assert Counter(kinds.values()) == self.words.laid
        piles: tuple[list[str], list[str]] = ([], [])
        for label in sorted(labels, key=lambda label: -self._one(kinds[label])):
            min(piles, key=lambda pile: (sum(self._one(kinds[other]) for other in pile), len(pile))).append(label)
        return piles[0] if piles[1] else piles[0][:1]

    def _stand(self, label: str) -> tuple[float, str]:
        """How good a district is to vote on: cards held there, marks that it would complete."""
        name, held = found(r"^(.+): you hold (\d+)$", label).groups()
        assert self.hand[name] == int(held)
        return int(held) + 2 * (not self.mine.marks[name]) + 9 * (self.mine.marks[name] == 3), name

    @staticmethod
    def _total(label: str) -> int:
        return int(found(r"→ (\d+) on the table", label)[1])

    def _bring(self, labels: Iterable[str], about: int) -> str:
        return min(labels, key=lambda label: abs(self._total(label) - about))

    def _more(self, labels: Sequence[str]) -> str:
        enough = [label for label in labels if "not yet" not in label]
        ends = [label for label in enough if label.startswith(("Enough", "No reinforcements"))]
        return (ends or sorted(enough, key=self._total) or [max(labels, key=self._total)])[0]

    def _answer(self, district: str, labels: Sequence[str]) -> str:
        """The cheapest answer that is enough, where the mark is worth it: to complete, to have, or to deny."""
        decline, *plays = labels
        assert decline in ("Decline: they win this vote", "Decline: they win this vote and the match")
        wanted = not self.mine.marks[district] or self.mine.marks[district] == 3 or len(self.theirs.marks) >= 4
        plays = [label for label in plays if "→" in label]
        enough = [label for label in plays if "more than their" in label and "not yet" not in label]
        if not wanted or not plays:
            return decline
        return min(enough, key=self._total) if enough else max(plays, key=self._total)
