# Il tabellone di Ave Roma nel browser, in italiano.
web-ave-board-wide = Il tabellone di Ave Roma
web-ave-board-board = Province, luoghi e Colosseo
web-ave-board-rows = Le tre file di carte
web-ave-board-legend = Simboli
web-ave-board-recruit-key = Σ somma · posto
