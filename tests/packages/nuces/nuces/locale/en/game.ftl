nuces-about = Take nuts from the piles, and be the one who empties them. 2 to 4 players.
nuces-seat-aulus = Aulus
nuces-seat-decimus = Decimus
nuces-seat-quintus = Quintus
nuces-seat-sextus = Sextus
nuces-option-piles = Piles
nuces-option-piles-2 = Two piles
nuces-option-piles-2-about = A short game.
nuces-option-piles-3 = Three piles
nuces-option-piles-3-about = The usual game.
nuces-prompt = Take one to three nuts from a pile.
nuces-prompt-heap = A pile is heaped up.
nuces-over = The game is over.
nuces-do-take = take { $n ->
    [one] one nut
   *[other] { $n } nuts
} from pile { $pile }
nuces-do-heap = { $n } nuts
nuces-heap = Pile { $pile } has { $n } nuts.
nuces-takes = { $player } takes { $n ->
    [one] one nut
   *[other] { $n } nuts
} from pile { $pile }.
nuces-emptied = That empties it: { $player } gets two more.
nuces-refusal = what is expected now is “take NUMBER from PILE”, with so many nuts there
nuces-refusal-heap = a pile has three to seven nuts
nuces-pile = Pile { $pile }: { $n ->
    [one] one nut
   *[other] { $n } nuts
}
nuces-nuts = { $n ->
    [one] one nut
   *[other] { $n } nuts
}
