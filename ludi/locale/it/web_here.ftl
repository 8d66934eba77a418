# Ciò che dice la pagina dove gioca senza server.
web-here-loading = Il tavolo si prepara nel tuo browser …
web-here-kind-beside = A questo schermo
web-here-newer = È arrivata una nuova versione di quest’app. Le partite iniziate restano.
web-here-change = Passa alla nuova
web-here-other-rules-playing = Questa partita è stata iniziata con regole diverse da quelle di oggi e non può continuare. Ecco a che punto era.
web-here-other-rules-over = Questa partita è stata giocata con regole diverse da quelle di oggi e non si può rivedere mossa per mossa. Ecco come è finita.
