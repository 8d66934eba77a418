# The board of Ave Roma in the browser, in English.
ar-table-wide = The board of Ave Roma
ar-table-board = Provinces, locations and Colosseum
ar-table-rows = The three card rows
ar-table-legend = Symbols
ar-table-recruit-key = Σ sum · place
