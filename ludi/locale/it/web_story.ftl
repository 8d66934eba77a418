# Cronaca, regole accanto al tavolo, suggerimenti, correttezza, fine della partita e repliche.

## Cronaca
web-story-log = Cronaca
web-story-log-empty = Non è ancora successo niente.
web-story-log-turn = Turno { $turn }
web-story-log-before = Preparazione
web-story-log-newest = Alla riga più recente
web-story-log-chance = Sorteggio
web-story-log-rule = Regola
web-story-log-help = Le frecce passano da una riga all'altra; quella su cui ti trovi è evidenziata sul tabellone.

## Regole
web-story-rules = Regole
web-story-rules-search = Cerca nelle regole
web-story-rules-clear = Cancella la ricerca
web-story-rules-contents = Indice
web-story-rules-here = Questa decisione
web-story-rules-back = Alla regola di questa decisione
web-story-rules-found = { $n ->
    [one] Trovata una sezione
   *[other] Trovate { $n } sezioni
}
web-story-rules-none = Nessuna sezione contiene “{ $query }”.
web-story-rules-loading = Le regole stanno arrivando…

## Suggerimento
web-story-hint = Suggerimento
web-story-hint-close = Chiudi il suggerimento
web-story-hint-best = { $bot }, guardando avanti, giocherebbe: { $choice }
web-story-hint-plays = la sua scelta
web-story-hint-chance = Probabilità di vittoria
web-story-hint-visits = Provata
web-story-hint-tried = Il bot ha provato { $n ->
    [one] una continuazione
   *[other] { $n } continuazioni
 }; giocherebbe ciò che guarda di più. Ciò che ha provato appena è giudicato a prima vista.
web-story-hint-more = { $n ->
    [one] Mostra un'altra opzione
   *[other] Mostra altre { $n } opzioni
}

## Correttezza
web-story-fair = Sorteggi verificabili
web-story-fair-intro = Nessuno può pilotare i sorteggi di questo tavolo, nemmeno il server. Prima della partita ha fissato un segreto e ne ha mostrato questa impronta; poi ogni giocatore ha aggiunto un testo casuale. Tutti i sorteggi derivano da entrambi insieme.
web-story-fair-commitment = Impronta del segreto
web-story-fair-seen = Questo browser l'ha annotata quando sei arrivato al tavolo.
web-story-fair-changed = Quando sei arrivato al tavolo, questo browser ha visto un'altra impronta.
web-story-fair-entropy = Che cosa hanno aggiunto i giocatori
web-story-fair-yours = il tuo
web-story-fair-none = Nessun giocatore ha aggiunto niente.
web-story-fair-entropy-later = I testi di tutti i giocatori compaiono quando verifichi i sorteggi.
web-story-fair-secret = Il segreto
web-story-fair-secret-later = Viene rivelato a partita finita; da allora chiunque può ricalcolare ogni sorteggio.
web-story-verify = Verifica i sorteggi
web-story-verify-again = Verifica di nuovo
web-story-verify-fetching = La partita sta arrivando…
web-story-verify-running = Ricalcolato il sorteggio { $done } di { $all }…
web-story-verify-ok = { $n ->
    [0] Tutto torna: non ci sono stati sorteggi.
    [one] Tutto torna: l'unico sorteggio di questa partita è uscito come dice il segreto.
   *[other] Tutto torna: tutti i { $n } sorteggi di questa partita sono usciti come dice il segreto.
}
web-story-verify-ok-commitment = Il segreto è quello promesso prima della partita.
web-story-verify-ok-entropy = Il tuo testo casuale fa parte di ogni sorteggio.
web-story-verify-wrong = Di questi sorteggi non ci si può fidare.
web-story-verify-later = I sorteggi si possono verificare a partita finita, quando il segreto è rivelato.
web-story-verify-how = Ricalcolati qui, nel tuo browser, senza il server. Puoi farlo anche da te: scarica il file ed esegui
web-story-verify-file = FILE
web-story-verify-problem = Non è stato possibile verificare i sorteggi: { $why }
web-story-wrong-unrevealed = Il segreto dei sorteggi dal numero { $first } in poi non è stato rivelato.
web-story-wrong-secret = Il segreto dei sorteggi dal numero { $first } in poi non è un numero esadecimale di 64 cifre.
web-story-wrong-commitment = Il segreto dei sorteggi dal numero { $first } in poi non corrisponde alla sua impronta.
web-story-wrong-exchanged = L'impronta non è quella che questo browser ha visto prima della partita.
web-story-wrong-entropy = Il tuo testo casuale manca nei sorteggi dal numero { $first } in poi.
web-story-wrong-no-first = Manca l'impronta per il primo sorteggio.
web-story-wrong-draw = Il sorteggio { $draw } (mossa { $move }) è sbagliato: il segreto dà un altro esito.
web-story-wrong-missing = La mossa { $move } era un sorteggio, ma manca tra quelli da verificare.
web-story-wrong-shown = Il sorteggio { $draw } (mossa { $move }) è stato mostrato diversamente da come è verificato.
web-story-wrong-count = I sorteggi da verificare sono più di quelli mostrati.

## La fine
web-story-end = La partita è finita
web-story-end-counting = Si contano i punti
web-story-end-won = Vince { $player }
web-story-end-you = Hai vinto
web-story-end-shared = { $players } condividono la vittoria
web-story-end-players = Giocatori
web-story-end-player = Giocatore
web-story-end-played-by = Giocato da
web-story-end-share = Quota della vittoria
web-story-end-human = una persona
web-story-end-yourself = te
web-story-end-stood-in = { $bot }, come sostituto
web-story-end-winner = vincitore
web-story-end-rematch = Rivincita
web-story-end-rematch-go = Alla rivincita
web-story-end-replay = Replica
web-story-end-verify = Verifica
web-story-end-download = Scarica
web-story-end-lobby = Ingresso

## Replica
web-story-replay = Replica
web-story-replay-of = Replica di { $game }
web-story-replay-board = Tabellone
web-story-replay-start = La posizione prima della prima mossa.
web-story-replay-silent = { $who }: { $what }.
web-story-replay-move = Mossa { $move } di { $all }
web-story-replay-position = Posizione
web-story-replay-first = All'inizio
web-story-replay-previous = Un passo indietro
web-story-replay-next = Un passo avanti
web-story-replay-last = Alla fine
web-story-replay-play = Riproduci
web-story-replay-pause = Pausa
web-story-replay-speed = Velocità
web-story-replay-times = { $speed }×
web-story-replay-link = Link a questa posizione
web-story-replay-copied = Link copiato
web-story-replay-copy = Copia questo link:
web-story-replay-download = Scarica il file della replica
web-story-replay-verify = Verifica i sorteggi
web-story-replay-live = Al tavolo in gioco
web-story-replay-table = Al tavolo
web-story-replay-newer = Carica quel che è successo nel frattempo
web-story-replay-open = Apri il file di una replica
web-story-replay-other = Apri un altro file
web-story-replay-choose = Scegli un file
web-story-replay-drop = Lascia qui il file
web-story-replay-title = Rivedi una partita
web-story-replay-invite = Scegli dal disco il file di una replica, oppure trascinalo qui. Ogni mossa viene controllata prima di essere mostrata.
web-story-replay-loading = La partita sta arrivando…
web-story-replay-waiting = Questa partita non è ancora cominciata.
web-story-replay-again = Riprova
web-story-replay-large = Questo file è troppo grande per essere una replica.
web-story-replay-describe = La posizione a parole
web-story-replay-keys = Le frecce vanno avanti e indietro, Inizio e Fine agli estremi, la barra spaziatrice riproduce e mette in pausa.
