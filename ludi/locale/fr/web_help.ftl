# L'aide à la table et à côté d'une partie revue, en français.
web-table-help-goal = L’objectif
web-table-help-turn = Un tour
web-table-help-now = Ce qu’il faut décider maintenant
web-table-help-rule = La règle : { $number } { $title }
web-table-help-rules = Lire toutes les règles (dans un nouvel onglet)
web-table-help-signs = Ce que veulent dire les signes

## Touches
web-table-keys = Touches
web-table-key-arrows = d'une chose que vous pouvez choisir à la suivante
web-table-key-shift-arrows = vers tout ce qui est sur le plateau
web-table-key-enter = choisir ; confirmer le tour
web-table-key-look = regarder de près, là où il y a plus à voir
web-table-key-undo = annuler le dernier pas
web-table-key-escape = reposer ce que vous avez choisi ; fermer
web-table-key-hint = demander un conseil
web-table-key-skip = passer ce qui est montré
web-table-key-options = liste de tous les choix
web-table-key-help = aide : objectif, tour, décision, signes, touches
