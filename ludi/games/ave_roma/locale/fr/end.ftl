# La fin : les places et les écarts.
ar-end-score = { $points }
ar-gap-points = avec { $n ->
    [one] un point
   *[other] { $n } points
} { $side ->
    [ahead] d'avance
   *[behind] de retard
}
ar-gap-denarii = à égalité de points, avec { $n ->
    [one] un denier
   *[other] { $n } deniers
} de { $side ->
    [ahead] plus
   *[behind] moins
}
ar-gap-goods = à égalité, à { $n ->
    [one] une marchandise
   *[other] { $n } marchandises
} près, en { $side ->
    [ahead] plus
   *[behind] moins
}
