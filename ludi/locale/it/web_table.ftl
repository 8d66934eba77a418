# Il tavolo: tutto ciò che sta attorno al tabellone.

## Titolo e barra in alto
web-table-title = { $game } – Ludi Romani
web-table-title-yours = ● Tocca a te – { $game }
web-table-title-over = Partita finita – { $game }
web-table-turn = Turno { $turn }
web-table-goal = Il traguardo e a che punto è ciascuno
web-table-standing-later = { $standing } ({ $outlook }: { $n }).
web-table-skip-link = Vai alla decisione da prendere

## Il tabellone
web-table-board = Il tabellone. Con le frecce passi da una cosa che puoi scegliere alla successiva, con Maiusc a tutte le altre.
web-table-zoom-out = Mostra tutto il tabellone
web-table-not-now = Non ora: { $why }.

## Che cosa fare
web-table-prompt = Che cosa c'è da fare
web-table-waits = Decide { $name }.
web-table-thinks = { $name } sta pensando …
web-table-away = { $name } non c'è. Il tavolo aspetta.
web-table-stand-in = Fai giocare un bot al posto di { $name }
web-table-complete-turn = Il tuo turno è completo: confermalo o annulla qualcosa.
web-table-complete-other = Poi decide { $name }: conferma o annulla qualcosa.
web-table-complete-chance = Poi si pesca: conferma o annulla qualcosa.
web-table-complete-over = Così finisce la partita: conferma o annulla qualcosa.
web-table-playing = La mossa viene giocata …
web-table-confirm-rule = Ciò che fai diventa definitivo quando lo confermi, e quando peschi qualcosa.
web-table-confirm = Conferma
web-table-done = Fatto
web-table-undo = Annulla
web-table-hint = Consiglio
web-table-hint-off = Consigli spenti
web-table-hint-thinking = Il bot più forte ci sta pensando …
web-table-skip = Salta
web-table-options-count = Tutte le opzioni ({ $n })
web-table-picked = Ora scegli ciò che è illuminato. Annulla lo rimette a posto.
web-table-picked-here = Ora scegli come. Annulla lo rimette a posto.
web-table-over = La partita è finita.
web-table-result = Mostra il risultato
web-table-watching = Stai guardando.
web-table-refused = Non era possibile.

## Giocatori
web-table-players = Giocatori
web-table-is-you = tu
web-table-is-bot = bot
web-table-is-away = assente
web-table-bot-for = gioca un bot
web-table-out-of-time = tempo scaduto
web-table-decides-now = di turno
web-table-time-left = Tempo rimasto: { $time }
web-table-show-more = Mostra tutto di { $name }
web-table-show-less = Mostra meno di { $name }
web-table-strip = Ciò che possiedi

## Pannelli
web-table-panels = Accanto al tabellone
web-table-log = Cronaca
web-table-rules = Regole
web-table-position = Posizione
web-table-fairness = Sorteggi
web-table-close = Chiudi
web-table-position-title = La posizione a parole
web-table-position-coming = La posizione viene descritta …
web-table-panel-failed = Non è stato possibile caricarlo.

## Stati del tavolo
web-table-loading = Il tavolo viene apparecchiato …
web-table-failed = Non è stato possibile aprire il tavolo.
web-table-again = Riprova
web-table-lost-line = La connessione è interrotta.
web-table-lost-kept = Ciò che hai iniziato resta.
web-table-lost-try = { $tries ->
    [one] Primo tentativo di tornare …
   *[other] Tentativo { $tries } di tornare …
}
web-table-lost-wait = { $seconds ->
    [one] Prossimo tentativo fra un secondo.
   *[other] Prossimo tentativo fra { $seconds } secondi.
}
web-table-try-now = Prova ora
web-table-compiling = I bot si stanno preparando. La prima volta ci vuole circa un minuto.
web-table-taken = Un bot sta giocando per te.
web-table-take-back = Riprendi il tuo posto

## Impostazioni
web-table-settings = Impostazioni
web-table-speed = Velocità delle mosse
web-table-speed-off = Subito
web-table-speed-slow = Lenta
web-table-speed-normal = Normale
web-table-speed-fast = Rapida
web-table-confirm-turns = Chiedi prima di chiudere il turno
web-table-confirm-about = Confermi una volta sola, dove finisce il tuo turno o una tua decisione: fino ad allora puoi annullare tutto. Pescare è subito definitivo. Senza questa opzione tutto viene giocato appena è completo.
web-table-sounds = Suoni
web-table-sounds-about = Note leggere per ciò che accade, e due quando è il tuo turno.
web-table-sounds-on = I suoni sono attivi
web-table-sounds-off = I suoni sono disattivati
web-table-volume = Volume
web-table-haptics = Vibrazione
web-table-haptics-about = Una lieve vibrazione quando è il tuo turno e quando accade qualcosa di grande.
web-table-tips = Spiega ciò su cui si ferma il puntatore
web-table-tips-about = Accanto al tabellone, dopo un attimo: che cos'è, che cosa fa e perché non si può scegliere.
web-table-theme = Chiaro o scuro
web-table-language = Lingua

## Aiuto
web-table-help = Aiuto

## Scelte da contare
web-table-tally = Quanti
web-table-tally-more = Uno in più: { $what } ({ $group })
web-table-tally-fewer = Uno in meno: { $what } ({ $group })

## Parti del tavolo sul telefono
web-table-panes = Parti del tavolo
web-table-pane-useful = Qui si può scegliere qualcosa
web-table-points = Punti
web-table-chat = Chat
web-table-unread = righe nuove
web-table-chat-new = Chat: righe nuove
web-table-chat-on = Chat e reazioni
web-table-chat-about = Dove giochi con altri. Se disattivata, non se ne vede nulla.
