# Pourquoi un coup d'Ave Roma est refusé.
ar-refusal-expected = ce qui est attendu maintenant, c'est { $forms }
ar-refusal-no-location = il n'y a pas de lieu « { $word } » à choisir ; les lieux sont { $words }
ar-refusal-no-good = il n'y a pas de ressource « { $word } » ; choisissez parmi { $words }
ar-refusal-no-symbol = il n'y a pas de symbole « { $word } » ; les symboles sont { $words }
ar-refusal-no-board = il n'y a pas de plateau « { $word } » ; les plateaux sont { $words }
ar-refusal-no-patron = il n'y a pas de patron « { $word } »
ar-refusal-board-taken = { $player } a le plateau { $board }
ar-refusal-nobody = personne
ar-refusal-no-worker = { $player } n'a pas de { $worker } sous la main (sous la main : { $workers })
ar-refusal-in-training = ce { $worker } est à l'entraînement ; placez-le avec son changement, par exemple « { $form } »
ar-refusal-not-in-training = { $player } n'a pas de { $worker } à l'entraînement à ±{ $change }
ar-refusal-cannot-become = un { $worker } entraîné à ±{ $change } ne peut pas agir comme un { $value }
ar-refusal-no-slots = { $location } n'a pas d'emplacements numérotés ; retirez le dernier nombre
ar-refusal-full = aucune place n'est libre { $location_at }
ar-refusal-which-slot = indiquez l'emplacement de { $location }, de 1 (la carte la plus récente) à { $most } (la plus ancienne)
ar-refusal-slot-empty = l'emplacement { $slot } de { $location } est vide
ar-refusal-slot-taken = un ouvrier occupe l'emplacement { $slot } de { $location }
ar-refusal-slot-range = l'emplacement { $slot } de { $location } accepte les ouvriers de valeur { $span }, pas un { $value }
ar-refusal-lacks = il manque { $things } à { $player }
ar-refusal-step = le pas { $step } sur { $value } dans le Colisée mène à la case { $space }, et { $player } ne pourrait pas la payer ({ $price })
ar-refusal-no-card = la province { $province } n'a pas de carte, et { $location } en demande une
ar-refusal-no-influence = la province { $province } n'a pas de carte, et { $player } n'a pas de carte d'influence inutilisée à y jouer
ar-refusal-fee = { $player } ne pourrait pas payer la taxe de { $fee } deniers pour la province { $province }
ar-refusal-no-trade = { $player } n'a rien à vendre et ne peut rien acheter à la province { $province }
ar-refusal-training-taken = { $player } a déjà un ouvrier à l'entraînement à ±{ $change }
ar-refusal-training-dear = l'entraînement à ±{ $change } coûte { $cost }, et { $player } a moins
ar-refusal-no-shadow = le fantôme de { $player } n'a plus de { $worker }
ar-refusal-full-of-shadows = aucune place pour les fantômes n'est libre { $location_at }
ar-refusal-nobody-there = il n'y a pas d'ouvrier { $location_at }
ar-refusal-not-there = il n'y a pas de { $worker } { $location_at }
ar-refusal-take-order = les ouvriers se prennent du plus bas au plus haut, et il doit y en avoir assez
ar-refusal-none-held = { $player } n'en a pas ({ $good })
ar-refusal-not-shown = la carte de la province { $province } ne montre pas cette ressource ({ $good })
ar-refusal-not-among = impossible de choisir { $good } : on choisit parmi { $goods }
ar-refusal-buy-order = on achète dans l'ordre du plateau : { $good } vient avant { $last }
ar-refusal-too-dear = le prix ({ $good }) est de { $price }, et { $player } a moins
ar-refusal-icon = avec { $good } on ne peut pas payer { $icon }
ar-refusal-few-cards = { $player } { $n ->
    [0] n'a aucune carte
    [one] n'a qu'une carte
   *[other] n'a que { $n } cartes
} à dépenser avec ce symbole ({ $symbol })
ar-refusal-threes = chez Propraetor les cartes se dépensent par trois
ar-refusal-patron = { $patron } ne peut pas être choisi maintenant
ar-refusal-unpayable = ensuite le reste de l'action ne pourrait pas être payé
ar-refusal-nothing-traded = il faut vendre ou acheter au moins une ressource, et payer la taxe
ar-refusal-nothing-played = il faut jouer au moins une carte
ar-refusal-no-influence-cards = { $player } n'a pas de carte d'influence inutilisée
