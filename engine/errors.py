"""What a move can be refused for. A refused move changes nothing."""


class Refused(Exception):  # noqa: N818 - a refusal is an answer, not a fault
    """A move was refused; the state is as it was."""


class NotYourTurn(Refused):
    """This seat has no open question."""


class IllegalMove(Refused):
    """The move is not among this seat's legal moves."""
