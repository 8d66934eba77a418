# La fin : les places et les écarts.
mun-score = { $n ->
    [one] un Décurion
   *[other] { $n } Décurions
}
mun-stage-most = Décurions
mun-stage-first = Première au but
mun-stage-pieces = Citoyens et Faveurs
mun-stage-favors = Faveurs
mun-gap-most = avec { $n ->
    [one] un Décurion
   *[other] { $n } Décurions
} { $side ->
    [ahead] d'avance
   *[behind] de retard
}
mun-gap-first = { $side ->
    [ahead] en atteignant le but en premier
   *[behind] en atteignant le but plus tard
}
mun-gap-pieces = avec { $n ->
    [one] un citoyen ou Faveur
   *[other] { $n } citoyens et Faveurs
} de { $side ->
    [ahead] plus
   *[behind] moins
}
mun-gap-favors = avec { $n ->
    [one] une Faveur
   *[other] { $n } Faveurs
} de { $side ->
    [ahead] plus
   *[behind] moins
}
mun-end-counted = Les Décurions comptés
