# Quello che il motore stesso dice ai giocatori.
refused = «{ $move }» non si può giocare: { $why }.
refused-over = la partita è finita
nothing-arranged = Ora non c'è nessun pezzo da disporre.
draws-used-up = Il banco di questo tavolo si è impegnato per { $draws } sorteggi, e sono stati fatti tutti: nessun altro sorteggio è possibile.
undo-over = Non si può annullare nulla: la partita è finita.
undo-pending = Non si può annullare nulla: sta per esserci un'estrazione.
undo-drawn = Non si può annullare nulla: la mossa { $number } era un'estrazione («{ $move }»), e le estrazioni restano.
undo-other = Non si può annullare nulla: la mossa { $number } («{ $move }») non è tua: l'ha fatta { $seat }.
undo-begun = Non si può annullare nulla: la partita è appena iniziata.
won = { $winners_count ->
    [1] { $winners } vince.
   *[other] { $winners } condividono la vittoria.
}
seat-stands = { $seat }: { $how }
placed-won = Hai vinto.
placed-won-by = Hai vinto, { $gap }.
placed-shared = Condividi la vittoria.
placed = Il tuo posto è il { $rank ->
    [2] secondo
    [3] terzo
    [4] quarto
   *[other] quinto
}.
placed-by = Il tuo posto è il { $rank ->
    [2] secondo
    [3] terzo
    [4] quarto
   *[other] quinto
}, { $gap }.
in-turn = { $turn ->
    [0] durante la preparazione
   *[other] nel turno { $turn }
}
