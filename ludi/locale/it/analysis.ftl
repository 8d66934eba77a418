# Che cosa ha deciso una partita, in italiano. I punti sono centesimi di una vittoria.

analysis-title = { $game }: che cosa ha deciso questa partita
analysis-judge-first-sight = Giudicata a prima vista.
analysis-judge = Giudicata da { $judge }.
analysis-unfinished = La partita non è arrivata alla fine: l'ultima posizione vale quanto la stima il giudice.
analysis-nothing = In questa partita non si è ancora estratto né deciso nulla.

## The account of each seat
analysis-account = Da che cosa viene il risultato, in punti su cento
analysis-player = Giocatore
analysis-start = Inizio
analysis-luck = Fortuna
analysis-own = Decisioni proprie
analysis-others = Gioco degli altri
analysis-drift = Ripensamenti
analysis-end = Fine
analysis-adjusted = Senza fortuna
analysis-lost = Persi a decisione
analysis-good = Buone
analysis-inaccuracy = Imprecisioni
analysis-mistake = Errori
analysis-blunder = Errori gravi
analysis-closes = Inizio, fortuna, decisioni proprie, gioco degli altri e ripensamenti danno insieme la fine. I ripensamenti sono ciò che il giudice, guardando di nuovo, ha visto diversamente.

## The graph
analysis-graph = Le probabilità di tutti durante la partita
analysis-legend = ▲ ▼ fortuna di un'estrazione, per chi ha cambiato di più; i numeri sono momenti decisivi
analysis-moves = Mosse
analysis-graph-about = Dal basso in alto le probabilità di { $players }, dalla prima mossa alla mossa { $moves }.

## Moments
analysis-turning-points = Momenti decisivi
analysis-turning-point = Mossa { $move }, { $points } per { $seat }: { $story }
analysis-worst = Che cosa è costato di più
analysis-worst-nothing = { $player } non ha perso quasi nulla con le proprie decisioni.
analysis-worst-one = Mossa { $move }, { $points }, { $grade }: { $story }
analysis-better = Meglio: { $story }
analysis-grade-good = buona
analysis-grade-inaccuracy = imprecisione
analysis-grade-mistake = errore
analysis-grade-blunder = errore grave

## Every move, as a table
analysis-all = Ogni estrazione e ogni decisione
analysis-move = Mossa
analysis-what = Che cosa è successo
analysis-by = Di chi
analysis-chance = caso
analysis-grade = Giudizio
analysis-cost = Punti persi
analysis-best = La cosa migliore
analysis-luck-of = Fortuna: { $seat }
analysis-chance-of = Probabilità: { $seat }
