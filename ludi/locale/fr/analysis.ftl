# Ce qui a décidé une partie, en français. Les points sont des centièmes de victoire.
# The spaces before : ; ! ? and inside « » are no-break spaces (U+00A0).

analysis-title = { $game } : ce qui a décidé cette partie
analysis-judge-first-sight = Jugée au premier coup d'œil.
analysis-judge = Jugée par { $judge }.
analysis-unfinished = La partie n'est pas allée à son terme : la dernière position vaut ce que le juge en pense.
analysis-nothing = Rien n'a encore été tiré ni décidé dans cette partie.

## The account of each seat
analysis-account = D'où vient le résultat, en points sur cent
analysis-player = Joueur
analysis-start = Début
analysis-luck = Chance
analysis-own = Décisions propres
analysis-others = Jeu des autres
analysis-drift = Seconds regards
analysis-end = Fin
analysis-adjusted = Sans la chance
analysis-lost = Perdus par décision
analysis-good = Bonnes
analysis-inaccuracy = Imprécisions
analysis-mistake = Erreurs
analysis-blunder = Gaffes
analysis-closes = Début, chance, décisions propres, jeu des autres et seconds regards font ensemble la fin. Les seconds regards sont ce que le juge a vu autrement en regardant de nouveau.

## The graph
analysis-graph = Les probabilités de chacun au fil de la partie
analysis-legend = ▲ ▼ chance d'un tirage, pour qui il a le plus changé ; les chiffres sont des tournants
analysis-moves = Coups
analysis-graph-about = De bas en haut les probabilités de { $players }, du premier coup au coup { $moves }.

## Moments
analysis-turning-points = Tournants
analysis-turning-point = Coup { $move }, { $points } pour { $seat } : { $story }
analysis-worst = Ce qui a coûté le plus
analysis-worst-nothing = { $player } n'a presque rien perdu par ses décisions.
analysis-worst-one = Coup { $move }, { $points }, { $grade } : { $story }
analysis-better = Mieux : { $story }
analysis-grade-good = bonne
analysis-grade-inaccuracy = imprécision
analysis-grade-mistake = erreur
analysis-grade-blunder = gaffe

## Every move, as a table
analysis-all = Chaque tirage et chaque décision
analysis-move = Coup
analysis-what = Ce qui s'est passé
analysis-by = De qui
analysis-chance = hasard
analysis-grade = Jugement
analysis-cost = Points perdus
analysis-best = Le meilleur choix
analysis-luck-of = Chance : { $seat }
analysis-chance-of = Probabilité : { $seat }

## The game as one tells it to a friend: clauses without a full stop, put together below
analysis-decimal = { $whole },{ $tenths }
analysis-sum-one = { $first }.
analysis-sum-two = { $first } ; { $second }.
analysis-sum-better = { $seat } a mieux joué que les autres, avec { $own } points perdus par décision contre { $theirs } pour { $other }
analysis-sum-alike = { $seat } et { $other } ont joué aussi bien l'un que l'autre ({ $own } et { $theirs } points perdus par décision)
analysis-sum-you-better = vous avez joué { $more ->
    [yes] le mieux
   *[no] mieux que votre adversaire
}, avec { $own } points perdus par décision contre { $theirs } pour { $other }
analysis-sum-you-worse = { $other } a { $more ->
    [yes] joué le mieux
   *[no] mieux joué que vous
}, avec { $theirs } points perdus par décision contre { $own } pour vous
analysis-sum-you-alike = vous et { $other } avez joué aussi bien ({ $own } et { $theirs } points perdus par décision)
analysis-sum-what = { $who ->
    [draw] le tirage { $when }
    [own] votre coup { $when }
   *[other] le coup joué par { $other } { $when }
}
analysis-sum-its = { $who ->
    [draw] le tirage { $when }
   *[other] le coup joué par { $other } { $when }
}
analysis-sum-you-game-lost = { analysis-sum-what } vous a coûté la partie
analysis-sum-you-game-won = { analysis-sum-what } vous a fait gagner la partie
analysis-sum-you-lost = { analysis-sum-what } vous a le plus coûté : { $by } points
analysis-sum-you-gained = { analysis-sum-what } vous a le plus aidé, de { $by } points
analysis-sum-game-lost = { analysis-sum-its } a coûté la partie à { $seat }
analysis-sum-game-won = { analysis-sum-its } a fait gagner la partie à { $seat }
analysis-sum-lost = { analysis-sum-its } a le plus changé les choses : { $by } points contre { $seat }
analysis-sum-gained = { analysis-sum-its } a le plus changé les choses : { $by } points pour { $seat }
analysis-sum-you-lucky = les tirages vous ont favorisé, de { $by } points en tout
analysis-sum-you-unlucky = les tirages vous ont défavorisé, de { $by } points en tout
analysis-sum-lucky = les tirages ont favorisé { $seat }, de { $by } points en tout
analysis-sum-unlucky = les tirages ont défavorisé { $seat }, de { $by } points en tout
