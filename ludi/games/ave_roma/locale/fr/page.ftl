# Ave Roma dans le navigateur : étiquettes, ce que l'on lit au survol, compteurs, la position en mots, le verdict.
# The spaces before : ; ! ? are no-break spaces (U+00A0).

ar-turn = Manche { $turn }
ar-pane-board = Plateau
ar-pane-rows = Cartes
ar-pane-mine = { $seated ->
    [no] Joueurs
   *[yes] Mon plateau
}

## Locations and spaces
ar-here = { $location } : ouvriers { $workers } ; { $free ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $free } places libres
}.
ar-here-empty = { $location } : aucun ouvrier, { $free ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $free } places libres
}.
ar-row-here = { $location } : ouvriers { $workers }.
ar-row-here-empty = { $location } : aucun ouvrier.
ar-space-worker = { $location } : un ouvrier de valeur { $value }.
ar-space-free = { $location } : une place libre.
ar-space-shadow = { $location } : une place libre pour les fantômes.
ar-space-closed = { $location } : une place à partir de { $players } joueurs.
ar-rule-quaestor = Prenez 2 deniers par point de valeur de l'ouvrier.
ar-rule-mercator = Vendez des ressources à vos prix, puis achetez jusqu'à 4 unités des sortes que montre la province de la valeur de l'ouvrier.
ar-rule-aedilis = Recevez les quatre ressources de la carte province de la valeur de l'ouvrier.
ar-rule-propraetor = Recevez une moitié de la carte province de la valeur de l'ouvrier, puis une autre de ses ressources ou de l'influence dans cette province.
ar-rule-roma = Avancez au Colisée d'autant de cases que la valeur de l'ouvrier en les payant ; un honneur donne 1 influence politique.
ar-rule-aedificator = Achetez un bâtiment d'un emplacement qui accepte l'ouvrier.
ar-rule-legatus = Achetez une carte guerre d'un emplacement qui accepte l'ouvrier.
ar-rule-senatus = Achetez un patron d'un emplacement qui accepte l'ouvrier ; dans un emplacement ouvert et libre, il devient actif.
ar-recruit-all = Recruter ici apporte tous les ouvriers : { $workers }.
ar-recruit-some = Recruter ici apporte { $n } ouvriers au choix sur { $of } : { $workers }.
ar-recruit-sum = La somme des ouvriers serait alors entre { $least } et { $most }.
ar-recruit-sum-sure = La somme des ouvriers serait alors de { $n }.
ar-recruit-place = Place dans le prochain ordre du tour : de { ORDINAL($least) } à { ORDINAL($most) }.
ar-recruit-place-sure = Place dans le prochain ordre du tour : { ORDINAL($n) }.

## Card rows
ar-slot = { $version ->
    [plan] { $card } (plan)
    [built] { $card } (bâti)
   *[none] { $card }
}, emplacement { $slot }, pour ouvriers { $span }.
ar-slot-empty = Emplacement { $slot } de la rangée { $deck_of }, pour ouvriers { $span } : vide.
ar-slot-taken = Un ouvrier de valeur { $value } s'y trouve.
ar-slot-worker = Un ouvrier de valeur { $value } dans la rangée { $deck_of }.
ar-face-up = { $card }, visible sur la pioche { $deck_of }.
ar-face-up-none = Aucune carte n'est visible sur la pioche { $deck_of }.
ar-face-up-rule = On peut l'acheter en plus d'une carte de la rangée en dépensant des cartes d'un seul symbole.
ar-deck = { $n ->
    [0] La pioche { $deck_of } est vide.
    [one] Pioche { $deck_of } : une carte.
   *[other] Pioche { $deck_of } : { $n } cartes.
}
ar-deck-rule = Si elle ne peut pas remplir sa rangée après une manche, la partie se termine.
ar-deck-rule-province = Si une carte province ne peut pas être remplacée, cette manche est la dernière.

## Cards
ar-card = { $card }
ar-card-building = { $card }{ $state ->
    [unused] , { $n } influence pas encore utilisée
    [used] , influence utilisée
   *[none] { "" }
}, bâtiment de { $player }{ $spent ->
    [yes] , carte dépensée
   *[no] { "" }
}.
ar-card-war = { $card }{ $state ->
    [unused] , { $n } influence pas encore utilisée
    [used] , influence utilisée
   *[none] { "" }
}, carte guerre de { $player }{ $spent ->
    [yes] , carte dépensée
   *[no] { "" }
}.
ar-card-patron = { $card }, { $state ->
    [active] patron actif
   *[idle] patron inactif
} de { $player }{ $spent ->
    [yes] , carte dépensée
   *[no] { "" }
}.
ar-card-province = Carte province { $card } de { $player }{ $spent ->
    [yes] , carte dépensée
   *[no] { "" }
}.
ar-card-cost = Coût : { $price }.
ar-card-points = Elle rapporte aussitôt { $points }.
ar-card-influence = Elle porte { $n } influence, à jouer une fois chez Propraetor.
ar-card-pair = Les deux exemplaires de { $card } donnent ensemble { $things } pour celui-ci, et la récompense de l'autre.
ar-card-completes = Elle complète une paire pour { $player }.
ar-card-set = C'est le numéro { $number } de la série { $card }.
ar-set-rule = La deuxième carte d'une série donne 3 deniers, la troisième 1 surplus, la quatrième 2 points, la cinquième 1 influence dans une province au choix.
ar-card-set-has = { $player } en a { $n } de cette série.
ar-card-brings = { $player } recevrait aussitôt { $things } avec elle.
ar-card-effect = Une fois actif : { $effect }.
ar-card-bonus = À la fin : { $bonus }.
ar-card-symbol = Symbole : { $symbol }.
ar-card-goods = En haut { $upper }, en bas { $lower }.
ar-card-active = Il est actif.
ar-card-idle = Il est inactif.
ar-card-unused = Son influence n'est pas encore utilisée.
ar-card-used = Son influence est utilisée.
ar-card-spent = La carte est dépensée.
ar-offer = { $player } paierait maintenant { $price }.
ar-offer-discount = { $player } paierait maintenant { $price }, moins { $n ->
    [one] une ressource
   *[other] { $n } ressources
} au choix.
ar-offer-why = Pas maintenant pour { $player } : { $why }.
ar-part-black = Demi-ressource : noire.
ar-part-green = Demi-ressource : verte.
ar-part-red = Demi-ressource : rouge.
ar-part-multi = Demi-ressource : multicolore.

## Provinces
ar-province = Province { $province } : en haut { $upper }, en bas { $lower } ; la carte est en position { $place ->
    [upper] haute, utilisée une fois
   *[lower] basse, pas encore utilisée
}.
ar-province-empty = Province { $province } : aucune carte.
ar-province-first = L'utiliser maintenant ne coûte pas de taxe ; la carte glisse vers le haut.
ar-province-second = L'utiliser maintenant coûte une taxe de { $fee } à la fin de l'action et donne la carte.
ar-province-none = Sans carte, on ne peut ici qu'augmenter son influence, pour une taxe de { $fee }.
ar-province-waived = { $player } y paie moins avec { $locations }.
ar-half = Province { $province }, moitié du { $half } : { $goods }.
ar-province-good = Province { $province } : { $good }.
ar-marker = { $player } est au niveau { $level } dans la province { $province }.
ar-marker-off = { $player } n'a pas d'influence dans la province { $province }.
ar-cube = Le cube brun de la province { $province } est au niveau { $level }.
ar-cube-level = Le cube brun est au niveau { $level }.
ar-stands = { $player } à { $level }
ar-stands-settled = { $player } à { $level } (compterait pour { $settled })
ar-standing = Influence : { $players }.
ar-standing-none = Personne n'y a d'influence.

## Colosseum
ar-ring = Case { $space } du Colisée{ $honour ->
    [yes] , avec un honneur
   *[no] { "" }
}.
ar-ring-players = Case { $space } du Colisée{ $honour ->
    [yes] , avec un honneur
   *[no] { "" }
} : { $players }.
ar-ring-price = Y entrer coûte { $price } ; c'est gratuit là où se trouve un autre joueur.
ar-ring-now = Elle coûterait maintenant { $price } à { $player }.
ar-ring-all-free = Les pas là-bas ne coûtent rien à { $player } maintenant.
ar-ring-enter = Y entrer coûte { $price }.
ar-ring-free = Une case où se trouve un autre joueur est gratuite.
ar-ring-cost = { $price }{ $honour ->
    [yes] { " " }(honneur)
   *[no] { "" }
}
ar-ring-ahead = Les cases suivantes coûteraient à { $player } : { $costs }.
ar-gladiator = { $player } est sur la case { $space } du Colisée.

## Turn order, points, rounds
ar-order = Ordre du tour : { $players }.
ar-order-later = L'ordre du tour n'est pas encore tiré.
ar-order-passed = Ont passé : { $players }.
ar-order-rule = Après le recrutement, la plus petite somme d'ouvriers commence ; à égalité, les joueurs échangent leurs places.
ar-score = Points : { $players }.
ar-score-one = { $player } { $n }
ar-goal = Le plus de points gagne
ar-goal-most = Qui a le plus de points après le décompte final gagne ; à égalité, les deniers décident, puis les ressources.
ar-goal-outlook = si c'était fini
ar-rounds = Manche { $round } ; dans la pioche des provinces : { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}.
ar-rounds-pace = { $left ->
    [0] Plus de manche.
    [one] À ce rythme, cette manche est la dernière.
   *[other] À ce rythme, environ { $left } manches, celle-ci comprise.
}
ar-rounds-setup = La partie est mise en place.
ar-points = { $player } : { $n } points.
ar-points-ended = { $player } : { $n } points, { $ended } si la partie se terminait maintenant.
ar-points-now = Jusqu'ici : { $sources }.
ar-points-then = Si la partie se terminait maintenant, { $n } : { $sources }.
ar-source = { $source } { $n }

## Players
ar-player = { $player } : { $points }.
ar-player-passed = { $player } : { $points } ; a passé.
ar-worker = { $player } : { $n ->
    [0] aucun ouvrier de valeur { $value } en main
    [one] un ouvrier de valeur { $value }
   *[other] { $n } ouvriers de valeur { $value }
}.
ar-shadow = { $player } : un ouvrier fantôme de valeur { $value }.
ar-shadow-rule = Après chaque tour, un ouvrier fantôme va sur une place prévue pour plus de joueurs ; il n'y fait rien, mais peut y être recruté.
ar-training-worker = { $player } : un ouvrier à l'entraînement ±{ $change }, valeur { $value }{ $n ->
    [0] { "" }
   *[other] , { $values } si elle change
}.
ar-training-free = { $player } : entraînement ±{ $change } : { $cost }, place libre.
ar-training-values = Il peut agir comme { $values }.
ar-training-rule = Dès le tour suivant, un ouvrier ici peut être placé avec une valeur changée de { $change }.
ar-good = { $player } : { $good } { $n } sur 3.
ar-good-price = { $player } : { $good } { $n } (sur 3), { $price } l'unité.
ar-surplus = { $player } : surplus { $n }, 7 au plus.
ar-denarii = { $player } : { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}.
ar-political-space = { $player } : influence politique { $n } sur 10.
ar-political-now = Elle rapporterait { $n ->
    [one] { $n } point
   *[other] { $n } points
} ; { $slots ->
    [0] aucun emplacement de patron n'est ouvert
    [one] un emplacement de patron est ouvert
   *[other] { $slots } emplacements de patron sont ouverts
}.
ar-mat-prices = Plateau individuel { $board } : { $prices }.
ar-mat-rule = On vend et achète les ressources à ces prix ; vous commencez avec deux de chacune qui coûte 2.

## Names of symbols
ar-name-wood = Bois.
ar-name-stone = Pierre.
ar-name-cattle = Bétail.
ar-name-grain = Grain.
ar-name-mineral = Minerai.
ar-name-wine = Vin.
ar-name-black = Une ressource noire.
ar-name-green = Une ressource verte.
ar-name-red = Une ressource rouge.
ar-name-any = Une ressource au choix.
ar-name-surplus = Surplus.
ar-name-denarii = Deniers.
ar-name-vp = Points.
ar-name-influence = Influence.
ar-name-political = Influence politique.
ar-name-amphora = Amphore.
ar-name-sword = Épée.
ar-name-lion = Lion.
ar-name-honour = Honneur.
ar-name-cube = Cube brun.
ar-name-worker = Ouvrier.
ar-name-patron = Patron.
ar-name-building = Bâtiment.
ar-name-war = Guerre.
ar-name-province = Province.
ar-name-quaestor = Quaestor.
ar-name-mercator = Mercator.
ar-name-aedilis = Aedilis.
ar-name-propraetor = Propraetor.
ar-name-roma = Roma.
ar-name-aedificator = Aedificator.
ar-name-legatus = Legatus.
ar-name-senatus = Senatus.
ar-name-part-black = Demi-ressource noire.
ar-name-part-green = Demi-ressource verte.
ar-name-part-red = Demi-ressource rouge.
ar-name-part-multi = Demi-ressource multicolore.
ar-name-rounds = Manches.

## Symbols explained
ar-sign-wood = Ressource noire ; vous en gardez au plus 3, le reste devient surplus ou son prix.
ar-sign-stone = Ressource noire ; vous en gardez au plus 3, le reste devient surplus ou son prix.
ar-sign-cattle = Ressource verte ; vous en gardez au plus 3, le reste devient surplus ou son prix.
ar-sign-grain = Ressource verte ; vous en gardez au plus 3, le reste devient surplus ou son prix.
ar-sign-mineral = Ressource rouge ; vous en gardez au plus 3, le reste devient surplus ou son prix.
ar-sign-wine = Ressource rouge ; vous en gardez au plus 3, le reste devient surplus ou son prix.
ar-sign-black = Bois ou Pierre, à votre choix.
ar-sign-green = Bétail ou Grain, à votre choix.
ar-sign-red = Minerai ou Vin, à votre choix.
ar-sign-any = L'une des six ressources, à votre choix.
ar-sign-surplus = Vous en gardez au plus 7 ; il paie les cartes guerre et ne se vend jamais.
ar-sign-denarii = Les pièces de Rome ; cinq valent un point à la fin.
ar-sign-vp = Qui en a le plus à la fin gagne.
ar-sign-influence = Jouée chez Propraetor, elle fait monter votre marqueur dans une province ; chaque niveau n'accueille qu'un marqueur.
ar-sign-political = Les niveaux 1 à 5 ouvrent chacun un emplacement de patron ; la piste rapporte des points à la fin, et chaque niveau au-delà de 10 vaut 2 points.
ar-sign-amphora = L'un des trois symboles des cartes : dans la partie avancée, on dépense des cartes d'un seul symbole pour des actions supplémentaires.
ar-sign-sword = L'un des trois symboles des cartes : dans la partie avancée, on dépense des cartes d'un seul symbole pour des actions supplémentaires.
ar-sign-lion = L'un des trois symboles des cartes : dans la partie avancée, on dépense des cartes d'un seul symbole pour des actions supplémentaires.
ar-sign-honour = Qui entre dans cette case du Colisée gagne 1 influence politique.
ar-sign-cube = À la fin, aucun marqueur de la province ne compte plus haut que le cube ; chaque carte prise là le fait monter.
ar-sign-worker = Sa valeur décide de ce qu'il fait ; après la manche, il est à qui le recrute.
ar-sign-patron = Actif dans un emplacement, il aide dans un lieu, et il rapporte des points à la fin même inactif.
ar-sign-building = Deux exemplaires d'un bâtiment donnent leurs deux récompenses de paire.
ar-sign-war = Les cartes d'une même série donnent de plus en plus.
ar-sign-province = Les ouvriers de son numéro utilisent sa carte ; la deuxième utilisation coûte une taxe et donne la carte.
ar-sign-quaestor = Le lieu pour les deniers.
ar-sign-mercator = Le lieu pour vendre et acheter des ressources.
ar-sign-aedilis = Le lieu pour les quatre ressources d'une province.
ar-sign-propraetor = Le lieu pour deux ressources d'une province, et pour y avoir de l'influence.
ar-sign-roma = Le lieu pour avancer au Colisée.
ar-sign-aedificator = Le lieu pour acheter des bâtiments.
ar-sign-legatus = Le lieu pour acheter des cartes guerre.
ar-sign-senatus = Le lieu pour acheter des patrons.
ar-sign-part-black = Deux sur vos cartes province donnent Bois ou Pierre.
ar-sign-part-green = Deux sur vos cartes province donnent Bétail ou Grain.
ar-sign-part-red = Deux sur vos cartes province donnent Minerai ou Vin.
ar-sign-part-multi = Deux sur vos cartes province donnent une ressource au choix.
ar-sign-rounds = La partie se termine quand une carte province ne peut pas être remplacée ou qu'une rangée ne peut pas être remplie.

## Counters
ar-tally-sell = Vendre
ar-tally-buy = { $left ->
    [0] Acheter : quatre achetées
   *[other] Acheter : encore jusqu'à { $left }
}
ar-tally-pick = { $left ->
    [0] Ressources choisies
   *[other] Choisir : encore { $left }
}
ar-tally-receive = Une ressource de plus
ar-tally-overflow = Sans place : en surplus, pas en deniers
ar-tally-pay = Payer avec
ar-tally-save = N'est pas payé
ar-tally-influence = Jouer des cartes pour l'influence
ar-tally-spend = Dépenser des cartes d'un symbole
ar-tally-good = { $good }
ar-tally-unit = ressource { $n }
ar-tally-icon = { $icon }
ar-tally-symbol = { $symbol }
ar-tally-icons = cartes à { $n } influence
ar-tally-worth = { $worth } chacune
ar-tally-of = { $n } en tout
ar-tally-instead = { $worth } sinon
ar-tally-change = { $thing } { $from } → { $to }
ar-tally-total = { $changes }.
ar-tally-fee = Une taxe de { $fee } sera due à la fin.
ar-tally-due = Reste à payer : { $price }.

## The position in words
ar-phase = { $phase }.
ar-you = Vous jouez { $player }.
ar-advanced = C'est la partie avancée.
ar-up-to = Un ouvrier entraîné peut aussi moins changer de valeur.
ar-acts = { $player } agit { $location_at } avec un { $value }.
ar-acts-imaginary = { $player } agit { $location_at } avec un { $value } imaginaire.
ar-due = Reste à payer : { $price }.
ar-due-less = { $n ->
    [one] Une ressource de ce prix n'est pas payée.
   *[other] { $n } ressources de ce prix ne sont pas payées.
}
ar-steps-left = { $n ->
    [one] Il reste un pas.
   *[other] Il reste { $n } pas.
}
ar-picks-left = { $n ->
    [one] Il reste une ressource à choisir.
   *[other] Il reste { $n } ressources à choisir.
}
ar-has-board = { $player } a le plateau { $board } avec les prix { $prices }.
ar-stores = { $player } a { $things }, { $surplus } surplus et { $denarii ->
    [one] { $denarii } denier
   *[other] { $denarii } deniers
}.
ar-politics = Influence politique { $n }, vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; emplacements de patron ouverts : { $slots }.
ar-hand = Ouvriers en main : { $workers }.
ar-hand-none = Aucun ouvrier en main.
ar-in-training = Un { $value } est à l'entraînement ±{ $change } et peut agir comme { $values }.
ar-shadow-hand = Ouvriers fantômes encore à placer : { $workers }.
ar-owns = { $player } possède { $card } ({ $symbol }).
ar-influence-left = Influence pas encore utilisée : { $n }.
ar-unspent = Cartes à dépenser : { $symbols }.
ar-unspent-one = { $symbol } { $n }

## Verdict
ar-end-points = Le plus de points : { $players } avec { $n } ; le suivant en a { $m }.
ar-end-points-level = Le plus de points : { $players } sont à égalité avec { $n } chacun.
ar-end-denarii = Les deniers départagent : { $players } avec { $n } ; le suivant en a { $m }.
ar-end-denarii-level = Les deniers ne départagent pas : { $players } en ont { $n } chacun.
ar-end-goods = Les ressources départagent : { $players } avec { $n } ; le suivant en a { $m }.
ar-end-goods-level = Les ressources ne départagent pas : { $players } en ont { $n } chacun.
ar-end-player = { $player } : { $points }, avec { $denarii ->
    [one] { $denarii } denier
   *[other] { $denarii } deniers
} et { $goods ->
    [one] { $goods } ressource
   *[other] { $goods } ressources
} en réserve.

## Help
ar-help-1 = Placez un ouvrier : dans un lieu, dont l’action se fait aussitôt, ou à l’entraînement sur votre plateau.
ar-help-2 = La valeur de l’ouvrier dit combien, dans quelle province ou quelle carte. Ou passez : chaque ouvrier gardé vaut 1 point.
ar-help-3 = Quand tous ont passé, les rangées de cartes sont remplies, chacun reprend cinq ouvriers, et la plus petite somme commence.

## Parts of the board
ar-part-1 = la manche, et combien cela peut durer
ar-part-2 = ordre du tour
ar-part-3 = points
ar-part-4 = pioche des provinces
ar-part-5 = carte province : ressources, symbole, demi-ressource
ar-part-6 = les pistes de la province : influence et cube brun
ar-part-7 = Colisée, avec Roma au milieu
ar-part-8 = un lieu et ses places d’ouvriers
ar-part-9 = rangées de cartes : bâtiments, guerres, patrons
ar-part-10 = une carte à acheter
ar-part-11 = valeurs d’ouvriers qu’une place accepte
