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
web-story-hint-turn = { $bot }, guardando avanti, giocherebbe:
web-story-hint-play = Gioca così
web-story-hint-do = Gioca il suggerimento, { $n }: { $choice }
web-story-hint-plain = Niente spicca qui; sembra il meglio che c'è.
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

## La fine
web-story-end = La partita è finita
web-story-end-counting = Si contano i punti
web-story-end-won = Vince { $player }
web-story-end-you = Hai vinto
web-story-end-shared = { $players } condividono la vittoria
web-story-end-players = Giocatori
web-story-end-player = Giocatore
web-story-end-played-by = Giocato da
web-story-end-rank = Posto
web-story-end-score = Punteggio
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
web-story-count-back = Indietro
web-story-count-forward = Avanti
web-story-count-play = Avvia
web-story-count-pause = Pausa
web-story-count-to-end = Alla fine

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
web-story-replay-on = Gioca da qui
web-story-replay-on-about = La partita continua dopo la mossa { $move } a un tavolo tutto tuo: tu giochi { $seat }, i bot gli altri.
web-story-replay-on-begin = Comincia
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
web-story-replay-keys = Le frecce vanno avanti e indietro, Inizio e Fine agli estremi, la barra spaziatrice riproduce e mette in pausa, ? apre questo aiuto.
web-story-analyse = Analizza
