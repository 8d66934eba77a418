# Ce que le moteur dit lui-même aux joueurs.
refused = « { $move } » ne peut pas être joué : { $why }.
refused-over = la partie est finie
nothing-arranged = Il n'y a pas de pièces à disposer maintenant.
draws-used-up = Le donneur de cette table s'est engagé pour { $draws } tirages, et tous sont faits : aucun autre tirage n'est possible.
undo-over = Rien ne peut être annulé : la partie est finie.
undo-pending = Rien ne peut être annulé : un tirage va avoir lieu.
undo-drawn = Rien ne peut être annulé : le coup { $number } était un tirage (« { $move } »), et un tirage reste acquis.
undo-other = Rien ne peut être annulé : le coup { $number } (« { $move } ») n'est pas à vous, c'est { $seat } qui l'a joué.
undo-begun = Rien ne peut être annulé : la partie vient de commencer.
won = { $winners_count ->
    [1] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
seat-stands = { $seat } : { $how }
placed-won = Vous gagnez.
placed-won-by = Vous gagnez, { $gap }.
placed-shared = Vous partagez la victoire.
placed = Vous terminez à la { $rank ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
} place.
placed-by = Vous terminez à la { $rank ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
} place, { $gap }.
in-turn = { $turn ->
    [0] pendant la mise en place
   *[other] au tour { $turn }
}
