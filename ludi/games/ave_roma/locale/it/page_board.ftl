# Il tabellone di Ave Roma nel browser, in italiano.
ar-table-wide = Il tabellone di Ave Roma
ar-table-board = Province, luoghi e Colosseo
ar-table-rows = Le tre file di carte
ar-table-legend = Simboli
ar-table-recruit-key = Σ somma · posto
