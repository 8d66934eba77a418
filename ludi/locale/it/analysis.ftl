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

## The game as one tells it to a friend: clauses without a full stop, put together below
analysis-decimal = { $whole },{ $tenths }
analysis-sum-one = { $first }.
analysis-sum-two = { $first }; { $second }.
analysis-sum-better = { $seat } ha giocato meglio di { $other } ({ $own } contro { $theirs } punti persi a decisione)
analysis-sum-alike = { $seat } e { $other } hanno giocato ugualmente bene ({ $own } e { $theirs } punti persi a decisione)
analysis-sum-you-better = { $more ->
    [yes] hai giocato meglio di tutti: { $own } punti persi a decisione, e { $other }, che segue, { $theirs }
   *[no] hai giocato meglio di { $other } ({ $own } contro { $theirs } punti persi a decisione)
}
analysis-sum-you-worse = { $other } ha giocato { $more ->
    [yes] meglio di tutti, anche di te
   *[no] meglio di te
} ({ $theirs } contro { $own } punti persi a decisione)
analysis-sum-you-alike = hai giocato bene quanto { $other } ({ $own } e { $theirs } punti persi a decisione)
analysis-sum-what = { $who ->
    [draw] l'estrazione { $when }
    [own] la tua mossa { $when }
   *[other] la mossa di { $other } { $when }
}
analysis-sum-its = { $who ->
    [draw] l'estrazione { $when }
   *[other] la mossa di { $other } { $when }
}
analysis-sum-you-game-lost = { analysis-sum-what } ti è costata la partita
analysis-sum-you-game-won = { analysis-sum-what } ti ha fatto vincere la partita
analysis-sum-you-lost = { analysis-sum-what } ti è costata più di tutto: { $by } punti
analysis-sum-you-gained = { analysis-sum-what } ti ha aiutato più di tutto, di { $by } punti
analysis-sum-game-lost = { analysis-sum-its } è costata la partita a { $seat }
analysis-sum-game-won = { analysis-sum-its } ha fatto vincere la partita a { $seat }
analysis-sum-lost = { analysis-sum-its } ha cambiato più di tutto: { $by } punti contro { $seat }
analysis-sum-gained = { analysis-sum-its } ha cambiato più di tutto: { $by } punti per { $seat }
analysis-sum-you-lucky = le estrazioni ti hanno favorito di { $by } punti in tutto
analysis-sum-you-unlucky = le estrazioni ti hanno sfavorito di { $by } punti in tutto
analysis-sum-lucky = le estrazioni hanno favorito { $seat } di { $by } punti in tutto
analysis-sum-unlucky = le estrazioni hanno sfavorito { $seat } di { $by } punti in tutto
