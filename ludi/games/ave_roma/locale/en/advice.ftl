# What a hinted turn is good for, in English: each is said of the turn.
ar-for-win = wins the game.
ar-for-points = scores { $n ->
    [one] a point
   *[other] { $n } points
} at once.
ar-for-card = gets you { $card }{ $pair ->
    [yes] , the second of its kind, so that both pay their reward
   *[no] { "" }
}.
ar-for-province-card = gets you the province card and raises the brown cube there.
ar-for-province = raises your influence in province { $province } to { $level }{ $lead ->
    [yes] , ahead of everybody
   *[no] { "" }
}.
ar-for-political = raises your political influence{ $n ->
    [one] { "" }
   *[other] { " " }by { $n }
}.
ar-for-gains = brings { $things }.
ar-for-workers = gives you { $n ->
    [one] the worker
   *[other] the workers
} { $workers } for the next round.
ar-for-training = makes a worker more useful in a later turn.
ar-for-saving = saves { $n ->
    [one] a worker for the next round, and scores a point for it
   *[other] { $n } workers for the next round, and scores a point for each
}.
ar-why-points = { $n ->
    [one] scores a point
   *[other] scores { $n } points
} more at once ({ $sources }).
ar-why-later = { $n ->
    [one] counts a point
   *[other] counts { $n } points
} more if the game ended there ({ $sources }).
ar-why-gains = leaves you with { $things } more.
ar-in-round = { $turn ->
    [0] during set-up
   *[other] in round { $turn }
}
