# La page de ses propres parties, en français.

web-games-none = Vous n’avez pas encore joué. Toutes vos parties resteront ici, pour que vous puissiez les revoir.
web-games-all = Montrer toutes les parties

## How one has fared
web-games-statistics = Mes résultats
web-games-against = Contre
web-games-everybody = tout le monde
web-games-people = des personnes
web-games-count = Parties
web-games-wins = Gagnées
web-games-wins-of = { $wins } ({ $percent } %)
web-games-place = Place moyenne
web-games-place-unknown = inconnue
web-games-about = Une victoire partagée compte pour sa part. Une partie contre des bots de deux niveaux compte pour les deux. Les parties sans résultat ne comptent pas.

## The list
web-games-list = Toutes les parties
web-games-here = Conservées dans ce navigateur
web-games-filter = Quelles parties ?
web-games-game = Jeu
web-games-any-game = tous les jeux
web-games-outcome = Résultat
web-games-any-outcome = tous les résultats
web-games-opponents = Adversaires
web-games-anybody = n’importe qui
web-games-with-people = avec des personnes
web-games-bots = seulement des bots
web-games-with-bot = avec { $bot }
web-games-name = Nom de l’adversaire
web-games-nothing = Aucune partie ne correspond.
web-games-found = { $n ->
    [0] Aucune partie trouvée.
    [one] Une partie, page { $page }.
   *[other] { $n } parties, page { $page }.
}
web-games-date = Jouée le { $date }
web-games-won = Gagnée
web-games-shared = Victoire partagée
web-games-lost = Perdue
web-games-came = Perdue, { ORDINAL($place) } place
web-games-playing = En cours
web-games-closed = Terminée sans résultat
web-games-turns = { $n ->
    [one] un tour
   *[other] { $n } tours
}
web-games-rounds = { $n ->
    [one] une manche
   *[other] { $n } manches
}
web-games-moves = { $n ->
    [one] un coup
   *[other] { $n } coups
}
web-games-instant = moins d’une minute
web-games-minutes = { $n ->
    [one] une minute
   *[other] { $n } minutes
}
web-games-hours = { $n ->
    [one] une heure
   *[other] { $n } heures
}
web-games-days = { $n ->
    [one] un jour
   *[other] { $n } jours
}
web-games-replay = Revoir
web-games-replay-of = Revoir { $title }, { $date }
web-games-resume = Reprendre
web-games-resume-of = Reprendre { $title }, { $date }
web-games-newer = Plus récentes
web-games-older = Plus anciennes
