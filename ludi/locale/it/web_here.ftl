# Ciò che dice la pagina dove gioca senza server.
web-here-loading = Il tavolo si prepara nel tuo browser …
web-here-kind-beside = A questo schermo
web-here-newer = È arrivata una nuova versione di quest’app. Le partite iniziate restano.
web-here-change = Passa alla nuova
