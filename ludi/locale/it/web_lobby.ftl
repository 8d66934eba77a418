# The browser's lobby and everything around a table, in Italian.

## Everywhere
web-lobby-home = Ludi Romani: alla sala
web-lobby-close = Chiudi
web-lobby-cancel = Annulla
web-lobby-save = Salva
web-lobby-again = Riprova
web-lobby-copy = Copia
web-lobby-copied = Copiato
web-lobby-share = Condividi il link
web-lobby-language = Lingua
web-lobby-theme = Chiaro o scuro
web-lobby-language-and-theme = Lingua e tema
web-lobby-theme-light = Tema chiaro
web-lobby-theme-dark = Tema scuro
web-lobby-theme-auto = Tema come sul tuo dispositivo
web-lobby-light = Chiaro
web-lobby-dark = Scuro
web-lobby-auto = Automatico
web-lobby-you = Tu
web-lobby-name = Il tuo nome
web-lobby-name-change = { $name }: cambia il tuo nome
web-lobby-name-label = Come ti devono chiamare gli altri?
web-lobby-name-about = Fino a 24 caratteri. Non serve registrarsi: questo browser si ricorda di te.
web-lobby-name-empty = Un nome ha bisogno di almeno una lettera.
web-lobby-data = Ciò che si conserva di te
web-lobby-data-download = Scarica i miei dati
web-lobby-data-erase = Cancella i miei dati
web-lobby-data-erase-about = Il tuo nome, i tuoi posti e tutto ciò che mostra che eri tu vengono cancellati, sul server e in questo browser. Lasci i tavoli che non sono ancora cominciati; nelle partite in corso un bot ti sostituisce per sempre. Le tue mosse restano, sotto il nome Nemo, perché gli altri possano rivedere le loro partite. Le partite che solo questo browser conserva spariscono. Non si può annullare.
web-lobby-data-erase-now = Cancella per sempre
web-lobby-title-table = Tavolo
web-lobby-title-replay = Replay

## What went wrong
web-lobby-problem-offline = Il server non risponde. Controlla la connessione; nulla è perduto.
web-lobby-problem-broken = Qualcosa è andato storto. Prova ancora una volta.
web-lobby-problem-missing = Qui non c’è nulla; controlla il link.
web-lobby-problem-busy = Il server è occupato. Aspetta un momento e riprova.
web-lobby-problem-page = Non è stato possibile caricare questa pagina. Forse c’è una versione più recente: ricaricala.

## The lobby
web-lobby-tagline = Giochi da tavolo dell’antica Roma, allo stesso tavolo con amici e bot.
web-lobby-play-now = Gioca subito
web-lobby-opponents = Numero di avversari
web-lobby-opponents-short = Avversari
web-lobby-opponents-level = Quanto sono forti?
web-lobby-play-now-about = { $title } contro { $n ->
    [one] un bot
   *[other] { $n } bot
 }. Nessuno aspetta nessuno.
web-lobby-more = Altri modi di cominciare
web-lobby-create = Crea un tavolo
web-lobby-load-replay = Carica un replay
web-lobby-rules = Regole
web-lobby-summary-of = { $title } in una pagina
web-lobby-summary-print = Stampa
web-lobby-summary-link = Un riassunto in una pagina, da stampare
web-lobby-rules-of = Le regole di { $title }
web-lobby-lesson = Prima partita guidata
web-lobby-lesson-of = { $title }: una prima partita guidata
web-lobby-lesson-offer = È la prima volta qui?
web-lobby-lesson-offer-about = Gioca una prima partita con qualcuno che spiega strada facendo. Bastano circa sei minuti, e puoi uscire e tornare quando vuoi.
web-lobby-lesson-learn = Impara { $title }
web-lobby-lesson-not-now = Non ora
web-lobby-lesson-go-on = Continua la partita guidata
web-lobby-mine = I tuoi tavoli
web-lobby-mine-empty = Non siedi ancora a nessun tavolo. «Gioca subito» richiede un solo clic; con gli amici, crea un tavolo e manda loro il link.
web-lobby-finished = Conclusi
web-lobby-all-games = Tutte le mie partite
web-lobby-my-games = Le mie partite
web-lobby-open = Tavoli aperti
web-lobby-open-empty = Al momento nessun tavolo è aperto a tutti. Creane uno ed elencalo qui: chi passa può sedersi.
web-lobby-games = Giochi
web-lobby-seats = Posti
web-lobby-seat-open = libero
web-lobby-a-bot = (bot)
web-lobby-waiting-for = { $n ->
    [one] un posto è libero
   *[other] { $n } posti sono liberi
}
web-lobby-your-turn = Tocca a te
web-lobby-their-turn = Tocca a { $player }
web-lobby-beginning = Sta per cominciare
web-lobby-going-on = in corso
web-lobby-over = conclusa
web-lobby-you-won = Hai vinto
web-lobby-you-shared = Hai condiviso la vittoria
web-lobby-they-won = Ha vinto { $player }
web-lobby-they-shared = { $n } giocatori hanno condiviso la vittoria
web-lobby-clock-short = { $minutes } min + { $increment } s
web-lobby-result = Risultato
web-lobby-replay = Replay
web-lobby-join = Partecipa
web-lobby-resume = Riprendi
web-lobby-watch = Guarda
web-lobby-card-result = Risultato di questa partita a { $title }
web-lobby-card-replay = Replay di questa partita a { $title }
web-lobby-card-join = Partecipa a questo tavolo di { $title }
web-lobby-card-resume = Riprendi questo tavolo di { $title }
web-lobby-card-watch = Guarda questo tavolo di { $title }

## Bots
web-lobby-bot-tiro = Tiro
web-lobby-bot-tiro-rank = la recluta
web-lobby-bot-tiro-about = gioca ciò che le viene in mente, e spesso regala qualcosa
web-lobby-bot-miles = Miles
web-lobby-bot-miles-rank = il soldato
web-lobby-bot-miles-about = conosce il mestiere, e spesso si accontenta della seconda scelta
web-lobby-bot-optio = Optio
web-lobby-bot-optio-rank = il sergente
web-lobby-bot-optio-about = gioca con giudizio, e ogni tanto sbaglia
web-lobby-bot-centurio = Centurio
web-lobby-bot-centurio-rank = il centurione
web-lobby-bot-centurio-about = guarda qualche mossa avanti
web-lobby-bot-imperator = Imperator
web-lobby-bot-imperator-rank = il generale
web-lobby-bot-imperator-about = pensa per un secondo
web-lobby-bot-random = Fortuna
web-lobby-bot-greedy = Negotiator
web-lobby-bot-short = { $bot } ({ $rank })
web-lobby-bot-choice = { $bot } ({ $rank }: { $about })

## A new table
web-lobby-new-title = Un nuovo tavolo
web-lobby-game = Gioco
web-lobby-players = Giocatori
web-lobby-bot-level = Quale bot gioca { $seat }?

## The waiting room
web-lobby-waiting-title = In attesa dei giocatori
web-lobby-welcome = Un tavolo di { $title } ti aspetta
web-lobby-begins = { $n ->
    [0] Tutti sono seduti; la partita comincia.
    [one] Un posto è ancora libero. La partita comincia appena qualcuno lo prende.
   *[other] { $n } posti sono ancora liberi. La partita comincia appena tutti sono presi.
}
web-lobby-seat-you = { $player } (tu)
web-lobby-seat-kept = tenuto per qualcuno
web-lobby-seat-awaited = si aspetta qualcuno
web-lobby-here = presente
web-lobby-away = assente
web-lobby-sit = Siediti
web-lobby-sit-on = Siediti come { $seat }
web-lobby-sit-kept = Prendi il posto tenuto per me
web-lobby-sit-about = Quando ti siedi, il tuo browser promette cifre casuali proprie, che entrano in ogni estrazione. Le mostra quando tutti hanno promesso le loro, così nessuno può scegliere che cosa esce.
web-lobby-stand-up = Alzati di nuovo
web-lobby-invite = Invita
web-lobby-invite-private = Manda questo link a chi vuoi che giochi con te. Trova il tavolo solo chi lo ha.
web-lobby-invite-listed = Il tavolo sta nella sala, aperto a tutti; puoi anche mandare questo link.
web-lobby-invite-label = Link a questo tavolo
web-lobby-commitment = Estrazioni verificabili
web-lobby-commitment-about = Questo numero fissa la catena di estrazioni del server prima che qualcuno si sieda, e il tuo browser lo conserva. Ogni estrazione scopre un altro anello della catena, e il tuo browser lo controlla subito.

## The table's menu
web-lobby-menu = Menu del tavolo
web-lobby-take-back = Riprendi il tuo posto dal bot
web-lobby-stand-in = Fai giocare un bot per { $player }
web-lobby-rematch = Rivincita
web-lobby-replay-so-far = Guarda la partita dall’inizio
web-lobby-download = Scarica il file del replay
web-lobby-leave = Lascia il tavolo
web-lobby-leave-waiting = Il tuo posto torna libero per qualcun altro.
web-lobby-leave-revealing = La partita sta cominciando. Se te ne vai adesso, perdi per sempre il tuo posto a questo tavolo, e gli altri ricominciano.
web-lobby-leave-playing = Un bot continua al tuo posto. Puoi tornare e riprenderlo.
web-lobby-stay = Resta
web-lobby-watch-link = Link per guardare
web-lobby-key-link = Il tuo posto in un altro browser. Tieni questo link per te: chi lo ha gioca al posto tuo.

## Lost
web-lobby-lost-title = Questa strada non porta a Roma
web-lobby-lost = A questo indirizzo non c’è nessuna pagina; forse una lettera si è persa per strada.
web-lobby-to-lobby = Alla sala
