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
