### Commissioner Victor

victor-name = Commissioner Victor
victor-heading-turn = Turn { $number } of 24
victor-heading-over = The field is full
victor-points = { $n ->
    [one] point
   *[other] points
}
victor-now = now { $n }
