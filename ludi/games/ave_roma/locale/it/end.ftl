# La fine: i posti e le distanze.
ar-end-score = { $points }
ar-gap-points = con { $n ->
    [one] un punto
   *[other] { $n } punti
} di { $side ->
    [ahead] vantaggio
   *[behind] distacco
}
ar-gap-denarii = a pari punti, con { $n ->
    [one] un denario
   *[other] { $n } denari
} in { $side ->
    [ahead] più
   *[behind] meno
}
ar-gap-goods = alla pari salvo { $n ->
    [one] una merce
   *[other] { $n } merci
} in { $side ->
    [ahead] più
   *[behind] meno
}
