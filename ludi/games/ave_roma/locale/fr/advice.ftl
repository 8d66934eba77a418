# À quoi sert un tour conseillé, en français : chaque phrase est dite du tour.
ar-for-win = gagne la partie.
ar-for-points = rapporte aussitôt { $n ->
    [one] un point
   *[other] { $n } points
}.
ar-for-card = vous procure { $card }{ $pair ->
    [yes] , la deuxième de son genre : les deux donnent leur récompense
   *[no] { "" }
}.
ar-for-province-card = vous procure la carte de province et y fait monter le cube brun.
ar-for-province = porte votre influence dans la province { $province } à { $level }{ $lead ->
    [yes] , devant tout le monde
   *[no] { "" }
}.
ar-for-political = augmente votre influence politique{ $n ->
    [one] { "" }
   *[other] { " " }de { $n }
}.
ar-for-gains = apporte { $things }.
ar-for-workers = vous donne { $n ->
    [one] l'ouvrier
   *[other] les ouvriers
} { $workers } pour la manche suivante.
ar-for-training = rend un ouvrier plus utile lors d'un prochain tour.
ar-for-saving = garde { $n ->
    [one] un ouvrier pour la manche suivante, ce qui rapporte un point
   *[other] { $n } ouvriers pour la manche suivante, ce qui rapporte un point chacun
}.
ar-why-points = rapporte aussitôt { $n ->
    [one] un point
   *[other] { $n } points
} de plus ({ $sources }).
ar-why-later = { $n ->
    [one] compte un point
   *[other] compte { $n } points
} de plus si la partie s'arrêtait là ({ $sources }).
ar-why-gains = vous laisse { $things } de plus.
ar-in-round = { $turn ->
    [0] pendant la mise en place
   *[other] à la manche { $turn }
}
