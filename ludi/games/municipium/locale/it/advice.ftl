# A che cosa serve un turno suggerito, in italiano: ogni frase è detta del turno.
mun-for-win = vince la partita.
mun-for-decurion = { $n ->
    [one] ti dà un Decurione
   *[other] ti dà { $n } Decurioni
}.
mun-for-pieces = ti porta { $pieces }{ $lacks ->
    [one] : alla serie manca poi un solo pezzo
   *[other] { "" }
}.
mun-soon = { $soon ->
    [praefect] , dove il Prefetto arriva subito dopo
    [banner] , dove due cittadini aspettano il terzo
   *[no] { "" }
}
mun-for-first = ti mette in testa { $place_at }{ mun-soon }.
mun-for-still-first = ti tiene in testa { $place_at }{ mun-soon }.
mun-for-second = ti dà il secondo posto { $place_at }{ mun-soon }.
mun-for-still-second = ti mantiene il secondo posto { $place_at }{ mun-soon }.
mun-for-wreath = dà una Corona a uno dei tuoi membri, che d'ora in poi conta due.
mun-for-order = ti fa salire nell'ordine del Tempio, che decide le parità.
mun-for-keeping = { $n ->
    [one] tiene da parte la tua ultima carta famiglia
   *[other] tiene da parte le tue { $n } carte famiglia
}.
mun-why-other = toglie a { $seat } il primo posto { $place_at }.
