# The analysis in the page: beside a replay, at the end of a game, and mistakes to learn from.
web-coach = Analysis
web-coach-asking = The game is taken apart…
web-coach-judging = Every position is judged…
web-coach-telling = What decided the game is put together…
web-coach-cancel = Stop
web-coach-again = Try again
web-coach-closer = Look more closely
web-coach-at = Move { $move }: { $chances }
web-coach-graph-keys = Arrow keys go from move to move, Page Up and Page Down to the moves that mattered. The same as a table is under “All moves”.
web-coach-legend = ▲ ▼ luck of a draw · numbers: turning points
web-coach-nothing = Here nobody had a choice and nothing was drawn.
web-coach-luck = What the draw gave and took, in points of a hundred:
web-coach-no-luck = This draw changed nobody's chances.
web-coach-obvious = had nothing to decide: all options are worth about the same.
web-coach-lost = { $points } points lost
web-coach-better = Better was:
web-coach-why = { $own ->
    [yes] Why? It …
   *[no] Why? Seen as { $seat }, it …
}
web-coach-later = What it gains shows only later.
web-coach-show = Show on the board
web-coach-mistake-before = To the mistake before
web-coach-mistake-after = To the next mistake
web-coach-mistakes = { $n ->
    [one] one mistake
   *[other] { $n } mistakes
}
web-coach-learn = Learn from mistakes
web-coach-play = Play from here
web-coach-account = All moves
web-coach-print = Print
web-coach-line = The better line, step { $step } of { $all }
web-coach-line-start = The better line begins here: arrows show it.
web-coach-line-back = Back to the game
web-coach-exercise = Mistake { $n } of { $all }
web-coach-task = Here this cost you { $points } points: { $played }. Find something better.
web-coach-weighing = Your answer is weighed…
web-coach-right = { $how ->
    [best] That is the best there is.
   *[other] That counts: only { $points } points less than the best.
}
web-coach-wrong = That still costs { $points } points. Try again, or have it shown.
web-coach-retry = Try again
web-coach-solution = Show it
web-coach-next = Next
