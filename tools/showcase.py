"""Draw the README's picture anew after the drawing changed: `.venv/bin/python -m tools.showcase` writes docs/board.png.

A random match of Canal Grande, at the first moment when a well-filled board waits for a choice between two offers.
"""

from __future__ import annotations

from pathlib import Path

from draw.canal_grande import board
from engine.games.canal_grande import GAME
from engine.games.canal_grande.model import Phase
from texts import Say
from tools.bench import random_match

PICTURE = Path(__file__).parent.parent / "docs" / "board.png"


def main() -> None:
    for number in range(1000):
        for state in random_match(GAME, 2, number):
            view = GAME.view(state, None)
            filled = all(len(marks) >= 4 for marks in view.marks) and all(view.sums)
            rich = all(len(offer.cards) >= 2 and offer.numbers for offer in view.offers)
            if view.phase is Phase.CHOOSE and filled and rich:
                PICTURE.parent.mkdir(exist_ok=True)
                PICTURE.write_bytes(board(view, Say()))
                return
    raise SystemExit("no match came to such a position")


if __name__ == "__main__":
    main()
