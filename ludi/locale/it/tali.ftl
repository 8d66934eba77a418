tali-falls = { $n ->
    [1] { $player } tira un uno e perde il piatto.
   *[other] { $player } tira { $n }; nel piatto ci sono { $pot } punti.
}
tali-banks = { $player } incassa { $n } punti.
tali-prompt = Nel piatto ci sono { $pot } punti: tirare o fermarsi?
tali-over = La partita è finita.
tali-option = { $text }
tali-refusal = tirare (throw) o fermarsi (stop)
tali-refusal-fall = il dado cade da 1 a 6
