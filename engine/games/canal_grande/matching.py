"""Which cards can be in which places: a bipartite matching that covers what must be covered."""

from __future__ import annotations

from collections.abc import Callable, Sequence


def matched(left: int, right: int, fits: Callable[[int, int], bool], needed: Sequence[int]) -> dict[int, int] | None:
    """A partner on the left, range(left), for some on the right, range(right): nobody on the left and none of `needed` goes without.

    None when there is no way. Earlier partners on the right are preferred. Augmenting from the needed ones first, then from the left,
    never uncovers what is covered (Mendelsohn and Dulmage).
    """
    of_right: dict[int, int] = {}
    of_left: dict[int, int] = {}

    def pair(a: int, b: int) -> bool:
        of_left[a] = b
        of_right[b] = a
        return True

    def left_found(b: int, tried: set[int]) -> bool:
        for a in range(left):
            if a not in tried and fits(a, b):
                tried.add(a)
                if a not in of_left or left_found(of_left[a], tried):
                    return pair(a, b)
        return False

    def right_found(a: int, tried: set[int]) -> bool:
        for b in range(right):
            if b not in of_right and fits(a, b):
                return pair(a, b)
        for b in range(right):
            if b not in tried and fits(a, b):
                tried.add(b)
                if right_found(of_right[b], tried):
                    return pair(a, b)
        return False

    if not all(left_found(b, set()) for b in needed):
        return None
    return of_right if all(a in of_left or right_found(a, set()) for a in range(left)) else None
