### Saustall

## Names

saustall-name = Saustall
saustall-about = Murder in the Allgäu: steer the investigation towards your theory. For 2 to 4.
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
saustall-card-motive = Motive
saustall-card-special = Special action
saustall-token-accident = Accident

## In pictures: short, they have little room

saustall-round = Round { $round } of { $rounds }
saustall-deck =
    { $n ->
        [0] deck empty
        [one] deck: 1 card
       *[other] deck: { $n } cards
    }
saustall-phase-suspicion = First suspicion
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
saustall-solved-accident = All alibis are confirmed: nobody did it
saustall-won =
    { $n ->
        [one] has won
       *[other] have won
    }
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
saustall-stolen = Stolen
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
