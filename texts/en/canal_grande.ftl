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
canal-grande-task-play = Vote on { $district }: bring your cards on the table to { $n } or more, or decline.
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
canal-grande-words-sum = Number cards in front: { $numbers } = { $sum } of { $limit }.
canal-grande-words-no-sum = No number cards in front: 0 of { $limit }.
canal-grande-words-turn = In this turn { $divider } has divided and { $chooser } has chosen.
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
canal-grande-stage-play = Vote on { $district }: called by a doge of { $owner }, opened by { $challenger }.
canal-grande-spread = { $player } has on the table: { $cards }. Total { $total }{ $gondolas ->
    [0] .
    [one] ; { $gondolas } gondola, which does not count.
   *[other] ; { $gondolas } gondolas, which do not count.
}
canal-grande-spread-first = Played first: { $card }.
canal-grande-spread-passed = { $player } has passed.
canal-grande-side-total = { $players } together: { $total }.
canal-grande-stage-needed = { $player } needs a total of { $n } or more, or declines.
canal-grande-stage-tie = The larger sum wins when all four have passed. With equal sums the side that opened the vote wins.

canal-grande-waiting-owner = Then { $player } still carries out: { $cards }.
canal-grande-waiting-draws = Then the spy of { $player } draws { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
}.
canal-grande-waiting-bonus = { $player } is drawing for the smaller sum: { $n ->
    [0] this is the last card.
    [one] { $n } more card.
   *[other] { $n } more cards.
}
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
canal-grande-ask-only-reinforcement = You play no card of { $district }. Which reinforcement do you bring?
canal-grande-ask-answer = Vote on { $district }: { $other } has { $theirs } on the table, you have { $mine }. Bring yours to { $needed } or more, or decline. How many cards of { $district } do you play?
canal-grande-ask-answer-four = Vote on { $district }: your side has { $mine } on the table, theirs { $theirs }. How many cards of { $district } do you play?
canal-grande-ask-only-decline = Vote on { $district }: { $other } has { $theirs } on the table, you have { $mine }, and you hold nothing to go above that.
canal-grande-ask-only-pass = Vote on { $district }: your side has { $mine } on the table, theirs { $theirs }, and you hold nothing that you could play.
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
canal-grande-decline-match = Decline: they win this vote and the match
canal-grande-pass = Pass: no more cards of yours in this vote
canal-grande-piece = { $cards } { $after }
canal-grande-only-reinforcements = No { $district }, only reinforcements
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
canal-grande-will-decline = You decline: { $other } wins the vote and a mark of { $district }, and { $loss }.
canal-grande-will-decline-match = You decline: { $other } wins the vote, a mark of { $district } and with it the match.
canal-grande-will-play = You play in the vote on { $district }: { $cards } { $after }.
canal-grande-if-lost = If you lose the vote, { $loss }.
canal-grande-lose-nothing = you lose nothing
canal-grande-lose = you give up { $gone }
canal-grande-lose-kept = you give up { $gone }, and take back { $kept }

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
canal-grande-tell-took-cards = { $player } takes { $cards } into the hand.
canal-grande-tell-took-both = { $player } takes { $cards } into the hand and lays out { $numbers }: the sum is { $total }.
canal-grande-tell-took-numbers = { $player } lays out { $numbers }: the sum is { $total }.
canal-grande-tell-robbed = A traitor of { $player } takes { $card } out of the hand of { $victim }.
canal-grande-tell-robbed-by-you = Your traitor takes { $card } out of the hand of { $victim }.
canal-grande-tell-robbed-from-you = A traitor of { $player } takes { $card } out of your hand.
canal-grande-tell-nothing_to_rob = A traitor of { $player } finds no card to take.
canal-grande-tell-spied = A spy of { $player } goes to work.
canal-grande-tell-drew = { $player } draws { $card } into the hand.
canal-grande-tell-drew-by-you = You draw { $card }.
canal-grande-tell-showed-replaced = { $player } draws and shows { $card }: it is discarded, and another card drawn for it.
canal-grande-tell-showed-acts = { $player } draws and shows { $card }, which acts at once.
canal-grande-tell-showed-laid = { $player } draws and shows { $card }: it will call a vote.
canal-grande-tell-nothing_to_draw = There is nothing left that { $player } could draw.
canal-grande-tell-vote_called = A doge of { $player } calls a vote.
canal-grande-tell-vote_called-by-another = A doge of { $player } calls a vote. { $player } cannot open it, so { $challenger } does.
canal-grande-tell-no_vote = Nobody can open the vote that a doge of { $player } calls: it is discarded.
canal-grande-tell-opened = { $player } opens the vote on { $district } with { $cards }: { $total } on the table.
canal-grande-tell-played = { $player } plays { $cards }: the total of that side is now { $total }.
canal-grande-tell-passed = { $player } plays no more in this vote.
canal-grande-tell-vote_ended = { $players } { $n ->
    [one] wins
   *[other] win
} the vote on { $district }, { $high } to { $low }, and a mark there.
canal-grande-tell-vote_ended-tie = { $players } { $n ->
    [one] wins
   *[other] win
} the vote on { $district }, { $high } to { $low }, for equal sums go to the side that opened it, and a mark there.
canal-grande-tell-opening-card = The mark is the card with which { $player } opened the vote.
canal-grande-tell-kept = { $player } takes back { $kept }.
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
} the match. { $reason }
canal-grande-ending = { $reason } Points are marks.
canal-grande-ending-six_districts = A mark in each of the six districts.
canal-grande-ending-four_marks = Four marks of one district.

## The rules as played here

canal-grande-rules =
    { "" }**What it is about.** The old families of Venice fight for the votes of its six districts: Cannaregio, Santa Croce, San Polo, Dorsoduro, San Marco, Castello. Each vote you win is a mark. Whoever first has **a mark in each of the six districts, or four marks of one district**, becomes Doge and wins at once.

    { "" }**A turn.** Five action cards and three number cards are turned face up. One player, the *divider*, divides all eight into two offers, each with at least one card. The other, the *chooser*, takes one of them and carries it out completely; then the divider carries out the other one. In the next turn they swap roles.

    { "" }**Carrying out an offer**, always in this order; all of it happens by itself but the votes:
    1. *Number cards* are laid in front of you and summed.
    2. *Districts* and *gondolas* go to your hand.
    3. *Traitors:* each takes a card at random out of the opponent's hand, if it holds any, into yours. Only you two see which.
    4. *Spies:* each draws two action cards. Districts and gondolas go to your hand unseen. A traitor acts at once; a doge is laid with your other doges; a spy is shown, discarded and replaced by another card.
    5. *Doges:* each calls a vote.
    When fewer than two cards are left to divide, the turn is skipped.

    { "" }**A vote.** The owner of the doge is the *challenger*, names a district and plays one or more cards of it. A second vote of the same owner in the same turn must be on another district. If you hold no district that may be named, your opponent becomes challenger; if nobody can open the vote, the doge is discarded.
    The other player, the *defender*, declines, or plays cards to have strictly more on the table than the challenger. Then the challenger may go above that, and so on until somebody declines: the other one wins the vote.

    { "" }**Reinforcements.** Beside cards of the named district you may play a gondola together with one or more cards of *one* other district. Those cards count, the gondola does not. Each further reinforcement needs a gondola of its own; in one play each district can come once. You can only reinforce when you have played at least one card of the named district, before or in the same play (the named cards then count as played first).

    { "" }**After a vote.** The winner's first card of the named district becomes a mark; everything else the winner played, and the doge, is discarded. The loser discards only the first card they played and every gondola they played, and takes the rest back. Who declined without playing loses nothing.

    { "" }**The end of a round.** When after a turn somebody's number cards sum to 10 or more, the round ends. The player with the *smaller* sum draws three action cards, as a spy does, but a doge too is discarded and replaced. The player with the *larger* sum divides next. With equal sums nobody draws, and the roles swap as usual. All discards are shuffled into the deck, all number cards into theirs, and both sums are 0 again. Hands and marks stay.
    When the deck runs out earlier, the discards are shuffled into a new one; if even then there is nothing to draw, those draws are lost.

    { "" }**The cards for two.** 5 of each district, 6 gondolas, 7 traitors, 3 spies, 6 doges; number cards: four 1, five 2, five 3. Everybody begins with four district cards out of two of each; the rest of those goes into the deck. Who divides first is drawn.

    { "" }**The option free_gondola** (the original rule). A reinforcement needs no card of the named district, so you can defend with gondolas alone. Only the opening still needs a card of the district. A winner who played none takes the challenger's opening card as the mark.

    { "" }**Four players.** Players 1 and 2 are partners, and so are 3 and 4; you choose your side when you join. Marks and number cards belong to the side, hands do not: your partner does not see yours.
    - *Dividers and choosers:* 1 and 3, 2 and 4, 3 and 1, 4 and 2, and round again.
    - *Cards:* two sets less eight traitors: 10 of each district, 12 gondolas, 6 traitors, 6 spies, 12 doges; twice the number cards. Everybody begins with four district cards out of four of each, and a gondola; the rest of those goes into the deck. Player 1 divides first; which side that is, and who of each side sits first, is drawn when the match starts.
    - *A traitor's* owner chooses which of the two opponents is robbed, if both have cards.
    - *A vote* is opened by the doge's owner, or, if they cannot, by their partner; if neither can, the doge is discarded. From the opener on it goes round the table, as often as needed: each plays one or more cards or passes. You need not exceed anybody. Who has passed is out of this vote; it is over when all four have passed. The cards of each side are added, and the larger sum wins; with equal sums the side that opened.
    - *Reinforcements:* who holds no card of the named district and has played none may reinforce without one.
    - *After a vote* the winners' first card of the district becomes a mark, or, if they played none, the card with which the vote was opened; the rest of theirs is discarded. Each loser discards the first card they played and all gondolas, and takes the rest back.
    - *A round* ends when a side has 14 or more. Both players of the side with the smaller sum draw two cards each. The next divider is the next in order who belongs to the side with the larger sum; with equal sums simply the next in order.
