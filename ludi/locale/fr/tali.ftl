tali-falls = { $n ->
    [1] { $player } tire un un et perd le pot.
   *[other] { $player } tire { $n } ; le pot est de { $pot }.
}
tali-banks = { $player } empoche { $n } points.
tali-prompt = Le pot est de { $pot } : lancer ou s’arrêter ?
tali-over = La partie est finie.
tali-do-stop = s’arrêter et empocher le pot
tali-do-throw = lancer encore
tali-do-fall = l’osselet tombe sur { $n }
tali-refusal = lancer (throw) ou s’arrêter (stop)
tali-refusal-fall = l’osselet tombe de 1 à 6
tali-goal = Le premier à { $goal } points gagne.
tali-pot = Le pot de ce tour contient { $pot }.
tali-score = { $n } points sur { $goal }
