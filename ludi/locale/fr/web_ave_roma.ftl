# Ave Roma dans le navigateur : étiquettes, ce que l'on lit au survol, compteurs, la position en mots, le verdict.
# The spaces before : ; ! ? are no-break spaces (U+00A0).

web-ave-turn = Manche { $turn }
web-ave-pane-board = Plateau
web-ave-pane-rows = Cartes
web-ave-pane-mine = { $seated ->
    [no] Joueurs
   *[yes] Mon plateau
}

## Locations and spaces
web-ave-here = { $location } : ouvriers { $workers } ; { $free ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $free } places libres
}.
web-ave-here-empty = { $location } : aucun ouvrier, { $free ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $free } places libres
}.
web-ave-row-here = { $location } : ouvriers { $workers }.
web-ave-row-here-empty = { $location } : aucun ouvrier.
web-ave-space-worker = { $location } : un ouvrier de valeur { $value }.
web-ave-space-free = { $location } : une place libre.
web-ave-space-shadow = { $location } : une place libre pour les fantômes.
web-ave-space-closed = { $location } : une place à partir de { $players } joueurs.
web-ave-rule-quaestor = Prenez 2 deniers par point de valeur de l'ouvrier.
web-ave-rule-mercator = Vendez des ressources à vos prix, puis achetez jusqu'à 4 unités des sortes que montre la province de la valeur de l'ouvrier.
web-ave-rule-aedilis = Recevez les quatre ressources de la carte province de la valeur de l'ouvrier.
web-ave-rule-propraetor = Recevez une moitié de la carte province de la valeur de l'ouvrier, puis une autre de ses ressources ou de l'influence dans cette province.
web-ave-rule-roma = Avancez au Colisée d'autant de cases que la valeur de l'ouvrier en les payant ; un honneur donne 1 influence politique.
web-ave-rule-aedificator = Achetez un bâtiment d'un emplacement qui accepte l'ouvrier.
web-ave-rule-legatus = Achetez une carte guerre d'un emplacement qui accepte l'ouvrier.
web-ave-rule-senatus = Achetez un patron d'un emplacement qui accepte l'ouvrier ; dans un emplacement ouvert et libre, il devient actif.
web-ave-recruit-all = Recruter ici apporte tous les ouvriers : { $workers }.
web-ave-recruit-some = Recruter ici apporte { $n } ouvriers au choix sur { $of } : { $workers }.
web-ave-recruit-sum = La somme des ouvriers serait alors entre { $least } et { $most }.
web-ave-recruit-sum-sure = La somme des ouvriers serait alors de { $n }.
web-ave-recruit-place = Place dans le prochain ordre du tour : de { ORDINAL($least) } à { ORDINAL($most) }.
web-ave-recruit-place-sure = Place dans le prochain ordre du tour : { ORDINAL($n) }.

## Card rows
web-ave-slot = { $version ->
    [plan] { $card } (plan)
    [built] { $card } (bâti)
   *[none] { $card }
}, emplacement { $slot }, pour ouvriers { $span }.
web-ave-slot-empty = Emplacement { $slot } de la rangée { $deck_of }, pour ouvriers { $span } : vide.
web-ave-slot-taken = Un ouvrier de valeur { $value } s'y trouve.
web-ave-slot-worker = Un ouvrier de valeur { $value } dans la rangée { $deck_of }.
web-ave-face-up = { $card }, visible sur la pioche { $deck_of }.
web-ave-face-up-none = Aucune carte n'est visible sur la pioche { $deck_of }.
web-ave-face-up-rule = On peut l'acheter en plus d'une carte de la rangée en dépensant des cartes d'un seul symbole.
web-ave-deck = { $n ->
    [0] La pioche { $deck_of } est vide.
    [one] Pioche { $deck_of } : une carte.
   *[other] Pioche { $deck_of } : { $n } cartes.
}
web-ave-deck-rule = Si elle ne peut pas remplir sa rangée après une manche, la partie se termine.
web-ave-deck-rule-province = Si une carte province ne peut pas être remplacée, cette manche est la dernière.

## Cards
web-ave-card = { $card }
web-ave-card-building = { $card }{ $state ->
    [unused] , { $n } influence pas encore utilisée
    [used] , influence utilisée
   *[none] { "" }
}, bâtiment de { $player }{ $spent ->
    [yes] , carte dépensée
   *[no] { "" }
}.
web-ave-card-war = { $card }{ $state ->
    [unused] , { $n } influence pas encore utilisée
    [used] , influence utilisée
   *[none] { "" }
}, carte guerre de { $player }{ $spent ->
    [yes] , carte dépensée
   *[no] { "" }
}.
web-ave-card-patron = { $card }, { $state ->
    [active] patron actif
   *[idle] patron inactif
} de { $player }{ $spent ->
    [yes] , carte dépensée
   *[no] { "" }
}.
web-ave-card-province = Carte province { $card } de { $player }{ $spent ->
    [yes] , carte dépensée
   *[no] { "" }
}.
web-ave-card-cost = Coût : { $price }.
web-ave-card-points = Elle rapporte aussitôt { $points }.
web-ave-card-influence = Elle porte { $n } influence, à jouer une fois chez Propraetor.
web-ave-card-pair = Les deux exemplaires de { $card } donnent ensemble { $things } pour celui-ci, et la récompense de l'autre.
web-ave-card-completes = Elle complète une paire pour { $player }.
web-ave-card-set = C'est le numéro { $number } de la série { $card }.
web-ave-set-rule = La deuxième carte d'une série donne 3 deniers, la troisième 1 surplus, la quatrième 2 points, la cinquième 1 influence dans une province au choix.
web-ave-card-set-has = { $player } en a { $n } de cette série.
web-ave-card-effect = Une fois actif : { $effect }.
web-ave-card-bonus = À la fin : { $bonus }.
web-ave-card-symbol = Symbole : { $symbol }.
web-ave-card-goods = En haut { $upper }, en bas { $lower }.
web-ave-card-active = Il est actif.
web-ave-card-idle = Il est inactif.
web-ave-card-unused = Son influence n'est pas encore utilisée.
web-ave-card-used = Son influence est utilisée.
web-ave-card-spent = La carte est dépensée.
web-ave-offer = { $player } paierait maintenant { $price }.
web-ave-offer-discount = { $player } paierait maintenant { $price }, moins { $n ->
    [one] une ressource
   *[other] { $n } ressources
} au choix.
web-ave-offer-why = Pas maintenant pour { $player } : { $why }.
web-ave-part-black = Demi-ressource : noire.
web-ave-part-green = Demi-ressource : verte.
web-ave-part-red = Demi-ressource : rouge.
web-ave-part-multi = Demi-ressource : multicolore.

## Provinces
web-ave-province = Province { $province } : en haut { $upper }, en bas { $lower } ; la carte est en position { $place ->
    [upper] haute, utilisée une fois
   *[lower] basse, pas encore utilisée
}.
web-ave-province-empty = Province { $province } : aucune carte.
web-ave-province-first = L'utiliser maintenant ne coûte pas de taxe ; la carte glisse vers le haut.
web-ave-province-second = L'utiliser maintenant coûte une taxe de { $fee } à la fin de l'action et donne la carte.
web-ave-province-none = Sans carte, on ne peut ici qu'augmenter son influence, pour une taxe de { $fee }.
web-ave-province-waived = { $player } y paie moins avec { $locations }.
web-ave-half = Province { $province }, moitié du { $half } : { $goods }.
web-ave-province-good = Province { $province } : { $good }.
web-ave-marker = { $player } est au niveau { $level } dans la province { $province }.
web-ave-marker-off = { $player } n'a pas d'influence dans la province { $province }.
web-ave-cube = Le cube brun de la province { $province } est au niveau { $level }.
web-ave-cube-level = Le cube brun est au niveau { $level }.
web-ave-stands = { $player } à { $level }
web-ave-stands-settled = { $player } à { $level } (compterait pour { $settled })
web-ave-standing = Influence : { $players }.
web-ave-standing-none = Personne n'y a d'influence.

## Colosseum
web-ave-ring = Case { $space } du Colisée{ $honour ->
    [yes] , avec un honneur
   *[no] { "" }
}.
web-ave-ring-players = Case { $space } du Colisée{ $honour ->
    [yes] , avec un honneur
   *[no] { "" }
} : { $players }.
web-ave-ring-price = Y entrer coûte { $price } ; c'est gratuit là où se trouve un autre joueur.
web-ave-ring-enter = Y entrer coûte { $price }.
web-ave-ring-free = Une case où se trouve un autre joueur est gratuite.
web-ave-ring-cost = { $price }{ $honour ->
    [yes] { " " }(honneur)
   *[no] { "" }
}
web-ave-ring-ahead = Les cases suivantes coûteraient à { $player } : { $costs }.
web-ave-gladiator = { $player } est sur la case { $space } du Colisée.

## Turn order, points, rounds
web-ave-order = Ordre du tour : { $players }.
web-ave-order-later = L'ordre du tour n'est pas encore tiré.
web-ave-order-passed = Ont passé : { $players }.
web-ave-order-rule = Après le recrutement, la plus petite somme d'ouvriers commence ; à égalité, les joueurs échangent leurs places.
web-ave-score = Points : { $players }.
web-ave-score-one = { $player } { $n }
web-ave-rounds = Manche { $round } ; { $left ->
    [0] il n'y en aura plus
    [one] c'est la dernière
   *[other] au plus { $left } avec celle-ci
}.
web-ave-rounds-setup = La partie est mise en place.
web-ave-points = { $player } : { $n } points.
web-ave-points-ended = { $player } : { $n } points, { $ended } si la partie se terminait maintenant.
web-ave-points-now = Jusqu'ici : { $sources }.
web-ave-points-then = Si la partie se terminait maintenant, { $n } : { $sources }.
web-ave-source = { $source } { $n }

## Players
web-ave-player = { $player } : { $points }.
web-ave-player-passed = { $player } : { $points } ; a passé.
web-ave-worker = { $player } : { $n ->
    [0] aucun ouvrier de valeur { $value } en main
    [one] un ouvrier de valeur { $value }
   *[other] { $n } ouvriers de valeur { $value }
}.
web-ave-shadow = { $player } : un ouvrier fantôme de valeur { $value }.
web-ave-shadow-rule = Après chaque tour, un ouvrier fantôme va sur une place prévue pour plus de joueurs ; il n'y fait rien, mais peut y être recruté.
web-ave-training-worker = { $player } : un ouvrier à l'entraînement ±{ $change }, valeur { $value }{ $n ->
    [0] { "" }
   *[other] , { $values } si elle change
}.
web-ave-training-free = { $player } : entraînement ±{ $change } : { $cost }, place libre.
web-ave-training-values = Il peut agir comme { $values }.
web-ave-training-rule = Dès le tour suivant, un ouvrier ici peut être placé avec une valeur changée de { $change }.
web-ave-good = { $player } : { $good } { $n } sur 3.
web-ave-good-price = { $player } : { $good } { $n } (sur 3), { $price } l'unité.
web-ave-surplus = { $player } : surplus { $n }, 7 au plus.
web-ave-denarii = { $player } : { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}.
web-ave-political = { $player } : influence politique { $n } sur 10.
web-ave-political-now = Elle rapporterait { $n ->
    [one] { $n } point
   *[other] { $n } points
} ; { $slots ->
    [0] aucun emplacement de patron n'est ouvert
    [one] un emplacement de patron est ouvert
   *[other] { $slots } emplacements de patron sont ouverts
}.
web-ave-mat = Plateau individuel { $board }.
web-ave-mat-prices = Plateau individuel { $board } : { $prices }.
web-ave-mat-rule = On vend et achète les ressources à ces prix ; vous commencez avec deux de chacune qui coûte 2.

## Names of symbols
web-ave-name-wood = Bois.
web-ave-name-stone = Pierre.
web-ave-name-cattle = Bétail.
web-ave-name-grain = Grain.
web-ave-name-mineral = Minerai.
web-ave-name-wine = Vin.
web-ave-name-black = Une ressource noire.
web-ave-name-green = Une ressource verte.
web-ave-name-red = Une ressource rouge.
web-ave-name-any = Une ressource au choix.
web-ave-name-surplus = Surplus.
web-ave-name-denarii = Deniers.
web-ave-name-vp = Points.
web-ave-name-influence = Influence.
web-ave-name-political = Influence politique.
web-ave-name-amphora = Amphore.
web-ave-name-sword = Épée.
web-ave-name-lion = Lion.
web-ave-name-honour = Honneur.
web-ave-name-cube = Cube brun.
web-ave-name-worker = Ouvrier.
web-ave-name-patron = Patron.
web-ave-name-building = Bâtiment.
web-ave-name-war = Guerre.
web-ave-name-province = Province.
web-ave-name-quaestor = Quaestor.
web-ave-name-mercator = Mercator.
web-ave-name-aedilis = Aedilis.
web-ave-name-propraetor = Propraetor.
web-ave-name-roma = Roma.
web-ave-name-aedificator = Aedificator.
web-ave-name-legatus = Legatus.
web-ave-name-senatus = Senatus.
web-ave-name-part-black = Demi-ressource noire.
web-ave-name-part-green = Demi-ressource verte.
web-ave-name-part-red = Demi-ressource rouge.
web-ave-name-part-multi = Demi-ressource multicolore.
web-ave-name-rounds = Manches.

## Symbols explained
web-ave-sign-wood = Ressource noire ; vous en gardez au plus 3, le reste devient surplus ou son prix.
web-ave-sign-stone = Ressource noire ; vous en gardez au plus 3, le reste devient surplus ou son prix.
web-ave-sign-cattle = Ressource verte ; vous en gardez au plus 3, le reste devient surplus ou son prix.
web-ave-sign-grain = Ressource verte ; vous en gardez au plus 3, le reste devient surplus ou son prix.
web-ave-sign-mineral = Ressource rouge ; vous en gardez au plus 3, le reste devient surplus ou son prix.
web-ave-sign-wine = Ressource rouge ; vous en gardez au plus 3, le reste devient surplus ou son prix.
web-ave-sign-black = Bois ou Pierre, à votre choix.
web-ave-sign-green = Bétail ou Grain, à votre choix.
web-ave-sign-red = Minerai ou Vin, à votre choix.
web-ave-sign-any = L'une des six ressources, à votre choix.
web-ave-sign-surplus = Vous en gardez au plus 7 ; il paie les cartes guerre et ne se vend jamais.
web-ave-sign-denarii = Les pièces de Rome ; cinq valent un point à la fin.
web-ave-sign-vp = Qui en a le plus à la fin gagne.
web-ave-sign-influence = Jouée chez Propraetor, elle fait monter votre marqueur dans une province ; chaque niveau n'accueille qu'un marqueur.
web-ave-sign-political = Les niveaux 1 à 5 ouvrent chacun un emplacement de patron ; la piste rapporte des points à la fin, et chaque niveau au-delà de 10 vaut 2 points.
web-ave-sign-amphora = L'un des trois symboles des cartes : dans la partie avancée, on dépense des cartes d'un seul symbole pour des actions supplémentaires.
web-ave-sign-sword = L'un des trois symboles des cartes : dans la partie avancée, on dépense des cartes d'un seul symbole pour des actions supplémentaires.
web-ave-sign-lion = L'un des trois symboles des cartes : dans la partie avancée, on dépense des cartes d'un seul symbole pour des actions supplémentaires.
web-ave-sign-honour = Qui entre dans cette case du Colisée gagne 1 influence politique.
web-ave-sign-cube = À la fin, aucun marqueur de la province ne compte plus haut que le cube ; chaque carte prise là le fait monter.
web-ave-sign-worker = Sa valeur décide de ce qu'il fait ; après la manche, il est à qui le recrute.
web-ave-sign-patron = Actif dans un emplacement, il aide dans un lieu, et il rapporte des points à la fin même inactif.
web-ave-sign-building = Deux exemplaires d'un bâtiment donnent leurs deux récompenses de paire.
web-ave-sign-war = Les cartes d'une même série donnent de plus en plus.
web-ave-sign-province = Les ouvriers de son numéro utilisent sa carte ; la deuxième utilisation coûte une taxe et donne la carte.
web-ave-sign-quaestor = Le lieu pour les deniers.
web-ave-sign-mercator = Le lieu pour vendre et acheter des ressources.
web-ave-sign-aedilis = Le lieu pour les quatre ressources d'une province.
web-ave-sign-propraetor = Le lieu pour deux ressources d'une province, et pour y avoir de l'influence.
web-ave-sign-roma = Le lieu pour avancer au Colisée.
web-ave-sign-aedificator = Le lieu pour acheter des bâtiments.
web-ave-sign-legatus = Le lieu pour acheter des cartes guerre.
web-ave-sign-senatus = Le lieu pour acheter des patrons.
web-ave-sign-part-black = Deux sur vos cartes province donnent Bois ou Pierre.
web-ave-sign-part-green = Deux sur vos cartes province donnent Bétail ou Grain.
web-ave-sign-part-red = Deux sur vos cartes province donnent Minerai ou Vin.
web-ave-sign-part-multi = Deux sur vos cartes province donnent une ressource au choix.
web-ave-sign-rounds = La partie se termine quand une carte province ne peut pas être remplacée ou qu'une rangée ne peut pas être remplie.

## Counters
web-ave-tally-sell = Vendre
web-ave-tally-buy = { $left ->
    [0] Acheter : quatre achetées
   *[other] Acheter : encore jusqu'à { $left }
}
web-ave-tally-pick = { $left ->
    [0] Ressources choisies
   *[other] Choisir : encore { $left }
}
web-ave-tally-receive = Une ressource de plus
web-ave-tally-overflow = Sans place : en surplus, pas en deniers
web-ave-tally-pay = Payer avec
web-ave-tally-save = N'est pas payé
web-ave-tally-influence = Jouer des cartes pour l'influence
web-ave-tally-spend = Dépenser des cartes d'un symbole
web-ave-tally-good = { $good }
web-ave-tally-unit = ressource { $n }
web-ave-tally-icon = { $icon }
web-ave-tally-symbol = { $symbol }
web-ave-tally-icons = cartes à { $n } influence
web-ave-tally-worth = { $worth } chacune
web-ave-tally-of = { $n } en tout
web-ave-tally-instead = { $worth } sinon
web-ave-tally-change = { $thing } { $from } → { $to }
web-ave-tally-total = { $changes }.
web-ave-tally-fee = Une taxe de { $fee } sera due à la fin.
web-ave-tally-due = Reste à payer : { $price }.

## The position in words
web-ave-phase = { $phase }.
web-ave-you = Vous jouez { $player }.
web-ave-advanced = C'est la partie avancée.
web-ave-up-to = Un ouvrier entraîné peut aussi moins changer de valeur.
web-ave-acts = { $player } agit { $location_at } avec un { $value }.
web-ave-acts-imaginary = { $player } agit { $location_at } avec un { $value } imaginaire.
web-ave-due = Reste à payer : { $price }.
web-ave-due-less = { $n ->
    [one] Une ressource de ce prix n'est pas payée.
   *[other] { $n } ressources de ce prix ne sont pas payées.
}
web-ave-steps-left = { $n ->
    [one] Il reste un pas.
   *[other] Il reste { $n } pas.
}
web-ave-picks-left = { $n ->
    [one] Il reste une ressource à choisir.
   *[other] Il reste { $n } ressources à choisir.
}
web-ave-has-board = { $player } a le plateau { $board } avec les prix { $prices }.
web-ave-stores = { $player } a { $things }, { $surplus } surplus et { $denarii ->
    [one] { $denarii } denier
   *[other] { $denarii } deniers
}.
web-ave-politics = Influence politique { $n }, vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; emplacements de patron ouverts : { $slots }.
web-ave-hand = Ouvriers en main : { $workers }.
web-ave-hand-none = Aucun ouvrier en main.
web-ave-in-training = Un { $value } est à l'entraînement ±{ $change } et peut agir comme { $values }.
web-ave-shadow-hand = Ouvriers fantômes encore à placer : { $workers }.
web-ave-owns = { $player } possède { $card } ({ $symbol }).
web-ave-influence-left = Influence pas encore utilisée : { $n }.
web-ave-unspent = Cartes à dépenser : { $symbols }.
web-ave-unspent-one = { $symbol } { $n }

## Verdict
web-ave-end-points = Le plus de points : { $players } avec { $n } ; le suivant en a { $m }.
web-ave-end-points-level = Le plus de points : { $players } sont à égalité avec { $n } chacun.
web-ave-end-denarii = Les deniers départagent : { $players } avec { $n } ; le suivant en a { $m }.
web-ave-end-denarii-level = Les deniers ne départagent pas : { $players } en ont { $n } chacun.
web-ave-end-goods = Les ressources départagent : { $players } avec { $n } ; le suivant en a { $m }.
web-ave-end-goods-level = Les ressources ne départagent pas : { $players } en ont { $n } chacun.
web-ave-end-wins = { $players } gagne.
web-ave-end-shared = { $players } partagent la victoire.
web-ave-end-player = { $player } : { $points }, avec { $denarii ->
    [one] { $denarii } denier
   *[other] { $denarii } deniers
} et { $goods ->
    [one] { $goods } ressource
   *[other] { $goods } ressources
} en réserve.
