### Commissioner Victor

## Names

victor-name = Commissioner Victor
victor-about = lay suspects on a shared field so that the evidence is against the one you keep. For two to four.
victor-row = row { $name }
victor-column = column { $name }
victor-at = { $name } ({ $cell })
victor-at-cell = { $cell } { $name }
victor-both-on = { $place }, both on the same tile

## In pictures: short, they have little room

victor-heading-turn = Turn { $number } of 24
victor-heading-over = The field is full
victor-points = { $n ->
    [one] point
   *[other] points
}
victor-now = now { $n }

## What whoever is asked is to do, as everybody may read it

victor-task-place = Place a suspect; before or after it you may move one.
victor-task-counters = Place your counters.
victor-task-end = End your turn, or move a suspect first.
victor-task-over = The field is full.

## The position in words

victor-words-turn = Turn { $number } of 24: { $player }.
victor-words-over = The field is full, the match is over.
victor-words-placed = { $player } placed { $name } on { $cell }.
victor-words-both = { $player } placed { $name } on { $cell } and moved it to { $target }.
victor-words-moved = { $player } moved { $name } from { $origin } to { $target }.
victor-words-frame = { $n ->
    [one] One tile lies there
   *[other] { $n } tiles lie there
}. Columns from the left: { $columns }; rows from the top: { $rows }.
victor-words-field = The field
victor-words-row = **{ $row }**: { $tiles }.
victor-guarded = { $tile }, with { $counters }
victor-counters-of = { $n ->
    [one] a counter
   *[other] { $n } counters
} of { $player }
victor-words-lines = Three or more alike in a line
victor-words-line = { $line }: { $features }.
victor-times = { $n } { $feature }
victor-words-no-lines = None yet.
victor-words-spots = A tile may be placed on: { $cells }.
victor-words-free = Tiles that may be moved: { $cells }.
victor-words-none-free = No tile may be moved.
victor-words-players = The players
victor-words-player = { $player }: { $hand ->
    [one] { $hand } tile
   *[other] { $hand } tiles
} in hand.
victor-words-counters = { $n ->
    [one] Counter
   *[other] Counters
} on { $cells }.
victor-words-holder = Has a Commissioner Victor tile; counters stay on { $cells }.
victor-words-supply = { $n ->
    [one] One counter
   *[other] { $n } counters
} to place.
victor-words-stack = { $n ->
    [0] The stack is empty.
    [one] One tile is left in the stack, a Commissioner Victor tile.
   *[other] { $n } tiles are left in the stack; the last { $victors } of them are Commissioner Victor tiles.
} { $aside } suspects were set aside unseen.
victor-words-points = The points
victor-words-score = { $player }: { $name }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
victor-words-reckoning = { $player } kept { $suspect }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $why }.
victor-why = {" "}— { $reasons }
victor-why-line = { $line }: { $n } { $feature } (+{ $points })
victor-why-innocent = counter on the innocent { $cell } (+{ $points })

victor-hand = Your tiles, and what each would score if it were your prime suspect and the match ended now:
victor-hand-over = Your prime suspect:
victor-held = { $suspect }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $why }

## Questions

victor-ask-turn = Which suspect do you place? The last one you keep is your prime suspect.{ $move ->
    [True] {" "}You may also move a tile first.
   *[other] {""}
}
victor-ask-place = Where do you place { $name }?
victor-ask-move_from = Which tile do you move?
victor-ask-move_to = Where do you move { $name } from { $cell }?
victor-ask-finish-counters = Now put down your counters{ $move ->
    [True] , or move a tile first.
   *[other] .
}
victor-ask-finish-end = End your turn{ $move ->
    [True] , or move a tile first.
   *[other] .
}
victor-ask-counters = { $n ->
    [one] On which tile do you put your counter? Nobody can move it there.
   *[other] On which tiles do you put your two counters? Nobody can move them there. Choose two tiles, or one for both counters.
}
victor-done-placed = You place { $name } on { $cell }.
victor-done-both = You place { $name } on { $cell } and move it to { $target }.
victor-done-moved = You move { $name } from { $origin } to { $target }.

## Options

victor-option-place = Place { $name }
victor-option-move = Move a tile
victor-option-counters = Put down counters
victor-option-end = End the turn
victor-beside = beside { $tiles }

## Previews

victor-will-counters = You put { $n ->
    [one] your counter
   *[other] your counters
} on { $places }.
victor-will-draw = { $n ->
    [0] The stack is empty, so you draw nothing.
   *[other] Then you draw a tile.
}
victor-will-end = You end your turn.
victor-will-fill = You place { $name } on { $cell }. That fills the field: the match ends, and { $kept } is your prime suspect.

## What happened

victor-tell-tile_placed = { $player } places { $suspect } on { $cell }.
victor-tell-tile_moved = { $player } moves { $name } from { $origin } to { $target }.
victor-tell-counters_placed = { $player } puts { $n ->
    [one] a counter
   *[other] counters
} on { $places }.
victor-tell-suspect_drawn = You drew { $suspect }.
victor-tell-victor_drawn = { $player } draws a Commissioner Victor tile: their counters now stay where they are.
victor-tell-suspect_shown = { $player } shows the prime suspect: { $suspect }.
victor-tell-line_scored = { $player }: { $count } { $feature } in { $line } — { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
victor-tell-innocent_scored = { $player } protected the innocent { $name } ({ $cell }) — { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
victor-ending = The field is full. Prime suspects: { $suspects }.
victor-ending-suspect = { $name } of { $player }

victor-rules =
    {""}**The aim.** You lay suspects on a field of five by five tiles that everybody shares. The one suspect you keep to the end is your prime suspect: you score for lines in which their features are found again and again.
    {""}
    {""}**The suspects.** Each of the 32 tiles has one feature of each kind. Hair: sleek, playboy, curly or matchstick. Eyes: shaggy, eagle eye, hypnotizer or scientist (the glasses). Facial hair: sheriff, lumberjack, smooth or macho. Every feature is on eight tiles, every pair of features on two; no two suspects are alike. In the pictures the ground goes with the eyes and the clothes with the facial hair, and a letter names each feature, from top to bottom: hair S, P, C or M as above; eyes S, E, H or G (glasses); facial hair S, L, O (smooth) or M.
    {""}
    {""}**Setting up.** With two, three or four players 5, 4 or 3 tiles are set aside unseen. One tile lies on the field, everybody has three in hand. At the bottom of the stack lies one Commissioner Victor tile for each player. Two players have two innocence counters each; with more players everybody has one. Who begins is drawn.
    {""}
    {""}**Your turn.**
    1. Your counters come back to you (this happens by itself).
    2. Place one of your tiles beside a tile of the field: above, below, left or right of it.
    3. Before or after placing you may move one tile of the field to another place beside a tile. The tile you have just placed may be moved too.
    4. Put all your counters on tiles of your choice, also on tiles with other counters; two counters may share a tile. A tile with a counter cannot be moved by anyone.
    5. You draw a tile (this happens by itself).
    Until you confirm your turn you can take back every step of it.
    {""}
    {""}**The square.** After each placement and each move the whole field fits into a square of five by five. Only the field as it then lies counts, so it may still shift while it is small. Columns have letters and rows have numbers that stay the same all the time; beyond column i comes a again, and beyond row 9 comes 1.
    {""}
    {""}**A tile cannot be moved** when a counter lies on it, when it has neighbours on all four sides, when the field would fall into two parts (it may move to where it joins them again), when it is the only tile, or when the field is full.
    {""}
    {""}**Commissioner Victor.** Near the end everybody draws a Commissioner Victor tile. It lies in front of you, and from then on your counters stay where they are: you neither take nor place them. When the stack is empty nothing is drawn.
    {""}
    {""}**The end.** The match ends at once with the 25th tile, after 24 turns. Everybody has exactly one tile left: the prime suspect.
    {""}
    {""}**Points.** For each row and each column, and each of the three features of your prime suspect: three tiles with it in the line are 1 point, four are 3 points, five are 5 points. They need not touch. Each of your counters on a tile that shares no feature with your prime suspect is 1 point: you protected an innocent. Most points win; equal points share the win.
    {""}
    The rulebook does not print a list of the 32 tiles: which combinations exist, and most of the names, are ours.
