# Perché una carta di Ave Roma non si può comprare: una frase su un giocatore.
ar-why-passed = ha passato
ar-why-occupied = c'è già un lavoratore
ar-why-no-worker = nessun lavoratore adatto a questo posto (serve { $span })
ar-why-lacks = manca: { $things }
ar-why-no-cards = non ha carte da spendere
ar-why-row = solo insieme a una carta della fila
ar-why-any = { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
}
