# L'analisi nella pagina: accanto a un replay, alla fine di una partita, e gli errori da cui imparare.
web-coach = Analisi
web-coach-asking = Si scompone la partita…
web-coach-judging = Si giudica ogni posizione…
web-coach-telling = Si raccoglie ciò che ha deciso la partita…
web-coach-cancel = Ferma
web-coach-again = Riprova
web-coach-closer = Guarda più a fondo
web-coach-at = Mossa { $move }: { $chances }
web-coach-graph-keys = Le frecce vanno di mossa in mossa, Pag su e Pag giù alle mosse che hanno contato. Lo stesso come tabella si trova in «Tutte le mosse».
web-coach-legend = ▲ ▼ fortuna di un'estrazione · numeri: momenti decisivi
web-coach-nothing = Qui nessuno aveva scelta e non si è estratto nulla.
web-coach-luck = Che cosa ha dato e tolto l'estrazione, in punti su cento:
web-coach-no-luck = Questa estrazione non ha cambiato le probabilità di nessuno.
web-coach-obvious = non aveva nulla da decidere: tutte le scelte valgono circa lo stesso.
web-coach-lost = { $points } punti persi
web-coach-better = Era meglio:
web-coach-why = { $own ->
    [yes] Perché?
   *[no] Perché? Visto da { $seat }:
}
web-coach-later = Che cosa se ne guadagna si vede solo più tardi.
web-coach-show = Mostra sul tabellone
web-coach-mistake-before = All'errore precedente
web-coach-mistake-after = All'errore successivo
web-coach-mistakes = { $n ->
    [one] un errore
   *[other] { $n } errori
}
web-coach-learn = Impara dagli errori
web-coach-play = Gioca da qui
web-coach-account = Tutte le mosse
web-coach-print = Stampa
web-coach-line = La linea migliore, passo { $step } di { $all }
web-coach-line-start = La linea migliore comincia qui: la mostrano le frecce.
web-coach-line-back = Torna alla partita
web-coach-exercise = Errore { $n } di { $all }
web-coach-task = Qui ti è costato { $points } punti: { $played }. Trova qualcosa di meglio.
web-coach-weighing = Si pesa la tua risposta…
web-coach-right = { $how ->
    [best] È il meglio che ci sia.
   *[other] Vale: solo { $points } punti meno del meglio.
}
web-coach-wrong = Costa ancora { $points } punti. Riprova, o fattelo mostrare.
web-coach-retry = Riprova
web-coach-solution = Mostra
web-coach-next = Avanti
