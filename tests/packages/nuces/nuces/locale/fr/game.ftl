nuces-about = On prend des noix dans les tas, et mieux vaut être celui qui les vide. De 2 à 4 joueurs.
nuces-seat-aulus = Aulus
nuces-seat-decimus = Decimus
nuces-seat-quintus = Quintus
nuces-seat-sextus = Sextus
nuces-option-piles = Tas
nuces-option-piles-2 = Deux tas
nuces-option-piles-2-about = Une partie courte.
nuces-option-piles-3 = Trois tas
nuces-option-piles-3-about = La partie habituelle.
nuces-prompt = Prenez une à trois noix dans un tas.
nuces-prompt-heap = On forme un tas.
nuces-over = La partie est finie.
nuces-do-take = prendre { $n ->
    [one] une noix
   *[other] { $n } noix
} dans le tas { $pile }
nuces-do-heap = { $n } noix
nuces-heap = Le tas { $pile } a { $n } noix.
nuces-takes = { $player } prend { $n ->
    [one] une noix
   *[other] { $n } noix
} dans le tas { $pile }.
nuces-emptied = Le voilà vide : { $player } en reçoit deux de plus.
nuces-refusal = ce qui est attendu est « take NOMBRE from TAS », avec autant de noix dans le tas
nuces-refusal-heap = un tas a de trois à sept noix
nuces-pile = Tas { $pile } : { $n ->
    [one] une noix
   *[other] { $n } noix
}
nuces-nuts = { $n ->
    [one] une noix
   *[other] { $n } noix
}
