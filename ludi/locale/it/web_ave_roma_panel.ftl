# Plance, ingrandimenti, punti e punteggio finale di Ave Roma in italiano.

## Player board
web-ave-panel-if-ended = { $n } se finisse ora
web-ave-panel-influence = { $n } influenza sulle carte, ancora da giocare al Propraetor
web-ave-panel-no-workers = nessun lavoratore in mano
web-ave-panel-strength = somma { $n }
web-ave-panel-strength-long = Valori stampati in mano e in addestramento: { $n }. La somma più bassa agisce per prima nel prossimo round.
web-ave-panel-becomes = → { $values }
web-ave-panel-free-slot = posto libero
web-ave-panel-inactive = inattivi:
web-ave-panel-to-spend = Da spendere
web-ave-panel-pair-open = Una seconda carta { $card } forma una coppia.
web-ave-panel-pair-shown = ½ in offerta
web-ave-panel-half-open = Una seconda mezza risorsa di questo colore porta una risorsa.
web-ave-panel-set = { $set } { $n }/5
web-ave-panel-no-cards = Ancora nessuna carta
web-ave-panel-boards = Scegli una plancia. Inizi con 2 di ogni risorsa che costa 2 (sottolineata).
web-ave-panel-no-board = Ancora nessuna plancia.

## Titles of close-ups
web-ave-panel-title-card = { $version ->
    [plan] { $card }, piano
    [built] { $card }, finito
   *[none] { $card }
}
web-ave-panel-title-province = Provincia { $n }
web-ave-panel-title-province-card = Carta provincia { $card }
web-ave-panel-title-player = { $player }: plancia
web-ave-panel-title-board = Plancia { $board }
web-ave-panel-title-location = { $location }

## Cards large
web-ave-panel-things = { $things }
web-ave-panel-kind-building = Edificio
web-ave-panel-kind-war = Carta guerra
web-ave-panel-kind-patron = Patrono
web-ave-panel-printed = Costo stampato
web-ave-panel-for-you = Per te adesso
web-ave-panel-for = Per { $player } adesso
web-ave-panel-discount = { $n ->
    [one] meno { $n } icona risorsa a scelta
   *[other] meno { $n } icone risorsa a scelta
}
web-ave-panel-can = Si può comprare adesso.
web-ave-panel-cannot = Non ora: { $why }.
web-ave-panel-gives-points = { $things } subito.
web-ave-panel-gives-influence = { $n } influenza, da giocare una volta al Propraetor in una provincia.
web-ave-panel-gives-pair = Con la seconda carta { $card }: { $things } per questa copia, e la ricompensa dell'altra.
web-ave-panel-pair-completes = Hai l'altra copia: comprando questa formi la coppia, e quella porta { $things }.
web-ave-panel-gives-set = Carte della stessa serie: la 2ª porta 3 denari, la 3ª 1 surplus, la 4ª 2 punti, la 5ª 1 influenza in una provincia a scelta.
web-ave-panel-set-next = { $have ->
    [0] Non hai ancora carte di { $set }.
   *[other] Hai { $have } di { $set }: questa sarebbe la numero { $next }.
}
web-ave-panel-patron-active = Finché è attivo: { $effect }.
web-ave-panel-patron-end = Alla fine, attivo o no: { $bonus }.
web-ave-panel-symbol-on = Simbolo: { $symbol }. Si può spendere una volta per un extra prima o dopo un'azione.
web-ave-panel-symbol-off = Simbolo: { $symbol }. Conta per alcuni patroni alla fine.
web-ave-panel-owner = Appartiene a { $player }.
web-ave-panel-is-active = Attivo in un posto.
web-ave-panel-is-inactive = Non attivo: aspetta un posto libero.
web-ave-panel-is-used = La sua influenza è già stata giocata.
web-ave-panel-is-unused = La sua influenza non è ancora stata giocata.
web-ave-panel-is-spent = Il suo simbolo è stato speso.
web-ave-panel-is-unspent = Il suo simbolo si può ancora spendere.
web-ave-panel-slot = Casella { $n }: per lavoratori di valore { $span }.
web-ave-panel-face-up = Scoperta sul mazzo: un acquisto extra, ridotto da ogni carta spesa.

## Provinces large
web-ave-panel-half-upper = Metà superiore
web-ave-panel-half-lower = Metà inferiore
web-ave-panel-part = Mezza risorsa
web-ave-panel-part-black = nera: due portano legno o pietra
web-ave-panel-part-green = verde: due portano bestiame o grano
web-ave-panel-part-red = rossa: due portano minerali o vino
web-ave-panel-part-multi = multicolore: due portano una risorsa qualsiasi
web-ave-panel-symbol = Simbolo
web-ave-panel-position-lower = La carta è in basso: il prossimo uso la fa salire.
web-ave-panel-position-upper = La carta è in alto: chi usa ora la provincia paga la tassa e la tiene.
web-ave-panel-fees = Tassa per te alla fine della prossima azione: { $fees }.
web-ave-panel-fee = { $location } { $fee }
web-ave-panel-cube = Cubetto marrone al livello { $n }: alla fine nessun segnalino vale di più.
web-ave-panel-player = Giocatore
web-ave-panel-level = Livello
web-ave-panel-settled = Conterebbe ora
web-ave-panel-board-start = Chi la prende inizia con 2 di ogni risorsa che costa 2.

## Points
web-ave-panel-source-workers = Lavoratori tenuti
web-ave-panel-source-buildings = Edifici
web-ave-panel-source-pairs = Coppie di edifici
web-ave-panel-source-wars = Carte guerra
web-ave-panel-source-sets = Serie di guerra
web-ave-panel-source-fame = Politica oltre 10
web-ave-panel-source-service = Servizio dei patroni
web-ave-panel-source-denarii = Denari
web-ave-panel-source-stores = Risorse e surplus
web-ave-panel-source-patrons = Bonus dei patroni
web-ave-panel-source-politics = Tracciato politico
web-ave-panel-source-provinces = Province
web-ave-panel-leads = ha più punti
web-ave-panel-rounds = { $n ->
    [0] Nessun altro round
    [one] Questo è al più tardi l'ultimo round
   *[other] Al massimo { $n } round, questo compreso
}
web-ave-panel-which = Quali punti
web-ave-panel-so-far = Finora
web-ave-panel-ended-now = Se finisse ora
web-ave-panel-final = Punti per fonte

## Final scoring
web-ave-panel-scoring = Punteggio finale
web-ave-panel-step = { $n } di { $of }: { $step }
web-ave-panel-step-earned = Guadagnati in partita
web-ave-panel-step-denarii = Denari
web-ave-panel-step-stores = Risorse e surplus
web-ave-panel-step-patrons = Patroni
web-ave-panel-step-politics = Politica
web-ave-panel-step-provinces = Province
web-ave-panel-why-earned = Carte, coppie, serie, lavoratori tenuti e servizio dei patroni.
web-ave-panel-why-denarii = 1 punto ogni 5 denari.
web-ave-panel-why-stores = 1 punto ogni 3 tra risorse e surplus.
web-ave-panel-why-patrons = I bonus di tutti i patroni, attivi e inattivi.
web-ave-panel-why-politics = Il livello sul tracciato politico.
web-ave-panel-why-provinces = I livelli nelle province, nessuno oltre il suo cubetto marrone.
web-ave-panel-back = Indietro
web-ave-panel-forward = Avanti
web-ave-panel-play = Avvia
web-ave-panel-pause = Pausa
web-ave-panel-to-end = Alla fine

## Tutti i simboli
web-ave-panel-legend-goods = Merci e ciò che le rappresenta
web-ave-panel-legend-tracks = Denaro, punti e tracciati
web-ave-panel-legend-cards = Carte e lavoratori
web-ave-panel-legend-symbols = Simboli sulle carte
web-ave-panel-legend-locations = Luoghi
