### Canal Grande

## Names

canal-grande-name = Canal Grande
canal-grande-district-cannaregio = Cannaregio
canal-grande-district-santa_croce = Santa Croce
canal-grande-district-san_polo = San Polo
canal-grande-district-dorsoduro = Dorsoduro
canal-grande-district-san_marco = San Marco
canal-grande-district-castello = Castello
canal-grande-card-spy = Spy
canal-grande-card-traitor = Traitor
canal-grande-card-gondola = Gondola
canal-grande-card-doge = Doge

## In pictures: short, they have little room

canal-grande-hand =
    { $n ->
        [0] Your hand is empty
        [one] Your hand: one card
       *[other] Your hand: { $n } cards
    }
canal-grande-heading-divide = To be divided
canal-grande-heading-choose = Two offers
canal-grande-heading-rob = A traitor robs
canal-grande-heading-open = A doge calls a vote
canal-grande-heading-play = Vote on { $district }
canal-grande-heading-over = The end
canal-grande-role-divide = divides
canal-grande-role-choose = chooses
canal-grande-role-rob = robs
canal-grande-role-open = opens
canal-grande-role-play = answers
canal-grande-role-chooses-next = will choose
canal-grande-role-divided = divided
canal-grande-role-passed = passed
canal-grande-role-challenger = challenger
canal-grande-role-draws = will draw
canal-grande-role-won = has won
canal-grande-needs = needs { $n }
canal-grande-waiting = Still to come
canal-grande-standing = { $districts } of 6 districts, at best { $most } of 4
canal-grande-reason-six_districts = A mark in each of the six districts
canal-grande-reason-four_marks = Four marks of one district
canal-grande-won =
    { $n ->
        [one] has won
       *[other] have won
    }

## The table

canal-grande-about = one divides the cards, the other chooses; whoever wins the votes wins Venice. For two, or four as partners.
canal-grande-options-free_gondola = With the original rule: a gondola brings reinforcements into any vote, even for those who have played no card of its district.

## Cards, offers, plays

canal-grande-and = { $most } and { $last }
canal-grande-none = none
canal-grande-nothing = nothing
canal-grande-a-card = a card
canal-grande-counted-district = { $n } { $name }
canal-grande-counted-gondola = { $n ->
    [one] { $n } gondola
   *[other] { $n } gondolas
}
canal-grande-counted-traitor = { $n ->
    [one] { $n } traitor
   *[other] { $n } traitors
}
canal-grande-counted-spy = { $n ->
    [one] { $n } spy
   *[other] { $n } spies
}
canal-grande-counted-doge = { $n ->
    [one] { $n } doge
   *[other] { $n } doges
}
canal-grande-one-gondola = a gondola
canal-grande-one-traitor = a traitor
canal-grande-one-spy = a spy
canal-grande-one-doge = a doge
canal-grande-number = Number { $n }
canal-grande-numbers = { $n ->
    [one] number { $values }
   *[other] numbers { $values }
}
canal-grande-another = { $name } (no. { $n })
canal-grande-batch = a gondola with { $cards }
canal-grande-offer = Offer { $letter }: { $cards }.
canal-grande-hand-of = { $player } ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
} in hand)
canal-grande-held = { $n ->
    [0] Your hand is empty.
    [one] Your hand, { $n } card: { $cards }.
   *[other] Your hand, { $n } cards: { $cards }.
}

## What whoever is asked is to do, as everybody may read it

canal-grande-task-divide = Divide the cards into two offers.
canal-grande-task-choose = Choose one of the two offers.
canal-grande-task-rob = Say whose hand your traitor robs.
canal-grande-task-open = Name a district and open the vote.
canal-grande-task-play = Vote on { $district }: put down { $more ->
    [one] { $more } card
   *[other] { $more } cards
} or more (to have { $n } on the table), or decline.
canal-grande-task-play-four = Vote on { $district }: play cards, or pass.

## The position in words

canal-grande-words-now = On the canal
canal-grande-words-sides = The players
canal-grande-words-piles = The piles
canal-grande-words-side = { $players }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in hand.
canal-grande-words-partners = Partners { $hands }.
canal-grande-words-marks = { $n ->
    [one] { $n } mark
   *[other] { $n } marks
}: { $marks } ({ $districts } of 6 districts, at best { $most } of 4).
canal-grande-words-no-marks = No marks yet.
canal-grande-words-sum = Number cards in front: { $numbers }; sum { $sum } of { $limit }.
canal-grande-words-aim = A mark in each of the six districts wins, and so do four marks of one. A sum of { $limit } or more ends the round after the turn.
canal-grande-words-deck = Action cards in the deck: { $n }.
canal-grande-words-discards = Discards ({ $n }): { $cards }.
canal-grande-words-numbers = Number cards in the pile: { $n }.

canal-grande-stage-divide = To be divided: { $cards }. { $divider } divides them into two offers, then { $chooser } chooses one.
canal-grande-stage-choose = { $divider } has divided, { $chooser } chooses an offer; { $divider } gets the other.
canal-grande-stage-rob = A traitor of { $player } robs one of { $hands }.
canal-grande-stage-open = A doge of { $owner } calls a vote: { $owner } names a district and plays cards of it.
canal-grande-stage-open-for = A doge of { $owner } calls a vote. { $owner } cannot open it, so { $challenger } names a district and plays cards of it.
canal-grande-stage-banned = Voted on in this turn already, not to be named again: { $districts }.
canal-grande-stage-play = Vote on { $district }, called by a doge of { $owner }, opened by { $challenger }.
canal-grande-spread = { $player } has on the table: { $cards }. Total { $total }.
canal-grande-spread-passed = { $player } has passed, and has on the table: { $cards }. Total { $total }.
canal-grande-side-total = { $players } together: { $total }.
canal-grande-stage-needed = { $player } needs a total of { $n } or more, or declines.
canal-grande-stage-tie = The larger sum wins when all four have passed. With equal sums the side that opened the vote wins.

canal-grande-waiting-owner = Then { $player } still carries out: { $cards }.
canal-grande-waiting-draws = Then the spy of { $player } draws { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
}.
canal-grande-waiting-bonus = { $player } is drawing for the smaller sum: { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
}.
canal-grande-waiting-bonus-next = Then { $players } draws for the smaller sum.
canal-grande-waiting-offer = After that { $player } gets the other offer: { $cards }.

canal-grande-alt-turn = { $player }: { $task }
canal-grande-alt-side = { $players }: marks { $marks }; sum { $sum } of { $limit }; in hand { $hands }.
canal-grande-alt-piles = Deck { $deck }, discards { $discards }, number cards { $numbers }.

## Questions

canal-grande-ask-offer = What goes into offer A? The rest is offer B. { $chooser } then chooses one, you get the other.
canal-grande-ask-choose = Which offer do you take? { $divider } gets the other.
canal-grande-ask-victim = Your traitor takes a card at random. Out of whose hand?
canal-grande-ask-district = Your doge calls a vote. Which district do you name?
canal-grande-ask-district-for = A doge of { $owner } calls a vote that { $owner } cannot open: you do. Which district do you name?
canal-grande-ask-cards = With how many cards of { $district } do you open the vote?
canal-grande-ask-reinforcement = You play { $cards } { $after }. Anything more?
canal-grande-ask-answer = Vote on { $district }: { $other } has { $theirs } on the table, you have { $mine }. Play to have { $needed } or more, or decline. How many cards of { $district } do you play?
canal-grande-ask-answer-four = Vote on { $district }: your side has { $mine } on the table, theirs { $theirs }. How many cards of { $district } do you play?
canal-grande-after-open = → { $total } on the table
canal-grande-after-enough = → { $total } on the table, more than their { $theirs }
canal-grande-after-short = → { $total } on the table, not yet more than their { $theirs }
canal-grande-after-four = → { $total } on your side, { $theirs } on theirs

## Options

canal-grande-take = Take { $letter }: { $cards }
canal-grande-rob = Rob { $player }: { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
canal-grande-open-with = { $district }: you hold { $n }
canal-grande-open-marks = Marks there: yours { $mine }, theirs { $theirs }
canal-grande-decline = Decline: they win this vote
canal-grande-pass = Pass: no more cards of yours in this vote
canal-grande-piece = { $cards } { $after }
canal-grande-only-reinforcements = None, only reinforcements
canal-grande-done = Enough { $after }
canal-grande-done-without = No reinforcements { $after }
canal-grande-does-district = Goes to hand. You hold { $n }
canal-grande-does-gondola = Goes to hand. Brings cards of another district into a vote
canal-grande-does-traitor = Takes a random card out of the other side's hand
canal-grande-does-spy = Draws two cards
canal-grande-does-doge = Calls a vote
canal-grande-does-number = Counts { $n } towards the sum of { $limit }

## Previews

canal-grande-will-divide = { $chooser } chooses one of them, you get the other.
canal-grande-will-choose = You take offer { $letter }: { $cards }.
canal-grande-will-sum = Your sum will be { $total } (the round ends at { $limit }).
canal-grande-will-traitor = { $n ->
    [one] The traitor takes a card at random out of the other side's hand.
   *[other] The traitors take { $n } cards at random out of the other side's hand.
}
canal-grande-will-spy = { $n ->
    [one] The spy draws two cards.
   *[other] Each of the { $n } spies draws two cards.
}
canal-grande-will-doge = { $n ->
    [one] The doge calls a vote.
   *[other] The doges call { $n } votes, each on another district.
}
canal-grande-will-leave = { $divider } gets: { $cards }.
canal-grande-will-rob = The traitor takes one card at random out of the hand of { $player } ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
}).
canal-grande-will-pass = You pass. Your cards on the table stay there and count, but you play no more in this vote.
canal-grande-will-decline = You decline. { $other } wins the vote and a mark of { $district }.
canal-grande-will-play = You play in the vote on { $district }: { $cards } { $after }.
canal-grande-if-lost = If you lose the vote: { $loss }
canal-grande-lose-nothing = You lose nothing.
canal-grande-lose = You discard { $gone }.
canal-grande-lose-kept = You discard { $gone }, and take back { $kept }.

## What happened

canal-grande-tell-round_began = A new round begins: all discards and number cards are shuffled, sums are 0.
canal-grande-tell-turn_began = { $player } divides, { $chooser } will choose: { $cards }.
canal-grande-tell-turn_void = Fewer than two cards are left to divide: the turn of { $player } is skipped.
canal-grande-tell-reshuffled = The deck has run out: { $n ->
    [one] { $n } discard is
   *[other] { $n } discards are
} shuffled into a new one.
canal-grande-tell-divided = { $player } offers A: { $first } — or B: { $second }.
canal-grande-tell-chosen = { $player } takes offer { $letter }: { $cards }.
canal-grande-tell-took-cards = { $player } takes into the hand: { $cards }.
canal-grande-tell-took-numbers = { $player } lays out { $numbers }: the sum is { $total }.
canal-grande-tell-robbed = A traitor of { $player } takes { $card } out of the hand of { $victim }.
canal-grande-tell-nothing_to_rob = A traitor of { $player } finds no card to take.
canal-grande-tell-spied = A spy of { $player } goes to work.
canal-grande-tell-drew = { $player } draws { $card } into the hand.
canal-grande-tell-showed-replaced = { $player } draws and shows { $card }: it is discarded, and another card drawn for it.
canal-grande-tell-showed-acts = { $player } draws and shows { $card }, which acts at once.
canal-grande-tell-showed-laid = { $player } draws and shows { $card }: it will call a vote.
canal-grande-tell-nothing_to_draw = There is nothing left that { $player } could draw.
canal-grande-tell-vote_called = A doge of { $player } calls a vote.
canal-grande-tell-vote_called-by-another = A doge of { $player } calls a vote. { $player } cannot open it, so { $challenger } does.
canal-grande-tell-no_vote = Nobody can open the vote that a doge of { $player } calls: it is discarded.
canal-grande-tell-opened = { $player } opens the vote on { $district } with { $cards }: { $total } on the table.
canal-grande-tell-played = { $player } plays { $cards }: now { $total } on that side.
canal-grande-tell-passed = { $player } plays no more in this vote.
canal-grande-tell-vote_ended = { $players } { $n ->
    [one] wins
   *[other] win
} the vote on { $district }, { $high } to { $low }, and a mark there.
canal-grande-tell-lost = { $player } discards { $gone }.
canal-grande-tell-lost-kept = { $player } discards { $gone }, and takes back { $kept }.
canal-grande-tell-round_ended = The round ends with { $high } to { $low }. For the smaller sum { $players } { $n ->
    [one] draws { $draws } cards
   *[other] draw { $draws } cards each
}.
canal-grande-tell-round_ended-equal = The round ends with { $sum } to { $sum }: nobody draws.
canal-grande-tell-match_won = { $players } { $n ->
    [one] wins
   *[other] win
} the match: { $reason }
canal-grande-ending = { $reason } Points are marks.
canal-grande-ending-six_districts = A mark in each of the six districts.
canal-grande-ending-four_marks = Four marks of one district.

canal-grande-rules =
    **The aim.** You want the votes of Venice. Whoever first has a mark in each of the six districts, or four marks of one district, wins.
