# La page d'une leçon en français : les mots autour de ceux de la leçon elle-même.
web-lesson-title = { $game } : première partie
web-lesson-teacher = Votre première partie
web-lesson-progress = Étape { $step } sur { $count }
web-lesson-next = Suivant
web-lesson-back = Retour
web-lesson-skip-step = Passer cette étape
web-lesson-leave = Quitter la leçon
web-lesson-again = Depuis le début
web-lesson-shown = À voir : { $things }.
web-lesson-asks = À vous de jouer
web-lesson-read = Lisez d'abord : choisissez « Suivant ».
web-lesson-reading = Lisez, regardez ce qui est désigné, et continuez quand vous voulez.
web-lesson-rest = Jouer la suite contre { $bot }
web-lesson-rest-about = La première partie continue, et personne ne vous aide plus. C'est un exercice : les tirages sont au hasard mais ne se vérifient pas, et rien n'est enregistré.
web-lesson-rest-over = C'était votre première partie.
web-lesson-new-game = Une vraie partie

## Là où une table attend ses joueurs
web-lesson-never = Jamais joué à { $game } ? Une première partie guidée prend environ six minutes. Elle s'ouvre dans un nouvel onglet, et votre place ici reste la vôtre.
web-lesson-never-learn = Apprendre { $game }
