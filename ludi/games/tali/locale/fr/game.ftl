tali-about = On lance les osselets pour le pot, et on s’arrête avant qu’un un ne l’emporte. De 2 à 4 joueurs.
tali-seat-gaius = Gaius
tali-seat-lucius = Lucius
tali-seat-marcus = Marcus
tali-seat-titus = Titus
tali-option-goal = But
tali-option-goal-30 = 30 points
tali-option-goal-30-about = La partie habituelle.
tali-option-goal-60 = 60 points
tali-option-goal-60-about = Une longue partie.
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
tali-wins = On gagne à { $goal } points
tali-goal = Le premier à { $goal } points gagne.
tali-pot = Le pot de ce tour contient { $pot }.
tali-score = { $n } points sur { $goal }
tali-help-1 = Lancez l’osselet : ses points vont au pot.
tali-help-2 = Puis osez : lancez encore, ou arrêtez-vous et prenez le pot.
tali-help-3 = Un un fait perdre le pot et le tour.
tali-why-stop = met { $n } points à l’abri avant qu’un un ne les prenne.
tali-why-throw = risque { $n } points pour un meilleur pot.
