# La pagina delle proprie partite, in italiano.

web-games-none = Non hai ancora giocato. Tutto ciò che giocherai resterà qui, così potrai rivederlo.
web-games-all = Mostra tutte le partite

## How one has fared
web-games-statistics = I miei risultati
web-games-against = Contro
web-games-everybody = tutti
web-games-people = persone
web-games-count = Partite
web-games-wins = Vinte
web-games-wins-of = { $wins } ({ $percent }%)
web-games-place = Posto medio
web-games-place-unknown = non noto
web-games-about = Una vittoria divisa conta per la sua parte. Una partita contro bot di due livelli conta per entrambi. Le partite senza risultato non contano.

## The list
web-games-list = Tutte le partite
web-games-here = Conservate in questo browser
web-games-filter = Quali partite?
web-games-game = Gioco
web-games-any-game = tutti i giochi
web-games-outcome = Risultato
web-games-any-outcome = qualsiasi risultato
web-games-opponents = Avversari
web-games-anybody = chiunque
web-games-with-people = con persone
web-games-bots = solo bot
web-games-with-bot = con { $bot }
web-games-name = Nome dell’avversario
web-games-nothing = Nessuna partita corrisponde.
web-games-found = { $n ->
    [0] Nessuna partita trovata.
    [one] Una partita, pagina { $page }.
   *[other] { $n } partite, pagina { $page }.
}
web-games-date = Giocata il { $date }
web-games-won = Vinta
web-games-shared = Vittoria divisa
web-games-lost = Persa
web-games-came = Persa, { ORDINAL($place) } posto
web-games-playing = In corso
web-games-closed = Finita senza risultato
web-games-turns = { $n ->
    [one] un turno
   *[other] { $n } turni
}
web-games-rounds = { $n ->
    [one] un round
   *[other] { $n } round
}
web-games-moves = { $n ->
    [one] una mossa
   *[other] { $n } mosse
}
web-games-instant = meno di un minuto
web-games-minutes = { $n ->
    [one] un minuto
   *[other] { $n } minuti
}
web-games-hours = { $n ->
    [one] un’ora
   *[other] { $n } ore
}
web-games-days = { $n ->
    [one] un giorno
   *[other] { $n } giorni
}
web-games-replay = Rivedi
web-games-replay-of = Rivedi { $title }, { $date }
web-games-resume = Riprendi
web-games-resume-of = Riprendi { $title }, { $date }
web-games-newer = Più recenti
web-games-older = Precedenti
