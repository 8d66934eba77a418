# La fine: i posti e le distanze.
mun-score = { $n ->
    [one] un Decurione
   *[other] { $n } Decurioni
}
mun-stage-most = Decurioni
mun-stage-first = Prima al traguardo
mun-stage-pieces = Cittadini e Favori
mun-stage-favors = Favori
mun-gap-most = con { $n ->
    [one] un Decurione
   *[other] { $n } Decurioni
} di { $side ->
    [ahead] vantaggio
   *[behind] distacco
}
mun-gap-first = { $side ->
    [ahead] raggiungendo il traguardo per tempo
   *[behind] raggiungendo il traguardo più tardi
}
mun-gap-pieces = con { $n ->
    [one] un cittadino o Favore
   *[other] { $n } cittadini e Favori
} in { $side ->
    [ahead] più
   *[behind] meno
}
mun-gap-favors = con { $n ->
    [one] un Favore
   *[other] { $n } Favori
} in { $side ->
    [ahead] più
   *[behind] meno
}
mun-end-counted = I Decurioni contati
