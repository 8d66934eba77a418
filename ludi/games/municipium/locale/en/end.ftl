# The end: places, and how far apart.
mun-score = { $n ->
    [one] one Decurion
   *[other] { $n } Decurions
}
mun-stage-most = Decurions
mun-stage-first = First to the goal
mun-stage-pieces = Citizens and Favors
mun-stage-favors = Favors
mun-gap-most = { $n ->
    [one] one Decurion
   *[other] { $n } Decurions
} { $side ->
    [ahead] ahead
   *[behind] behind
}
mun-gap-first = { $side ->
    [ahead] the first to reach the goal
   *[behind] later at the goal
}
mun-gap-pieces = by { $n ->
    [one] one citizen or Favor
   *[other] { $n } citizens and Favors
} { $side ->
    [ahead] more
   *[behind] fewer
}
mun-gap-favors = by { $n ->
    [one] one Favor
   *[other] { $n } Favors
} { $side ->
    [ahead] more
   *[behind] fewer
}
mun-end-counted = Decurions counted
