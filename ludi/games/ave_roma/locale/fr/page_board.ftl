# Le plateau d'Ave Roma dans le navigateur, en français.
ar-table-wide = Le plateau d'Ave Roma
ar-table-board = Provinces, lieux et Colisée
ar-table-rows = Les trois rangées de cartes
ar-table-legend = Symboles
ar-table-recruit-key = Σ somme · rang
