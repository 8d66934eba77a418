tali-falls = { $n ->
    [1] { $player } throws a one and loses the pot.
   *[other] { $player } throws { $n }; the pot is { $pot }.
}
tali-banks = { $player } takes { $n } points.
tali-prompt = The pot is { $pot }: throw or stop?
tali-over = The game is over.
tali-do-stop = stop and take the pot
tali-do-throw = throw once more
tali-do-fall = the bone falls on { $n }
tali-refusal = throw or stop
tali-refusal-fall = the bone falls on 1 to 6
tali-goal = The first to reach { $goal } points wins.
tali-pot = The pot of this turn holds { $pot }.
tali-score = { $n } of { $goal } points
