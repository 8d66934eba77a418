# Municipium dans le navigateur : étiquettes, ce que l'on lit au survol, la position en mots, le verdict.
# The spaces before : ; ! ? are no-break spaces (U+00A0).

mun-board = La ville de Municipium

## Institutions
mun-plain = { $n ->
    [one] un membre { $family_of }
   *[other] { $n } membres { $family_of }
}
mun-wreathed = { $n ->
    [one] un membre avec Laurier { $family_of }
   *[other] { $n } membres avec Laurier { $family_of }
}
mun-here = { $place } ({ $numeral }) : { $members }.
mun-here-empty = { $place } ({ $numeral }) : aucun membre.
mun-group = { $place } : { $members }.
mun-group-influence = { $family } a une influence de { $n } { $place_at } ; un membre avec Laurier compte pour 2.
mun-first-alone = { $family } est en tête ici avec une influence de { $n } ; personne n'est deuxième.
mun-first-clear = { $family } est en tête ici avec une influence de { $n }, { $second } deuxième avec { $m }.
mun-first-tie = { $family } est en tête ici et { $second } deuxième : leur influence est de { $n }, et l'ordre du Temple départage.
mun-second-tie = { $third } a aussi une influence de { $n }, mais vient après { $second } dans l'ordre du Temple.
mun-ranks-later = Les rangs compteront quand tous les membres seront placés.
mun-nobody = Sans membre ici, personne ne peut en utiliser le pouvoir.

## Powers
mun-power-temple = Pouvoir : l'ordre du Temple est refait selon l'influence au Temple ; à égalité, l'ordre reste.
mun-power-tavern = Pouvoir : amenez à la Taverne des membres d'une même famille venant d'une même institution.
mun-power-baths = Pouvoir : tous vos membres ici vont au Temple, et l'un des vôtres y reçoit un Laurier.
mun-power-emporium = Pouvoir : piochez des citoyens et placez-les, autant que vous voulez, jusqu'à un événement citoyen.
mun-power-basilica = Pouvoir : cédez trois citoyens ou Faveurs contre un Décurion, ou piochez un citoyen à garder.
mun-power-forum = Pouvoir : prenez un citoyen à un autre joueur ou sur une bannière quelconque.
mun-power-praetorium = Pouvoir : mettez autant de vos membres que vous voulez où vous voulez.

## Banners and meeting rooms
mun-banner = Bannière { $place_of } : { $citizens }.
mun-banner-empty = Bannière { $place_of } : vide.
mun-banner-rule-priest = Seuls des prêtres se tiennent ici.
mun-banner-rule-advocate = Avocats et prêtres peuvent se tenir ici.
mun-banner-rule-merchant = Marchands et prêtres peuvent se tenir ici.
mun-banner-rule-soldier = Soldats et prêtres peuvent se tenir ici.
mun-banner-event = Le troisième citoyen provoque un événement citoyen : le premier ici en prend deux, le deuxième le dernier.
mun-on-banner = { $citizen_a } sur la bannière { $place_of }
mun-room = Salle de Réunion { $place_of } : { $pieces }.
mun-room-empty = Salle de Réunion { $place_of } : vide.
mun-room-rule = Quand le Préfet arrive, le premier ici prend la Faveur et le deuxième le citoyen.
mun-room-rule-two = Quand le Préfet arrive, le premier ici prend la Faveur.
mun-room-next = C'est sa prochaine étape.
mun-may-stand-priest = Un prêtre peut se tenir sur toute bannière.
mun-may-stand-advocate = Un avocat peut se tenir à la Basilique ou au Forum.
mun-may-stand-merchant = Un marchand peut se tenir aux Bains ou à l'Emporium.
mun-may-stand-soldier = Un soldat peut se tenir à la Taverne ou au Prétoire.

## The rest of the table
mun-praefect = Le Préfet est { $place_at } et ira ensuite { $next_to }.
mun-praefect-rule = Là où il arrive, le premier prend la Faveur de la Salle de Réunion ; à trois joueurs ou plus, le deuxième en prend le citoyen.
mun-order = Ordre du Temple : { $families }.
mun-order-later = L'ordre du Temple est fixé quand tous les membres sont placés.
mun-order-rule = Partout, les familles de même influence suivent cet ordre.
mun-card-one = { $card }
mun-card-many = { $n } { $card }
mun-deck = Paquet commun : { $n ->
    [0] aucune carte
    [one] une carte
   *[other] { $n } cartes
}.
mun-deck-left = Il contient encore : { $cards }.
mun-deck-empty = Il se renouvelle avec la défausse.
mun-discard = Défaussées : { $cards }.
mun-discard-empty = Aucune carte n'est encore défaussée.
mun-card-now = Sur la table : { $card }.
mun-bag = Sac : { $n ->
    [0] aucun citoyen
    [one] un citoyen
   *[other] { $n } citoyens
}.
mun-bag-holds = Il contient { $citizens }.
mun-bag-empty = Le sac est vide.
mun-drawn = Piochés, à placer : { $citizens }.
mun-supply = Réserve : { $favors ->
    [0] aucune Faveur
    [one] une Faveur
   *[other] { $favors } Faveurs
}, { $wreaths ->
    [0] aucun Laurier
    [one] un Laurier
   *[other] { $wreaths } Lauriers
} ; les Décurions ne manquent jamais.
mun-hand = { $family }, hors du plateau : { $members }.

## Families
mun-family = { $family } : { $n } sur { $goal } Décurions.
mun-stock = { $family } : { $pieces }.
mun-stock-one = { $family } : { $piece }, { $n }.
mun-stock-empty = { $family } n'a ni citoyen ni Faveur.
mun-stock-favor = Une Faveur remplace toute couleur manquante d'une série.
mun-set-needs = Pour la prochaine série, il manque { $n ->
    [one] une pièce
   *[other] { $n } pièces
} ; couleurs manquantes : { $pieces }, ou des Faveurs à leur place.
mun-set-short = série : manque { $n }
mun-set-rule = Quatre citoyens de couleurs différentes, Faveurs en remplacement, s'échangent aussitôt contre un Décurion.
mun-card-ready = { $family } : { $card }, pas encore utilisée.
mun-card-used = { $family } : { $card }, utilisée.
mun-cards-left = { $family } peut encore jouer { $cards }.
mun-cards-none = { $family } a utilisé toutes ses cartes de famille.
mun-effect-all-powers = Du Temple au Prétoire, celui qui est en tête peut utiliser chaque pouvoir.
mun-effect-one-power = Tour à tour, chaque joueur peut utiliser un pouvoir là où il est en tête.
mun-effect-praefect-visit = Le Préfet avance jusqu'à la prochaine Salle de Réunion, avec son événement.
mun-effect-citizen-visit = Tour à tour, chaque joueur pioche un citoyen et le place.
mun-effect-your-powers = Utilisez le pouvoir de chaque institution où vous êtes en tête.
mun-effect-citizen-invitation = Piochez quatre citoyens et placez-les un à un.
mun-effect-great-family = Le Préfet avance, ou mettez autant de vos membres que vous voulez où vous voulez.
mun-first-player = Le premier joueur est { $family }.

## The position in words
mun-turn = Tour { $turn } : { $family } joue.
mun-setup = On place les membres.
mun-you = Vous jouez { $family }.
mun-goal = { $n } Décurions pour gagner
mun-goal-most = La partie se termine avec le tour où quelqu'un a { $goal } Décurions ; celui qui en a alors le plus gagne.
mun-goal-first = Le premier à atteindre { $goal } Décurions gagne ; on achève le tour.

## Putting members anywhere
mun-compose = Mettez vos membres où vous voulez, puis dites que vous avez fini.
mun-compose-left = Mettez vos membres où vous voulez ; encore en main : { $members }.
mun-compose-move = Mettre un membre { $target_at }
mun-compose-move-wreathed = Mettre un membre avec Laurier { $target_at }
mun-compose-refused = On ne peut poser que ses propres membres, un à la fois, dans une institution encore ouverte.

## Verdict
mun-end-goal = { $families } { $count ->
    [one] a
   *[other] ont
} atteint l'objectif de { $goal } Décurions.
mun-end-most = Le plus de Décurions : { $family } avec { $n } ; le meilleur des autres en a { $m }.
mun-end-most-level = Le plus de Décurions : { $families } sont à égalité avec { $n } chacun.
mun-end-first = { $family } a atteint l'objectif avant tous les autres.
mun-end-first-several = { $families } ont atteint l'objectif : l'étape la plus tôt compte et, dans une même étape, citoyens et Faveurs ensemble.
mun-end-first-level = Premiers à l'objectif, dans une seule et même étape : { $families }.
mun-end-pieces = Citoyens et Faveurs ensemble : { $family } avec { $n } ; le meilleur des autres en a { $m }.
mun-end-pieces-level = Citoyens et Faveurs ensemble : { $families } sont à égalité avec { $n } chacun.
mun-end-favors = Faveurs : { $family } avec { $n } ; le meilleur des autres en a { $m }.
mun-end-favors-level = Faveurs : { $families } sont à égalité avec { $n } chacun.
mun-end-player = { $family } : { $n ->
    [0] aucun Décurion
    [one] un Décurion
   *[other] { $n } Décurions
}, { $pieces } { $pieces ->
    [one] citoyen ou Faveur
   *[other] citoyens et Faveurs
}, { $favors ->
    [0] aucune Faveur
    [one] dont une Faveur
   *[other] dont { $favors } Faveurs
}.

## Help
mun-help-1 = D’abord, si vous voulez, un déplacement : un ou deux de vos membres d’une rue chacun, ou un membre de deux rues.
mun-help-2 = Puis une carte : retournez la première carte commune, ou utilisez une des vôtres, chacune une fois par partie.
mun-help-3 = La carte s’applique aussitôt. Là où vous êtes en tête, vous recevez le plus ; quatre citoyens différents deviennent d’eux-mêmes un Décurion.
mun-sign-member = Membre
mun-sign-member-about = Chaque famille a sa couleur et sa forme ; un membre compte 1 d’influence.
mun-sign-wreath = Laurier
mun-sign-wreath-about = Qui le porte compte 2, où qu’il aille.
mun-sign-decurion = Décurion
mun-sign-first = En tête ici
mun-sign-first-about = Le plus d’influence ; l’ordre du Temple départage.
mun-sign-second = Deuxième ici
mun-sign-second-about = Le suivant en influence, dans le même ordre.
mun-sign-praefect = Préfet

## Parts of the board
mun-part-1 = une institution : son bâtiment, son numéro, son nom
mun-part-2 = les membres qui s’y tiennent
mun-part-3 = bannière : jusqu’à trois citoyens
mun-part-4 = Salle de Réunion : une Faveur et un citoyen
mun-part-5 = le pouvoir de l’institution
mun-part-6 = lauriers : d’or pour la première famille, d’argent pour la deuxième
mun-part-7 = le Préfet
mun-part-8 = ordre du Temple, qui départage
mun-part-9 = une rue
mun-part-10 = pioche commune
mun-part-11 = défausse, ou la carte qu’on résout
mun-part-12 = sac des citoyens
mun-part-13 = réserve : Faveurs, lauriers, Décurions
