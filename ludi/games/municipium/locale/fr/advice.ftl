# À quoi sert un tour conseillé, en français : chaque phrase est dite du tour.
mun-for-win = gagne la partie.
mun-for-decurion = { $n ->
    [one] vous donne un Décurion
   *[other] vous donne { $n } Décurions
}.
mun-for-pieces = vous apporte { $pieces }{ $lacks ->
    [one] {" "}: il ne manque alors qu'une pièce à une série
   *[other] { "" }
}.
mun-soon = { $soon ->
    [praefect] , où le Préfet vient ensuite
    [banner] , où deux citoyens attendent le troisième
   *[no] { "" }
}
mun-for-first = vous met en tête { $place_at }{ mun-soon }.
mun-for-still-first = vous garde en tête { $place_at }{ mun-soon }.
mun-for-second = vous donne la deuxième place { $place_at }{ mun-soon }.
mun-for-still-second = vous garde la deuxième place { $place_at }{ mun-soon }.
mun-for-wreath = donne un Laurier à un de vos membres, qui compte désormais double.
mun-for-order = vous fait monter dans l'ordre du Temple, qui départage les égalités.
mun-for-keeping = { $n ->
    [one] garde votre dernière carte famille pour plus tard
   *[other] garde vos { $n } cartes famille pour plus tard
}.
mun-why-other = prive { $seat } de la première place { $place_at }.
