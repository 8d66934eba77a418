# What decided a game, in English. Points are hundredths of a win.

analysis-title = { $game }: what decided this game
analysis-judge-first-sight = Judged at first sight.
analysis-judge = Judged by { $judge }.
analysis-unfinished = The game did not come to its end: the last position counts as the judge sees it.
analysis-nothing = Nothing has been drawn or decided in this game yet.

## The account of each seat
analysis-account = Where the result came from, in points of a hundred
analysis-player = Player
analysis-start = Start
analysis-luck = Luck
analysis-own = Own decisions
analysis-others = Others' play
analysis-drift = Second thoughts
analysis-end = End
analysis-adjusted = Without luck
analysis-lost = Lost per decision
analysis-good = Good
analysis-inaccuracy = Inaccuracies
analysis-mistake = Mistakes
analysis-blunder = Blunders
analysis-closes = Start, luck, own decisions, others' play and second thoughts add up to the end. Second thoughts are what the judge saw otherwise when it looked again.

## The graph
analysis-graph = Everybody's chances over the game
analysis-legend = ▲ ▼ luck of a draw, for whom it changed most; numbers are turning points
analysis-moves = Moves
analysis-graph-about = From bottom to top the chances of { $players }, from the first move to move { $moves }.

## Moments
analysis-turning-points = Turning points
analysis-turning-point = Move { $move }, { $points } for { $seat }: { $story }
analysis-worst = What cost most
analysis-worst-nothing = { $player } lost next to nothing by own decisions.
analysis-worst-one = Move { $move }, { $points }, { $grade }: { $story }
analysis-better = Better: { $story }
analysis-grade-good = good
analysis-grade-inaccuracy = inaccuracy
analysis-grade-mistake = mistake
analysis-grade-blunder = blunder

## Every move, as a table
analysis-all = Every draw and every decision
analysis-move = Move
analysis-what = What happened
analysis-by = By
analysis-chance = chance
analysis-grade = Grade
analysis-cost = Points lost
analysis-best = What would have been best
analysis-luck-of = Luck of { $seat }
analysis-chance-of = Chance of { $seat }

## The game as one tells it to a friend: clauses without a full stop, put together below
analysis-decimal = { $whole }.{ $tenths }
analysis-sum-one = { $first }.
analysis-sum-two = { $first }; { $second }.
analysis-sum-better = { $seat } played better than { $other } ({ $own } against { $theirs } points lost a decision)
analysis-sum-alike = { $seat } and { $other } played equally well ({ $own } and { $theirs } points lost a decision)
analysis-sum-you-better = { $more ->
    [yes] you played best: { $own } points lost a decision, and { $other }, next, { $theirs }
   *[no] you played better than { $other } ({ $own } against { $theirs } points lost a decision)
}
analysis-sum-you-worse = { $other } played { $more ->
    [yes] best, and better than you
   *[no] better than you
} ({ $theirs } against { $own } points lost a decision)
analysis-sum-you-alike = you played as well as { $other } ({ $own } and { $theirs } points lost a decision)
analysis-sum-what = { $who ->
    [draw] the draw { $when }
    [own] your own move { $when }
   *[other] { $other }'s move { $when }
}
analysis-sum-its = { $who ->
    [draw] the draw { $when }
   *[other] { $other }'s move { $when }
}
analysis-sum-you-game-lost = { analysis-sum-what } cost you the game
analysis-sum-you-game-won = { analysis-sum-what } won you the game
analysis-sum-you-lost = { analysis-sum-what } cost you most: { $by } points
analysis-sum-you-gained = { analysis-sum-what } helped you most, by { $by } points
analysis-sum-game-lost = { analysis-sum-its } cost { $seat } the game
analysis-sum-game-won = { analysis-sum-its } won { $seat } the game
analysis-sum-lost = { analysis-sum-its } turned most: { $by } points against { $seat }
analysis-sum-gained = { analysis-sum-its } turned most: { $by } points for { $seat }
analysis-sum-you-lucky = the draws were for you, by { $by } points in all
analysis-sum-you-unlucky = the draws were against you, by { $by } points in all
analysis-sum-lucky = the draws were for { $seat }, by { $by } points in all
analysis-sum-unlucky = the draws were against { $seat }, by { $by } points in all
