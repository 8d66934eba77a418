# La table : tout ce qui entoure le plateau d'un jeu.

## Titre et barre du haut
web-table-title = { $game } – Ludi Romani
web-table-title-yours = ● À vous de jouer – { $game }
web-table-title-over = Partie terminée – { $game }
web-table-turn = Tour { $turn }
web-table-goal = L’objectif, et où en est chacun
web-table-standing-later = { $standing } ({ $outlook } : { $n }).
web-table-skip-link = Aller à la décision à prendre

## Le plateau
web-table-board = Le plateau. Les flèches mènent d'une chose que vous pouvez choisir à la suivante, avec Maj à toutes les autres.
web-table-zoom-out = Montrer tout le plateau
web-table-not-now = Pas maintenant : { $why }.

## Que faire
web-table-prompt = Ce qu'il y a à faire
web-table-waits = { $name } décide.
web-table-thinks = { $name } réfléchit …
web-table-away = { $name } est absent. La table attend.
web-table-stand-in = Laisser un robot jouer pour { $name }
web-table-complete-turn = Votre tour est complet : confirmez-le ou annulez quelque chose.
web-table-complete-other = Ensuite { $name } décide : confirmez ou annulez quelque chose.
web-table-complete-chance = Ensuite on pioche : confirmez ou annulez quelque chose.
web-table-complete-over = La partie se termine ainsi : confirmez ou annulez quelque chose.
web-table-playing = Votre coup est joué …
web-table-confirm-rule = Ce que vous faites devient définitif quand vous confirmez, et quand vous piochez.
web-table-confirm = Confirmer
web-table-done = Terminé
web-table-undo = Annuler
web-table-hint = Conseil
web-table-hint-off = Conseils désactivés
web-table-hint-thinking = Le robot le plus fort y réfléchit …
web-table-skip = Passer
web-table-options-count = Tous les choix ({ $n })
web-table-picked = Choisissez maintenant ce qui est éclairé. Annuler le repose.
web-table-picked-here = Choisissez maintenant comment. Annuler le repose.
web-table-over = La partie est terminée.
web-table-result = Montrer le résultat
web-table-watching = Vous regardez.
web-table-refused = Ce n'était pas possible.

## Joueurs
web-table-players = Joueurs
web-table-is-you = vous
web-table-is-bot = robot
web-table-is-away = absent
web-table-bot-for = un robot remplace
web-table-out-of-time = temps écoulé
web-table-decides-now = joue
web-table-time-left = Temps restant : { $time }
web-table-show-more = Tout montrer de { $name }
web-table-show-less = Montrer moins de { $name }
web-table-strip = Ce que vous avez

## Panneaux
web-table-panels = À côté du plateau
web-table-log = Récit
web-table-rules = Règles
web-table-position = Position
web-table-fairness = Tirages
web-table-close = Fermer
web-table-position-title = La position en mots
web-table-position-coming = La position est en train d’être décrite …
web-table-panel-failed = Le chargement a échoué.

## États de la table
web-table-loading = On dresse la table …
web-table-failed = La table n'a pas pu être ouverte.
web-table-again = Réessayer
web-table-lost-line = La connexion est perdue.
web-table-lost-kept = Ce que vous avez commencé est conservé.
web-table-lost-try = { $tries ->
    [one] Première tentative de retour …
   *[other] Tentative { $tries } de retour …
}
web-table-lost-wait = { $seconds ->
    [one] Prochaine tentative dans une seconde.
   *[other] Prochaine tentative dans { $seconds } secondes.
}
web-table-try-now = Essayer maintenant
web-table-compiling = Les robots se préparent. La première fois, il faut environ une minute.
web-table-taken = Un robot joue à votre place.
web-table-take-back = Reprendre votre place

## Réglages
web-table-settings = Réglages
web-table-speed = Vitesse des coups
web-table-speed-off = D'un coup
web-table-speed-slow = Lente
web-table-speed-normal = Normale
web-table-speed-fast = Rapide
web-table-confirm-turns = Demander avant de finir un tour
web-table-confirm-about = Vous confirmez une seule fois, là où votre tour ou votre décision se termine : jusque-là, tout peut être annulé. Piocher est définitif aussitôt. Sans cette option, tout est joué dès que c'est complet.
web-table-sounds = Sons
web-table-sounds-about = Des notes douces pour ce qui se passe, et deux quand c'est à vous.
web-table-sounds-on = Les sons sont activés
web-table-sounds-off = Les sons sont coupés
web-table-volume = Volume
web-table-haptics = Vibration
web-table-haptics-about = Une petite vibration quand c'est à vous et quand il se passe quelque chose de grand.
web-table-tips = Expliquer ce que survole le pointeur
web-table-tips-about = À côté du plateau, après un instant : ce que c'est, ce que cela fait et pourquoi on ne peut pas le choisir.
web-table-theme = Clair ou sombre
web-table-language = Langue

## Aide
web-table-help = Aide

## Choix à compter
web-table-tally = Combien
web-table-tally-more = Un de plus : { $what } ({ $group })
web-table-tally-fewer = Un de moins : { $what } ({ $group })

## Parties de la table sur téléphone
web-table-panes = Parties de la table
web-table-pane-useful = Quelque chose peut être choisi ici
web-table-points = Points
web-table-chat = Discussion
web-table-unread = nouveaux messages
web-table-chat-new = Discussion : nouveaux messages
web-table-chat-on = Discussion et réactions
web-table-chat-about = Quand vous jouez avec d’autres. Désactivée, rien n’en est montré.
