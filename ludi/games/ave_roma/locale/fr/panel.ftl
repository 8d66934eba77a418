# Plateaux, gros plans, points et décompte final d'Ave Roma en français.

## Player board
ar-panel-if-ended = { $n } si c'était fini
ar-panel-influence = { $n } influence sur des cartes, encore à jouer au Propraetor
ar-panel-no-workers = aucun ouvrier en main
ar-panel-strength = somme { $n }
ar-panel-strength-long = Valeurs imprimées en main et à l'entraînement : { $n }. La somme la plus basse agit en premier à la prochaine manche.
ar-panel-becomes = → { $values }
ar-panel-free-slot = libre
ar-panel-inactive = inactifs :
ar-panel-to-spend = À dépenser
ar-panel-pair-open = Une seconde carte { $card } forme une paire.
ar-panel-pair-shown = ½ en vente
ar-panel-half-open = Une seconde demi-ressource de cette couleur rapporte une ressource.
ar-panel-set = { $set } { $n }/5
ar-panel-no-cards = Pas encore de cartes
ar-panel-boards = Choisissez un plateau. Vous commencez avec 2 de chaque ressource qui coûte 2 (soulignée).
ar-panel-no-board = Pas encore de plateau.

## Cards large
ar-panel-can = Achetable maintenant.
ar-panel-symbol-on = Symbole : { $symbol }. Il peut être dépensé une fois pour un extra avant ou après une action.
ar-panel-symbol-off = Symbole : { $symbol }. Il compte pour certains patrons à la fin.
ar-panel-is-unspent = Son symbole peut encore être dépensé.

## Provinces large
ar-panel-level = Niveau

## Points
ar-panel-source-workers = Ouvriers gardés
ar-panel-source-buildings = Bâtiments
ar-panel-source-pairs = Paires de bâtiments
ar-panel-source-wars = Cartes guerre
ar-panel-source-sets = Séries de guerre
ar-panel-source-fame = Politique au-delà de 10
ar-panel-source-service = Service des patrons
ar-panel-source-denarii = Deniers
ar-panel-source-stores = Ressources et surplus
ar-panel-source-patrons = Bonus des patrons
ar-panel-source-politics = Piste politique
ar-panel-source-provinces = Provinces
ar-panel-leads = en tête
ar-panel-cards-left = { $n ->
    [0] Aucune carte province dans la pioche
    [one] Une carte province dans la pioche
   *[other] { $n } cartes province dans la pioche
}
ar-panel-rounds = { $n ->
    [0] Plus de manche
    [one] À ce rythme, c'est la dernière manche
   *[other] À ce rythme, environ { $n } manches, celle-ci comprise
}
ar-panel-which = Quels points
ar-panel-so-far = Jusqu'ici
ar-panel-ended-now = Si c'était fini
ar-panel-final = Points par source

## Final scoring
ar-panel-scoring = Décompte final
ar-panel-step = { $n } sur { $of } : { $step }
ar-panel-step-earned = Gagnés pendant la partie
ar-panel-step-denarii = Deniers
ar-panel-step-stores = Ressources et surplus
ar-panel-step-patrons = Patrons
ar-panel-step-politics = Politique
ar-panel-step-provinces = Provinces
ar-panel-why-earned = Cartes, paires, séries, ouvriers gardés et service des patrons.
ar-panel-why-denarii = 1 point pour 5 deniers.
ar-panel-why-stores = 1 point pour 3 ressources et surplus ensemble.
ar-panel-why-patrons = Les bonus de tous les patrons, actifs et inactifs.
ar-panel-why-politics = Le niveau sur la piste politique.
ar-panel-why-provinces = Les niveaux dans les provinces, aucun au-dessus de son cube brun.

## Tous les symboles
ar-panel-legend-goods = Marchandises et ce qui les remplace
ar-panel-legend-tracks = Argent, points et pistes
ar-panel-legend-cards = Cartes et ouvriers
ar-panel-legend-symbols = Symboles des cartes
ar-panel-legend-locations = Lieux
