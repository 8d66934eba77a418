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

## Cards large
ar-panel-can = Si può comprare adesso.
ar-panel-symbol-on = Simbolo: { $symbol }. Si può spendere una volta per un extra prima o dopo un'azione.
ar-panel-symbol-off = Simbolo: { $symbol }. Conta per alcuni patroni alla fine.
ar-panel-is-unspent = Il suo simbolo si può ancora spendere.

## Provinces large
ar-panel-level = Livello

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
ar-panel-cards-left = { $n ->
    [0] Nessuna carta provincia nel mazzo
    [one] Una carta provincia nel mazzo
   *[other] { $n } carte provincia nel mazzo
}
ar-panel-rounds = { $n ->
    [0] Nessun altro round
    [one] Di questo passo è l'ultimo round
   *[other] Di questo passo circa { $n } round, questo compreso
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

## Tutti i simboli
ar-panel-legend-goods = Merci e ciò che le rappresenta
ar-panel-legend-tracks = Denaro, punti e tracciati
ar-panel-legend-cards = Carte e lavoratori
ar-panel-legend-symbols = Simboli sulle carte
ar-panel-legend-locations = Luoghi
