# La pagina di una lezione in italiano: le parole intorno a quelle della lezione stessa.
web-lesson-title = { $game }: prima partita
web-lesson-teacher = La tua prima partita
web-lesson-progress = Passo { $step } di { $count }
web-lesson-next = Avanti
web-lesson-back = Indietro
web-lesson-skip-step = Salta questo passo
web-lesson-leave = Lascia la lezione
web-lesson-again = Dall'inizio
web-lesson-shown = Indicati: { $things }.
web-lesson-asks = Tocca a te
web-lesson-read = Prima leggi: scegli «Avanti».
web-lesson-reading = Leggi, guarda che cosa è indicato, e vai avanti quando vuoi.
web-lesson-rest = Gioca il resto contro { $bot }
web-lesson-rest-about = La prima partita continua, e ora nessuno ti aiuta. È un esercizio: quel che si pesca è casuale ma non si può verificare, e niente viene registrato.
web-lesson-rest-over = È stata la tua prima partita.
web-lesson-new-game = Una partita vera

## Dove un tavolo aspetta i suoi giocatori
web-lesson-never = Mai giocato a { $game }? Una prima partita guidata dura circa sei minuti. Si apre in una nuova scheda, così il tuo posto qui resta tuo.
web-lesson-never-learn = Impara { $game }
