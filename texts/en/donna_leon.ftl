### Donna Leon: Gefährliches Spiel

donna-leon-name = Donna Leon: Gefährliches Spiel
donna-leon-about = question informants all over Venice, arrest suspects, and find the murderer. For two to four.

## Names

donna-leon-figure-brunetti = Brunetti
donna-leon-figure-patta = Patta
donna-leon-figure-vianello = Vianello
donna-leon-figure-paola = Paola
donna-leon-figure-any = All four
donna-leon-colour-green = green
donna-leon-colour-yellow = yellow
donna-leon-colour-blue = blue
donna-leon-colour-white = white
donna-leon-kind-summons = Summons
donna-leon-kind-vaporetto = Vaporetto
donna-leon-kind-police_boat = Police boat
donna-leon-kind-meeting = Meeting
donna-leon-kind-elettra = Elettra
donna-leon-kind-submerged = Submerged
donna-leon-kind-exchange = Exchange
donna-leon-kind-tireless = Tireless
donna-leon-role-informant = Informant
donna-leon-role-suspect = Suspect
donna-leon-role-murderer = Murderer
donna-leon-role-victim = Victim
donna-leon-role-none = Not wanted

donna-leon-place-questura = Questura
donna-leon-place-casa_brunetti = Casa Brunetti
donna-leon-place-santa_maria_formosa = Santa Maria Formosa
donna-leon-place-ca_farsetti = Ca' Farsetti
donna-leon-place-palazzo_fortuny = Palazzo Fortuny
donna-leon-place-la_fenice = La Fenice
donna-leon-place-harrys_bar = Harry's Bar
donna-leon-place-piazza_san_marco = Piazza San Marco
donna-leon-place-rialto_bridge = Ponte di Rialto
donna-leon-place-rialto_market = Mercato di Rialto
donna-leon-place-campo_san_polo = Campo San Polo
donna-leon-place-frari = Frari
donna-leon-place-san_rocco = San Rocco
donna-leon-place-santa_lucia = Santa Lucia
donna-leon-place-piazzale_roma = Piazzale Roma
donna-leon-place-tronchetto = Tronchetto
donna-leon-place-ghetto = Ghetto
donna-leon-place-madonna_dell_orto = Madonna dell'Orto
donna-leon-place-ca_d_oro = Ca' d'Oro
donna-leon-place-fondamente_nove = Fondamente Nove
donna-leon-place-ospedale = Ospedale Civile
donna-leon-place-arsenale = Arsenale
donna-leon-place-giardini = Giardini
donna-leon-place-sant_elena = Sant'Elena
donna-leon-place-san_pietro = San Pietro di Castello
donna-leon-place-san_zaccaria = San Zaccaria
donna-leon-place-san_giorgio = San Giorgio Maggiore
donna-leon-place-salute = Santa Maria della Salute
donna-leon-place-accademia = Accademia
donna-leon-place-ca_foscari = Ca' Foscari
donna-leon-place-santa_margherita = Campo Santa Margherita
donna-leon-place-san_sebastiano = San Sebastiano
donna-leon-place-zattere = Zattere
donna-leon-place-redentore = Redentore
donna-leon-place-molino_stucky = Molino Stucky
donna-leon-place-san_michele = San Michele
donna-leon-place-murano = Murano
donna-leon-place-lido = Lido

donna-leon-person-conductor_wellauer = conductor Wellauer
donna-leon-person-opera_singer = opera singer
donna-leon-person-museum_director = museum director
donna-leon-person-art_dealer = art dealer
donna-leon-person-contessa = contessa
donna-leon-person-hotel_owner = hotel owner
donna-leon-person-bank_director = bank director
donna-leon-person-notary = notary
donna-leon-person-antiquarian = antiquarian
donna-leon-person-theatre_critic = theatre critic
donna-leon-person-jeweller = jeweller
donna-leon-person-yacht_broker = yacht broker
donna-leon-person-university_professor = university professor
donna-leon-person-bookseller = bookseller
donna-leon-person-librarian = librarian
donna-leon-person-student = student
donna-leon-person-journalist = journalist
donna-leon-person-ecologist = ecologist
donna-leon-person-physician = physician
donna-leon-person-pharmacist = pharmacist
donna-leon-person-schoolteacher = school teacher
donna-leon-person-nun = nun
donna-leon-person-priest = priest
donna-leon-person-restorer = restorer
donna-leon-person-gondolier = gondolier
donna-leon-person-fishmonger = fishmonger
donna-leon-person-glassblower = glassblower
donna-leon-person-harbour_master = harbour master
donna-leon-person-head_of_a_municipal_office = head of a municipal office
donna-leon-person-judge = judge
donna-leon-person-bricklayer = bricklayer
donna-leon-person-barkeeper = barkeeper
donna-leon-person-ferryman = ferryman
donna-leon-person-unemployed_man = unemployed man
donna-leon-person-customs_officer = customs officer
donna-leon-person-baker = baker

## In pictures: short, they have little room

donna-leon-piazza = Piazza: informants
donna-leon-wache = Police station: suspects
donna-leon-victim = Victim
donna-leon-cell = Murderer
donna-leon-heading-peek = Everybody looks at three people
donna-leon-heading-die = chooses a die
donna-leon-heading-investigate = { $points ->
    [0] no points left
    [one] 1 point left
   *[other] { $points } points left
}
donna-leon-heading-stopped = Paola has to stop
donna-leon-heading-over = The murderer is caught
donna-leon-points = { $n ->
    [one] point
   *[other] points
}
donna-leon-pile = Pile
donna-leon-discards = Used
donna-leon-scene = Crime scene
donna-leon-wanted = Wanted
donna-leon-hand = { $n ->
    [0] Your hand is empty
    [one] Your hand: one card
   *[other] Your hand: { $n } cards
}

## The table

donna-leon-options-no-peek = Without the opening look: everybody begins knowing nobody.
donna-leon-options-no-notebook = Without the notebook: what you have seen is shown only until your next move; then you must remember it.

## Names in sentences

donna-leon-and = { $most } and { $last }
donna-leon-none = none
donna-leon-person = { $name } ({ $colour })
donna-leon-card = { $kind } ({ $figure })
donna-leon-cards-counted = { $n } × { $card }
donna-leon-card-another = { $card }, no. { $n }
donna-leon-place = { $number } { $name }
donna-leon-figure-all = all four
donna-leon-of-figure = { $figure }: { $cards }
donna-leon-wanted-informant = informant, { $points } points
donna-leon-wanted-suspect = suspect, { $points } points
donna-leon-wanted-murderer = murderer, { $points } points
donna-leon-wanted-victim = the victim
donna-leon-wanted-none = not wanted now
donna-leon-points-left = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
donna-leon-cards = { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
}

## What whoever is asked is to do, as everybody may read it

donna-leon-task-peek = Look at one person of each colour.
donna-leon-task-die = Choose a die, and with it a figure.
donna-leon-task-investigate = { $points ->
    [0] { $figure } has no points left: play cards, or end the turn.
    [one] Investigate with { $figure }: 1 point left.
   *[other] Investigate with { $figure }: { $points } points left.
}
donna-leon-task-stopped = Paola must stop: only Tireless lets her go on. Else end the turn.

## The position in words

donna-leon-words-now = Now
donna-leon-words-piazza = Piazza
donna-leon-words-wache = Police station
donna-leon-words-players = Players
donna-leon-words-places = Places and routes
donna-leon-words-dice = Dice: { $dice }.
donna-leon-words-die = { $figure } { $pips }
donna-leon-words-turn = { $figure } stands in { $place } and has { $points } left.
donna-leon-words-reach = One point leads to: { $places }.
donna-leon-words-on-the-spot = The person in { $place } can be met on the spot, for a point.
donna-leon-words-stopped = Paola has questioned an informant and must stop.
donna-leon-words-figures = Figures: { $figures }.
donna-leon-words-figure = { $figure } in { $place }
donna-leon-words-row = Row { $row }: { $people }.
donna-leon-words-empty = nobody any more
donna-leon-words-rooms = Row { $row }: { $rooms }.
donna-leon-words-room-free = free ({ $points } points)
donna-leon-words-room-suspect = { $person }, { $points } points
donna-leon-words-room-arrested = { $person }, arrested
donna-leon-words-cell-free = The cell is empty: when all rooms of a row are used and its informants are gone, the murderer comes there ({ $points } points).
donna-leon-words-cell = The murderer in the cell: { $person }, { $points } points. Nobody else is laid out any more.
donna-leon-words-cell-arrested = The murderer, the { $person }, is arrested.
donna-leon-words-victim = The victim, not found yet: { $person }.
donna-leon-words-victim-found = The victim, the { $person }, was found by { $player }.
donna-leon-words-player = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand. Has taken: { $taken }.
donna-leon-words-piles = Cards in the pile: { $pile }. Used cards, lying open: { $discards }. People not laid out yet: { $people }.
donna-leon-words-chip = { $colour ->
    [green] a green person
    [yellow] a yellow person
   *[blue] a blue person
}
donna-leon-words-scene = crime scene
donna-leon-words-nobody = nobody
donna-leon-words-place = { $place }: { $state }. Routes to { $routes }.
donna-leon-words-place-boat = { $place } ({ $boat }): { $state }. Routes to { $routes }.

donna-leon-alt-turn = { $player }: { $task }
donna-leon-alt-scores = Points: { $scores }.
donna-leon-alt-score = { $player } { $points }
donna-leon-alt-informants = Informants: { $people }.
donna-leon-alt-suspects = Suspects: { $people }.
donna-leon-alt-murderer = Murderer: { $person }.
donna-leon-alt-victim = Victim: { $person }.

## Only for one's own eyes

donna-leon-held = { $n ->
    [0] Your hand is empty.
    [one] Your hand, { $n } card. { $cards }.
   *[other] Your hand, { $n } cards. { $cards }.
}
donna-leon-met = Met in { $place }: **{ $person }**, { $wanted }.
donna-leon-met-needs-summons = { $said } { $figure } needs a Summons for this colour.
donna-leon-met-not-by-paola = { $said } Only the police arrest people.
donna-leon-met-forgotten = You have met somebody in { $place }.
donna-leon-notes-wanted = Known { $role ->
    [informant] { $n ->
        [one] informant
       *[other] informants
    }
    [suspect] { $n ->
        [one] suspect
       *[other] suspects
    }
    [murderer] murderer
   *[victim] victim
}: { $notes }.
donna-leon-notes-others = Others known, by the numbers of their places: { $notes }.
donna-leon-note = { $number } { $person }
donna-leon-note-wanted = { $person } in { $place }

## Questions

donna-leon-ask-peek_green = Look at three people before the game. First: which green place?
donna-leon-ask-peek_yellow = Second: which yellow place?
donna-leon-ask-peek_blue = Third: which blue place?
donna-leon-ask-die = Which die do you choose? It moves its figure, with as many points as it has pips.
donna-leon-ask-investigate = { $points ->
    [0] { $figure } has no points left. What do you do?
    [one] { $figure } has 1 point left; going anywhere costs it. What do you do?
   *[other] { $figure } has { $points } points left; going anywhere costs one. What do you do?
}
donna-leon-ask-stopped = Paola has questioned an informant: her turn stops here, unless you play Tireless. { $points ->
    [0] She has no points left.
    [one] She has 1 point left.
   *[other] She has { $points } points left.
}
donna-leon-ask-play = Which card do you play?
donna-leon-ask-play-line = { $card }: { $does }.
donna-leon-ask-vaporetto = Where does the vaporetto take { $figure }?
donna-leon-ask-police_boat = Where does the police boat take { $figure }?
donna-leon-ask-meeting = Whom does { $figure } meet? Choose the place.
donna-leon-ask-elettra = Whose chip does Elettra show you?
donna-leon-ask-submerged = Chips of which colour change places?
donna-leon-ask-submerged_pair = Which two of them? Choose two places.
donna-leon-ask-exchange = Which further cards do you discard? You draw as many, and one for the Exchange itself.

## Options

donna-leon-pick-die = { $figure }: { $pips ->
    [one] 1 point
   *[other] { $pips } points
}, { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}
donna-leon-pick-take = Take the { $person }: { $wanted }
donna-leon-pick-summons = Take the { $person } with a Summons: { $wanted }
donna-leon-pick-take-forgotten = Take the person you have met
donna-leon-pick-summons-forgotten = Take the person you have met, with a Summons
donna-leon-pick-go = Go to { $place }
donna-leon-pick-on_the_spot = Stay and meet the person here (1 point)
donna-leon-pick-play = Play a card
donna-leon-pick-tireless = Play Tireless and go on
donna-leon-pick-end_turn = End the turn
donna-leon-pick-none = No further cards
donna-leon-state-unknown = { $colour ->
    [green] ● green
    [yellow] ▲ yellow
   *[blue] ■ blue
}: not seen yet
donna-leon-state-known = { $colour ->
    [green] ● green
    [yellow] ▲ yellow
   *[blue] ■ blue
}: { $person }, { $wanted }
donna-leon-button-known = { $place }: { $person }, { $wanted }
donna-leon-button-unknown = { $place }: { $colour ->
    [green] ● green
    [yellow] ▲ yellow
   *[blue] ■ blue
}, not seen yet
donna-leon-button-scene = { $place }: crime scene
donna-leon-button-nobody = { $place }: nobody there
donna-leon-state-scene = Crime scene
donna-leon-state-nobody = Nobody there
donna-leon-state-boat = { $state } · { $boat }
donna-leon-state-figures = { $state } · { $figures }
donna-leon-does-vaporetto = { $figure } goes to another place with a vaporetto, for no point
donna-leon-does-police_boat = { $figure } goes to another place with a police boat, for no point
donna-leon-does-meeting = { $figure } goes to the place of another figure, for no point
donna-leon-does-elettra = See any person; in Brunetti's own place he meets them
donna-leon-does-submerged = Two people of one colour change places, unseen
donna-leon-does-exchange = Discard any cards, draw as many
donna-leon-pick-colour = { $colour ->
    [green] ● Green
    [yellow] ▲ Yellow
   *[blue] ■ Blue
}

## Previews

donna-leon-will-peek = You look at the chips of { $places }. The others learn where you looked, not whom you saw.
donna-leon-will-die = { $figure } moves, with { $pips ->
    [one] 1 point
   *[other] { $pips } points
}. You draw { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}.
donna-leon-will-go = { $figure } goes to { $place }{ $chip ->
    [person] {" "}and meets whoever is there
    [scene] , a crime scene
   *[none] , where nobody is
}. After that: { $points ->
    [0] no points left
    [one] 1 point left
   *[other] { $points } points left
}.
donna-leon-will-ride = You play { $card }: { $figure } goes to { $place }{ $chip ->
    [person] {" "}and meets whoever is there
    [scene] , a crime scene
   *[none] , where nobody is
}. This costs no point.
donna-leon-will-stay = { $figure } stays in { $place } and meets the person there. After that: { $points ->
    [0] no points left
    [one] 1 point left
   *[other] { $points } points left
}.
donna-leon-will-take-informant = You take the { $person }: an informant, { $points } points.
donna-leon-will-take-suspect = You arrest the { $person }: { $points } points. Your turn ends with it.
donna-leon-will-take-murderer = You arrest the murderer, the { $person }: { $points } points. The game ends with it.
donna-leon-will-take-victim = You find the victim, the { $person }, and draw { $cards } cards.
donna-leon-will-take-forgotten = You take the person you have met.
donna-leon-will-row = This empties a row of the Piazza: { $rooms ->
    [0] the murderer is laid out.
   *[other] a new suspect and new informants are laid out.
}
donna-leon-will-summons = You spend a Summons.
donna-leon-will-stop = Paola's turn then stops, unless you play Tireless.
donna-leon-will-elettra = You play Elettra and see who is in { $place }.
donna-leon-will-elettra-here = You play Elettra and see who is in { $place }: Brunetti meets them.
donna-leon-will-submerged = You play Submerged: the { $colour } chips of { $first } and { $second } change places.
donna-leon-will-exchange = You discard the Exchange{ $n ->
    [0] {""}
   *[other] {" "}and { $cards }
}, and draw { $draws ->
    [one] 1 card
   *[other] { $draws } cards
}.
donna-leon-will-tireless = You play Tireless: Paola goes on.
donna-leon-will-end = You end your turn.
donna-leon-will-end-leaving = You end your turn and leave the { $person } ({ $wanted }) where they are.

## What happened

donna-leon-tell-peeked = { $player } has looked at three people.
donna-leon-tell-peeks_shown = Everybody has looked: { $looks }.
donna-leon-tell-peeks-of = { $player } in { $places }
donna-leon-tell-turn_began = { $player } rolls: { $dice }.
donna-leon-tell-die_chosen = { $player } moves { $figure } with { $pips ->
    [one] 1 point
   *[other] { $pips } points
}.
donna-leon-tell-drew = { $player } draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
donna-leon-tell-drew-fewer = { $player } draws { $n } of { $due ->
    [one] 1 card
   *[other] { $due } cards
}: there are no more.
donna-leon-tell-drew_cards = You drew: { $cards }.
donna-leon-tell-pile_renewed = The pile is used up: { $n ->
    [one] 1 used card is
   *[other] { $n } used cards are
} shuffled into a new one.
donna-leon-tell-moved = { $figure } goes to { $place }{ $chip ->
    [green] {" "}and meets a green person
    [yellow] {" "}and meets a yellow person
    [blue] {" "}and meets a blue person
    [scene] , a crime scene
   *[none] {""}
}.
donna-leon-tell-moved-by = { $player } plays { $card }: { $figure } goes to { $place }{ $chip ->
    [green] {" "}and meets a green person
    [yellow] {" "}and meets a yellow person
    [blue] {" "}and meets a blue person
    [scene] , a crime scene
   *[none] {""}
}.
donna-leon-tell-stayed = { $figure } stays in { $place } and meets the { $colour } person there.
donna-leon-tell-looked = { $player } plays Elettra and looks at the { $colour } person in { $place }.
donna-leon-tell-looked-here = { $player } plays Elettra: Brunetti meets the { $colour } person in { $place }.
donna-leon-tell-saw = In { $place } you see the { $person }: { $wanted }.
donna-leon-saw-suspect = a suspect
donna-leon-saw-murderer = the murderer
donna-leon-saw-victim = the victim
donna-leon-tell-swapped = { $player } plays Submerged: the { $colour } chips of { $first } and { $second } change places.
donna-leon-tell-exchanged = { $player } plays Exchange{ $n ->
    [0] {""}
   *[other] {" "}and discards { $cards }
}.
donna-leon-tell-took-informant = { $player } questions the { $person } in { $place } with { $figure }: an informant, { $points } points.
donna-leon-tell-took-suspect = { $player } arrests the { $person } in { $place } with { $figure }: { $points } points.
donna-leon-tell-took-murderer = { $player } arrests the murderer, the { $person }, in { $place } with { $figure }: { $points } points!
donna-leon-tell-took-victim = { $player } finds the victim, the { $person }, in { $place }.
donna-leon-tell-summons = { $said } A Summons helped.
donna-leon-tell-suspect_named = A row of the Piazza is empty. The new suspect is the { $person }: { $points } points.
donna-leon-tell-informants_named = New informants: { $people }.
donna-leon-tell-murderer_named = A row of the Piazza is empty, and all its rooms are used: the murderer is the { $person }, { $points } points! Nobody else is laid out from now on.
donna-leon-tell-stopped = Paola must stop.
donna-leon-tell-went_on = { $player } plays Tireless: Paola goes on.

## The end

donna-leon-ending-murderer_arrested = The murderer, the { $person }, is caught.
donna-leon-ending-victim_decides = The murderer, the { $person }, is caught. With equal points the one who found the victim wins.
donna-leon-ending-cards_decide = The murderer, the { $person }, is caught. With equal points the one who took more people wins.
donna-leon-ending-shared = The murderer, the { $person }, is caught. Points and people are equal: the victory is shared.

donna-leon-rules =
    {""}**The aim.** There has been a murder in Venice. You look for informants, who lead to suspects, who lead to the murderer. Whoever has the most points when the murderer is arrested wins.
    {""}
    {""}**The places.** Twelve places are green ●, twelve yellow ▲, twelve blue ■. On each lies, face down, a person of that colour: 36 people, and nobody knows yet who is where. Two places are empty: Casa Brunetti, where Brunetti and Paola begin, and the Questura, where Patta and Vianello begin.
    Three figures are police: Brunetti (green), Patta (yellow), Vianello (blue). Paola (white) is not. The figures belong to nobody: each turn you choose one.
    {""}
    {""}**Who is wanted.** *Informants*: five people on the Piazza, in a row of three and a row of two. *Suspects*: people in the rooms of the police station. *The victim*: one person, missing from the start. *The murderer*: comes last, into the cell. All others are not wanted, yet.
    {""}
    {""}**Before the first turn** everybody secretly looks at one person of each colour (a table can be opened without this); the others learn where, not whom you saw. Everybody has three of the 54 cards. A random player begins.
    {""}
    {""}**Your turn**
    1. All four dice are rolled. Choose one: its colour is your figure, its pips (1 to 3) your points.
    2. You draw cards: two for 1 pip, one for 2, none for 3. A hand may be of any size.
    3. Investigate: use your points, play cards, take people, in any order. You may end the turn only when no point is left.
    {""}
    {""}**A point** moves your figure along the routes to another place. Places where nobody is are passed for free, or you may stop there. A place with a person or a crime scene must be stopped at. Places may be visited again.
    Or a point lets your figure meet, *on the spot*, the person where it stands: only before it has moved, and each person there once. (After a Submerged has exchanged the chip under the figure, the new person may be met too.)
    {""}
    {""}**Meeting a person.** When your figure comes to a place with a person, you alone see who it is. Until the figure moves, a Submerged exchanges them or the turn ends you may take them, if the rules let you. You never have to. The others never learn whether somebody you left was wanted.
    An *informant* can be taken by a figure of their colour, by Paola, or with a Summons: 3 points. The place is empty then. If it was Paola, your turn stops; only Tireless lets her go on. (With no card in hand your turn ends at once.)
    A *suspect* can be taken by police of their colour, or with a Summons, never by Paola: you get the points of the room (6 to 8), the place becomes a crime scene, and your turn ends.
    The *murderer* is taken as a suspect is, for 8 points, and the game ends; the place does not become a crime scene.
    The *victim* can be taken by any figure: no points, but you draw three cards; the place becomes a crime scene, and your turn goes on.
    {""}
    {""}**An empty row.** When the last informant of a row is taken, a new suspect is laid out at once in the row's next room, and the row gets new informants. The row of three has three rooms (6, 7 and 8 points), the row of two has four (6, 6, 7 and 7). When all rooms of that row have been used, arrests or not, the murderer is laid out instead; from then on nothing is laid out any more, but whoever lies out may still be taken.
    {""}
    {""}**Cards** are played with the figure they show; some show all four. Moves by cards cost no points, and whoever is there is met as usual.
    {""}*Vaporetto*, *Police boat*: from a place with this sign to another with it. *Meeting*: to the place of another figure.
    {""}*Elettra* (Brunetti): see any person; in Brunetti's own place he meets them. *Submerged* (Patta): two people of one colour change places, unseen. *Exchange* (Vianello): discard it and any further cards, draw as many as you discarded.
    {""}*Tireless* (Paola): go on after an informant; one card for each, and it brings no points. *Summons* (police): take a person of another colour.
    Used cards lie open. When the pile is used up they are shuffled into a new one; what is played in a turn only joins them when the turn ends. Everybody sees how many cards you hold and whom you have taken.
    {""}
    {""}**The end.** When the murderer is arrested, the most points win. With equal points: who found the victim; then who took more people; else the victory is shared.
    {""}
    {""}**The notebook.** You are always shown whom you have seen and where they are now. A table can be opened without it: then you are shown only what you have just seen, until your next move.
