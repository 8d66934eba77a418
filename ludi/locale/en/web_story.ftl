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
web-story-hint-best = { $bot }, looking ahead, would play: { $choice }
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

## Fairness
web-story-fair = Fair draws
web-story-fair-intro = Nobody can steer the draws of this table, not even the server. Before the game it fixed a secret and showed this fingerprint of it; then every player added a random text of his own. All draws follow from both together.
web-story-fair-commitment = Fingerprint of the secret
web-story-fair-seen = This browser wrote it down when you came to the table.
web-story-fair-changed = This browser saw another fingerprint when you came to the table.
web-story-fair-entropy = What the players added
web-story-fair-yours = yours
web-story-fair-none = No player has added anything.
web-story-fair-entropy-later = The texts of all players are shown when the draws are verified.
web-story-fair-secret = The secret
web-story-fair-secret-later = It is revealed when the game is over; then anybody can recompute every draw.
web-story-verify = Verify the draws
web-story-verify-again = Verify again
web-story-verify-fetching = Fetching the game…
web-story-verify-running = Draw { $done } of { $all } recomputed…
web-story-verify-ok = { $n ->
    [0] Everything fits: there were no draws.
    [one] Everything fits: the one draw of this game came out as the secret says.
   *[other] Everything fits: all { $n } draws of this game came out as the secret says.
}
web-story-verify-ok-commitment = The secret is the one promised before the game.
web-story-verify-ok-entropy = Your own random text is mixed into every draw.
web-story-verify-wrong = These draws cannot be trusted.
web-story-verify-later = The draws can be verified when the game is over and the secret is revealed.
web-story-verify-how = Recomputed here, in your browser, without the server. You can do the same yourself: download the file and run
web-story-verify-file = FILE
web-story-verify-problem = The draws could not be verified: { $why }
web-story-wrong-unrevealed = The secret of the draws from number { $first } on has not been revealed.
web-story-wrong-secret = The secret of the draws from number { $first } on is not a hexadecimal number of 64 digits.
web-story-wrong-commitment = The secret of the draws from number { $first } on does not fit its fingerprint.
web-story-wrong-exchanged = The fingerprint is not the one this browser saw before the game.
web-story-wrong-entropy = Your own random text is missing from the draws from number { $first } on.
web-story-wrong-no-first = There is no fingerprint for the first draw.
web-story-wrong-draw = Draw { $draw } (move { $move }) is wrong: the secret gives another outcome.
web-story-wrong-missing = Move { $move } was a draw, and it is missing from the draws to be verified.
web-story-wrong-shown = Draw { $draw } (move { $move }) was shown otherwise than it is verified.
web-story-wrong-count = There are more draws to be verified than were shown.

## The end
web-story-end = The game is over
web-story-end-counting = The points are counted
web-story-end-won = { $player } wins
web-story-end-you = You win
web-story-end-shared = { $players } share the victory
web-story-end-players = Players
web-story-end-player = Player
web-story-end-played-by = Played by
web-story-end-share = Share of the win
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
web-story-replay-keys = Arrow keys step, Home and End go to the beginning and the end, Space plays and pauses.
