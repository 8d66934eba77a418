# Le choix du jeu et de ses options, en français.

mun-about = Les familles d’une ville de province se disputent l’influence dans ses sept institutions. De 2 à 4 joueurs, 5 dans l’édition v3.
mun-option-edition = Édition
mun-option-edition-retail = Édition retail
mun-option-edition-retail-about = Le jeu de la boîte, de 2 à 4 joueurs, avec la carte Grande Famille.
mun-option-edition-v3 = Édition v3
mun-option-edition-v3-about = De 3 à 5 joueurs : une cinquième famille, plus de pièces, une Visite du Préfet pour chacun.
mun-option-goal = Objectif
mun-option-goal-5 = 5 Décurions
mun-option-goal-5-about = La partie entière.
mun-option-goal-4 = 4 Décurions
mun-option-goal-4-about = Une partie plus courte.
mun-option-winner = Qui gagne
mun-option-winner-usual = Comme le veut l’édition
mun-option-winner-usual-about = Le plus de Décurions dans l’édition retail, le premier à l’objectif dans l’édition v3.
mun-option-winner-most = Le plus de Décurions
mun-option-winner-most-about = On finit le tour, puis qui en a le plus gagne.
mun-option-winner-first = Le premier à l’objectif
mun-option-winner-first-about = Qui atteint l’objectif le premier gagne, même si un autre en a plus à la fin.
mun-option-streets = Rues
mun-option-streets-printed = Comme imprimées
mun-option-streets-printed-about = Le Temple n’est relié qu’à la Taverne et à la Basilique.
mun-option-streets-wheel = Roue
mun-option-streets-wheel-about = Variante maison : le Temple est relié aux six autres institutions.
