# Il modulo di un nuovo tavolo, in italiano.
web-lobby-how-many = In quanti si gioca?
web-lobby-who-sits = Chi gioca { $seat }?
web-lobby-kind-me = Io
web-lobby-kind-friend = Amico
web-lobby-kind-bot = Bot
web-lobby-friends-about = { $n ->
    [one] Riceverai un link da mandare al tuo amico.
   *[other] Riceverai un link da mandare ai tuoi amici.
} La partita comincia quando tutti sono seduti.
web-lobby-not-ready = I bot di questo gioco si stanno ancora preparando; la loro prima mossa può richiedere un po’ di tempo.
web-lobby-options = Regole da concordare
web-lobby-listed = Elencalo nella sala
web-lobby-listed-about = Chi passa può vedere il tavolo, sedersi o guardare.
web-lobby-private-about = Trova il tavolo solo chi ha il link.
web-lobby-clock = Gioca con l’orologio
web-lobby-clock-about = Quando il tempo di qualcuno finisce, un bot continua al suo posto.
web-lobby-minutes = Minuti per tutta la partita, a testa
web-lobby-increment = Secondi aggiunti per ogni turno
web-lobby-make-and-play = Crea e gioca
web-lobby-make-and-invite = Crea e invita
web-lobby-wrong-players = { $low ->
    [0] Con queste regole non può giocare nessuno.
   *[other] Con queste regole si può giocare da { $low } a { $high }.
}
web-lobby-wrong-nobody = Un tavolo ha bisogno di almeno una persona: siediti tu, o tieni un posto per un amico.
web-lobby-wrong-minutes = L’orologio accetta minuti interi da 1 a { $most }.
web-lobby-wrong-increment = Ogni turno aggiunge secondi interi da 0 a { $most }.
