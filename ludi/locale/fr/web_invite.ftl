# Inviter à une table et y arriver, en français.

## Une nouvelle table
web-invite-who-comes = Qui trouve la table ?
web-invite-more = Règles et pendule
web-invite-more-about = { $n ->
    [0] comme d’habitude
    [one] une chose change de l’habitude
   *[other] { $n } choses changent de l’habitude
}

## Inviter
web-invite-machine = Seul cet ordinateur peut ouvrir ce lien. Pour laisser entrer les autres, arrêtez le serveur et relancez-le avec la commande suivante ; votre table reste.
web-invite-network = Tous ceux de votre réseau peuvent ouvrir ce lien : sur le même Wi-Fi, par exemple.
web-invite-qr = Code QR avec le lien de cette table
web-invite-qr-about = Avec l’appareil photo d’un téléphone, pas besoin de taper le lien.

## Arriver
web-invite-agreed = Ce qui vaut à cette table
web-invite-clock = Pendule
web-invite-clock-none = Aucune : chacun prend le temps qu’il lui faut
web-invite-clock-some = { $minutes ->
    [one] Une minute
   *[other] { $minutes } minutes
 } chacun pour toute la partie, et { $increment ->
    [one] une seconde
   *[other] { $increment } secondes
 } de plus à chaque tour
web-invite-draws = Tirages
web-invite-draws-fair = Personne ne peut choisir ce qui sort ; votre navigateur les vérifie un à un
web-invite-hints = Conseils
web-invite-hints-on = Autorisés
web-invite-hints-off = Désactivés, tant que tous ne les autorisent pas

## En attendant
web-invite-fill = Un bot à la place
web-invite-fill-seat = Un bot à la place : { $seat }
web-invite-fill-now = Asseoir ce bot

## Conseils entre personnes
web-invite-hints-allow = J’autorise les conseils
web-invite-hints-some = Les conseils sont désactivés tant que tous ne les autorisent pas : { $n } sur { $all }.
web-invite-hints-all = Tous autorisent les conseils : qui doit choisir peut demander au bot le plus fort.
web-invite-hints-here = Conseils désactivés : tous ne les autorisent pas à cette table

## Une revanche
web-invite-rematch-offered = { $player } demande la revanche.
web-invite-rematch-here = On vous propose la revanche
web-invite-rematch-accept = Rejouer
web-invite-rematch-decline = Non, merci

## Arrêter une partie avant la fin
web-invite-resign = Abandonner
web-invite-resign-last = Vous abandonnez et la partie est finie : vous perdez.
web-invite-resign-about = Vous abandonnez pour de bon. Un bot continue à votre place et les autres poursuivent leur partie.
web-invite-has-resigned = a abandonné
web-invite-abort = Annuler la partie
web-invite-abort-about = La partie est finie et personne n’a gagné. C’est possible tant que personne n’a joué dans un deuxième tour.
web-invite-end = Arrêter sans vainqueur
web-invite-end-about = La partie s’arrête sans vainqueur dès que tous ceux qui jouent le veulent. Les autres sont consultés.
web-invite-end-alone = La partie est finie et personne n’a gagné.
web-invite-end-wanted = { $n ->
    [one] { $players } voudrait arrêter la partie sans vainqueur.
   *[other] { $players } voudraient arrêter la partie sans vainqueur.
}
web-invite-end-yours = Vous voudriez arrêter la partie sans vainqueur. Doivent encore accepter : { $players }.
web-invite-end-agree = Arrêter
web-invite-end-withdraw = Continuer quand même
web-invite-ended-resigned = Finie par abandon
web-invite-ended-aborted = La partie a été annulée
web-invite-ended-agreed = La partie a été arrêtée d’un commun accord
web-invite-ended-nobody = Personne n’a gagné.
web-invite-ended-by = { $n ->
    [one] { $players } a abandonné.
   *[other] { $players } ont abandonné.
}
