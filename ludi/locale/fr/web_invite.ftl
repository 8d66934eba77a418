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
