# A che cosa serve un turno suggerito, in italiano: ogni frase è detta del turno.
ar-for-win = vince la partita.
ar-for-points = dà subito { $n ->
    [one] un punto
   *[other] { $n } punti
}.
ar-for-card = ti procura { $card }{ $pair ->
    [yes] , la seconda del suo tipo: entrambe danno la loro ricompensa
   *[no] { "" }
}.
ar-for-province-card = ti procura la carta provincia e alza lì il cubo marrone.
ar-for-province = porta la tua influenza nella provincia { $province } a { $level }{ $lead ->
    [yes] , davanti a tutti
   *[no] { "" }
}.
ar-for-political = aumenta la tua influenza politica{ $n ->
    [one] { "" }
   *[other] { " " }di { $n }
}.
ar-for-gains = porta { $things }.
ar-for-workers = ti dà { $n ->
    [one] il lavoratore
   *[other] i lavoratori
} { $workers } per il prossimo round.
ar-for-training = rende un lavoratore più utile in un turno successivo.
ar-for-saving = conserva { $n ->
    [one] un lavoratore per il prossimo round, che vale un punto
   *[other] { $n } lavoratori per il prossimo round, che valgono un punto ciascuno
}.
ar-why-points = vale subito { $n ->
    [one] un punto
   *[other] { $n } punti
} in più ({ $sources }).
ar-why-later = { $n ->
    [one] vale un punto
   *[other] vale { $n } punti
} in più se la partita finisse lì ({ $sources }).
ar-why-gains = ti lascia { $things } in più.
ar-in-round = { $turn ->
    [0] durante la preparazione
   *[other] nel round { $turn }
}
