nuces-about = Si prendono noci dai mucchi, e conviene essere chi li svuota. Da 2 a 4 giocatori.
nuces-seat-aulus = Aulo
nuces-seat-decimus = Decimo
nuces-seat-quintus = Quinto
nuces-seat-sextus = Sesto
nuces-option-piles = Mucchi
nuces-option-piles-2 = Due mucchi
nuces-option-piles-2-about = Una partita breve.
nuces-option-piles-3 = Tre mucchi
nuces-option-piles-3-about = La partita consueta.
nuces-prompt = Prendi da una a tre noci da un mucchio.
nuces-prompt-heap = Si forma un mucchio.
nuces-over = La partita è finita.
nuces-do-take = prendi { $n ->
    [one] una noce
   *[other] { $n } noci
} dal mucchio { $pile }
nuces-do-heap = { $n } noci
nuces-heap = Il mucchio { $pile } ha { $n } noci.
nuces-takes = { $player } prende { $n ->
    [one] una noce
   *[other] { $n } noci
} dal mucchio { $pile }.
nuces-emptied = Così è vuoto: { $player } ne riceve altre due.
nuces-refusal = ora ci si aspetta «take NUMERO from MUCCHIO», con altrettante noci nel mucchio
nuces-refusal-heap = un mucchio ha da tre a sette noci
nuces-pile = Mucchio { $pile }: { $n ->
    [one] una noce
   *[other] { $n } noci
}
nuces-nuts = { $n ->
    [one] una noce
   *[other] { $n } noci
}
