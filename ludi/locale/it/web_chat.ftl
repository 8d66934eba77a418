# Ciò che si dicono quelli che giocano, in italiano.

web-chat-lines = Ciò che è stato detto
web-chat-nothing = Nessuno ha ancora detto nulla.
web-chat-reactions = Reazioni
web-chat-line = Una riga per gli altri giocatori
web-chat-send = Invia
web-chat-hear = Chi vuoi sentire?
web-chat-about = Può leggere solo chi gioca a questo tavolo. La chat si può disattivare nelle impostazioni.
web-chat-heard = { $player }: { $said }
web-chat-salve = Salve!
web-chat-bravo = Ben giocato!
web-chat-laugh = Ah ah!
web-chat-ouch = Ahi!
web-chat-luck = Che fortuna!
web-chat-moment = Un momento…
