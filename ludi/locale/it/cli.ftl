# The terminal's own words in Italian.

## What stands above a position
cli-name = { $name }
cli-turn = Turno { $n }
cli-round = Round { $n }
cli-set-up = Preparazione

## Around the game
cli-seat = Posto
cli-you = tu
cli-player = Giocatore
cli-points = Punti
cli-winner = vince
cli-your-turn = { $player }, tocca a te
cli-commitment = Impegno: { $commitment }
cli-commands-line = Un numero, le parole in grigio, oppure: { $commands }
cli-grid-line = Un numero della tabella, oppure parole come «{ $example }».
cli-earlier = Finora in questa partita
cli-nothing-yet = Non è ancora successo nulla.
cli-no-such-number = L'opzione { $number } non esiste; le opzioni vanno da 1 a { $n }.
cli-nothing-called = Niente sul tavolo si chiama “{ $word }”.
cli-undone = { $seat } ritira l'ultima decisione.
cli-saved = La partita è salvata in { $path }.
cli-resume-with = Per riprenderla:
cli-finished-saved = La partita è conservata in { $path }.
cli-verify-with = Per verificare ogni estrazione:
cli-replay-with = Per rivederla:
cli-over-already = La partita in { $path } è finita; «ludi replay { $path }» la mostra di nuovo.
cli-served = La partita in { $path } è stata servita da un server, il solo che può fare i prossimi sorteggi; continuala lì.
cli-too-much-entropy = { $given ->
    [one] C'è un testo di entropia
   *[other] Ci sono { $given } testi di entropia
} per { $humans ->
    [0] nessun posto umano
    [one] un posto umano
   *[other] { $humans } posti umani
}: al massimo uno per ciascuno.
cli-temporary = La cartella { $folder } non è utilizzabile: la partita va in { $instead }.

## Commands: the words that call them, and what they do
cli-words-undo = annulla undo u
cli-words-help = aiuto help h ?
cli-words-look = guarda look
cli-words-save = salva save
cli-words-log = diario log l
cli-words-board = tabellone board b
cli-words-quit = esci quit q exit
cli-what-undo = ritirare la tua ultima decisione
cli-what-help = questi comandi e le sezioni delle regole; aiuto 7.1 o aiuto taverna mostra una sezione
cli-what-look = guarda: la posizione a parole; guarda PAROLA: tutto ciò che sul tavolo si chiama così
cli-what-save = salva FILE: salvare la partita e continuare
cli-what-log = gli ultimi avvenimenti
cli-what-board = mostrare di nuovo il tabellone e le opzioni
cli-what-quit = salvare e uscire
cli-commands = Comandi
cli-sections = Sezioni delle regole

## Rules
cli-no-rules = Non ci sono regole scritte per { $game }.
cli-no-section = Le regole non hanno una sezione «{ $section }»; le sezioni sono { $sections }.
