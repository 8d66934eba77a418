# Municipium in French.
# Names come with the forms sentences need. Institutions: the, at, to, from, of; families: of; pieces: a, the.
# A family is "en tête" (first) or "deuxième" (second), so that nothing has to agree with a colour.
# The spaces before : ; ! ? are no-break spaces (U+00A0).

## Families
family-blue = Bleu
    .of = de Bleu
family-orange = Orange
    .of = d'Orange
family-yellow = Jaune
    .of = de Jaune
family-pink = Rose
    .of = de Rose
family-black = Noir
    .of = de Noir

## Institutions
place-temple = Temple
    .the = le Temple
    .at = au Temple
    .to = au Temple
    .from = du Temple
    .of = du Temple
place-tavern = Taverne
    .the = la Taverne
    .at = à la Taverne
    .to = à la Taverne
    .from = de la Taverne
    .of = de la Taverne
place-baths = Bains
    .the = les Bains
    .at = aux Bains
    .to = aux Bains
    .from = des Bains
    .of = des Bains
place-emporium = Emporium
    .the = l'Emporium
    .at = à l'Emporium
    .to = à l'Emporium
    .from = de l'Emporium
    .of = de l'Emporium
place-basilica = Basilique
    .the = la Basilique
    .at = à la Basilique
    .to = à la Basilique
    .from = de la Basilique
    .of = de la Basilique
place-forum = Forum
    .the = le Forum
    .at = au Forum
    .to = au Forum
    .from = du Forum
    .of = du Forum
place-praetorium = Prétoire
    .the = le Prétoire
    .at = au Prétoire
    .to = au Prétoire
    .from = du Prétoire
    .of = du Prétoire

## Pieces
piece-priest = prêtre
    .a = un prêtre
    .the = le prêtre
piece-advocate = avocat
    .a = un avocat
    .the = l'avocat
piece-merchant = marchand
    .a = un marchand
    .the = le marchand
piece-soldier = soldat
    .a = un soldat
    .the = le soldat
piece-favor = Faveur
    .a = une Faveur
    .the = la Faveur
count-priest = { $n ->
    [one] un prêtre
   *[other] { $n } prêtres
}
count-advocate = { $n ->
    [one] un avocat
   *[other] { $n } avocats
}
count-merchant = { $n ->
    [one] un marchand
   *[other] { $n } marchands
}
count-soldier = { $n ->
    [one] un soldat
   *[other] { $n } soldats
}
count-favor = { $n ->
    [one] une Faveur
   *[other] { $n } Faveurs
}
count-plain = { $n ->
    [0] aucun membre
    [one] un membre
   *[other] { $n } membres
}
count-wreathed = { $n ->
    [one] un membre avec Laurier
   *[other] { $n } membres avec Laurier
}

## Cards
card-all-powers = Tous les pouvoirs
card-one-power = Un pouvoir
card-praefect-visit = Visite du Préfet
card-citizen-visit = Visite de Citoyen
card-great-family = Grande Famille
card-your-powers = Vos Pouvoirs
card-citizen-invitation = Invitation de Citoyens

## What is to be decided
prompt-place-member = { $family }, placez un Membre de Famille dans l'institution de votre choix (encore { $left } à placer).
prompt-move = { $family }, déplacez un membre d'une ou deux rues, ou ne déplacez personne.
prompt-second-move = { $family }, faites un deuxième pas d'une rue, ou arrêtez-vous.
prompt-choose-card = { $family }, retournez une carte commune ou jouez une carte de famille.
prompt-great-family = { $family }, faites avancer le Préfet ou repositionnez vos membres.
prompt-place-citizen = { $family }, placez un citoyen sur une bannière ; en main : { $citizens }.
prompt-choose-citizens = { $family }, vous êtes en tête { $place_at } : prenez deux des trois citoyens.
prompt-use-power = { $family }, vous êtes en tête { $place_at } : voulez-vous en utiliser le pouvoir ?
prompt-one-power = { $family }, utilisez le pouvoir d'une institution où vous êtes en tête, ou passez.
prompt-pick-power = { $family }, utilisez le pouvoir d'une institution où vous êtes en tête, ou arrêtez-vous.
prompt-tavern = { $family }, de qui amenez-vous les membres à la Taverne, et d'où ?
prompt-tavern-count = { $family }, combien de membres { $whose_of } viennent { $origin_from } ?
prompt-emporium = { $family }, piochez un citoyen dans le sac ou arrêtez-vous.
prompt-basilica = { $family }, cédez trois pièces contre un Décurion (choisissez la première) ou piochez un citoyen à garder.
prompt-basilica-give = { $family }, cédez encore { $left ->
    [one] une pièce
   *[other] { $left } pièces
}.
prompt-forum = { $family }, prenez un citoyen : à qui, ou sur quelle bannière ?
prompt-forum-which = { $family }, quel citoyen prenez-vous ?
prompt-reposition = { $family }, combien de vos membres mettez-vous { $place_at } ? En main : { $members }.
prompt-draw-room = On pioche un citoyen pour une Salle de Réunion.
prompt-draw-first-player = On tire au sort le premier joueur.
prompt-draw-card = On retourne une carte commune.
prompt-draw-citizen = On pioche un citoyen dans le sac.
prompt-draw-stock = On pioche un citoyen dans le sac.
prompt-over = La partie est terminée.

## What an option does
do-place-member = placer un membre { $place_at }
do-stay = ne déplacer personne
do-stop = en rester à ce seul pas
do-move = déplacer un membre { $origin_from } { $target_to }
do-move-wreathed = déplacer un membre avec Laurier { $origin_from } { $target_to }
do-turn-common = retourner la première carte de la pioche commune
do-play-card-your-powers = jouer Vos Pouvoirs : utiliser les pouvoirs là où vous êtes en tête
do-play-card-citizen-invitation = jouer Invitation de Citoyens : piocher quatre citoyens et les placer
do-play-card-great-family = jouer Grande Famille : faire avancer le Préfet ou repositionner vos membres
do-play-card-praefect-visit = jouer Visite du Préfet : faire avancer le Préfet
do-advance-praefect = faire avancer le Préfet jusqu'à la prochaine Salle de Réunion
do-reposition = reprendre tous vos membres en main et les remettre où vous voulez
do-place-citizen = placer { $citizen_the } { $place_at }
do-take-two = prendre { $citizens }
do-use-temple = utiliser le Temple : reclasser les familles selon leur influence au Temple
do-use-tavern = utiliser la Taverne : y amener des membres d'une seule famille depuis une seule institution
do-use-baths = utiliser les Bains : vos membres qui s'y trouvent vont au Temple, un membre reçoit un Laurier
do-use-emporium = utiliser l'Emporium : piocher des citoyens et les placer
do-use-basilica = utiliser la Basilique : trois pièces contre un Décurion, ou piocher un citoyen
do-use-forum = utiliser le Forum : prendre un citoyen à un joueur ou sur une bannière
do-use-praetorium = utiliser le Prétoire : repositionner vos membres
do-decline = ne pas utiliser le pouvoir { $place_of }
do-pass = passer
do-bring = amener des membres { $family_of } depuis { $origin_the }
do-bring-count = amener { $members }
do-draw = piocher un citoyen et le placer
do-stop-drawing = s'arrêter
do-draw-to-keep = piocher un citoyen et le garder
do-give = céder { $piece_a }
do-look-to-family = prendre un citoyen à { $family }
do-look-to-banner = prendre un citoyen sur la bannière { $place_of }
do-take = prendre { $citizen_the }
do-set-members = { $members } { $place_at }
do-first-player = le premier joueur est { $family }
do-reveal = la carte est { $card }
do-drawn = { $citizen_a }

## What happened
did-place-member = { $family } place un membre { $place_at }.
did-stay = { $family } ne déplace personne.
did-move = { $family } déplace un membre { $origin_from } { $target_to }.
did-move-wreathed = { $family } déplace un membre avec Laurier { $origin_from } { $target_to }.
did-turn-common = { $family } retourne une carte commune.
did-play-card = { $family } joue { $card }.
did-advance-praefect = { $family } fait avancer le Préfet.
did-reposition = { $family } reprend tous ses membres en main pour les repositionner.
did-place-citizen = { $family } place { $citizen_the } { $place_at }.
did-use = { $tie ->
    [yes] { $family }, en tête { $place_at } grâce à l'ordre du Temple, en utilise le pouvoir.
   *[no] { $family }, en tête { $place_at }, en utilise le pouvoir.
}
did-decline = { $family } n'utilise pas le pouvoir { $place_of }.
did-pass = { $family } passe.
did-pass-first-nowhere = { $family } n'a aucun pouvoir à utiliser et passe.
did-bring-count = { $family } amène { $members } { $whose_of } à la Taverne depuis { $origin_the }.
did-stop-drawing = { $family } arrête de piocher.
did-give = { $family } cède { $piece_a } à la Basilique.
did-take-from-family = Au Forum, { $family } prend { $citizen_a } à { $whose }.
did-take-from-banner = Au Forum, { $family } prend { $citizen_a } sur la bannière { $place_of }.
did-first-player = Le premier joueur est { $family }.
did-reveal = La carte est { $card }.
drew = { $family } pioche { $citizen_a }.
drew-to-keep = { $family } pioche { $citizen_a } et le garde.
room-citizen = { $citizen_a } entre dans la Salle de Réunion { $place_of }.
# Sentences of their own, not one long one: a closing semicolon would leave its no-break space before the full stop.
repositioned = { $family } repositionne ses membres : { $stands }.
stands = { $members } { $place_at }
temple-order-initial = Ordre initial du Temple : { $families }.
temple-order-new = Le Temple reclasse les familles selon leur influence : { $families }.
temple-order-stays = L'ordre du Temple reste inchangé : { $families }.
baths-walk = { $family } quitte les Bains pour le Temple avec { $members }.
baths-wreath = un de ses membres y reçoit un Laurier.
baths-no-wreath-left = il ne reste aucun Laurier.
baths-nobody-eligible = aucun de ses membres n'y est sans Laurier.
baths-nobody-eligible-v3 = aucun des nouveaux venus ne peut recevoir de Laurier.
praefect-reaches = Le Préfet arrive { $place_to }.
praefect-favor = { $tie ->
    [yes] { $family }, en tête sur place grâce à l'ordre du Temple, prend la Faveur.
   *[no] { $family }, en tête sur place, prend la Faveur.
}
praefect-no-favor = { $family } est en tête sur place, mais il n'y a aucune Faveur à prendre.
praefect-nobody = Aucune famille n'est { $place_at } : la Faveur reste en place.
praefect-citizen = { $family }, deuxième sur place, prend { $citizen_the } de la Salle de Réunion.
praefect-citizen-to-bag = Aucune famille n'est deuxième sur place : { $citizen_the } retourne dans le sac.
no-favor-left = Il ne reste aucune Faveur pour la Salle de Réunion { $place_of }.
citizen-event = C'est le troisième citoyen { $place_at } : événement de Citoyen.
citizen-event-nobody = Aucune famille n'est sur place : { $citizens } retournent dans le sac.
citizens-first = { $tie ->
    [yes] { $family }, en tête sur place grâce à l'ordre du Temple, prend { $citizens }.
   *[no] { $family }, en tête sur place, prend { $citizens }.
}
citizens-second = { $family }, deuxième sur place, prend { $citizen_the } restant.
citizens-to-bag = Aucune famille n'est deuxième sur place : { $citizen_the } restant retourne dans le sac.
set = Avec { $pieces }, { $family } complète une série : c'est son { ORDINAL($n) } Décurion.
basilica-decurion = Trois pièces cédées : c'est le { ORDINAL($n) } Décurion { $family_of }.
power-falls-to = { $tie ->
    [yes] Le pouvoir { $place_of } revient à { $family }, qui y est en tête grâce à l'ordre du Temple.
   *[no] Le pouvoir { $place_of } revient à { $family }, qui y est en tête.
}
bag-empty-draw = Le sac est vide : { $family } ne pioche rien.
bag-empty-emporium = Le sac est vide : le pouvoir de l'Emporium prend fin.
bag-empty-room = Le sac est vide : aucun citoyen n'entre dans la Salle de Réunion { $place_of }.
deck-renewed = La pioche commune est épuisée : toute la défausse est mélangée pour en former une nouvelle.
game-ends = { $family } a { $n } Décurions : la partie se termine.
win-most = { $family } gagne avec le plus grand nombre de Décurions.
win-first = { $family } gagne, ayant atteint l'objectif avant tous les autres.
win-by-pieces = { $family } remporte le départage avec le plus grand nombre de citoyens et de Faveurs.
win-by-favors = { $family } remporte le départage avec le plus grand nombre de Faveurs.
win-shared = { $families } se partagent la victoire.

## Pourquoi un coup est refusé
refusal-expected = on attend maintenant { $forms }
refusal-no-place = il n'y a pas d'institution « { $word } » ; les institutions sont { $places }
refusal-no-plain-member = { $family } n'a pas de membre sans Laurier { $place_at }
refusal-no-wreathed-member = { $family } n'a pas de membre avec Laurier { $place_at }
refusal-too-far = { $origin_from } { $target_to }, il y a { $distance } rues, et { $reach } est ici le maximum
refusal-back = un membre ne peut pas revenir d'où il vient, et un déplacement de deux rues doit finir à deux rues de là
refusal-idle = le pouvoir { $place_of } n'aurait aucun effet maintenant
refusal-used = le pouvoir { $place_of } a déjà été utilisé
refusal-absent = { $family } n'a pas de membre { $place_at }
refusal-behind = { $family } n'est pas en tête { $place_at } : { $leader } mène par { $most } à { $own }
refusal-behind-by-tie = { $family } n'est pas en tête { $place_at } : { $leader } mène par l'ordre du Temple
refusal-no-citizen = il n'y a pas de citoyen « { $word } » ; les citoyens sont { $citizens }
refusal-not-drawn = parmi les citoyens tirés il n'y a pas celui-ci : { $citizen }
refusal-may-stand = { $citizen_a } ne peut se tenir qu'{ $one_at } ou { $other_at }
refusal-no-card = il n'y a pas de carte « { $word } » ; les cartes sont { $cards }
refusal-card-used = { $family } a déjà utilisé { $card }
refusal-card-idle = { $card } n'aurait aucun effet maintenant
