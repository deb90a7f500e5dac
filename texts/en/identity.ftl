### Identity

## Names

identity-name = Identity
identity-about = find out who the other one's informer is, by asking about suspects. For two.
identity-options = The match goes to { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
identity-informer-of = { $name } for { $player }
identity-score = { $first } : { $second }
identity-answer = { $suspect } → { $n }

## In pictures: short, they have little room

identity-informer = informer
identity-heading-turn = Game { $game }, turn { $turn }
identity-heading-informers = Game { $game }: choose informers
identity-heading-last-chance = Game { $game }: last chance
identity-heading-over = The match is over
identity-game = Game { $n }
identity-left = { $possible ->
    [one] One suspect left
   *[other] { $possible } suspects left
}; { $fitting } of 64 combinations fit
identity-told-right_guess = named the informer
identity-told-wrong_guess = won by a wrong guess of the other
identity-told-last_chance_missed = named the informer, the other passed
identity-told-last_chance_wrong = named the informer, the other did not
identity-told-both_right = Both named the informer: a draw
identity-told-nothing_left = Nothing left to ask: a draw

## What whoever is asked is to do, as everybody may read it

identity-task-informer = Choose one of your five suspects as your informer.
identity-task-discard = Discard one of the three tiles in front of you, then ask about another.
identity-task-ask = Ask about a suspect.
identity-task-guess = Name the other's informer, or pass.
identity-task-over = The match is over.
identity-task-discard-last-chance = Your last chance: discard a tile, ask about another, and name the informer.
identity-task-ask-last-chance = Your last chance: ask about a suspect, then name the informer.
identity-task-guess-last-chance = Your last chance: name the informer.

## The position in words

identity-words-turn = Game { $game }, turn { $turn }: { $player }.
identity-words-last-chance = Game { $game }: the starter has named the informer, { $player } has one last chance for a draw.
identity-words-informers = Game { $game }: both choose an informer. { $starter } will begin.
identity-words-over = The match is over.
identity-words-points = Points: { $first } : { $second }. The match goes to { $n }.
identity-words-drawn = Drawn games in a row: { $n }; three end the match.
identity-words-player = { $player }: { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} in hand, { $asked ->
    [one] { $asked } question
   *[other] { $asked } questions
} asked.
identity-words-starter = { $player }, the starter: { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} in hand, { $asked ->
    [one] { $asked } question
   *[other] { $asked } questions
} asked.
identity-words-front = In front, with the number of features the other's informer shares: { $tiles }.
identity-words-discarded = Discarded: { $tiles }.
identity-words-known = The informer: { $suspect }.
identity-words-not-chosen = No informer chosen yet.
identity-words-left = The informer is secret. By the answers { $fitting } of 64 combinations fit, and { $possible ->
    [one] { $possible } suspect
   *[other] { $possible } suspects
} not seen elsewhere.
identity-words-stack = { $n ->
    [0] The stack is empty.
    [one] One tile is left in the stack.
   *[other] { $n } tiles are left in the stack.
}
identity-words-idle = { $player } has passed with nothing left to ask: if { $other } does so too, this game is a draw.
identity-words-games = The games so far
identity-words-game-right_guess = Game { $game }: { $winner } named the informer. Informers: { $informers }.
identity-words-game-wrong_guess = Game { $game }: { $loser } named a wrong informer, { $winner } won. Informers: { $informers }.
identity-words-game-last_chance_missed = Game { $game }: { $winner } named the informer, { $loser } passed the last chance. Informers: { $informers }.
identity-words-game-last_chance_wrong = Game { $game }: { $winner } named the informer, { $loser } named a wrong one. Informers: { $informers }.
identity-words-game-both_right = Game { $game }: both named the informer, a draw. Informers: { $informers }.
identity-words-game-nothing_left = Game { $game }: there was nothing left to ask, a draw. Informers: { $informers }.

identity-held-informer = Your informer: { $suspect }.
identity-held = Your hand: { $tiles }.
identity-held-left = The other's informer may be: { $suspects }.

## Questions

identity-ask-informer = Which suspect is your informer? The other four are your first questions.
identity-ask-informer-again = Would you rather have another informer? If not, there is nothing to do.
identity-ask-discard = Three tiles lie in front of you. Which one goes, to make room for your next question? Its answer stays known.
identity-ask-ask = Which suspect do you ask about? You learn how many of the three features the other's informer has as well.
identity-ask-ask-last-chance = The other one has named your informer. This is your last turn: which suspect do you ask about first?
identity-answered = { $name }: the informer shares { $n ->
    [0] no feature
    [one] one feature
   *[other] { $n } features
}.
identity-ask-guess = { $n ->
    [one] One suspect is left.
   *[other] { $n } suspects are left.
} Do you name the informer? If you are wrong, you lose this game.
identity-ask-guess-last-chance = { $n ->
    [one] One suspect is left.
   *[other] { $n } suspects are left.
} Name the informer now: passing loses this game.
identity-ask-hair = Which hair does the informer have?
identity-ask-eyes = The informer: { $chosen }. Which eyes?
identity-ask-facial_hair = The informer: { $chosen }. Which facial hair?

## Options

identity-option-informer = { $name }
identity-option-discard = { $name }
identity-option-ask = { $name }
identity-option-pass = Pass
identity-option-guess = Name the informer
identity-option-feature = { $feature } ({ $n } left)

## Previews

identity-will-informer = { $suspect } is your informer in this game.
identity-will-ask = You ask about { $suspect }. The answer comes at once.
identity-will-guess = You say that the informer is: { $features }.
identity-will-guess-impossible = But that cannot be, by what you know.
identity-will-guess-risk = If it is wrong, you lose this game at once.
identity-will-guess-last-chance = If it is right, this game is drawn; if not, it is lost.
identity-will-pass = You guess nothing{ $n ->
    [0] {""}. The stack is empty, so you draw nothing.
   *[other] {" "}and draw a tile.
}
identity-will-pass-undecided = You pass with nothing left to ask, as the other one did: this game is a draw.
identity-will-pass-last-chance = You pass your last chance: this game is lost.

## What happened

identity-tell-game_began = Game { $game } begins. { $player } will start.
identity-tell-hand_dealt = You were dealt { $tiles }.
identity-tell-informer_chosen = { $player } has chosen an informer.
identity-tell-informer_kept = Your informer is { $suspect }.
identity-tell-last_chance = { $player } has one last chance for a draw.
identity-tell-tile_discarded = { $player } discards { $name }.
identity-tell-tile_asked = { $player } asks about { $suspect }. The informer of { $other } shares { $n ->
    [0] no feature
    [one] one feature
   *[other] { $n } features
}.
identity-tell-narrowed = { $possible ->
    [one] One suspect is
   *[other] { $possible } suspects are
} left for you; { $fitting } of 64 combinations fit the answers.
identity-tell-identity_guessed = { $player } names the informer: { $features } — { $right ->
    [True] right!
   *[other] wrong.
}
identity-tell-suspect_drawn = You drew { $suspect }.
identity-tell-turn_passed = { $player } passes{ $empty ->
    [True] {" "}with nothing left to ask.
   *[other] .
}
identity-tell-informer_shown = The informer of { $player } was { $suspect }.
identity-tell-game_ended = { $player } wins game { $game }. Points: { $score }.
identity-tell-game_drawn = Game { $game } is a draw. Points: { $score }.
identity-ending-points = { $last }
identity-ending-three_draws = Three games in a row were drawn. { $last }

identity-rules =
    {""}**The aim.** Each of you has a secret informer. By asking about suspects you find out who the other one's informer is, and you name them first. Each game won is a point; whoever first has the points agreed on (two, if nothing else was) wins the match.
    {""}
    {""}**The suspects.** Each of the 32 tiles has one feature of each kind. Hair: sleek, playboy, curly or matchstick. Eyes: shaggy, eagle eye, hypnotizer or scientist (the glasses). Facial hair: sheriff, lumberjack, smooth or macho. There is one tile for half of the 64 combinations: every feature is on eight tiles, every pair of features on two. In the pictures the ground goes with the eyes and the clothes with the facial hair, and a letter names each feature, from top to bottom: hair S, P, C or M as above; eyes S, E, H or G (glasses); facial hair S, L, O (smooth) or M.
    {""}
    {""}**Setting up a game.** All 32 tiles are shuffled, and each of you gets five. Both choose one of them as informer, at the same time and in secret; the other four are the hand. Who starts the first game is drawn, then you take turns at it, after a draw too. The starter holds the Commissioner Victor tile.
    {""}
    {""}**Your turn.**
    1. Play a tile from your hand. You are told at once how many of its three features the other's informer shares: none, one or two. (It is never three: no two suspects are alike.) At most three tiles lie in front of you; with three there, you first discard one of them. It stays known together with its answer, but it is out of this game.
    2. Then you may name the informer: one hair, one pair of eyes, one facial hair, any of the 64 combinations.
    3. If you name nobody, you pass: you draw a tile, and it is the other one's turn.
    {""}
    {""}**Naming the informer.** A wrong guess loses the game at once. A right guess by the player who did not start wins at once. After a right guess by the starter the other one has one last turn: they ask, if they have a tile, and guess. If they are right too, the game is a draw and nobody gets a point; otherwise the starter does.
    {""}
    {""}**Nothing left.** When the stack is empty nobody draws. With an empty hand you ask nothing, but you may still guess. When both of you in turn have begun a turn with an empty hand and passed, the game is a draw. Three drawn games in a row end the match: whoever is ahead wins, and equal points are a draw.
    {""}
    {""}**Your notes.** The panel keeps them for you: a grid of all combinations, in which you see the suspects who may still be the informer. A dot is a combination that fits all answers, but no suspect you have not seen elsewhere has it.
    {""}
    The rulebook does not print a list of the 32 tiles: which combinations exist, and most of the names, are ours.
