tali-about = Si lanciano gli astragali per il piatto, e ci si ferma prima che un uno lo porti via. Da 2 a 4 giocatori.
tali-seat-gaius = Gaio
tali-seat-lucius = Lucio
tali-seat-marcus = Marco
tali-seat-titus = Tito
tali-option-goal = Traguardo
tali-option-goal-30 = 30 punti
tali-option-goal-30-about = La partita consueta.
tali-option-goal-60 = 60 punti
tali-option-goal-60-about = Una partita lunga.
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
tali-wins = Si vince a { $goal } punti
tali-goal = Vince chi arriva per primo a { $goal } punti.
tali-pot = Il piatto di questo turno è { $pot }.
tali-score = { $n } punti su { $goal }
tali-help-1 = Lancia l’astragalo: i suoi punti vanno nel piatto.
tali-help-2 = Poi osa: lancia ancora, o fermati e prendi il piatto.
tali-help-3 = Un uno fa perdere il piatto e il turno.
tali-why-stop = porta a casa { $n } punti prima che un uno li prenda.
tali-why-throw = rischia { $n } punti per un piatto migliore.
