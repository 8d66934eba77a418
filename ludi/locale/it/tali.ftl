tali-falls = { $n ->
    [1] { $player } tira un uno e perde il piatto.
   *[other] { $player } tira { $n }; nel piatto ci sono { $pot } punti.
}
tali-banks = { $player } incassa { $n } punti.
tali-prompt = Nel piatto ci sono { $pot } punti: tirare o fermarsi?
tali-over = La partita è finita.
tali-do-stop = fermarsi e incassare il piatto
tali-do-throw = tirare ancora
tali-do-fall = l’astragalo cade sul { $n }
tali-refusal = tirare (throw) o fermarsi (stop)
tali-refusal-fall = il dado cade da 1 a 6
tali-goal = Vince chi arriva per primo a { $goal } punti.
tali-pot = Il piatto di questo turno è { $pot }.
tali-score = { $n } punti su { $goal }
