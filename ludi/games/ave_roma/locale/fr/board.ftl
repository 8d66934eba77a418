# Le plateau d'Ave Roma dans le terminal, en français.

## Letters: players, symbols, goods, goods of a colour
ar-board-mark-yellow = J
ar-board-mark-green = V
ar-board-mark-blue = B
ar-board-mark-red = R
ar-board-mark-black = N
ar-board-mark-amphora = A
ar-board-mark-sword = É
ar-board-mark-lion = L
ar-board-tag-wood = Bo
ar-board-tag-stone = Pi
ar-board-tag-cattle = Bé
ar-board-tag-grain = Gr
ar-board-tag-mineral = Mi
ar-board-tag-wine = Vi
ar-board-tag-black = no
ar-board-tag-green = ve
ar-board-tag-red = ro
ar-board-tag-surplus = s
ar-board-tag-denarii = d

## Heading
ar-board-round = Manche { $n }
ar-board-pace = { $n ->
    [0] plus de manche
    [one] dernière manche à ce rythme
   *[other] environ { $n } manches à ce rythme
}
ar-board-order = ordre
ar-board-advanced = partie avancée
ar-board-length-short = partie courte
ar-board-length-full = toutes les cartes
ar-board-up-to = entraînement jusqu'à ±N
ar-board-phase-set-up = Mise en place
ar-board-phase-action = Actions
ar-board-phase-refill = Réapprovisionnement
ar-board-phase-recruit = Recrutement
ar-board-phase-finale = Dernières actions
ar-board-phase-scoring = Décompte
ar-board-phase-over = Fin
ar-board-acts = agit : { $location }, valeur { $value }
ar-board-due = à payer
ar-board-discount = en moins
ar-board-incoming = en arrivée
ar-board-picks = ressources à choisir
ar-board-steps = pas à faire

## Board
ar-board-provinces-title = Provinces
ar-board-locations-title = Lieux
ar-board-colosseum-title = Colisée
ar-board-honour = honneur : 1 influence politique
ar-board-row-building = bâtiments
ar-board-row-war = guerres
ar-board-row-patron = patrons
ar-board-deck = pioche { $n }, hors jeu { $gone }
ar-board-no-card = pas de carte
ar-board-fee = taxe
ar-board-building-plan = { $name } plan
ar-board-building-built = { $name } bâti
ar-board-training-title = Entraînement
ar-board-at-quaestor = 2d par valeur
ar-board-at-mercator = vendre, acheter
ar-board-at-aedilis = 4 ressources
ar-board-at-propraetor = 2 ress., infl.
ar-board-at-roma = Colisée
ar-board-why-lacks = manque
ar-board-why-no-worker = pas d'ouvrier { $span }
ar-board-why-no-cards = sans carte
ar-board-why-row = avec une de la rangée

## Players
ar-board-passed = a passé
ar-board-if-ended = fin maintenant
ar-board-workers = ouvriers
ar-board-strength = somme { $n }
ar-board-training-free = entraîner
ar-board-shadow = fantôme
ar-board-political = politique
ar-board-slots = patrons
ar-board-colosseum = Colisée
ar-board-spent = dépensé
ar-board-buildings = bâtiments { $n } :
ar-board-wars = guerres { $n } :
ar-board-provinces = provinces { $n } :
ar-board-influence = à utiliser
ar-board-to-spend = à dépenser
ar-board-total = Total
ar-board-source-workers = ouvriers
ar-board-source-buildings = bâtiments
ar-board-source-pairs = paires
ar-board-source-wars = guerres
ar-board-source-sets = séries
ar-board-source-fame = gloire
ar-board-source-service = service
ar-board-source-denarii = deniers
ar-board-source-stores = réserves
ar-board-source-patrons = patrons
ar-board-source-politics = politique
ar-board-source-provinces = provinces
ar-board-tie-denarii = deniers restants
ar-board-tie-goods = ressources restantes

## Patrons, in a few words
ar-board-end = fin
ar-board-effect-point = +1 point
ar-board-effect-denarii = +2 deniers
ar-board-effect-surplus = +1 surplus
ar-board-effect-good = +1 ressource de la carte province
ar-board-effect-no-fee = pas de taxe pour la carte province
ar-board-effect-training = puis entraîner un ouvrier
ar-board-effect-building-discount = cartes à 1 ressource de moins
ar-board-effect-war-discount = cartes à 1 surplus de moins
ar-board-effect-patron-discount = cartes à 2 deniers de moins
ar-board-effect-surplus-for-goods = le surplus peut payer des ressources
ar-board-effect-goods-for-surplus = les ressources peuvent payer du surplus
ar-board-effect-influence-for-goods = payer { $price } pour 1 influence
ar-board-effect-influence-for-surplus = payer { $price } pour 1 influence
ar-board-effect-influence-for-denarii = payer { $price } pour 1 influence
ar-board-effect-free-steps = pas gratuits au Colisée
ar-board-effect-brown-cube = cube brun +1
ar-board-effect-colosseum-step = un pas gratuit au Colisée
ar-board-bonus-political-levels = 1 point par niveau politique
ar-board-bonus-political-influence = +1 influence politique
ar-board-bonus-active-patrons = 1 point par patron actif
ar-board-bonus-doubled-bonus = un autre bonus compte double
ar-board-bonus-provinces-led = { $n } points par province dominée
ar-board-bonus-province-influence = +1 influence dans une province
ar-board-bonus-best-level = points de votre plus haut niveau
ar-board-bonus-provinces-entered = 1 point par province où vous êtes
ar-board-bonus-cards-with-points = 1 point par carte à points
ar-board-bonus-cards-with-influence = 1 point par carte à influence
ar-board-bonus-symbol-sets = 2 points par 3 symboles différents
ar-board-bonus-amphora-pairs = 2 points par 2 amphores
ar-board-bonus-sword-pairs = 2 points par 2 épées
ar-board-bonus-lion-pairs = 2 points par 2 lions
ar-board-bonus-goods-pairs = 1 point par 2 ressources
ar-board-bonus-black-goods = 1 point par ressource noire
ar-board-bonus-green-goods = 1 point par ressource verte
ar-board-bonus-red-goods = 1 point par ressource rouge
ar-board-bonus-province-cards = 1 point par carte province
ar-board-bonus-buildings = 1 point par bâtiment
ar-board-bonus-war-cards = 1 point par carte guerre
ar-board-bonus-patrons = 1 point par patron

## Legend
ar-board-legend-surplus = surplus
ar-board-legend-denarii = deniers
ar-board-legend-any = n'importe quelle ressource
ar-board-legend-colours = ressource d'une couleur
ar-board-legend-points = points
ar-board-legend-influence = influence
ar-board-legend-half = demi-ressource
ar-board-legend-position = carte en haut, en bas
ar-board-legend-cube = niveau du cube brun
ar-board-legend-can = peut être acheté
ar-board-legend-pair = la paire donne
ar-board-legend-patrons = patron actif, inactif
ar-board-legend-at-end = seulement à la fin
ar-board-legend-if-ended = si la partie finissait maintenant
ar-board-legend-cheaper = moins cher pour vous
ar-board-legend-symbols = amphore, épée, lion
ar-board-legend-face-up = visible sur la pioche

## Long offers
ar-board-grid-worker = ouvrier à …
ar-board-grid-card = carte, avec …
