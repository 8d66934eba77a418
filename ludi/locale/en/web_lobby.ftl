# The browser's lobby and everything around a table, in English.

## Everywhere
web-lobby-home = Ludi Romani: to the lobby
web-lobby-close = Close
web-lobby-cancel = Cancel
web-lobby-save = Save
web-lobby-again = Try again
web-lobby-copy = Copy
web-lobby-copied = Copied
web-lobby-share = Share the link
web-lobby-language = Language
web-lobby-theme = Light or dark
web-lobby-language-and-theme = Language and theme
web-lobby-theme-light = Light theme
web-lobby-theme-dark = Dark theme
web-lobby-theme-auto = Theme as your device has it
web-lobby-light = Light
web-lobby-dark = Dark
web-lobby-auto = Automatic
web-lobby-you = You
web-lobby-name = Your name
web-lobby-name-change = { $name }: change your name
web-lobby-name-label = What shall the others call you?
web-lobby-name-about = Up to 24 characters. No account is needed; this browser remembers you.
web-lobby-name-empty = A name needs at least one letter.
web-lobby-data = What is kept about you
web-lobby-data-download = Download my data
web-lobby-data-erase = Erase my data
web-lobby-data-erase-about = Your name, your seats and whatever shows that it was you are erased, on the server and in this browser. You leave tables that have not begun; in games that are going on a bot takes over for good. Your moves stay, under the name Nemo, so that the others can look at their games again. Games that only this browser keeps are gone. This cannot be undone.
web-lobby-data-erase-now = Erase for good
web-lobby-title-table = Table
web-lobby-title-replay = Replay

## What went wrong
web-lobby-problem-offline = The server cannot be reached. Check your connection; nothing is lost.
web-lobby-problem-broken = Something went wrong on the way. Try it once more.
web-lobby-problem-missing = There is nothing here; check the link.
web-lobby-problem-busy = The server is busy. Wait a moment and try again.
web-lobby-problem-page = This page could not be loaded. There may be a newer version: load it again.

## The lobby
web-lobby-tagline = Board games of ancient Rome, at one table with friends and bots.
web-lobby-play-now = Play now
web-lobby-opponents = Number of opponents
web-lobby-opponents-short = Opponents
web-lobby-opponents-level = How strong are they?
web-lobby-play-now-about = { $title } against { $n ->
    [one] a bot
   *[other] { $n } bots
 }. Nobody waits for anybody.
web-lobby-more = More ways to begin
web-lobby-create = Create a table
web-lobby-load-replay = Load a replay
web-lobby-rules = Rules
web-lobby-summary-of = { $title } on one page
web-lobby-summary-print = Print
web-lobby-summary-link = A summary on one page, to print
web-lobby-rules-of = The rules of { $title }
web-lobby-lesson = Guided first game
web-lobby-lesson-of = { $title }: a guided first game
web-lobby-lesson-offer = Here for the first time?
web-lobby-lesson-offer-about = Play a first game with somebody who explains as you go. It takes six minutes or so, and you can leave and come back at any time.
web-lobby-lesson-learn = Learn { $title }
web-lobby-lesson-not-now = Not now
web-lobby-lesson-go-on = Go on with the guided game
web-lobby-mine = Your tables
web-lobby-mine-empty = You sit at no table yet. “Play now” takes one click; with friends, create a table and send them the link.
web-lobby-finished = Finished
web-lobby-all-games = All my games
web-lobby-my-games = My games
web-lobby-open = Open tables
web-lobby-open-empty = No table is open to everybody at the moment. Create one and list it here: whoever comes by can sit down.
web-lobby-games = Games
web-lobby-seats = Seats
web-lobby-seat-open = open
web-lobby-a-bot = (bot)
web-lobby-waiting-for = { $n ->
    [one] one seat is open
   *[other] { $n } seats are open
}
web-lobby-your-turn = Your turn
web-lobby-their-turn = { $player } to move
web-lobby-beginning = About to begin
web-lobby-going-on = in progress
web-lobby-over = over
web-lobby-you-won = You won
web-lobby-you-shared = You shared the victory
web-lobby-they-won = { $player } won
web-lobby-they-shared = { $n } players shared the victory
web-lobby-clock-short = { $minutes } min + { $increment } s
web-lobby-result = Result
web-lobby-replay = Replay
web-lobby-join = Join
web-lobby-resume = Resume
web-lobby-watch = Watch
web-lobby-card-result = Result of this game of { $title }
web-lobby-card-replay = Replay of this game of { $title }
web-lobby-card-join = Join this table of { $title }
web-lobby-card-resume = Resume this table of { $title }
web-lobby-card-watch = Watch this table of { $title }

## Bots
web-lobby-bot-tiro = Tiro
web-lobby-bot-tiro-rank = the recruit
web-lobby-bot-tiro-about = plays what comes to mind, and often gives something away
web-lobby-bot-miles = Miles
web-lobby-bot-miles-rank = the soldier
web-lobby-bot-miles-about = knows the trade, and is often content with the second best
web-lobby-bot-optio = Optio
web-lobby-bot-optio-rank = the sergeant
web-lobby-bot-optio-about = plays soundly, with a slip now and then
web-lobby-bot-centurio = Centurio
web-lobby-bot-centurio-rank = the centurion
web-lobby-bot-centurio-about = looks a few moves ahead
web-lobby-bot-imperator = Imperator
web-lobby-bot-imperator-rank = the general
web-lobby-bot-imperator-about = thinks for a second
web-lobby-bot-random = Fortuna
web-lobby-bot-greedy = Negotiator
web-lobby-bot-short = { $bot } ({ $rank })
web-lobby-bot-choice = { $bot } ({ $rank }: { $about })

## A new table
web-lobby-new-title = A new table
web-lobby-game = Game
web-lobby-players = Players
web-lobby-bot-level = Which bot plays { $seat }?

## The waiting room
web-lobby-waiting-title = Waiting for players
web-lobby-welcome = Welcome to a table of { $title }
web-lobby-begins = { $n ->
    [0] Everybody sits; the game begins.
    [one] One seat is still open. The game begins as soon as somebody takes it.
   *[other] { $n } seats are still open. The game begins as soon as all are taken.
}
web-lobby-seat-you = { $player } (you)
web-lobby-seat-kept = kept for somebody
web-lobby-seat-awaited = somebody is awaited
web-lobby-here = here
web-lobby-away = away
web-lobby-sit = Sit down
web-lobby-sit-on = Sit down as { $seat }
web-lobby-sit-kept = Take the seat kept for me
web-lobby-sit-about = When you sit down, your browser promises random digits of its own, which go into every draw. It shows them when all have promised theirs, so that nobody can choose what comes.
web-lobby-stand-up = Stand up again
web-lobby-invite = Invite
web-lobby-invite-private = Send this link to those you want to play with. Only those who have it find the table.
web-lobby-invite-listed = The table stands in the lobby for everybody; you can also send this link.
web-lobby-invite-label = Link to this table
web-lobby-commitment = Draws that can be checked
web-lobby-commitment-about = This number fixes the server’s chain of draws before anybody sits down, and your browser keeps it. Each draw uncovers one more link of the chain, and your browser checks it at once.

## The table's menu
web-lobby-menu = Table menu
web-lobby-take-back = Take your seat back from the bot
web-lobby-stand-in = Let a bot play for { $player }
web-lobby-rematch = Rematch
web-lobby-replay-so-far = Watch the game from the beginning
web-lobby-download = Download the replay file
web-lobby-leave = Leave the table
web-lobby-leave-waiting = Your seat is open again for somebody else.
web-lobby-leave-revealing = The game is just beginning. If you leave now, you lose your seat at this table for good, and the others begin anew.
web-lobby-leave-playing = A bot plays on in your seat. You can come back and take it over again.
web-lobby-stay = Stay
web-lobby-watch-link = Link for watching
web-lobby-key-link = Your seat in another browser. Keep this link to yourself: whoever has it plays for you.

## Lost
web-lobby-lost-title = This road does not lead to Rome
web-lobby-lost = There is no page at this address; perhaps a letter was lost on the way.
web-lobby-to-lobby = To the lobby
