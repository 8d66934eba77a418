# The board of Ave Roma in the browser, in English.
web-ave-board-wide = The board of Ave Roma
web-ave-board-board = Provinces, locations and Colosseum
web-ave-board-rows = The three card rows
web-ave-board-legend = Symbols
web-ave-board-recruit-key = Σ sum · place
