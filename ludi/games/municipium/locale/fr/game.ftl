# Municipium in French.
# Names come with the forms sentences need. Institutions: the, at, to, from, of; families: of; pieces: a, the.
# A family is "en tête" (first) or "deuxième" (second), so that nothing has to agree with a colour.
# The spaces before : ; ! ? are no-break spaces (U+00A0).

## Families
mun-seat-blue = Bleu
    .of = de Bleu
mun-seat-orange = Orange
    .of = d'Orange
mun-seat-yellow = Jaune
    .of = de Jaune
mun-seat-pink = Rose
    .of = de Rose
mun-seat-black = Noir
    .of = de Noir

## Institutions
mun-place-temple = Temple
    .the = le Temple
    .at = au Temple
    .to = au Temple
    .from = du Temple
    .of = du Temple
mun-place-tavern = Taverne
    .the = la Taverne
    .at = à la Taverne
    .to = à la Taverne
    .from = de la Taverne
    .of = de la Taverne
mun-place-baths = Bains
    .the = les Bains
    .at = aux Bains
    .to = aux Bains
    .from = des Bains
    .of = des Bains
mun-place-emporium = Emporium
    .the = l'Emporium
    .at = à l'Emporium
    .to = à l'Emporium
    .from = de l'Emporium
    .of = de l'Emporium
mun-place-basilica = Basilique
    .the = la Basilique
    .at = à la Basilique
    .to = à la Basilique
    .from = de la Basilique
    .of = de la Basilique
mun-place-forum = Forum
    .the = le Forum
    .at = au Forum
    .to = au Forum
    .from = du Forum
    .of = du Forum
mun-place-praetorium = Prétoire
    .the = le Prétoire
    .at = au Prétoire
    .to = au Prétoire
    .from = du Prétoire
    .of = du Prétoire

## Pieces
mun-piece-priest = prêtre
    .a = un prêtre
    .the = le prêtre
mun-piece-advocate = avocat
    .a = un avocat
    .the = l'avocat
mun-piece-merchant = marchand
    .a = un marchand
    .the = le marchand
mun-piece-soldier = soldat
    .a = un soldat
    .the = le soldat
mun-piece-favor = Faveur
    .a = une Faveur
    .the = la Faveur
mun-count-priest = { $n ->
    [one] un prêtre
   *[other] { $n } prêtres
}
mun-count-advocate = { $n ->
    [one] un avocat
   *[other] { $n } avocats
}
mun-count-merchant = { $n ->
    [one] un marchand
   *[other] { $n } marchands
}
mun-count-soldier = { $n ->
    [one] un soldat
   *[other] { $n } soldats
}
mun-count-favor = { $n ->
    [one] une Faveur
   *[other] { $n } Faveurs
}
mun-count-plain = { $n ->
    [0] aucun membre
    [one] un membre
   *[other] { $n } membres
}
mun-count-wreathed = { $n ->
    [one] un membre avec Laurier
   *[other] { $n } membres avec Laurier
}

## Cards
mun-card-all-powers = Tous les pouvoirs
mun-card-one-power = Un pouvoir
mun-card-praefect-visit = Visite du Préfet
mun-card-citizen-visit = Visite de Citoyen
mun-card-great-family = Grande Famille
mun-card-your-powers = Vos Pouvoirs
mun-card-citizen-invitation = Invitation de Citoyens

## What is to be decided
mun-to = { $you ->
    [yes] { "" }
   *[no] { $family },{ " " }
}
mun-prompt-place-member = { mun-to }placez un Membre de Famille dans l'institution de votre choix (encore { $left } à placer).
mun-prompt-move = { mun-to }déplacez un membre d'une ou deux rues, ou ne déplacez personne.
mun-prompt-second-move = { mun-to }faites un deuxième pas d'une rue, ou arrêtez-vous.
mun-prompt-choose-card = { mun-to }retournez une carte commune ou jouez une carte de famille.
mun-prompt-great-family = { mun-to }faites avancer le Préfet ou repositionnez vos membres.
mun-prompt-place-citizen = { mun-to }placez un citoyen sur une bannière ; en main : { $citizens }.
mun-prompt-choose-citizens = { mun-to }vous êtes en tête { $place_at } : prenez deux des trois citoyens.
mun-prompt-use-power = { mun-to }vous êtes en tête { $place_at } : voulez-vous en utiliser le pouvoir ?
mun-prompt-one-power = { mun-to }utilisez le pouvoir d'une institution où vous êtes en tête, ou passez.
mun-prompt-pick-power = { mun-to }utilisez le pouvoir d'une institution où vous êtes en tête, ou arrêtez-vous.
mun-prompt-tavern = { mun-to }de qui amenez-vous les membres à la Taverne, et d'où ?
mun-prompt-tavern-count = { mun-to }{ $own ->
    [yes] combien de vos membres
   *[no] combien de membres { $whose_of }
} viennent { $origin_from } ?
mun-prompt-emporium = { mun-to }piochez un citoyen dans le sac ou arrêtez-vous.
mun-prompt-basilica = { mun-to }cédez trois pièces contre un Décurion (choisissez la première) ou piochez un citoyen à garder.
mun-prompt-basilica-give = { mun-to }cédez encore { $left ->
    [one] une pièce
   *[other] { $left } pièces
}.
mun-prompt-forum = { mun-to }prenez un citoyen : à qui, ou sur quelle bannière ?
mun-prompt-forum-which = { mun-to }quel citoyen prenez-vous ?
mun-prompt-reposition = { mun-to }combien de vos membres mettez-vous { $place_at } ? En main : { $members }.
mun-prompt-draw-room = On pioche un citoyen pour une Salle de Réunion.
mun-prompt-draw-first-player = On tire au sort le premier joueur.
mun-prompt-draw-card = On retourne une carte commune.
mun-prompt-draw-citizen = On pioche un citoyen dans le sac.
mun-prompt-draw-stock = On pioche un citoyen dans le sac.
mun-prompt-over = La partie est terminée.

## What an option does
mun-do-place-member = placer un membre { $place_at }
mun-do-stay = ne déplacer personne
mun-do-stop = en rester à ce seul pas
mun-do-move = déplacer un membre { $origin_from } { $target_to }
mun-do-move-wreathed = déplacer un membre avec Laurier { $origin_from } { $target_to }
mun-do-turn-common = retourner la première carte de la pioche commune
mun-do-play-card-your-powers = jouer Vos Pouvoirs : utiliser les pouvoirs là où vous êtes en tête
mun-do-play-card-citizen-invitation = jouer Invitation de Citoyens : piocher quatre citoyens et les placer
mun-do-play-card-great-family = jouer Grande Famille : faire avancer le Préfet ou repositionner vos membres
mun-do-play-card-praefect-visit = jouer Visite du Préfet : faire avancer le Préfet
mun-do-advance-praefect = faire avancer le Préfet jusqu'à la prochaine Salle de Réunion
mun-do-reposition = reprendre tous vos membres en main et les remettre où vous voulez
mun-do-place-citizen = placer { $citizen_the } { $place_at }
mun-do-take-two = prendre { $citizens }
mun-do-use-temple = utiliser le Temple : reclasser les familles selon leur influence au Temple
mun-do-use-tavern = utiliser la Taverne : y amener des membres d'une seule famille depuis une seule institution
mun-do-use-baths = utiliser les Bains : vos membres qui s'y trouvent vont au Temple, un membre reçoit un Laurier
mun-do-use-emporium = utiliser l'Emporium : piocher des citoyens et les placer
mun-do-use-basilica = utiliser la Basilique : trois pièces contre un Décurion, ou piocher un citoyen
mun-do-use-forum = utiliser le Forum : prendre un citoyen à un joueur ou sur une bannière
mun-do-use-praetorium = utiliser le Prétoire : repositionner vos membres
mun-do-decline = ne pas utiliser le pouvoir { $place_of }
mun-do-pass = passer
mun-do-bring = amener des membres { $family_of } depuis { $origin_the }
mun-do-bring-count = amener { $members }
mun-do-draw = piocher un citoyen et le placer
mun-do-stop-drawing = s'arrêter
mun-do-draw-to-keep = piocher un citoyen et le garder
mun-do-give = céder { $piece_a }
mun-do-look-to-family = prendre un citoyen à { $family }
mun-do-look-to-banner = prendre un citoyen sur la bannière { $place_of }
mun-do-take = prendre { $citizen_the }
mun-do-set-members = { $members } { $place_at }
mun-do-first-player = le premier joueur est { $family }
mun-do-reveal = la carte est { $card }
mun-do-drawn = { $citizen_a }

## Buttons, where the question has said the rest
mun-button-turn-common = retourner une carte commune
mun-button-play-card = jouer { $card }
mun-button-advance-praefect = faire avancer le Préfet
mun-button-reposition = repositionner vos membres
mun-button-use = utiliser { $place_the }
mun-button-use-it = utiliser son pouvoir
mun-button-set-members = { $members }
mun-button-decline = ne pas l'utiliser
mun-button-look-to-family = à { $family }

## What happened
mun-did-place-member = { $family } place un membre { $place_at }.
mun-did-stay = { $family } ne déplace personne.
mun-did-move = { $family } déplace un membre { $origin_from } { $target_to }.
mun-did-move-wreathed = { $family } déplace un membre avec Laurier { $origin_from } { $target_to }.
mun-did-turn-common = { $family } retourne une carte commune.
mun-did-play-card = { $family } joue { $card }.
mun-did-advance-praefect = { $family } fait avancer le Préfet.
mun-did-reposition = { $family } reprend tous ses membres en main pour les repositionner.
mun-did-place-citizen = { $family } place { $citizen_the } { $place_at }.
mun-did-use = { $tie ->
    [yes] { $family }, en tête { $place_at } grâce à l'ordre du Temple, en utilise le pouvoir.
   *[no] { $family }, en tête { $place_at }, en utilise le pouvoir.
}
mun-did-decline = { $family } n'utilise pas le pouvoir { $place_of }.
mun-did-pass = { $family } passe.
mun-did-pass-first-nowhere = { $family } n'a aucun pouvoir à utiliser et passe.
mun-did-bring-count = { $family } amène { $members } { $whose_of } à la Taverne depuis { $origin_the }.
mun-did-stop-drawing = { $family } arrête de piocher.
mun-did-give = { $family } cède { $piece_a } à la Basilique.
mun-did-take-from-family = Au Forum, { $family } prend { $citizen_a } à { $whose }.
mun-did-take-from-banner = Au Forum, { $family } prend { $citizen_a } sur la bannière { $place_of }.
mun-did-first-player = Le premier joueur est { $family }.
mun-did-reveal = La carte est { $card }.
mun-drew = { $family } pioche { $citizen_a }.
mun-drew-to-keep = { $family } pioche { $citizen_a } et le garde.
mun-room-citizen = { $citizen_a } entre dans la Salle de Réunion { $place_of }.
# Sentences of their own, not one long one: a closing semicolon would leave its no-break space before the full stop.
mun-repositioned = { $family } repositionne ses membres : { $stands }.
mun-stands = { $members } { $place_at }
mun-temple-order-initial = Ordre initial du Temple : { $families }.
mun-temple-order-new = Le Temple reclasse les familles selon leur influence : { $families }.
mun-temple-order-stays = L'ordre du Temple reste inchangé : { $families }.
mun-baths-walk = { $family } quitte les Bains pour le Temple avec { $members }.
mun-baths-wreath = un de ses membres y reçoit un Laurier.
mun-baths-no-wreath-left = il ne reste aucun Laurier.
mun-baths-nobody-eligible = aucun de ses membres n'y est sans Laurier.
mun-baths-nobody-eligible-v3 = aucun des nouveaux venus ne peut recevoir de Laurier.
mun-praefect-reaches = Le Préfet arrive { $place_to }.
mun-praefect-favor = { $tie ->
    [yes] { $family }, en tête sur place grâce à l'ordre du Temple, prend la Faveur.
   *[no] { $family }, en tête sur place, prend la Faveur.
}
mun-praefect-no-favor = { $family } est en tête sur place, mais il n'y a aucune Faveur à prendre.
mun-praefect-nobody = Aucune famille n'est { $place_at } : la Faveur reste en place.
mun-praefect-citizen = { $family }, deuxième sur place, prend { $citizen_the } de la Salle de Réunion.
mun-praefect-citizen-to-bag = Aucune famille n'est deuxième sur place : { $citizen_the } retourne dans le sac.
mun-no-favor-left = Il ne reste aucune Faveur pour la Salle de Réunion { $place_of }.
mun-citizen-event = C'est le troisième citoyen { $place_at } : événement de Citoyen.
mun-citizen-event-nobody = Aucune famille n'est sur place : { $citizens } retournent dans le sac.
mun-citizens-first = { $tie ->
    [yes] { $family }, en tête sur place grâce à l'ordre du Temple, prend { $citizens }.
   *[no] { $family }, en tête sur place, prend { $citizens }.
}
mun-citizens-second = { $family }, deuxième sur place, prend { $citizen_the } restant.
mun-citizens-to-bag = Aucune famille n'est deuxième sur place : { $citizen_the } restant retourne dans le sac.
mun-set = Avec { $pieces }, { $family } complète une série : c'est son { ORDINAL($n) } Décurion.
mun-basilica-decurion = Trois pièces cédées : c'est le { ORDINAL($n) } Décurion { $family_of }.
mun-power-falls-to = { $tie ->
    [yes] Le pouvoir { $place_of } revient à { $family }, qui y est en tête grâce à l'ordre du Temple.
   *[no] Le pouvoir { $place_of } revient à { $family }, qui y est en tête.
}
mun-bag-empty-draw = Le sac est vide : { $family } ne pioche rien.
mun-bag-empty-emporium = Le sac est vide : le pouvoir de l'Emporium prend fin.
mun-bag-empty-room = Le sac est vide : aucun citoyen n'entre dans la Salle de Réunion { $place_of }.
mun-deck-renewed = La pioche commune est épuisée : toute la défausse est mélangée pour en former une nouvelle.
mun-game-ends = { $family } a { $n } Décurions : la partie se termine.
mun-win-most = { $family } gagne avec le plus grand nombre de Décurions.
mun-win-first = { $family } gagne, ayant atteint l'objectif avant tous les autres.
mun-win-pieces = { $family } remporte le départage avec le plus grand nombre de citoyens et de Faveurs.
mun-win-favors = { $family } remporte le départage avec le plus grand nombre de Faveurs.
mun-win-shared = { $families } se partagent la victoire.

## Pourquoi un coup est refusé
mun-refusal-expected = on attend maintenant { $forms }
mun-refusal-no-place = il n'y a pas d'institution « { $word } » ; les institutions sont { $places }
mun-refusal-no-plain-member = { $family } n'a pas de membre sans Laurier { $place_at }
mun-refusal-no-wreathed-member = { $family } n'a pas de membre avec Laurier { $place_at }
mun-refusal-too-far = { $origin_from } { $target_to }, il y a { $distance } rues, et { $reach } est ici le maximum
mun-refusal-back = un membre ne peut pas revenir d'où il vient, et un déplacement de deux rues doit finir à deux rues de là
mun-refusal-idle = le pouvoir { $place_of } n'aurait aucun effet maintenant
mun-refusal-used = le pouvoir { $place_of } a déjà été utilisé
mun-refusal-absent = { $family } n'a pas de membre { $place_at }
mun-refusal-behind = { $family } n'est pas en tête { $place_at } : { $leader } mène par { $most } à { $own }
mun-refusal-behind-by-tie = { $family } n'est pas en tête { $place_at } : { $leader } mène par l'ordre du Temple
mun-refusal-no-citizen = il n'y a pas de citoyen « { $word } » ; les citoyens sont { $citizens }
mun-refusal-not-drawn = parmi les citoyens tirés il n'y a pas celui-ci : { $citizen }
mun-refusal-may-stand = { $citizen_a } ne peut se tenir qu'{ $one_at } ou { $other_at }
mun-refusal-no-card = il n'y a pas de carte « { $word } » ; les cartes sont { $cards }
mun-refusal-card-used = { $family } a déjà utilisé { $card }
mun-refusal-card-idle = { $card } n'aurait aucun effet maintenant
