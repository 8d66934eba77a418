# The table: everything around a game's board.

## Title and top bar
web-table-title = { $game } – Ludi Romani
web-table-title-yours = ● Your turn – { $game }
web-table-title-over = Game over – { $game }
web-table-turn = Turn { $turn }
web-table-goal = The goal, and how everyone stands
web-table-standing-later = { $standing } ({ $outlook }: { $n }).
web-table-skip-link = Go to what is to be decided

## The board
web-table-board = The board. Arrow keys go from one thing you can choose to the next, with Shift to everything else.
web-table-zoom-out = Show the whole board
web-table-not-now = Not now: { $why }.

## Prompt
web-table-prompt = What is to be done
web-table-waits = { $name } decides.
web-table-thinks = { $name } is thinking …
web-table-away = { $name } is away. The table waits.
web-table-stand-in = Let a bot play for { $name }
web-table-complete-turn = Your turn is complete: confirm it, or take something back.
web-table-complete-other = Next { $name } decides: confirm, or take something back.
web-table-complete-chance = Next comes a draw: confirm, or take something back.
web-table-complete-over = This ends the game: confirm, or take something back.
web-table-playing = This is being played …
web-table-confirm-rule = What you do is final when you confirm it, and when you draw something.
web-table-confirm = Confirm
web-table-done = Done
web-table-undo = Undo
web-table-hint = Hint
web-table-hint-off = Hints off
web-table-hint-thinking = The strongest bot is thinking about it …
web-table-skip = Skip
web-table-options-count = All options ({ $n })
web-table-picked = Now choose what is lit. Undo puts it back.
web-table-picked-here = Now choose how. Undo puts it back.
web-table-over = The game is over.
web-table-result = Show the result
web-table-watching = You are watching.
web-table-refused = That was not possible.

## Players
web-table-players = Players
web-table-is-you = you
web-table-is-bot = bot
web-table-is-away = away
web-table-bot-for = a bot stands in
web-table-out-of-time = out of time
web-table-decides-now = to move
web-table-time-left = Time left: { $time }
web-table-show-more = Show all of { $name }
web-table-show-less = Show less of { $name }
web-table-strip = What you have

## Panels
web-table-panels = Beside the board
web-table-log = Log
web-table-rules = Rules
web-table-position = Position
web-table-fairness = Fairness
web-table-close = Close
web-table-position-title = The position in words
web-table-position-coming = The position is being described …
web-table-panel-failed = This could not be loaded.

## States of the table
web-table-loading = The table is being laid …
web-table-failed = The table could not be opened.
web-table-again = Try again
web-table-lost-line = The connection is lost.
web-table-lost-kept = What you have begun is kept.
web-table-lost-try = { $tries ->
    [one] First try to get back …
   *[other] Try { $tries } to get back …
}
web-table-lost-wait = { $seconds ->
    [one] Next try in a second.
   *[other] Next try in { $seconds } seconds.
}
web-table-try-now = Try now
web-table-compiling = The bots are being made ready. The first time this takes about a minute.
web-table-taken = A bot is playing for you.
web-table-take-back = Take your seat back

## Settings
web-table-settings = Settings
web-table-speed = Speed of moves
web-table-speed-off = At once
web-table-speed-slow = Slow
web-table-speed-normal = Normal
web-table-speed-fast = Fast
web-table-confirm-turns = Ask before a turn ends
web-table-confirm-about = You confirm once, where your turn or a decision of yours ends: until then all of it can be taken back. To draw something is final at once. Without this, everything is played as soon as it is complete.
web-table-sounds = Sounds
web-table-sounds-about = Soft notes for what happens, and two when it is your turn.
web-table-sounds-on = Sounds are on
web-table-sounds-off = Sounds are off
web-table-volume = Volume
web-table-haptics = Vibration
web-table-haptics-about = A small buzz when it is your turn and when something great happens.
web-table-tips = Tell about what the pointer rests on
web-table-tips-about = Beside the board, after a moment: what it is, what it does, and why it cannot be chosen.
web-table-theme = Light or dark
web-table-language = Language

## Help
web-table-help = Help

## Choices by counting
web-table-tally = How many
web-table-tally-more = One more: { $what } ({ $group })
web-table-tally-fewer = One fewer: { $what } ({ $group })

## Parts of the table on a phone
web-table-panes = Parts of the table
web-table-pane-useful = Something here can be chosen
web-table-points = Points
web-table-chat = Chat
web-table-unread = new lines
web-table-chat-new = Chat: new lines
web-table-chat-on = Chat and reactions
web-table-chat-about = Where you play with others. Off: nothing of it is shown.
