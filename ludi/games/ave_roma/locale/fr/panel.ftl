# Plateaux, gros plans, points et décompte final d'Ave Roma en français.

## Player board
ar-panel-if-ended = { $n } si c'était fini
ar-panel-influence = { $n } influence sur des cartes, encore à jouer au Propraetor
ar-panel-no-workers = aucun ouvrier en main
ar-panel-strength = somme { $n }
ar-panel-strength-long = Valeurs imprimées en main et à l'entraînement : { $n }. La somme la plus basse agit en premier à la prochaine manche.
ar-panel-becomes = → { $values }
ar-panel-free-slot = libre
ar-panel-inactive = inactifs :
ar-panel-to-spend = À dépenser
ar-panel-pair-open = Une seconde carte { $card } forme une paire.
ar-panel-pair-shown = ½ en vente
ar-panel-half-open = Une seconde demi-ressource de cette couleur rapporte une ressource.
ar-panel-set = { $set } { $n }/5
ar-panel-no-cards = Pas encore de cartes
ar-panel-boards = Choisissez un plateau. Vous commencez avec 2 de chaque ressource qui coûte 2 (soulignée).
ar-panel-no-board = Pas encore de plateau.

## Titles of close-ups
ar-panel-title-card = { $version ->
    [plan] { $card }, plan
    [built] { $card }, bâti
   *[none] { $card }
}
ar-panel-title-province = Province { $n }
ar-panel-title-province-card = Carte province { $card }
ar-panel-title-player = { $player } : plateau
ar-panel-title-board = Plateau { $board }
ar-panel-title-location = { $location }

## Cards large
ar-panel-things = { $things }
ar-panel-kind-building = Bâtiment
ar-panel-kind-war = Carte guerre
ar-panel-kind-patron = Patron
ar-panel-printed = Coût imprimé
ar-panel-for-you = Pour vous maintenant
ar-panel-for = Pour { $player } maintenant
ar-panel-discount = { $n ->
    [one] moins { $n } icône de ressource au choix
   *[other] moins { $n } icônes de ressource au choix
}
ar-panel-can = Achetable maintenant.
ar-panel-cannot = Pas maintenant : { $why }.
ar-panel-gives-points = { $things } tout de suite.
ar-panel-gives-influence = { $n } influence, à jouer une fois au Propraetor dans une province.
ar-panel-gives-pair = Avec la seconde carte { $card } : { $things } pour cet exemplaire, et la récompense de l'autre.
ar-panel-pair-completes = Vous avez l'autre exemplaire : acheter celui-ci forme la paire, et l'autre rapporte { $things }.
ar-panel-gives-set = Cartes d'une même série : la 2e rapporte 3 deniers, la 3e 1 surplus, la 4e 2 points, la 5e 1 influence dans une province au choix.
ar-panel-set-next = { $have ->
    [0] Vous n'avez encore aucune carte de { $set }.
   *[other] Vous avez { $have } de { $set } : celle-ci serait la { ORDINAL($next) }.
}
ar-panel-patron-active = Tant qu'il est actif : { $effect }.
ar-panel-patron-end = À la fin, actif ou non : { $bonus }.
ar-panel-symbol-on = Symbole : { $symbol }. Il peut être dépensé une fois pour un extra avant ou après une action.
ar-panel-symbol-off = Symbole : { $symbol }. Il compte pour certains patrons à la fin.
ar-panel-owner = Appartient à { $player }.
ar-panel-is-active = Actif dans un emplacement.
ar-panel-is-inactive = Inactif : il attend un emplacement libre.
ar-panel-is-used = Son influence a été jouée.
ar-panel-is-unused = Son influence n'a pas encore été jouée.
ar-panel-is-spent = Son symbole a été dépensé.
ar-panel-is-unspent = Son symbole peut encore être dépensé.
ar-panel-slot = Emplacement { $n } : pour un ouvrier de valeur { $span }.
ar-panel-face-up = Face visible sur sa pioche : un achat en plus, réduit par chaque carte dépensée.

## Provinces large
ar-panel-half-upper = Moitié haute
ar-panel-half-lower = Moitié basse
ar-panel-part = Demi-ressource
ar-panel-part-black = noire : deux rapportent bois ou pierre
ar-panel-part-green = verte : deux rapportent bétail ou grain
ar-panel-part-red = rouge : deux rapportent minerai ou vin
ar-panel-part-multi = multicolore : deux rapportent une ressource au choix
ar-panel-symbol = Symbole
ar-panel-position-lower = La carte est en bas : la prochaine utilisation la fait monter.
ar-panel-position-upper = La carte est en haut : qui utilise la province paie la taxe et la garde.
ar-panel-fees = Taxe pour vous à la fin de la prochaine action : { $fees }.
ar-panel-fee = { $location } { $fee }
ar-panel-cube = Cube brun au niveau { $n } : à la fin aucun marqueur ne compte plus haut.
ar-panel-player = Joueur
ar-panel-level = Niveau
ar-panel-settled = Compterait maintenant
ar-panel-board-start = On commence avec 2 de chaque ressource qui coûte 2.

## Points
ar-panel-source-workers = Ouvriers gardés
ar-panel-source-buildings = Bâtiments
ar-panel-source-pairs = Paires de bâtiments
ar-panel-source-wars = Cartes guerre
ar-panel-source-sets = Séries de guerre
ar-panel-source-fame = Politique au-delà de 10
ar-panel-source-service = Service des patrons
ar-panel-source-denarii = Deniers
ar-panel-source-stores = Ressources et surplus
ar-panel-source-patrons = Bonus des patrons
ar-panel-source-politics = Piste politique
ar-panel-source-provinces = Provinces
ar-panel-leads = en tête
ar-panel-rounds = { $n ->
    [0] Plus de manche
    [one] C'est la dernière manche au plus tard
   *[other] Au plus { $n } manches, celle-ci comprise
}
ar-panel-which = Quels points
ar-panel-so-far = Jusqu'ici
ar-panel-ended-now = Si c'était fini
ar-panel-final = Points par source

## Final scoring
ar-panel-scoring = Décompte final
ar-panel-step = { $n } sur { $of } : { $step }
ar-panel-step-earned = Gagnés pendant la partie
ar-panel-step-denarii = Deniers
ar-panel-step-stores = Ressources et surplus
ar-panel-step-patrons = Patrons
ar-panel-step-politics = Politique
ar-panel-step-provinces = Provinces
ar-panel-why-earned = Cartes, paires, séries, ouvriers gardés et service des patrons.
ar-panel-why-denarii = 1 point pour 5 deniers.
ar-panel-why-stores = 1 point pour 3 ressources et surplus ensemble.
ar-panel-why-patrons = Les bonus de tous les patrons, actifs et inactifs.
ar-panel-why-politics = Le niveau sur la piste politique.
ar-panel-why-provinces = Les niveaux dans les provinces, aucun au-dessus de son cube brun.
ar-panel-back = Retour
ar-panel-forward = Suivant
ar-panel-play = Lecture
ar-panel-pause = Pause
ar-panel-to-end = À la fin

## Tous les symboles
ar-panel-legend-goods = Marchandises et ce qui les remplace
ar-panel-legend-tracks = Argent, points et pistes
ar-panel-legend-cards = Cartes et ouvriers
ar-panel-legend-symbols = Symboles des cartes
ar-panel-legend-locations = Lieux
