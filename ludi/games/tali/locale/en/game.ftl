tali-about = Throw knucklebones for the pot, and stop before a one takes it. 2 to 4 players.
tali-seat-gaius = Gaius
tali-seat-lucius = Lucius
tali-seat-marcus = Marcus
tali-seat-titus = Titus
tali-option-goal = Goal
tali-option-goal-30 = 30 points
tali-option-goal-30-about = The usual game.
tali-option-goal-60 = 60 points
tali-option-goal-60-about = A long game.
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
tali-wins = { $goal } points win
tali-goal = The first to reach { $goal } points wins.
tali-pot = The pot of this turn holds { $pot }.
tali-score = { $n } of { $goal } points
tali-help-1 = Throw the bone: its pips go into the pot.
tali-help-2 = Then dare: throw again, or stop and take the pot.
tali-help-3 = A one loses the pot and the turn.
tali-why-stop = brings { $n } points home before a one can take them.
tali-why-throw = risks { $n } points for a better pot.
