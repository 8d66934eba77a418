# La scelta del gioco e delle sue opzioni, in italiano.

ar-about = Mercanti e patroni fanno fortuna nelle province e a Roma. Da 2 a 5 giocatori.
ar-option-advanced = Partita
ar-option-advanced-off = Partita base
ar-option-advanced-off-about = La partita con cui cominciare.
ar-option-advanced-on = Partita avanzata
ar-option-advanced-on-about = La prossima carta di ogni mazzo è scoperta, e le carte che si hanno si possono spendere per altre risorse, altra influenza o un secondo acquisto. Una carta provincia costa 3 denari invece di 2.
ar-option-length = Durata
ar-option-length-recommended = Consigliata
ar-option-length-recommended-about = Le carte segnate per più giocatori restano nella scatola: per lo più da 5 a 8 round.
ar-option-length-short = Breve
ar-option-length-short-about = { $players ->
    [2] Solo le carte senza segno, 15 o 16 per mazzo: circa da 5 a 7 round in due.
    [3] Solo le carte senza segno, 15 o 16 per mazzo: circa da 4 a 6 round in tre.
   *[other] Solo le carte senza segno, 15 o 16 per mazzo: in { $players } soltanto da 2 a 4 round.
}
ar-option-length-full = Completa
ar-option-length-full-about = { $players ->
    [2] Tutte le 30 carte di ogni mazzo: da 12 a 19 round in due, una partita lunga.
    [3] Tutte le 30 carte di ogni mazzo: circa da 8 a 10 round in tre.
    [4] Tutte le 30 carte di ogni mazzo: circa da 6 a 8 round in quattro.
   *[other] Tutte le 30 carte di ogni mazzo: circa da 5 a 7 round in { $players }.
}
ar-option-training = Addestramento
ar-option-training-exact = Esatto
ar-option-training-exact-about = Un lavoratore addestrato cambia esattamente del numero della sua casella, in più o in meno, oppure per niente.
ar-option-training-up_to = Fino al numero
ar-option-training-up_to-about = Un lavoratore addestrato prende qualsiasi valore entro il numero della sua casella.
ar-option-boards = Plance dei giocatori
ar-option-boards-random = A sorte
ar-option-boards-random-about = Ognuno riceve a caso una plancia, e con essa i prezzi.
ar-option-boards-chosen = Scelte
ar-option-boards-chosen-about = Quando tutte le carte sono in tavola, l’ultimo nell’ordine di turno sceglie per primo una plancia e il suo lato.
ar-with-2 = In due, ognuno ha anche un’ombra: altri cinque lavoratori, piazzati uno dopo ogni turno. Non fanno che occupare caselle, e si reclutano come tutti gli altri.
