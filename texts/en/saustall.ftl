### Saustall

## Names

saustall-name = Saustall
saustall-about = Murder in the Allgäu: steer the investigation towards your theory. For two to four.
saustall-suspect-priest = priest
saustall-suspect-mayor = mayor
saustall-suspect-farmer = farmer
saustall-suspect-sausage_maker = sausage maker
saustall-suspect-innkeeper = innkeeper
saustall-suspect-cleaning_lady = cleaning lady
saustall-suspect-painter = painter
saustall-suspect-dancer = dancer
saustall-name-priest = Joseph Junginger
saustall-name-mayor = Alois Argenzeller
saustall-name-farmer = Bartl Baumgartner
saustall-name-sausage_maker = Wendelin Wurzer
saustall-name-innkeeper = Rosi Reichler
saustall-name-cleaning_lady = Marianne Münzmayer
saustall-name-painter = Paula Pfister
saustall-name-dancer = Tilda Thalhofer
saustall-witness-golf_course = golf course
saustall-witness-clay_pigeon_range = clay-pigeon range
saustall-witness-outdoor_pool = outdoor pool
saustall-witness-bob_run = bob run
saustall-witness-beer_garden = beer garden
saustall-witness-railway_station = railway station
saustall-witness-cheese_dairy = cheese dairy
saustall-witness-cable_car = cable car
saustall-motive-revenge = revenge
saustall-motive-jealousy = jealousy
saustall-motive-envy = envy
saustall-motive-greed = greed
saustall-room-laboratory = Laboratory
saustall-room-group = Group room
saustall-room-office = Office
saustall-room-chapel = Chapel
saustall-card-motive = motive card
saustall-card-special = special action card
saustall-token-accident = Accident

## In pictures: short, they have little room

saustall-caption-motive = Motive
saustall-caption-special = Special action
saustall-round = Round { $round } of { $rounds }
saustall-deck =
    { $n ->
        [0] deck empty
        [one] deck: 1 card
       *[other] deck: { $n } cards
    }
saustall-phase-suspicion = First suspicion; player { $first } begins
saustall-phase-play = The investigation
saustall-phase-intervention = A card is on the table
saustall-phase-answer = Intervention!
saustall-phase-seizure = A stolen card
saustall-phase-swap = Office work
saustall-phase-removal =
    { $tokens ->
        [one] Remove one suspicion
       *[other] Remove { $tokens } suspicions
    }
saustall-phase-last = One last change
saustall-phase-over = The case is closed
saustall-no-alibi = No alibi yet
saustall-evidence-laboratory = Laboratory, top first
saustall-evidence-players = With the players
saustall-evidence-aside = Aside
saustall-role-suspicion = chooses
saustall-role-play = to play
saustall-role-intervention = intervenes?
saustall-role-answer = yields?
saustall-role-seizure = to play
saustall-role-swap = swaps
saustall-role-removal = removes
saustall-role-last = chooses
saustall-role-chosen = is ready
saustall-role-turn = plays
saustall-banner-intervention = Who intervenes?
saustall-banner-answer = Yield or refuse?
saustall-banner-seizure = What for?
saustall-banner-swap = Which suspicions?
saustall-spent = no space left
saustall-solved = The { $role } did it. The motive: { $motive }
saustall-solved-accident = All four turned have confirmed alibis: nobody did it
saustall-most-points = Most points
saustall-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
saustall-hand =
    { $n ->
        [0] Your hand is empty
        [one] Your last card
       *[other] Your hand
    }
saustall-stolen = stolen
saustall-does-motive = for a suspect
saustall-does-alibi = alibi
saustall-does-special = brown space
saustall-does-testimony = testimony
saustall-does-action = action: green
saustall-known = Evidence you know
saustall-own = yours
saustall-short-player = player { $number }
saustall-short-laboratory = lab, { $number }.
saustall-short-aside = aside, { $letter }
saustall-theory = Your theory
saustall-stand = On your stand
saustall-removed = Removed
saustall-scores = What your theory would score
saustall-scores-plan = What the theory in the making would score

## Words

saustall-and = { $most } and { $last }
saustall-none = none
saustall-gender-man = man
saustall-gender-woman = woman
saustall-token-man = the murderer is a man
saustall-token-woman = the murderer is a woman
saustall-token-motive = the motive is { $motive }
saustall-person = { $name }, { $role }
saustall-card-alibi = alibi card “{ $place }”
saustall-card-witness = witness card “{ $place }: { $word }”
saustall-copies = { $n } × { $card }
saustall-place-player = before { $player }
saustall-place-aside = aside, token { $letter }
saustall-place-laboratory = in the laboratory, { $n ->
    [1] on top
   *[other] number { $n } from the top
}
saustall-use-motive = the { $suspect }’s motive is { $motive }
saustall-use-alibi = the { $suspect } was at the { $place }
saustall-use-testimony = the witness at the { $place } saw a { $word }
saustall-use-laboratory = a visit to the laboratory
saustall-use-group-player = a look at the evidence of { $player }
saustall-use-group-aside = a look at the evidence aside, token { $letter }
saustall-use-office = office work
saustall-use-chapel = a visit to the chapel
saustall-use-spent = nothing, for no space is left

## What to do

saustall-task-suspicion = Lay your first suspicion: three of your 15 tokens. { $first } begins.
saustall-task-play = Play a card.
saustall-task-intervention = Intervene against { $player }, or let the card pass.
saustall-task-answer = Yield the card to { $intervener }, or refuse and take a penalty.
saustall-task-seizure = Use the card you took from { $player }.
saustall-task-swap = Swap a token of your theory with one on your stand.
saustall-task-removal = Remove { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} from your stand.
saustall-task-last = Swap a suspicion, or discard a penalty, or leave everything as it is.

saustall-ask-suspicion = Your first suspicion: which three tokens are your theory? Any three; the { $suspect } is innocent, as you know. { $first } begins.
saustall-ask-card = Which card do you play?
saustall-ask-suspect-motive = Whose motive?
saustall-ask-suspect-alibi = Who was at the { $place }?
saustall-ask-motive = Which motive does the { $suspect } have?
saustall-ask-room = You play the { $card }. Which room do you visit?
saustall-ask-evidence = Whose evidence token do you look at?
saustall-ask-intervention = { $player } shows the { $card }, meant for this: { $use }. Do you intervene? You have { $n ->
    [one] one intervention token
   *[other] { $n } intervention tokens
}.
saustall-ask-answer = { $player } intervenes against your card ({ $use }). Do you hand it over?
saustall-ask-seized-card = You took the { $card }. What do you use it for?
saustall-ask-give = Office work: which token of your theory do you put back on the stand?
saustall-ask-take = Which token do you take for it ({ $token })?
saustall-ask-removal = { $n ->
    [one] Which token leaves your stand? It is then out of the game.
   *[other] Which { $n } tokens leave your stand? They are then out of the game.
}
saustall-ask-last = The last cards are played. One last change?
saustall-ask-last-give = Which token of your theory do you put away?

saustall-option-motive = Motive
saustall-option-alibi = Alibi: { $place }
saustall-option-testimony = Witness at the { $place }: { $word }
saustall-option-action = Action ({ $place }, { $word })
saustall-option-special = Special action
saustall-option-laboratory = Laboratory: see the top token
saustall-option-group = Group room: see a player’s token
saustall-option-office = Office: swap a suspicion
saustall-option-chapel = Chapel: discard a penalty
saustall-option-spent = Nothing: no space is left
saustall-option-evidence-player = Evidence of { $player }
saustall-option-evidence-aside = Evidence aside, token { $letter }
saustall-option-known = You know it: { $suspect }
saustall-option-pass = Let it pass
saustall-option-intervene = Intervene
saustall-option-yield = Yield: hand over the card
saustall-option-refuse = Refuse: take a penalty
saustall-option-swap = Swap a suspicion
saustall-option-discard = Discard a penalty
saustall-option-keep = Leave everything
saustall-state-nothing = { $gender }; no motive, no alibi yet
saustall-state-motive = { $gender }; motive { $motive }, no alibi yet
saustall-state-alibi = { $gender }, at the { $place } ({ $word }); no motive yet
saustall-state-both = { $gender }, at the { $place } ({ $word }); motive { $motive }
saustall-state-own = innocent (yours); { $state }
saustall-word-silent = no word yet

saustall-will-suspicion = Your theory: { $tokens }. The other 12 tokens go to your stand.
saustall-will-play = You show the { $card }: { $use }. { $asked ->
    [0] Nobody can intervene.
    [one] One player may intervene first.
   *[other] { $asked } players may intervene first.
}
saustall-will-word = You give this word; the witness’s other card will be an action.
saustall-will-confirm = This would confirm the { $suspect }’s alibi.
saustall-will-suspect = This would leave the { $suspect } without a confirmed alibi for good.
saustall-will-pass = You let { $player } play the card as declared.
saustall-will-intervene = You play an intervention token. { $player } hands you the card, which you play at once, or takes your token as a penalty.
saustall-will-yield = { $player } gets the card and plays it at once. { $deck ->
    [0] The token is gone, and your turn is over: the deck is empty, so you draw nothing.
   *[other] The token is gone; you draw a card, and your turn is over.
}
saustall-will-refuse = You take the token as a penalty (2 points off at the end, unless you get rid of it), and your card does as declared.
saustall-will-seize = You use the { $card }: { $use }.
saustall-will-swap = You put away: { $give }. You take: { $take }.
saustall-will-remove = Out of the game: { $tokens }.
saustall-will-discard = You discard { $n ->
    [one] your penalty
   *[other] one of your { $n } penalties
}. What is on your stand is removed.
saustall-will-score = Your theory would then score: { $scores }.
saustall-will-keep = Your theory stays as it is. What is on your stand is removed.

## What happened

saustall-tell-opened = All theories are laid. { $player } begins.
saustall-tell-declared = { $player } shows the { $card }: { $use }.
saustall-tell-intervened = { $player } intervenes against { $against }.
saustall-tell-yielded = { $player } yields: the { $card } goes to { $other }.
saustall-tell-defied = { $player } refuses { $against } and takes the token as a penalty ({ $n } now).
saustall-tell-seized = { $player } uses the card of { $robbed }: { $use }.
saustall-tell-motive_given = The { $suspect } has the motive { $motive } now.
saustall-tell-alibi_given = The { $suspect } stands at the { $place } now.
saustall-tell-testified = The witness at the { $place } testifies: it was a { $word }.
saustall-tell-alibi_checked-confirmed = ✅ The { $suspect }’s alibi is confirmed.
saustall-tell-alibi_checked-unconfirmed = ❌ The { $suspect }’s alibi is not confirmed, and never will be.
saustall-tell-visited-laboratory = { $player } looks at the laboratory’s top token and puts it at the bottom.
saustall-tell-visited-group-player = { $player } looks at the evidence of { $other }.
saustall-tell-visited-group-aside = { $player } looks at the evidence aside, token { $letter }.
saustall-tell-visited-office = { $player } sits down to office work.
saustall-tell-visited-chapel = { $player } visits the chapel.
saustall-tell-swapped = { $player } has swapped a suspicion.
saustall-tell-forgiven = { $player } is rid of a penalty ({ $n ->
    [0] none is left
    [one] one is left
   *[other] { $n } are left
}).
saustall-tell-unforgiven = { $player } had no penalty to discard.
saustall-tell-spent = No space is left for the { $card }: it does nothing.
saustall-tell-round_over = Round { $round } is over: everybody removes { $tokens ->
    [one] one suspicion
   *[other] { $tokens } suspicions
}.
saustall-tell-round_over-last = The last round is over. Everybody may swap one suspicion or discard one penalty.
saustall-tell-car_moved = The car moves on. Round { $round } begins with { $player }.
saustall-tell-turned-confirmed = Token { $order }: the { $suspect } ({ $gender }), at the { $place }. The witness saw a { $word }: confirmed.
saustall-tell-turned-unconfirmed = Token { $order }: the { $suspect } ({ $gender }), at the { $place }. The witness saw a { $word }: **not confirmed**.
saustall-tell-arrested = 🚨 The first without a confirmed alibi is the murderer: **{ $name }**, { $role }, motive { $motive }.
saustall-tell-accident = 🍌 All four are innocent: **it was an accident**.
saustall-tell-theory_shown-right = { $seat } { $token }: ✅ { $points }
saustall-tell-theory_shown-wrong = { $seat } { $token }: ❌
saustall-tell-penalised = { $seat } { $n ->
    [one] one penalty
   *[other] { $n } penalties
}: { $points }
saustall-tell-own_choice-suspicion = You laid as your theory: { $tokens }.
saustall-tell-own_choice-removal = You remove: { $tokens }.
saustall-tell-own_choice-swap = You swap: { $give } goes, { $take } comes.
saustall-tell-own_choice-discard = You discard a penalty.
saustall-tell-own_choice-keep = You leave everything as it is.
saustall-tell-own_draw = You drew: { $card }.
saustall-tell-own_swap = In the office you put back: { $gave }. You took: { $took }.
saustall-tell-saw = You saw the evidence against the { $suspect } ({ $was }). It lies { $now } now.
saustall-tell-saw-stays = You saw the evidence against the { $suspect }. It lies { $now }.
saustall-ending-murder = The murderer of Hermann Aigner is { $name }, { $role }; the motive was { $motive }.
saustall-ending-accident = Nobody murdered Hermann Aigner: it was an accident.

## In words

saustall-words-round = Round { $round } of { $rounds }. At its end everybody removes { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} from the stand; the road: { $road }. { $first } begins every round.
saustall-words-turn = It is the turn of { $player }.
saustall-words-deck = { $n ->
    [0] The deck is empty.
    [one] The deck has one card.
   *[other] The deck has { $n } cards.
} Discarded: { $cards }.
saustall-words-declared = { $player } has declared the { $card }: { $use }.
saustall-words-waiting = To be asked whether they intervene: { $players }.
saustall-words-intervened = { $player } has intervened.
saustall-words-intervened-taken = { $player } has intervened and was handed the card.
saustall-words-intervened-refused = { $player } has intervened, but was refused.
saustall-words-seized = { $player } uses the { $card } of { $robbed }: { $use }.
saustall-words-suspects = The suspects
saustall-words-suspect = { $name }, { $role }: { $state }.
saustall-words-confirmed = alibi confirmed
saustall-words-unconfirmed = alibi not confirmed
saustall-words-witnesses = The witnesses
saustall-words-witness = { $place }: { $said }; { $who }.
saustall-words-said = the witness saw a { $word }
saustall-words-silent = the witness has said nothing yet
saustall-words-nobody = nobody stands there
saustall-words-stands = the { $suspect } stands there
saustall-words-motives = Motive tokens left, { $gender ->
    [man] for men
   *[other] for women
}: { $motives }.
saustall-words-rooms = The police station and the chapel
saustall-words-room = { $room }: { $green } green and { $brown } brown spaces are free. Taken by: { $visits }.
saustall-words-room-chapel = { $room }: { $green } green spaces are free. Taken by: { $visits }.
saustall-words-visit = { $player } in round { $round } ({ $sort ->
    [special] special
   *[other] action
})
saustall-words-visit-target = { $player } in round { $round } ({ $sort ->
    [special] special
   *[other] action
}, { $target })
saustall-words-looked-player = looked at the evidence of { $player }
saustall-words-looked-aside = looked at the evidence aside, token { $letter }
saustall-words-evidence = The evidence
saustall-words-laboratory = The laboratory’s tokens from the top; looked at by: { $tokens }.
saustall-words-laboratory-token = { $n }. { $players }
saustall-words-turned-token = { $n }. the { $suspect }
saustall-words-token-of = Evidence of { $player }; looked at by: { $players }.
saustall-words-token-aside = Evidence aside, token { $letter }; looked at by: { $players }.
saustall-words-players = The players
saustall-words-player = { $player }: { $hand ->
    [one] one card
   *[other] { $hand } cards
} in hand, { $stand ->
    [one] one token
   *[other] { $stand } tokens
} on the stand, { $interventions ->
    [one] one intervention token
   *[other] { $interventions } intervention tokens
}, { $penalties ->
    [one] one penalty
   *[other] { $penalties } penalties
}.
saustall-words-chose = { $player } has chosen.
saustall-words-theory = Theory of { $player }: { $tokens }; penalties { $penalties }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
saustall-words-scored-token = { $token } ({ $points })

saustall-alt-head = Round { $round } of { $rounds }: { $task }.
saustall-alt-waiting = To act: { $players }.
saustall-alt-suspects = Suspects: { $suspects }.
saustall-alt-suspect = { $suspect }{ $motive ->
    [none] {""}
   *[other] {" "}({ $motive })
}{ $place ->
    [none] {""}
   *[other] {" "}at { $place }
}{ $verdict ->
    [confirmed] {" "}confirmed
    [unconfirmed] {" "}not confirmed
   *[open] {""}
}
saustall-alt-words = Said: { $words }.
saustall-alt-player = { $player }: stand { $stand }, interventions { $interventions }, penalties { $penalties }.
saustall-alt-score = { $player }: { $points } points.

## The panel

saustall-held-hand = **Hand:** { $cards }.
saustall-held-action = { $card } (now { $ways })
saustall-way-laboratory = laboratory
saustall-way-group = group room
saustall-way-office = office
saustall-way-chapel = chapel
saustall-way-spent = good for nothing
saustall-held-evidence = **Your evidence:** the { $suspect }, who is innocent.
saustall-held-saw = **You saw:** { $seen }.
saustall-held-sighting = the { $suspect } ({ $place } now; round { $round }, turn { $turn })
saustall-held-theory = **Theory:** { $tokens }.
saustall-held-choice-removal = **You chose to remove:** { $tokens }.
saustall-held-choice-suspicion = **You chose as your theory:** { $tokens }.
saustall-held-choice-swap = **You chose to swap:** { $give } goes, { $take } comes.
saustall-held-choice-discard = **You chose** to discard a penalty.
saustall-held-choice-keep = **You chose** to leave everything as it is.
saustall-held-stand = **Stand:** { $tokens }.
saustall-held-removed = **Removed:** { $tokens }.
saustall-held-scores = **Your theory would score:** { $scores }.
saustall-held-score = { $points } for { $who }
saustall-held-score-motive = { $points } with { $motives }
saustall-held-score-motives = { $points } ({ $others })
saustall-short-token-man = man
saustall-short-token-woman = woman
saustall-short-token-accident = accident

## The rules

saustall-rules =
    {""}**The aim.** Hermann Aigner is dead. You hold a theory of three suspicion tokens: who did it, of which gender, with which motive; or that it was an accident. You steer the investigation so that your theory comes true. Whoever has most points at the end wins.
    {""}
    {""}**Who can be the murderer?** Eight suspects, four men and four women. Each has an evidence token. Some lie before players, the rest in the laboratory (with two players, two lie aside). At the end the laboratory’s top four tokens are turned over in order (with three players there is a fifth, which never is). The first one whose suspect has *no confirmed alibi* names the murderer. If all four have one, it was an accident. A suspect whose evidence lies before a player or aside is innocent.
    An alibi is confirmed when the witness at whose place the suspect stands saw somebody of the suspect’s gender.
    {""}
    {""}**The start.** Everybody gets three cards, an evidence token that only they see, and 15 suspicion tokens: eight suspects, accident, man, woman, and four motives. Penalties: one each (two players: two each). Intervention tokens: four players one each, three or two players two each. A random player begins every round.
    Then all at once and secretly, everybody lays any three tokens as their theory: the *first suspicion*. The other 12 go to the stand.
    {""}
    {""}**Your turn.** Show a card and say what it is for: whom and which motive, which room, whose evidence token. The others may intervene. Then do it, draw a card while there are any, and the next player plays.
    - *Motive* (8 cards): give a suspect without a motive one of the motive tokens left for that gender. Each gender has each motive once.
    - *Alibi* (8 cards, one for each place): a suspect without an alibi now stands at the place on the card.
    - *Witness* (16 cards: each witness has one that says “man” and one that says “woman”): if this witness has said nothing yet, the word on the card is the testimony. If the witness has spoken, the card is an action instead: take a free green space.
    - *Special action* (4 cards): take a free brown space of the police station.
    The laboratory, the group room and the office have three green and two brown spaces each, the chapel has three green ones. A space once taken stays taken. If a space of the colour is free anywhere, one must be taken; otherwise the card does nothing.
    {""}
    {""}**The rooms.** What a room does is done, like it or not.
    - *Laboratory:* secretly see the top evidence token; it goes to the bottom.
    - *Group room:* secretly see the evidence token of another player (with two players, or one aside).
    - *Office:* secretly swap one token of your theory with one on your stand. Which ones, you choose only now.
    - *Chapel* (green only): discard one of your penalties. You may go there without having one.
    Whatever you have seen stays in your panel, with the place where it lies now.
    {""}
    {""}**Interventions.** When a card is shown, those who hold intervention tokens are asked, clockwise, each once the earlier ones have let it pass; at most one intervenes in a turn. If you never want to be asked, say in your panel that you always pass. The player whose turn it is then chooses.
    - *Yield:* the card goes to the intervener, who plays it at once in any way it allows. A word not yet given stays a testimony. Nobody can intervene again. The token leaves the game, the robbed player draws a card, and play goes on from the robbed player.
    - *Refuse:* the player takes the token as a penalty and plays the card as declared.
    {""}
    {""}**The end of a round.** When everybody has had a turn (two players: two turns each), all remove tokens from their stands, secretly and at once: as many as the car’s section of the road shows. Removed tokens are out. Then the car moves on. With two or four players there are 9 rounds: one token leaves in each of the first six, two in each of the last three. With three players there are 12 rounds and always one token. So all 36 cards get played and all stands end empty.
    After the *last* round everybody may, secretly and at once, swap one token of the theory with one on the stand, or discard one penalty. What is left on the stand is then removed.
    While all choose, you may change your choice until the last one is in.
    {""}
    {""}**Points.** The murderer 9, the motive 5, the gender 3. In an accident only the accident token counts: 9. Each penalty costs 2, whatever happened. The most points win; ties share the victory.
    {""}
    {""}**As played here.** A motive card does not fix the motive. The green and brown spaces of the rooms, some names and some places are this host’s own; so is where the road shows a two.
