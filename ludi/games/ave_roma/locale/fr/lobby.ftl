# Le choix du jeu et de ses options, en français.

ar-about = Marchands et patrons font fortune dans les provinces et à Rome. De 2 à 5 joueurs.
ar-option-advanced = Partie
ar-option-advanced-off = Partie de base
ar-option-advanced-off-about = La partie pour commencer.
ar-option-advanced-on = Partie avancée
ar-option-advanced-on-about = La prochaine carte de chaque pioche est visible, et les cartes que l’on possède peuvent être dépensées pour d’autres ressources, plus d’influence ou un second achat. Une carte province coûte 3 deniers au lieu de 2.
ar-option-length = Durée
ar-option-length-recommended = Recommandée
ar-option-length-recommended-about = Les cartes marquées pour plus de joueurs restent dans la boîte : le plus souvent 5 à 8 manches.
ar-option-length-short = Courte
ar-option-length-short-about = { $players ->
    [2] Seulement les cartes sans marque, 15 ou 16 par pioche : environ 5 à 7 manches à deux.
    [3] Seulement les cartes sans marque, 15 ou 16 par pioche : environ 4 à 6 manches à trois.
   *[other] Seulement les cartes sans marque, 15 ou 16 par pioche : à { $players }, 2 à 4 manches seulement.
}
ar-option-length-full = Complète
ar-option-length-full-about = { $players ->
    [2] Les 30 cartes de chaque pioche : 12 à 19 manches à deux, une longue partie.
    [3] Les 30 cartes de chaque pioche : environ 8 à 10 manches à trois.
    [4] Les 30 cartes de chaque pioche : environ 6 à 8 manches à quatre.
   *[other] Les 30 cartes de chaque pioche : environ 5 à 7 manches à { $players }.
}
ar-option-training = Entraînement
ar-option-training-exact = Exactement
ar-option-training-exact-about = Un ouvrier entraîné change exactement du nombre de sa case, en plus ou en moins, ou pas du tout.
ar-option-training-up_to = Jusqu’à
ar-option-training-up_to-about = Un ouvrier entraîné prend n’importe quelle valeur dans la limite du nombre de sa case.
ar-option-boards = Plateaux individuels
ar-option-boards-random = Au hasard
ar-option-boards-random-about = Chacun reçoit un plateau, et avec lui des prix, par le sort.
ar-option-boards-chosen = Choisis
ar-option-boards-chosen-about = Quand toutes les cartes sont sur la table, le dernier dans l’ordre du tour choisit le premier un plateau et son côté.
ar-with-2 = À deux, chacun a aussi une ombre : cinq ouvriers de plus, placés un après chaque tour. Ils ne font qu’occuper des cases, et se recrutent comme tous les autres.
