# Ave Roma in French.
# Names come with the forms sentences need. Locations: at; goods: a, the; icons: a; symbols: the; halves: two;
# decks: of, card. Goods are capitalised and not inflected, as in the rulebook (2 Pierre); nothing agrees with a colour.
# Titles of cards are plain text, so no "de" or "que" stands before them (it would have to elide).
# The spaces before : ; ! ? are no-break spaces (U+00A0).

## Players
ar-seat-yellow = Jaune
ar-seat-green = Vert
ar-seat-blue = Bleu
ar-seat-red = Rouge
ar-seat-black = Noir

## Locations: Latin in every language
ar-location-quaestor = Quaestor
    .at = chez Quaestor
ar-location-mercator = Mercator
    .at = chez Mercator
ar-location-aedilis = Aedilis
    .at = chez Aedilis
ar-location-propraetor = Propraetor
    .at = chez Propraetor
ar-location-roma = Roma
    .at = à Roma
ar-location-aedificator = Aedificator
    .at = chez Aedificator
ar-location-legatus = Legatus
    .at = chez Legatus
ar-location-senatus = Senatus
    .at = au Senatus

## Goods, icons, symbols, decks
ar-good-wood = Bois
    .a = 1 Bois
    .the = le Bois
ar-good-stone = Pierre
    .a = 1 Pierre
    .the = la Pierre
ar-good-cattle = Bétail
    .a = 1 Bétail
    .the = le Bétail
ar-good-grain = Grain
    .a = 1 Grain
    .the = le Grain
ar-good-mineral = Minerai
    .a = 1 Minerai
    .the = le Minerai
ar-good-wine = Vin
    .a = 1 Vin
    .the = le Vin
ar-icon-wood = Bois
    .a = 1 Bois
ar-icon-stone = Pierre
    .a = 1 Pierre
ar-icon-cattle = Bétail
    .a = 1 Bétail
ar-icon-grain = Grain
    .a = 1 Grain
ar-icon-mineral = Minerai
    .a = 1 Minerai
ar-icon-wine = Vin
    .a = 1 Vin
ar-icon-black = ressource noire
    .a = 1 ressource noire
ar-icon-green = ressource verte
    .a = 1 ressource verte
ar-icon-red = ressource rouge
    .a = 1 ressource rouge
ar-icon-any = ressource au choix
    .a = 1 ressource au choix
ar-icon-surplus = surplus
    .a = 1 surplus
ar-icon-denarii = deniers
    .a = des deniers
ar-symbol-amphora = amphore
    .the = l'amphore
ar-symbol-sword = épée
    .the = l'épée
ar-symbol-lion = lion
    .the = le lion
ar-half-upper = haut
    .two = les deux ressources du haut
ar-half-lower = bas
    .two = les deux ressources du bas
ar-deck-building = bâtiments
    .of = des bâtiments
    .card = carte bâtiment
ar-deck-war = guerres
    .of = des guerres
    .card = carte guerre
ar-deck-patron = patrons
    .of = des patrons
    .card = carte patron
ar-deck-province = provinces
    .of = des provinces
    .card = carte province
ar-price = { $good } { $n }
ar-title = { $title }
ar-nothing = rien

## Numbers of things
ar-count-wood = { $n } Bois
ar-count-stone = { $n } Pierre
ar-count-cattle = { $n } Bétail
ar-count-grain = { $n } Grain
ar-count-mineral = { $n } Minerai
ar-count-wine = { $n } Vin
ar-count-black = { $n ->
    [one] { $n } ressource noire
   *[other] { $n } ressources noires
}
ar-count-green = { $n ->
    [one] { $n } ressource verte
   *[other] { $n } ressources vertes
}
ar-count-red = { $n ->
    [one] { $n } ressource rouge
   *[other] { $n } ressources rouges
}
ar-count-any = { $n ->
    [one] { $n } ressource au choix
   *[other] { $n } ressources au choix
}
ar-count-surplus = { $n } surplus
ar-count-denarii = { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}
ar-count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ar-count-workers = { $n ->
    [one] { $n } ouvrier
   *[other] { $n } ouvriers
}
ar-count-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

## What patrons do while active
ar-effect-point = 1 point { $location_at }
ar-effect-denarii = 2 deniers { $location_at }
ar-effect-surplus = 1 surplus { $location_at }
ar-effect-good = 1 ressource de la carte province { $location_at }
ar-effect-no-fee = pas de taxe pour une carte province { $location_at }
ar-effect-training = on peut entraîner un ouvrier après l'action { $location_at }
ar-effect-building-discount = les bâtiments coûtent 1 ressource de moins { $location_at }
ar-effect-war-discount = les cartes guerre coûtent 1 surplus de moins { $location_at }
ar-effect-patron-discount = les patrons coûtent 2 deniers de moins { $location_at }
ar-effect-surplus-for-goods = le surplus peut payer des ressources { $location_at }
ar-effect-goods-for-surplus = les ressources peuvent payer du surplus { $location_at }
ar-effect-influence-for-goods = 1 influence dans la province contre { $price } { $location_at }
ar-effect-influence-for-surplus = 1 influence dans la province contre { $price } { $location_at }
ar-effect-influence-for-denarii = 1 influence dans la province contre { $price } { $location_at }
ar-effect-free-steps = les pas au Colisée sont gratuits { $location_at }
ar-effect-brown-cube = le cube brun de la province monte de 1 { $location_at }
ar-effect-colosseum-step = un pas gratuit dans le Colisée { $location_at }

## Questions
ar-to = { $you ->
    [yes] { "" }
   *[no] { $player },{ " " }
}
ar-prompt-over = La partie est terminée.
ar-prompt-choose-board = { ar-to }choisissez un plateau individuel.
ar-prompt-turn = { ar-to }placez un ouvrier, entraînez-en un ou passez.
ar-prompt-extra-action = { ar-to }vous pouvez effectuer une action finale avec un ouvrier imaginaire.
ar-prompt-shadow = { ar-to }placez un ouvrier de votre fantôme.
ar-prompt-recruit = { $shadow ->
    [yes] { ar-to }recrutez pour votre fantôme (encore { $left } à prendre) : choisissez un lieu.
   *[no] { ar-to }recrutez (encore { $left } à prendre) : choisissez un lieu.
}
ar-prompt-recruit-worker = { $shadow ->
    [yes] { ar-to }quel ouvrier prenez-vous { $location_at } pour votre fantôme (encore { $left } à prendre) ?
   *[no] { ar-to }quel ouvrier prenez-vous { $location_at } (encore { $left } à prendre) ?
}
ar-prompt-extra-before = { ar-to }vous pouvez dépenser des cartes avant l'action { $location_at }.
ar-prompt-extra-after = { ar-to }vous pouvez dépenser des cartes après l'action { $location_at }.
ar-prompt-spend-patron = { $left ->
    [one] { ar-to }vous dépensez encore une carte portant { $symbol_the } : est-ce un patron ?
   *[other] { ar-to }vous dépensez encore { $left } cartes portant { $symbol_the } : un patron en fait-il partie ?
}
ar-prompt-sell = { ar-to }vendez des ressources, puis achetez celles que montre la province { $province }.
ar-prompt-buy = { $left ->
    [one] { ar-to }vous pouvez encore acheter une ressource parmi celles que montre la province { $province }.
   *[other] { ar-to }vous pouvez encore acheter jusqu'à { $left } ressources parmi celles que montre la province { $province }.
}
ar-prompt-half = { ar-to }quelles deux ressources recevez-vous de la carte de la province { $province } ?
ar-prompt-administer = { ar-to }dans la province { $province }, voulez-vous une ressource de plus ou de l'influence ?
ar-prompt-influence = { ar-to }jouez des cartes pour augmenter votre influence dans la province { $province }.
ar-prompt-pick = { $left ->
    [one] { ar-to }choisissez une ressource.
   *[other] { ar-to }choisissez une ressource ({ $left } en tout).
}
ar-prompt-overflow = { ar-to }vous n'avez plus de place pour { $good_the } : prenez-vous 1 surplus ou son prix en deniers ?
ar-prompt-discount = { ar-to }vous avez une remise : quelle icône retirez-vous du prix ({ $price }) ?
ar-prompt-pay = { ar-to }avec quoi payez-vous { $icon_a } (reste à payer : { $price }) ?
ar-prompt-patron-slot = { ar-to }vous n'avez pas d'emplacement libre : gardez-vous { $patron } inactif ou lui faites-vous remplacer un autre patron ?
ar-prompt-activate = { ar-to }vous ouvrez un emplacement : quel patron s'y installe ?
ar-prompt-campaign = { ar-to }vous avez complété une série de guerre : dans quelle province augmentez-vous votre influence ?
ar-prompt-gain = { ar-to }vous pouvez prendre les gains de vos patrons { $location_at }.
ar-prompt-train = { ar-to }vous pouvez entraîner un ouvrier.
ar-prompt-double = { ar-to }de quel patron { $patron } double-t-il le bonus ?
ar-prompt-send = { ar-to }vous avez { $left } influence à répartir : combien en mettez-vous dans la province { $province } ?
ar-prompt-draw-province = On pioche une carte pour la province { $province }.
ar-prompt-draw-card = On pioche une { $deck_card }.
ar-prompt-draw-order = On tire au sort l'ordre du tour.
ar-prompt-draw-board = On tire au sort un plateau individuel.

## What options do
ar-do-board = plateau { $board } (prix : { $prices })
ar-do-pass = passer : chaque ouvrier non placé reste avec vous et rapporte 1 point
ar-do-place = placer le { $worker } { $location_at }
ar-do-place-slot = placer le { $worker } { $location_at } : { $card } pour { $price }
ar-do-place-trained = placer le { $worker } comme { $value } { $location_at }
ar-do-place-trained-slot = placer le { $worker } comme { $value } { $location_at } : { $card } pour { $price }
ar-do-train = entraîner le { $worker } sur ±{ $change } pour { $cost }
ar-do-extra = agir { $location_at } avec un { $worker }
ar-do-extra-slot = agir { $location_at } avec un { $worker } : { $card } pour { $price }
ar-do-no-extra-action = pas d'action finale
ar-do-shadow = placer le { $worker } du fantôme { $location_at }
ar-do-recruit = recruter les ouvriers { $location_at } : { $workers }
ar-do-take = prendre un { $worker }
ar-do-main = rien avant l'action
ar-do-rest = seulement d'autres cartes
ar-do-quaestor-spend = { $cards ->
    [one] dépenser { $cards } carte portant { $symbol_the } : 2 deniers
   *[other] dépenser { $cards } cartes portant { $symbol_the } : 2 deniers par carte
}
ar-do-mercator-spend = { $cards ->
    [one] dépenser { $cards } carte portant { $symbol_the } : 1 ressource de la carte province
   *[other] dépenser { $cards } cartes portant { $symbol_the } : pour chacune, 1 ressource de la carte province
}
ar-do-aedilis-spend = { $cards ->
    [one] dépenser { $cards } carte portant { $symbol_the } : 1 surplus
   *[other] dépenser { $cards } cartes portant { $symbol_the } : 1 surplus par carte
}
ar-do-propraetor-spend = dépenser { $cards } cartes portant { $symbol_the } : 1 influence pour trois cartes
ar-do-roma-spend = { $cards ->
    [one] dépenser { $cards } carte portant { $symbol_the } : 1 pas
   *[other] dépenser { $cards } cartes portant { $symbol_the } : 1 pas par carte
}
ar-do-aedificator-spend = { $cards ->
    [one] dépenser { $cards } carte portant { $symbol_the } : acheter le bâtiment visible sur la pioche en payant 1 ressource de moins
   *[other] dépenser { $cards } cartes portant { $symbol_the } : acheter le bâtiment visible sur la pioche en payant 1 ressource de moins par carte
}
ar-do-legatus-spend = { $cards ->
    [one] dépenser { $cards } carte portant { $symbol_the } : acheter la carte guerre visible sur la pioche en payant 1 surplus de moins
   *[other] dépenser { $cards } cartes portant { $symbol_the } : acheter la carte guerre visible sur la pioche en payant 1 surplus de moins par carte
}
ar-do-senatus-spend = { $cards ->
    [one] dépenser { $cards } carte portant { $symbol_the } : acheter le patron visible sur la pioche en payant 2 deniers de moins
   *[other] dépenser { $cards } cartes portant { $symbol_the } : acheter le patron visible sur la pioche en payant 2 deniers de moins par carte
}
ar-do-spend-patron = dépenser { $patron }
ar-do-sell = vendre { $good_a } pour { $worth }
ar-do-buy = acheter { $good_a } pour { $worth }
ar-do-half = { $half_two } : { $goods }
ar-do-receive = prendre { $good_a } de plus
ar-do-influence = jouer des cartes pour l'influence
ar-do-play = { $icons ->
    [one] jouer une carte à { $icons } icône d'influence
   *[other] jouer une carte à { $icons } icônes d'influence
}
ar-do-pick = { $good_a }
ar-do-surplus-overflow = 1 surplus pour { $good_the }
ar-do-denarii-overflow = { $worth } pour { $good_the }
ar-do-save = économiser { $icon_a }
ar-do-pay = payer avec { $by_a }
ar-do-keep = garder { $card } inactif
ar-do-replace = remplacer { $patron } par { $card }
ar-do-activate = déplacer { $patron } dans l'emplacement
ar-do-campaign = province { $province }
ar-do-gain = { $patron } : { $effect }
ar-do-double = { $patron }
ar-do-send = { $influence } influence
ar-do-draw = { $card }
ar-do-next = { $seat }
ar-do-done-extra-after = rien après l'action
ar-do-done-sell = ne plus rien vendre
ar-do-done-buy = ne plus rien acheter
ar-do-done-administer = ni l'une ni l'autre
ar-do-done-influence = c'est tout
ar-do-done-gain = ne plus rien prendre
ar-do-done-train = n'entraîner personne

## Buttons, where the question has said the rest
ar-button-pass = passer
ar-button-gain = { $patron }
ar-button-half = { $goods }
ar-button-spend = dépenser { $cards } avec { $symbol_the }
ar-button-board = plateau { $board }
ar-button-pick = { $good }
ar-button-sell = vendre { $good } : { $worth }
ar-button-buy = acheter { $good } : { $worth }
ar-button-play = { $icons } influence
ar-button-spend-patron = { $patron }

## What happened
ar-did-board = { $player } prend le plateau { $board }.
ar-did-pass = { $player } passe et garde { $workers }.
ar-did-place = { $player } place un { $worker } { $location_at }.
ar-did-place-slot = { $player } place un { $worker } { $location_at } pour { $card }.
ar-did-place-trained = { $player } place un { $worker } entraîné, qui vaut { $value }, { $location_at }.
ar-did-place-trained-slot = { $player } place un { $worker } entraîné, qui vaut { $value }, { $location_at } pour { $card }.
ar-did-train = { $player } entraîne un { $worker } sur ±{ $change }.
ar-did-extra = { $player } effectue son action finale { $location_at } avec un { $worker }.
ar-did-extra-slot = { $player } effectue son action finale { $location_at } avec un { $worker } pour { $card }.
ar-did-no-extra-action = { $player } renonce à son action finale.
ar-did-shadow = Le fantôme de { $player } place un { $worker } { $location_at }.
ar-did-sell = { $player } vend { $good_a } pour { $worth }.
ar-did-buy = { $player } achète { $good_a } pour { $worth }.
ar-did-play = { $icons ->
    [one] { $player } joue une carte à { $icons } icône d'influence.
   *[other] { $player } joue une carte à { $icons } icônes d'influence.
}
ar-did-overflow = { $player } n'a plus de place pour { $good_the } et prend { $things }.
ar-did-save = { $player } économise { $icon_a }.
ar-did-pay = { $player } paie avec { $by_a }.
ar-did-keep = { $player } garde { $card } inactif.
ar-did-replace = { $card } remplace { $patron }.
ar-did-activate = { $patron } est maintenant actif pour { $player }.
ar-did-campaign = { $player } choisit la province { $province } pour la série de guerre complétée.
ar-did-gain = { $patron } aide { $player } : { $effect }.
ar-did-double = { $player } double le bonus du patron { $patron }.
ar-did-send = { $player } met { $influence } influence dans la province { $province }.
ar-did-next = { $seat } occupe le { ORDINAL($place) } rang dans l'ordre du tour.
ar-no-workers = { $player } n'a plus d'ouvrier et passe.
ar-takes = { $player } prend { $things }.
ar-receives = { $player } reçoit { $things }.
ar-pays = { $player } paie { $things }.
ar-spends = { $player } dépense { $cards } portant { $symbol_the }.
ar-buys = { $points ->
    [0] { $player } obtient { $card }.
    [one] { $player } obtient { $card } et { $points } point.
   *[other] { $player } obtient { $card } et { $points } points.
}
ar-pair = La paire de bâtiments { $card } est complète.
ar-set-gives = { $card } rapporte aussi { $things }.
ar-patron-active = { $card } est actif : { $effect }.
ar-patron-inactive = { $card } reste inactif pour l'instant.
ar-walks = { $player } fait { $steps } pas au Colisée.
ar-steps = { $free ->
    [yes] { $player } entre gratuitement dans la case { $space } du Colisée.
   *[no] { $player } entre dans la case { $space } du Colisée.
}
ar-political = { $player } monte au niveau { $level } d'influence politique.
ar-fame = { $player } a déjà l'influence politique maximale et marque 2 points.
ar-rises = { $lost ->
    [0] { $player } atteint le niveau { $level } dans la province { $province }.
   *[other] { $player } atteint le niveau { $level } dans la province { $province } ; influence perdue : { $lost }.
}
ar-stays = { $player } reste au niveau { $level } dans la province { $province } ; l'influence est perdue.
ar-card-slides = La carte de la province { $province } glisse en position haute.
ar-keeps-card = { $fee ->
    [0] { $player } garde la carte { $card } sans payer de taxe ; le cube brun de la province { $province } est au niveau { $cube }.
   *[other] { $player } paie { $fee } deniers et garde la carte { $card } ; le cube brun de la province { $province } est au niveau { $cube }.
}
ar-pays-empty = { $player } paie { $fee } deniers pour la province { $province }, qui n'a pas de carte.
ar-province-ends = Il ne reste plus de carte province : c'est la dernière manche.
ar-new-province-card = La province { $province } reçoit la carte { $card } : { $goods }.
ar-dealt = { $card } rejoint la rangée { $deck_of }.
ar-turned-up = { $card } est la carte visible sur la pioche { $deck_of }.
ar-refill = La phase d'action est terminée ; les rangées sont regarnies.
ar-row-ends = La pioche { $deck_of } ne suffit pas à regarnir sa rangée : la partie se termine.
ar-leaves = { $card } quitte la partie.
ar-recruits = { $shadow ->
    [yes] Le fantôme de { $player } recrute { $location_at } : { $workers }.
   *[no] { $player } recrute { $location_at } : { $workers }.
}
ar-place = { $player } ({ $sum })
ar-new-round = Manche { $number }. Ordre du tour : { $players }.
ar-first-round = Manche 1. Ordre du tour : { $players }.
ar-finale = Chacun peut effectuer une action finale.
ar-pushed = { $player } descend au niveau { $level } dans la province { $province }.
ar-total = { $player } { $points }
ar-final = Score final : { $players }.
ar-win = { $player } gagne.
ar-win-by-denarii = { $player } remporte le départage avec plus de deniers.
ar-win-by-goods = { $player } remporte le départage avec plus de ressources.
ar-win-shared = { $players } se partagent la gloire.
ar-short-game = À autant de joueurs, les pioches courtes durent de 2 à 4 manches.
