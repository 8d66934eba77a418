# Le formulaire d’une nouvelle table, en français.
web-lobby-how-many = À combien joue-t-on ?
web-lobby-who-sits = Qui joue { $seat } ?
web-lobby-kind-me = Moi
web-lobby-kind-friend = Ami
web-lobby-kind-bot = Bot
web-lobby-friends-about = { $n ->
    [one] Vous recevrez un lien à envoyer à votre ami.
   *[other] Vous recevrez un lien à envoyer à vos amis.
} La partie commence quand tout le monde est assis.
web-lobby-not-ready = Les bots de ce jeu se préparent encore ; leur premier coup peut prendre un moment.
web-lobby-options = Règles à convenir
web-lobby-listed = L’afficher à l’accueil
web-lobby-listed-about = Qui passe peut voir la table, s’asseoir ou regarder.
web-lobby-private-about = Seuls ceux qui ont le lien trouvent la table.
web-lobby-clock = Jouer à la pendule
web-lobby-clock-about = Quand le temps de quelqu’un est écoulé, un bot continue à sa place.
web-lobby-minutes = Minutes pour toute la partie, chacun
web-lobby-increment = Secondes ajoutées à chaque tour
web-lobby-make-and-play = Créer et jouer
web-lobby-make-and-invite = Créer et inviter
web-lobby-wrong-players = { $low ->
    [0] Avec ces règles, personne ne peut jouer.
   *[other] Avec ces règles, on joue de { $low } à { $high }.
}
web-lobby-wrong-nobody = Une table a besoin d’au moins une personne : asseyez-vous, ou gardez une place pour un ami.
web-lobby-wrong-minutes = La pendule prend des minutes entières, de 1 à { $most }.
web-lobby-wrong-increment = Chaque tour ajoute des secondes entières, de 0 à { $most }.
