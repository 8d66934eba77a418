# L'analyse dans la page : à côté d'un replay, à la fin d'une partie, et les erreurs dont on apprend.
web-coach = Analyse
web-coach-asking = La partie est décomposée…
web-coach-judging = Chaque position est jugée…
web-coach-telling = Ce qui a décidé la partie est rassemblé…
web-coach-cancel = Arrêter
web-coach-again = Réessayer
web-coach-closer = Regarder de plus près
web-coach-at = Coup { $move } : { $chances }
web-coach-graph-keys = Les flèches vont de coup en coup, Page préc. et Page suiv. aux coups qui ont compté. Le même tableau se trouve sous « Tous les coups ».
web-coach-legend = ▲ ▼ chance d'un tirage · chiffres : tournants
web-coach-nothing = Ici personne n'avait le choix et rien n'a été tiré.
web-coach-luck = Ce que le tirage a donné et pris, en points sur cent :
web-coach-no-luck = Ce tirage n'a changé les chances de personne.
web-coach-obvious = n'avait rien à décider : tous les choix se valent à peu près.
web-coach-lost = { $points } points perdus
web-coach-better = Il valait mieux :
web-coach-why = { $own ->
    [yes] Pourquoi ? Cela …
   *[no] Pourquoi ? Vu par { $seat }, cela …
}
web-coach-later = Ce qu'elle apporte ne se voit que plus tard.
web-coach-show = Montrer sur le plateau
web-coach-mistake-before = À l'erreur précédente
web-coach-mistake-after = À l'erreur suivante
web-coach-mistakes = { $n ->
    [one] une erreur
   *[other] { $n } erreurs
}
web-coach-learn = Apprendre de ses erreurs
web-coach-play = Jouer à partir d'ici
web-coach-account = Tous les coups
web-coach-print = Imprimer
web-coach-line = La meilleure suite, étape { $step } sur { $all }
web-coach-line-start = La meilleure suite commence ici : les flèches la montrent.
web-coach-line-back = Retour à la partie
web-coach-exercise = Erreur { $n } sur { $all }
web-coach-task = Ici, ceci vous a coûté { $points } points : { $played }. Trouvez mieux.
web-coach-weighing = Votre réponse est pesée…
web-coach-right = { $how ->
    [best] C'est le meilleur choix.
   *[other] Cela compte : { $points } points seulement de moins que le meilleur.
}
web-coach-wrong = Cela coûte encore { $points } points. Réessayez, ou laissez-vous montrer.
web-coach-retry = Réessayer
web-coach-solution = Montrer
web-coach-next = Suivant
