"""Custom ids: `t:<table>:<question>:<verb>[:<choice>]`, at most 100 characters. The seat comes from the user, never from the id.

`<question>` is "0" where no question is meant, else `<decision>.<mark>`: the step at which the question was asked and the draft that the
control was drawn for. Pages of long texts are `p:<what>:<of>:<page>`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from host.errors import Refusal
from host.play import Panel

TABLE = re.compile(r"t:([0-9]{1,12}):(0|([0-9]{1,9})\.([0-9a-f]{5})):([a-z]{1,12})(?::([a-z0-9_.+-]{1,60}))?")
NUMBER = re.compile(r"[0-9]{1,4}")
ASKING = frozenset({"pick", "gather", "gathered", "page", "back", "restart", "do"})
"""The verbs of a panel: their controls belong to a question, all others to none."""
PAGE = re.compile(r"p:([a-z]{1,12}):([a-z0-9_]{1,32}):([0-9]{1,4})")


@dataclass(frozen=True, slots=True)
class TableId:
    """A control of a table. `decision` and `mark` are None for controls that belong to no question."""

    table: int
    verb: str
    decision: int | None = None
    mark: str | None = None
    choice: str | None = None

    def __str__(self) -> str:
        question = "0" if self.decision is None else f"{self.decision}.{self.mark}"
        return f"t:{self.table}:{question}:{self.verb}" + ("" if self.choice is None else f":{self.choice}")

    def question(self) -> tuple[int, str]:
        """(decision, mark). Raises Refusal when the id names no question."""
        if self.decision is None or self.mark is None:
            raise Refusal("refusal-unknown-control")
        return self.decision, self.mark


@dataclass(frozen=True, slots=True)
class PageId:
    """A page (0-based) of a long text: `what` it is, and of which table, game or person."""

    what: str
    of: str
    page: int

    def __str__(self) -> str:
        return f"p:{self.what}:{self.of}:{self.page}"


def for_table(table: int, verb: str, choice: str | int | None = None) -> str:
    """The id of a control that belongs to no question."""
    return str(TableId(table, verb, choice=None if choice is None else str(choice)))


def for_panel(panel: Panel, verb: str, choice: str | int | None = None) -> str:
    """The id of a control of this panel's question."""
    return str(TableId(panel.table.id, verb, panel.decision, panel.draft.mark, None if choice is None else str(choice)))


def read(custom_id: str) -> TableId | PageId | None:
    """What this id says; None for an id that is none of ours, letter by letter."""
    said: TableId | PageId | None = None
    if found := TABLE.fullmatch(custom_id):
        table, _, decision, mark, verb, choice = found.groups()
        said = TableId(int(table), verb, None if decision is None else int(decision), mark, choice)
    elif found := PAGE.fullmatch(custom_id):
        said = PageId(found[1], found[2], int(found[3]))
    return said if str(said) == custom_id else None


def fits(said: TableId, values: Sequence[str] | None) -> bool:
    """Whether there are controls of this verb with such a question, choice and values. `values`: of a select; None for a button."""
    if (said.decision is not None) != (said.verb in ASKING):
        return False
    button, number = values is None, said.choice is not None and NUMBER.fullmatch(said.choice) is not None
    match said.verb:
        case "pick":
            return button == (said.choice is not None)
        case "gather":
            return number and not button
        case "page":
            return number and button
        case "join":
            return (number or said.choice is None) and button
        case _:
            return said.choice is None and button
