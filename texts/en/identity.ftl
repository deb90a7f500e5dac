### Identity

identity-name = Identity
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
identity-told-wrong_guess = the other named a wrong one
identity-told-last_chance_missed = named the informer, the other passed
identity-told-last_chance_wrong = named the informer, the other did not
identity-told-both_right = Both named the informer: a draw
identity-told-nothing_left = Nothing left to ask: a draw
