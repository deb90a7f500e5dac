"""Players that are not people: one module a game, `choose(guess, seat, chance)`."""
