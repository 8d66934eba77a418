# The log, the rules beside the board, hints, fairness, the end, and replays.

## Log
web-story-log = Log
web-story-log-empty = Nothing has happened yet.
web-story-log-turn = Turn { $turn }
web-story-log-before = Set-up
web-story-log-newest = To the newest line
web-story-log-chance = Draw
web-story-log-rule = Rule
web-story-log-help = Arrow keys go from line to line; the line you are on is marked on the board.

## Rules
web-story-rules = Rules
web-story-rules-search = Search the rules
web-story-rules-clear = Clear the search
web-story-rules-contents = Contents
web-story-rules-here = This decision
web-story-rules-back = To the rule for this decision
web-story-rules-found = { $n ->
    [one] One section found
   *[other] { $n } sections found
}
web-story-rules-none = No section has “{ $query }”.
web-story-rules-loading = The rules are on their way…

## Hint
web-story-hint = Hint
web-story-hint-close = Close the hint
web-story-hint-turn = { $bot }, looking ahead, would play:
web-story-hint-play = Play this turn
web-story-hint-do = Play the hint, { $n }: { $choice }
web-story-hint-plain = Nothing stands out here; it seems the best of what there is.
web-story-hint-plays = its choice
web-story-hint-chance = Chance of winning
web-story-hint-visits = Tried
web-story-hint-tried = The bot tried { $n ->
    [one] one continuation
   *[other] { $n } continuations
 }; what it looks at most it would play. What it hardly tried is judged at first sight.
web-story-hint-more = { $n ->
    [one] Show one more option
   *[other] Show { $n } more options
}

## The end
web-story-end = The game is over
web-story-end-counting = The points are counted
web-story-end-won = { $player } wins
web-story-end-you = You win
web-story-end-shared = { $players } share the victory
web-story-end-players = Players
web-story-end-player = Player
web-story-end-played-by = Played by
web-story-end-rank = Place
web-story-end-score = Score
web-story-end-human = a person
web-story-end-yourself = you
web-story-end-stood-in = { $bot }, standing in
web-story-end-winner = winner
web-story-end-rematch = Rematch
web-story-end-rematch-go = To the rematch
web-story-end-replay = Replay
web-story-end-verify = Verify
web-story-end-download = Download
web-story-end-lobby = Lobby
web-story-count-back = Back
web-story-count-forward = Next
web-story-count-play = Play
web-story-count-pause = Pause
web-story-count-to-end = To the end

## Replay
web-story-replay = Replay
web-story-replay-of = Replay of { $game }
web-story-replay-board = Board
web-story-replay-start = The position before the first move.
web-story-replay-silent = { $who }: { $what }.
web-story-replay-move = Move { $move } of { $all }
web-story-replay-position = Position
web-story-replay-first = To the beginning
web-story-replay-previous = One step back
web-story-replay-next = One step on
web-story-replay-last = To the end
web-story-replay-play = Play
web-story-replay-pause = Pause
web-story-replay-speed = Speed
web-story-replay-times = { $speed }×
web-story-replay-link = Link to this position
web-story-replay-copied = Link copied
web-story-replay-copy = Copy this link:
web-story-replay-download = Download the replay file
web-story-replay-verify = Verify the draws
web-story-replay-on = Play from here
web-story-replay-on-about = The game goes on after move { $move } at a table of your own: you play { $seat }, bots the others.
web-story-replay-on-begin = Begin
web-story-replay-live = To the live table
web-story-replay-table = To the table
web-story-replay-newer = Fetch what has happened since
web-story-replay-open = Open a replay file
web-story-replay-other = Open another file
web-story-replay-choose = Choose a file
web-story-replay-drop = Drop the file here
web-story-replay-title = Watch a game again
web-story-replay-invite = Choose a replay file from your disk, or drop it here. Every move in it is checked before it is shown.
web-story-replay-loading = The game is on its way…
web-story-replay-waiting = This game has not begun.
web-story-replay-again = Try again
web-story-replay-large = This file is too large for a replay.
web-story-replay-describe = The position in words
web-story-replay-keys = Arrow keys step, Home and End go to the beginning and the end, Space plays and pauses, ? opens this help.
web-story-analyse = Analyse
