# L'aiuto al tavolo e accanto alla partita rivista, in italiano.
web-table-help-goal = Il traguardo
web-table-help-turn = Un turno
web-table-help-now = Che cosa si decide ora
web-table-help-rule = La regola: { $number } { $title }
web-table-help-rules = Leggi tutte le regole (in una nuova scheda)
web-table-help-signs = Che cosa vogliono dire i segni

## Tasti
web-table-keys = Tasti
web-table-key-arrows = da una cosa che puoi scegliere alla successiva
web-table-key-shift-arrows = a tutto ciò che sta sul tabellone
web-table-key-enter = scegli; conferma il turno
web-table-key-look = guarda da vicino, dove c'è altro da vedere
web-table-key-undo = annulla l'ultimo passo
web-table-key-escape = rimetti a posto ciò che hai scelto; chiudi
web-table-key-hint = chiedi un consiglio
web-table-key-skip = salta ciò che viene mostrato
web-table-key-options = elenco di tutte le opzioni
web-table-key-help = aiuto: traguardo, turno, decisione, segni, tasti
