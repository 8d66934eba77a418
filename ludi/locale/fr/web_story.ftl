# Journal, règles à côté du plateau, conseils, équité, fin de la partie et reprises.
# The spaces before : ; ! ? are no-break spaces (U+00A0).

## Journal
web-story-log = Journal
web-story-log-empty = Il ne s'est encore rien passé.
web-story-log-turn = Tour { $turn }
web-story-log-before = Mise en place
web-story-log-newest = À la ligne la plus récente
web-story-log-chance = Tirage
web-story-log-rule = Règle
web-story-log-help = Les flèches passent d'une ligne à l'autre ; celle où vous êtes est marquée sur le plateau.

## Règles
web-story-rules = Règles
web-story-rules-search = Chercher dans les règles
web-story-rules-clear = Effacer la recherche
web-story-rules-contents = Sommaire
web-story-rules-here = Cette décision
web-story-rules-back = À la règle de cette décision
web-story-rules-found = { $n ->
    [one] Une section trouvée
   *[other] { $n } sections trouvées
}
web-story-rules-none = Aucune section ne contient « { $query } ».
web-story-rules-loading = Les règles arrivent…

## Conseil
web-story-hint = Conseil
web-story-hint-close = Fermer le conseil
web-story-hint-turn = { $bot }, en regardant plus loin, jouerait :
web-story-hint-play = Jouer ainsi
web-story-hint-do = Jouer le conseil, { $n } : { $choice }
web-story-hint-plain = Rien ne ressort ici ; c'est sans doute le meilleur choix.
web-story-hint-plays = son choix
web-story-hint-chance = Chances de gagner
web-story-hint-visits = Essayé
web-story-hint-tried = Le bot a essayé { $n ->
    [one] une suite
   *[other] { $n } suites
 } ; il jouerait ce qu’il regarde le plus. Ce qu’il a à peine essayé est jugé au premier coup d’œil.
web-story-hint-more = { $n ->
    [one] Montrer une option de plus
   *[other] Montrer { $n } options de plus
}

## La fin
web-story-end = La partie est finie
web-story-end-counting = On compte les points
web-story-end-won = { $player } l'emporte
web-story-end-you = Vous l'emportez
web-story-end-shared = { $players } se partagent la victoire
web-story-end-players = Joueurs
web-story-end-player = Joueur
web-story-end-played-by = Joué par
web-story-end-rank = Place
web-story-end-score = Score
web-story-end-human = une personne
web-story-end-yourself = vous
web-story-end-stood-in = { $bot }, en remplacement
web-story-end-winner = vainqueur
web-story-end-rematch = Revanche
web-story-end-rematch-go = À la revanche
web-story-end-replay = Revoir
web-story-end-verify = Vérifier
web-story-end-download = Télécharger
web-story-end-lobby = Accueil
web-story-count-back = Retour
web-story-count-forward = Suivant
web-story-count-play = Lecture
web-story-count-pause = Pause
web-story-count-to-end = À la fin

## Reprise
web-story-replay = Partie rejouée
web-story-replay-of = { $game } : la partie rejouée
web-story-replay-board = Plateau
web-story-replay-start = La position avant le premier coup.
web-story-replay-silent = { $who } : { $what }.
web-story-replay-move = Coup { $move } sur { $all }
web-story-replay-position = Position
web-story-replay-first = Au début
web-story-replay-previous = Un pas en arrière
web-story-replay-next = Un pas en avant
web-story-replay-last = À la fin
web-story-replay-play = Lecture
web-story-replay-pause = Pause
web-story-replay-speed = Vitesse
web-story-replay-times = { $speed }×
web-story-replay-link = Lien vers cette position
web-story-replay-copied = Lien copié
web-story-replay-copy = Copiez ce lien :
web-story-replay-download = Télécharger le fichier de la partie
web-story-replay-verify = Vérifier les tirages
web-story-replay-on = Jouer à partir d'ici
web-story-replay-on-about = La partie continue après le coup { $move } à une table à vous : vous jouez { $seat }, des bots les autres.
web-story-replay-on-begin = Commencer
web-story-replay-live = À la table en cours
web-story-replay-table = À la table
web-story-replay-newer = Charger ce qui s'est passé depuis
web-story-replay-open = Ouvrir un fichier de partie
web-story-replay-other = Ouvrir un autre fichier
web-story-replay-choose = Choisir un fichier
web-story-replay-drop = Déposez le fichier ici
web-story-replay-title = Revoir une partie
web-story-replay-invite = Choisissez un fichier de partie sur votre disque, ou déposez-le ici. Chaque coup est contrôlé avant d'être montré.
web-story-replay-loading = La partie arrive…
web-story-replay-waiting = Cette partie n'a pas commencé.
web-story-replay-again = Réessayer
web-story-replay-large = Ce fichier est trop grand pour une partie enregistrée.
web-story-replay-describe = La position en mots
web-story-replay-keys = Les flèches avancent et reculent, Origine et Fin vont au début et à la fin, Espace lance et met en pause, ? ouvre cette aide.
web-story-analyse = Analyser
