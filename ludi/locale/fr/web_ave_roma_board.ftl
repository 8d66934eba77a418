# Le plateau d'Ave Roma dans le navigateur, en français.
web-ave-board-wide = Le plateau d'Ave Roma
web-ave-board-board = Provinces, lieux et Colisée
web-ave-board-rows = Les trois rangées de cartes
web-ave-board-legend = Symboles
web-ave-board-recruit-key = Σ somme · rang
