# The browser's lobby and everything around a table, in French.

## Everywhere
web-lobby-home = Ludi Romani : vers l’accueil
web-lobby-close = Fermer
web-lobby-cancel = Annuler
web-lobby-save = Enregistrer
web-lobby-again = Réessayer
web-lobby-copy = Copier
web-lobby-copied = Copié
web-lobby-share = Partager le lien
web-lobby-language = Langue
web-lobby-theme = Clair ou sombre
web-lobby-language-and-theme = Langue et thème
web-lobby-theme-light = Thème clair
web-lobby-theme-dark = Thème sombre
web-lobby-theme-auto = Thème de votre appareil
web-lobby-light = Clair
web-lobby-dark = Sombre
web-lobby-auto = Automatique
web-lobby-you = Vous
web-lobby-name = Votre nom
web-lobby-name-change = { $name } : changer de nom
web-lobby-name-label = Comment les autres doivent-ils vous appeler ?
web-lobby-name-about = Jusqu’à 24 caractères. Aucun compte n’est nécessaire : ce navigateur se souvient de vous.
web-lobby-name-empty = Un nom a besoin d’au moins une lettre.
web-lobby-data = Ce qui est conservé de vous
web-lobby-data-download = Télécharger mes données
web-lobby-data-erase = Effacer mes données
web-lobby-data-erase-about = Votre nom, vos places et tout ce qui montre que c’était vous sont effacés, sur le serveur et dans ce navigateur. Vous quittez les tables qui n’ont pas commencé ; dans les parties en cours, un bot vous remplace pour de bon. Vos coups restent, sous le nom de Nemo, afin que les autres puissent revoir leurs parties. Les parties que seul ce navigateur conserve disparaissent. C’est irréversible.
web-lobby-data-erase-now = Effacer pour de bon
web-lobby-title-table = Table
web-lobby-title-replay = Partie rejouée

## What went wrong
web-lobby-problem-offline = Le serveur ne répond pas. Vérifiez votre connexion ; rien n’est perdu.
web-lobby-problem-broken = Quelque chose s’est mal passé en chemin. Essayez encore une fois.
web-lobby-problem-missing = Il n’y a rien ici ; vérifiez le lien.
web-lobby-problem-busy = Le serveur est occupé. Attendez un instant et réessayez.
web-lobby-problem-page = Cette page n’a pas pu être chargée. Il y a peut-être une version plus récente : rechargez-la.

## The lobby
web-lobby-tagline = Les jeux de société de la Rome antique, à la même table avec amis et bots.
web-lobby-play-now = Jouer tout de suite
web-lobby-opponents = Nombre d’adversaires
web-lobby-opponents-short = Adversaires
web-lobby-opponents-level = Quelle est leur force ?
web-lobby-play-now-about = { $title } contre { $n ->
    [one] un bot
   *[other] { $n } bots
 }. Personne n’attend personne.
web-lobby-more = D’autres façons de commencer
web-lobby-create = Créer une table
web-lobby-load-replay = Charger une partie
web-lobby-rules = Règles
web-lobby-summary-of = { $title } en une page
web-lobby-summary-print = Imprimer
web-lobby-summary-link = Un résumé d’une page, à imprimer
web-lobby-rules-of = Les règles de { $title }
web-lobby-lesson = Première partie guidée
web-lobby-lesson-of = { $title } : une première partie guidée
web-lobby-lesson-offer = C'est votre première visite ?
web-lobby-lesson-offer-about = Jouez une première partie avec quelqu'un qui explique au fur et à mesure. Cela prend environ six minutes, et vous pouvez partir et revenir quand vous voulez.
web-lobby-lesson-learn = Apprendre { $title }
web-lobby-lesson-not-now = Pas maintenant
web-lobby-lesson-go-on = Reprendre la partie guidée
web-lobby-mine = Vos tables
web-lobby-mine-empty = Vous n’êtes encore à aucune table. « Jouer tout de suite » demande un seul clic ; entre amis, créez une table et envoyez-leur le lien.
web-lobby-finished = Terminées
web-lobby-all-games = Toutes mes parties
web-lobby-my-games = Mes parties
web-lobby-open = Tables ouvertes
web-lobby-open-empty = Aucune table n’est ouverte à tous en ce moment. Créez-en une et affichez-la ici : qui passe peut s’asseoir.
web-lobby-games = Jeux
web-lobby-seats = Places
web-lobby-seat-open = libre
web-lobby-a-bot = (bot)
web-lobby-waiting-for = { $n ->
    [one] une place est libre
   *[other] { $n } places sont libres
}
web-lobby-your-turn = À vous de jouer
web-lobby-their-turn = À { $player } de jouer
web-lobby-beginning = Sur le point de commencer
web-lobby-going-on = en cours
web-lobby-over = terminée
web-lobby-you-won = Vous avez gagné
web-lobby-you-shared = Vous avez partagé la victoire
web-lobby-they-won = { $player } a gagné
web-lobby-they-shared = { $n } joueurs ont partagé la victoire
web-lobby-clock-short = { $minutes } min + { $increment } s
web-lobby-result = Résultat
web-lobby-replay = Revoir
web-lobby-join = Rejoindre
web-lobby-resume = Reprendre
web-lobby-watch = Regarder
web-lobby-card-result = Résultat : cette partie de { $title }
web-lobby-card-replay = Revoir cette partie de { $title }
web-lobby-card-join = Rejoindre cette table de { $title }
web-lobby-card-resume = Reprendre cette table de { $title }
web-lobby-card-watch = Regarder cette table de { $title }

## Bots
web-lobby-bot-tiro = Tiro
web-lobby-bot-tiro-rank = la recrue
web-lobby-bot-tiro-about = joue ce qui lui vient à l’esprit, et fait souvent des cadeaux
web-lobby-bot-miles = Miles
web-lobby-bot-miles-rank = le soldat
web-lobby-bot-miles-about = connaît son métier, et se contente souvent du second choix
web-lobby-bot-optio = Optio
web-lobby-bot-optio-rank = le sergent
web-lobby-bot-optio-about = joue solidement, avec un faux pas de temps en temps
web-lobby-bot-centurio = Centurio
web-lobby-bot-centurio-rank = le centurion
web-lobby-bot-centurio-about = regarde quelques coups à l’avance
web-lobby-bot-imperator = Imperator
web-lobby-bot-imperator-rank = le général
web-lobby-bot-imperator-about = réfléchit une seconde
web-lobby-bot-random = Fortuna
web-lobby-bot-greedy = Negotiator
web-lobby-bot-short = { $bot } ({ $rank })
web-lobby-bot-choice = { $bot } ({ $rank } : { $about })

## A new table
web-lobby-new-title = Une nouvelle table
web-lobby-game = Jeu
web-lobby-players = Joueurs
web-lobby-bot-level = Quel bot joue { $seat } ?

## The waiting room
web-lobby-waiting-title = On attend des joueurs
web-lobby-welcome = Bienvenue à une table de { $title }
web-lobby-begins = { $n ->
    [0] Tout le monde est assis ; la partie commence.
    [one] Une place est encore libre. La partie commence dès que quelqu’un la prend.
   *[other] { $n } places sont encore libres. La partie commence dès que toutes sont prises.
}
web-lobby-seat-you = { $player } (vous)
web-lobby-seat-kept = gardée pour quelqu’un
web-lobby-seat-awaited = on attend quelqu’un
web-lobby-here = ici
web-lobby-away = absent
web-lobby-sit = S’asseoir
web-lobby-sit-on = S’asseoir : { $seat }
web-lobby-sit-kept = Prendre la place gardée pour moi
web-lobby-sit-about = Quand vous vous asseyez, votre navigateur promet des chiffres au hasard qui entrent dans chaque tirage. Il les montre quand tous ont promis les leurs, si bien que personne ne peut choisir ce qui sort.
web-lobby-stand-up = Se relever
web-lobby-invite = Inviter
web-lobby-invite-private = Envoyez ce lien à ceux avec qui vous voulez jouer. Seuls ceux qui l’ont trouvent la table.
web-lobby-invite-listed = La table est affichée à l’accueil pour tous ; vous pouvez aussi envoyer ce lien.
web-lobby-invite-label = Lien vers cette table
web-lobby-commitment = Des tirages vérifiables
web-lobby-commitment-about = Ce nombre fixe la chaîne de tirages du serveur avant que quiconque s’asseye, et votre navigateur le garde. Chaque tirage découvre un maillon de plus de la chaîne, et votre navigateur le contrôle aussitôt.

## The table's menu
web-lobby-menu = Menu de la table
web-lobby-take-back = Reprendre votre place au bot
web-lobby-stand-in = Laisser un bot jouer pour { $player }
web-lobby-rematch = Revanche
web-lobby-replay-so-far = Revoir la partie depuis le début
web-lobby-download = Télécharger le fichier de la partie
web-lobby-leave = Quitter la table
web-lobby-leave-waiting = Votre place est de nouveau libre pour quelqu’un d’autre.
web-lobby-leave-revealing = La partie est en train de commencer. Si vous partez maintenant, vous perdez pour de bon votre place à cette table, et les autres recommencent.
web-lobby-leave-playing = Un bot continue à votre place. Vous pouvez revenir et la reprendre.
web-lobby-stay = Rester
web-lobby-watch-link = Lien pour regarder
web-lobby-key-link = Votre place dans un autre navigateur. Gardez ce lien pour vous : qui l’a joue à votre place.

## Lost
web-lobby-lost-title = Ce chemin ne mène pas à Rome
web-lobby-lost = Il n’y a pas de page à cette adresse ; une lettre s’est peut-être perdue en chemin.
web-lobby-to-lobby = Vers l’accueil
