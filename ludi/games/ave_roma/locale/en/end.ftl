# The end: places, and how far apart.
ar-end-score = { $points }
ar-gap-points = { $n ->
    [one] one point
   *[other] { $n } points
} { $side ->
    [ahead] ahead
   *[behind] behind
}
ar-gap-denarii = level in points, with { $n ->
    [one] one denarius
   *[other] { $n } denarii
} { $side ->
    [ahead] more
   *[behind] fewer
}
ar-gap-goods = level but for { $n ->
    [one] one good
   *[other] { $n } goods
} { $side ->
    [ahead] more
   *[behind] fewer
}
