# Plateaux, gros plans, points et décompte final d'Ave Roma en français.

## Player board
web-ave-panel-if-ended = { $n } si c'était fini
web-ave-panel-influence = { $n } influence sur des cartes, encore à jouer au Propraetor
web-ave-panel-no-workers = aucun ouvrier en main
web-ave-panel-strength = somme { $n }
web-ave-panel-strength-long = Valeurs imprimées en main et à l'entraînement : { $n }. La somme la plus basse agit en premier à la prochaine manche.
web-ave-panel-becomes = → { $values }
web-ave-panel-free-slot = libre
web-ave-panel-inactive = inactifs :
web-ave-panel-to-spend = À dépenser
web-ave-panel-pair-open = Une seconde carte { $card } forme une paire.
web-ave-panel-pair-shown = ½ en vente
web-ave-panel-half-open = Une seconde demi-ressource de cette couleur rapporte une ressource.
web-ave-panel-set = { $set } { $n }/5
web-ave-panel-no-cards = Pas encore de cartes
web-ave-panel-boards = Choisissez un plateau. Vous commencez avec 2 de chaque ressource qui coûte 2 (soulignée).
web-ave-panel-no-board = Pas encore de plateau.

## Titles of close-ups
web-ave-panel-title-card = { $version ->
    [plan] { $card }, plan
    [built] { $card }, bâti
   *[none] { $card }
}
web-ave-panel-title-province = Province { $n }
web-ave-panel-title-province-card = Carte province { $card }
web-ave-panel-title-player = { $player } : plateau
web-ave-panel-title-board = Plateau { $board }
web-ave-panel-title-location = { $location }

## Cards large
web-ave-panel-things = { $things }
web-ave-panel-kind-building = Bâtiment
web-ave-panel-kind-war = Carte guerre
web-ave-panel-kind-patron = Patron
web-ave-panel-printed = Coût imprimé
web-ave-panel-for-you = Pour vous maintenant
web-ave-panel-for = Pour { $player } maintenant
web-ave-panel-discount = { $n ->
    [one] moins { $n } icône de ressource au choix
   *[other] moins { $n } icônes de ressource au choix
}
web-ave-panel-can = Achetable maintenant.
web-ave-panel-cannot = Pas maintenant : { $why }.
web-ave-panel-gives-points = { $things } tout de suite.
web-ave-panel-gives-influence = { $n } influence, à jouer une fois au Propraetor dans une province.
web-ave-panel-gives-pair = Avec la seconde carte { $card } : { $things } pour cet exemplaire, et la récompense de l'autre.
web-ave-panel-pair-completes = Vous avez l'autre exemplaire : acheter celui-ci forme la paire, et l'autre rapporte { $things }.
web-ave-panel-gives-set = Cartes d'une même série : la 2e rapporte 3 deniers, la 3e 1 surplus, la 4e 2 points, la 5e 1 influence dans une province au choix.
web-ave-panel-set-next = { $have ->
    [0] Vous n'avez encore aucune carte de { $set }.
   *[other] Vous avez { $have } de { $set } : celle-ci serait la { ORDINAL($next) }.
}
web-ave-panel-patron-active = Tant qu'il est actif : { $effect }.
web-ave-panel-patron-end = À la fin, actif ou non : { $bonus }.
web-ave-panel-symbol-on = Symbole : { $symbol }. Il peut être dépensé une fois pour un extra avant ou après une action.
web-ave-panel-symbol-off = Symbole : { $symbol }. Il compte pour certains patrons à la fin.
web-ave-panel-owner = Appartient à { $player }.
web-ave-panel-is-active = Actif dans un emplacement.
web-ave-panel-is-inactive = Inactif : il attend un emplacement libre.
web-ave-panel-is-used = Son influence a été jouée.
web-ave-panel-is-unused = Son influence n'a pas encore été jouée.
web-ave-panel-is-spent = Son symbole a été dépensé.
web-ave-panel-is-unspent = Son symbole peut encore être dépensé.
web-ave-panel-slot = Emplacement { $n } : pour un ouvrier de valeur { $span }.
web-ave-panel-face-up = Face visible sur sa pioche : un achat en plus, réduit par chaque carte dépensée.

## Provinces large
web-ave-panel-half-upper = Moitié haute
web-ave-panel-half-lower = Moitié basse
web-ave-panel-part = Demi-ressource
web-ave-panel-part-black = noire : deux rapportent bois ou pierre
web-ave-panel-part-green = verte : deux rapportent bétail ou grain
web-ave-panel-part-red = rouge : deux rapportent minerai ou vin
web-ave-panel-part-multi = multicolore : deux rapportent une ressource au choix
web-ave-panel-symbol = Symbole
web-ave-panel-position-lower = La carte est en bas : la prochaine utilisation la fait monter.
web-ave-panel-position-upper = La carte est en haut : qui utilise la province paie la taxe et la garde.
web-ave-panel-fees = Taxe pour vous à la fin de la prochaine action : { $fees }.
web-ave-panel-fee = { $location } { $fee }
web-ave-panel-cube = Cube brun au niveau { $n } : à la fin aucun marqueur ne compte plus haut.
web-ave-panel-player = Joueur
web-ave-panel-level = Niveau
web-ave-panel-settled = Compterait maintenant
web-ave-panel-board-start = On commence avec 2 de chaque ressource qui coûte 2.

## Points
web-ave-panel-source-workers = Ouvriers gardés
web-ave-panel-source-buildings = Bâtiments
web-ave-panel-source-pairs = Paires de bâtiments
web-ave-panel-source-wars = Cartes guerre
web-ave-panel-source-sets = Séries de guerre
web-ave-panel-source-fame = Politique au-delà de 10
web-ave-panel-source-service = Service des patrons
web-ave-panel-source-denarii = Deniers
web-ave-panel-source-stores = Ressources et surplus
web-ave-panel-source-patrons = Bonus des patrons
web-ave-panel-source-politics = Piste politique
web-ave-panel-source-provinces = Provinces
web-ave-panel-leads = en tête
web-ave-panel-rounds = { $n ->
    [0] Plus de manche
    [one] C'est la dernière manche au plus tard
   *[other] Au plus { $n } manches, celle-ci comprise
}
web-ave-panel-which = Quels points
web-ave-panel-so-far = Jusqu'ici
web-ave-panel-ended-now = Si c'était fini
web-ave-panel-final = Points par source

## Final scoring
web-ave-panel-scoring = Décompte final
web-ave-panel-step = { $n } sur { $of } : { $step }
web-ave-panel-step-earned = Gagnés pendant la partie
web-ave-panel-step-denarii = Deniers
web-ave-panel-step-stores = Ressources et surplus
web-ave-panel-step-patrons = Patrons
web-ave-panel-step-politics = Politique
web-ave-panel-step-provinces = Provinces
web-ave-panel-why-earned = Cartes, paires, séries, ouvriers gardés et service des patrons.
web-ave-panel-why-denarii = 1 point pour 5 deniers.
web-ave-panel-why-stores = 1 point pour 3 ressources et surplus ensemble.
web-ave-panel-why-patrons = Les bonus de tous les patrons, actifs et inactifs.
web-ave-panel-why-politics = Le niveau sur la piste politique.
web-ave-panel-why-provinces = Les niveaux dans les provinces, aucun au-dessus de son cube brun.
web-ave-panel-back = Retour
web-ave-panel-forward = Suivant
web-ave-panel-play = Lecture
web-ave-panel-pause = Pause
web-ave-panel-to-end = À la fin

## Tous les symboles
web-ave-panel-legend-goods = Marchandises et ce qui les remplace
web-ave-panel-legend-tracks = Argent, points et pistes
web-ave-panel-legend-cards = Cartes et ouvriers
web-ave-panel-legend-symbols = Symboles des cartes
web-ave-panel-legend-locations = Lieux
