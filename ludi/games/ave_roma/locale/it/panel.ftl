# Plance, ingrandimenti, punti e punteggio finale di Ave Roma in italiano.

## Player board
ar-panel-if-ended = { $n } se finisse ora
ar-panel-influence = { $n } influenza sulle carte, ancora da giocare al Propraetor
ar-panel-no-workers = nessun lavoratore in mano
ar-panel-strength = somma { $n }
ar-panel-strength-long = Valori stampati in mano e in addestramento: { $n }. La somma più bassa agisce per prima nel prossimo round.
ar-panel-becomes = → { $values }
ar-panel-free-slot = posto libero
ar-panel-inactive = inattivi:
ar-panel-to-spend = Da spendere
ar-panel-pair-open = Una seconda carta { $card } forma una coppia.
ar-panel-pair-shown = ½ in offerta
ar-panel-half-open = Una seconda mezza risorsa di questo colore porta una risorsa.
ar-panel-set = { $set } { $n }/5
ar-panel-no-cards = Ancora nessuna carta
ar-panel-boards = Scegli una plancia. Inizi con 2 di ogni risorsa che costa 2 (sottolineata).
ar-panel-no-board = Ancora nessuna plancia.

## Titles of close-ups
ar-panel-title-card = { $version ->
    [plan] { $card }, piano
    [built] { $card }, finito
   *[none] { $card }
}
ar-panel-title-province = Provincia { $n }
ar-panel-title-province-card = Carta provincia { $card }
ar-panel-title-player = { $player }: plancia
ar-panel-title-board = Plancia { $board }
ar-panel-title-location = { $location }

## Cards large
ar-panel-things = { $things }
ar-panel-kind-building = Edificio
ar-panel-kind-war = Carta guerra
ar-panel-kind-patron = Patrono
ar-panel-printed = Costo stampato
ar-panel-for-you = Per te adesso
ar-panel-for = Per { $player } adesso
ar-panel-discount = { $n ->
    [one] meno { $n } icona risorsa a scelta
   *[other] meno { $n } icone risorsa a scelta
}
ar-panel-can = Si può comprare adesso.
ar-panel-cannot = Non ora: { $why }.
ar-panel-gives-points = { $things } subito.
ar-panel-gives-influence = { $n } influenza, da giocare una volta al Propraetor in una provincia.
ar-panel-gives-pair = Con la seconda carta { $card }: { $things } per questa copia, e la ricompensa dell'altra.
ar-panel-pair-completes = Hai l'altra copia: comprando questa formi la coppia, e quella porta { $things }.
ar-panel-gives-set = Carte della stessa serie: la 2ª porta 3 denari, la 3ª 1 surplus, la 4ª 2 punti, la 5ª 1 influenza in una provincia a scelta.
ar-panel-set-next = { $have ->
    [0] Non hai ancora carte di { $set }.
   *[other] Hai { $have } di { $set }: questa sarebbe la numero { $next }.
}
ar-panel-patron-active = Finché è attivo: { $effect }.
ar-panel-patron-end = Alla fine, attivo o no: { $bonus }.
ar-panel-symbol-on = Simbolo: { $symbol }. Si può spendere una volta per un extra prima o dopo un'azione.
ar-panel-symbol-off = Simbolo: { $symbol }. Conta per alcuni patroni alla fine.
ar-panel-owner = Appartiene a { $player }.
ar-panel-is-active = Attivo in un posto.
ar-panel-is-inactive = Non attivo: aspetta un posto libero.
ar-panel-is-used = La sua influenza è già stata giocata.
ar-panel-is-unused = La sua influenza non è ancora stata giocata.
ar-panel-is-spent = Il suo simbolo è stato speso.
ar-panel-is-unspent = Il suo simbolo si può ancora spendere.
ar-panel-slot = Casella { $n }: per lavoratori di valore { $span }.
ar-panel-face-up = Scoperta sul mazzo: un acquisto extra, ridotto da ogni carta spesa.

## Provinces large
ar-panel-half-upper = Metà superiore
ar-panel-half-lower = Metà inferiore
ar-panel-part = Mezza risorsa
ar-panel-part-black = nera: due portano legno o pietra
ar-panel-part-green = verde: due portano bestiame o grano
ar-panel-part-red = rossa: due portano minerali o vino
ar-panel-part-multi = multicolore: due portano una risorsa qualsiasi
ar-panel-symbol = Simbolo
ar-panel-position-lower = La carta è in basso: il prossimo uso la fa salire.
ar-panel-position-upper = La carta è in alto: chi usa ora la provincia paga la tassa e la tiene.
ar-panel-fees = Tassa per te alla fine della prossima azione: { $fees }.
ar-panel-fee = { $location } { $fee }
ar-panel-cube = Cubetto marrone al livello { $n }: alla fine nessun segnalino vale di più.
ar-panel-player = Giocatore
ar-panel-level = Livello
ar-panel-settled = Conterebbe ora
ar-panel-board-start = Chi la prende inizia con 2 di ogni risorsa che costa 2.

## Points
ar-panel-source-workers = Lavoratori tenuti
ar-panel-source-buildings = Edifici
ar-panel-source-pairs = Coppie di edifici
ar-panel-source-wars = Carte guerra
ar-panel-source-sets = Serie di guerra
ar-panel-source-fame = Politica oltre 10
ar-panel-source-service = Servizio dei patroni
ar-panel-source-denarii = Denari
ar-panel-source-stores = Risorse e surplus
ar-panel-source-patrons = Bonus dei patroni
ar-panel-source-politics = Tracciato politico
ar-panel-source-provinces = Province
ar-panel-leads = ha più punti
ar-panel-rounds = { $n ->
    [0] Nessun altro round
    [one] Questo è al più tardi l'ultimo round
   *[other] Al massimo { $n } round, questo compreso
}
ar-panel-which = Quali punti
ar-panel-so-far = Finora
ar-panel-ended-now = Se finisse ora
ar-panel-final = Punti per fonte

## Final scoring
ar-panel-scoring = Punteggio finale
ar-panel-step = { $n } di { $of }: { $step }
ar-panel-step-earned = Guadagnati in partita
ar-panel-step-denarii = Denari
ar-panel-step-stores = Risorse e surplus
ar-panel-step-patrons = Patroni
ar-panel-step-politics = Politica
ar-panel-step-provinces = Province
ar-panel-why-earned = Carte, coppie, serie, lavoratori tenuti e servizio dei patroni.
ar-panel-why-denarii = 1 punto ogni 5 denari.
ar-panel-why-stores = 1 punto ogni 3 tra risorse e surplus.
ar-panel-why-patrons = I bonus di tutti i patroni, attivi e inattivi.
ar-panel-why-politics = Il livello sul tracciato politico.
ar-panel-why-provinces = I livelli nelle province, nessuno oltre il suo cubetto marrone.
ar-panel-back = Indietro
ar-panel-forward = Avanti
ar-panel-play = Avvia
ar-panel-pause = Pausa
ar-panel-to-end = Alla fine

## Tutti i simboli
ar-panel-legend-goods = Merci e ciò che le rappresenta
ar-panel-legend-tracks = Denaro, punti e tracciati
ar-panel-legend-cards = Carte e lavoratori
ar-panel-legend-symbols = Simboli sulle carte
ar-panel-legend-locations = Luoghi
