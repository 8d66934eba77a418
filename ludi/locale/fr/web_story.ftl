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
web-story-hint-best = { $bot }, en regardant plus loin, jouerait : { $choice }
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

## Équité
web-story-fair = Tirages vérifiables
web-story-fair-intro = Personne ne peut diriger les tirages de cette table, pas même le serveur. Avant la partie, il a fixé un secret et en a montré cette empreinte ; puis chaque joueur a ajouté un texte au hasard. Tous les tirages découlent des deux ensemble.
web-story-fair-commitment = Empreinte du secret
web-story-fair-seen = Ce navigateur l'a notée quand vous êtes arrivé à la table.
web-story-fair-changed = Quand vous êtes arrivé à la table, ce navigateur a vu une autre empreinte.
web-story-fair-entropy = Ce que les joueurs ont ajouté
web-story-fair-yours = le vôtre
web-story-fair-none = Aucun joueur n'a rien ajouté.
web-story-fair-entropy-later = Les textes de tous les joueurs s'affichent quand on vérifie les tirages.
web-story-fair-secret = Le secret
web-story-fair-secret-later = Il est révélé à la fin de la partie ; chacun peut alors recalculer tous les tirages.
web-story-verify = Vérifier les tirages
web-story-verify-again = Vérifier de nouveau
web-story-verify-fetching = La partie arrive…
web-story-verify-running = Tirage { $done } sur { $all } recalculé…
web-story-verify-ok = { $n ->
    [0] Tout concorde : il n'y a pas eu de tirage.
    [one] Tout concorde : le seul tirage de cette partie est sorti comme le dit le secret.
   *[other] Tout concorde : les { $n } tirages de cette partie sont sortis comme le dit le secret.
}
web-story-verify-ok-commitment = Le secret est celui qui a été promis avant la partie.
web-story-verify-ok-entropy = Votre propre texte entre dans chaque tirage.
web-story-verify-wrong = On ne peut pas se fier à ces tirages.
web-story-verify-later = Les tirages peuvent être vérifiés à la fin de la partie, quand le secret est révélé.
web-story-verify-how = Recalculés ici, dans votre navigateur, sans le serveur. Vous pouvez en faire autant : téléchargez le fichier et lancez
web-story-verify-file = FICHIER
web-story-verify-problem = Les tirages n'ont pas pu être vérifiés : { $why }
web-story-wrong-unrevealed = Le secret des tirages à partir du numéro { $first } n'a pas été révélé.
web-story-wrong-secret = Le secret des tirages à partir du numéro { $first } n'est pas un nombre hexadécimal de 64 chiffres.
web-story-wrong-commitment = Le secret des tirages à partir du numéro { $first } ne correspond pas à son empreinte.
web-story-wrong-exchanged = L'empreinte n'est pas celle que ce navigateur a vue avant la partie.
web-story-wrong-entropy = Votre propre texte manque dans les tirages à partir du numéro { $first }.
web-story-wrong-no-first = Il n'y a pas d'empreinte pour le premier tirage.
web-story-wrong-draw = Le tirage { $draw } (coup { $move }) est faux : le secret donne un autre résultat.
web-story-wrong-missing = Le coup { $move } était un tirage, et il manque parmi ceux à vérifier.
web-story-wrong-shown = Le tirage { $draw } (coup { $move }) a été montré autrement qu'il n'est vérifié.
web-story-wrong-count = Il y a plus de tirages à vérifier qu'il n'en a été montré.

## La fin
web-story-end = La partie est finie
web-story-end-counting = On compte les points
web-story-end-won = { $player } l'emporte
web-story-end-you = Vous l'emportez
web-story-end-shared = { $players } se partagent la victoire
web-story-end-players = Joueurs
web-story-end-player = Joueur
web-story-end-played-by = Joué par
web-story-end-share = Part de la victoire
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
web-story-replay-keys = Les flèches avancent et reculent, Origine et Fin vont au début et à la fin, Espace lance et met en pause.
