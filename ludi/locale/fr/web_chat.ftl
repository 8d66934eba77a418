# Ce que se disent ceux qui jouent, en français.

web-chat-lines = Ce qui a été dit
web-chat-nothing = Personne n’a encore rien dit.
web-chat-reactions = Réactions
web-chat-line = Un mot pour les autres joueurs
web-chat-send = Envoyer
web-chat-hear = Qui voulez-vous entendre ?
web-chat-about = Seuls ceux qui jouent à cette table peuvent lire ceci. La discussion peut être désactivée dans les réglages.
web-chat-heard = { $player } : { $said }
web-chat-salve = Salve !
web-chat-bravo = Bien joué !
web-chat-laugh = Ha ha !
web-chat-ouch = Aïe !
web-chat-luck = Quelle chance !
web-chat-moment = Un instant…
