# Choosing the game and its options, in English.

mun-about = Families of a provincial town vie for influence in its seven institutions. 2 to 4 players, 5 in the v3 edition.
mun-option-edition = Edition
mun-option-edition-retail = Retail edition
mun-option-edition-retail-about = The game of the box for 2 to 4 players, with the Great Family card.
mun-option-edition-v3 = v3 edition
mun-option-edition-v3-about = For 3 to 5 players: a fifth family, more pieces, a Praefect Visit for everyone.
mun-option-goal = Goal
mun-option-goal-5 = 5 Decurions
mun-option-goal-5-about = The whole game.
mun-option-goal-4 = 4 Decurions
mun-option-goal-4-about = A shorter game.
mun-option-winner = Who wins
mun-option-winner-usual = As the edition has it
mun-option-winner-usual-about = The most Decurions in the retail edition, the first at the goal in the v3 edition.
mun-option-winner-most = The most Decurions
mun-option-winner-most-about = The turn is finished, then whoever has most wins.
mun-option-winner-first = The first at the goal
mun-option-winner-first-about = Whoever reaches the goal first wins, even if another has more at the end.
mun-option-streets = Streets
mun-option-streets-printed = As printed
mun-option-streets-printed-about = The Temple is joined to the Tavern and the Basilica only.
mun-option-streets-wheel = Wheel
mun-option-streets-wheel-about = House variant: the Temple is joined to all six other institutions.
