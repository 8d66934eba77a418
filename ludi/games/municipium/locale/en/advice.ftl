# What a hinted turn is good for, in English: each is said of the turn.
mun-for-win = wins the game.
mun-for-decurion = { $n ->
    [one] gains you a Decurion
   *[other] gains you { $n } Decurions
}.
mun-for-pieces = brings you { $pieces }{ $lacks ->
    [one] : then a set lacks only one piece
   *[other] { "" }
}.
mun-soon = { $soon ->
    [praefect] , where the Praefect comes next
    [banner] , where two citizens wait for a third
   *[no] { "" }
}
mun-for-first = takes first place { $place_at }{ mun-soon }.
mun-for-still-first = keeps first place { $place_at }{ mun-soon }.
mun-for-second = takes second place { $place_at }{ mun-soon }.
mun-for-still-second = keeps second place { $place_at }{ mun-soon }.
mun-for-wreath = puts a wreath on one of your members, which counts two from now on.
mun-for-order = lifts you in the Temple's order, which breaks ties.
mun-for-keeping = { $n ->
    [one] keeps your last family card for later
   *[other] keeps your { $n } family cards for later
}.
mun-why-other = keeps { $seat } from first place { $place_at }.
