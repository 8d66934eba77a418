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
web-lobby-rules-of = The rules of { $title }
web-lobby-mine = Your tables
web-lobby-mine-empty = You sit at no table yet. “Play now” takes one click; with friends, create a table and send them the link.
web-lobby-finished = Finished
web-lobby-all-finished = Show all { $n } finished games
web-lobby-open = Open tables
web-lobby-open-empty = No table is open to everybody at the moment. Create one and list it here: whoever comes by can sit down.
web-lobby-games = Games
web-lobby-about-municipium = Families of a provincial town vie for influence in its seven institutions. 2 to 5 players.
web-lobby-about-ave_roma = Traders and patrons build their fortune in the provinces and in Rome. 2 to 5 players.
web-lobby-coming = Its table is being built; until then it can be played in the terminal.
web-lobby-seats = Seats
web-lobby-seat-open = open
web-lobby-a-bot = (bot)
web-lobby-waiting-for = { $n ->
    [one] one seat is open
   *[other] { $n } seats are open
}
web-lobby-your-turn = Your turn
web-lobby-their-turn = { $player } to move
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
web-lobby-bot-tiro-about = the recruit: overlooks most of what it could do
web-lobby-bot-miles = Miles
web-lobby-bot-miles-about = the soldier: overlooks half of what it could do
web-lobby-bot-optio = Optio
web-lobby-bot-optio-about = the sergeant: overlooks little
web-lobby-bot-centurio = Centurio
web-lobby-bot-centurio-about = the centurion: thinks ahead for a moment
web-lobby-bot-imperator = Imperator
web-lobby-bot-imperator-about = the general: thinks for a second
web-lobby-bot-random = Fortuna
web-lobby-bot-greedy = Negotiator
web-lobby-bot-at = { $bot }, { $seat }
web-lobby-bot-choice = { $bot } ({ $about })

## A new table
web-lobby-new-title = A new table
web-lobby-game = Game
web-lobby-players = Players
web-lobby-how-many = How many play?
web-lobby-who-sits = Who plays { $seat }?
web-lobby-kind-me = Me
web-lobby-kind-friend = Friend
web-lobby-kind-bot = Bot
web-lobby-bot-level = Which bot plays { $seat }?
web-lobby-friends-about = { $n ->
    [one] You get a link to send to your friend.
   *[other] You get a link to send to your friends.
} The game begins when everybody sits.
web-lobby-not-ready = The bots of this game are still getting ready; their first move may take a while.
web-lobby-options = Rules to agree on
web-lobby-the-table = The table
web-lobby-listed = List it in the lobby
web-lobby-listed-about = Whoever comes by can see the table, sit down or watch.
web-lobby-private-about = Only those who have the link find the table.
web-lobby-clock = Play with a clock
web-lobby-clock-about = When somebody’s time runs out, a bot plays on in that seat.
web-lobby-minutes = Minutes for the whole game, each
web-lobby-increment = Seconds added for each turn
web-lobby-make-and-play = Create and play
web-lobby-make-and-invite = Create and invite
web-lobby-wrong-players = { $low ->
    [0] With these rules nobody can play.
   *[other] With these rules { $low } to { $high } can play.
}
web-lobby-wrong-nobody = A table needs at least one person: sit down yourself, or keep a seat for a friend.
web-lobby-wrong-minutes = The clock takes whole minutes from 1 to { $most }.
web-lobby-wrong-increment = Each turn adds whole seconds from 0 to { $most }.

## Municipium's options
web-lobby-option-municipium-edition = Edition
web-lobby-option-municipium-edition-retail = Retail edition
web-lobby-option-municipium-edition-retail-about = The game of the box for 2 to 4 players, with the Great Family card.
web-lobby-option-municipium-edition-v3 = v3 edition
web-lobby-option-municipium-edition-v3-about = For 3 to 5 players: a fifth family, more pieces, a Praefect Visit for everyone.
web-lobby-option-municipium-goal = Goal
web-lobby-option-municipium-goal-5 = 5 Decurions
web-lobby-option-municipium-goal-5-about = The whole game.
web-lobby-option-municipium-goal-4 = 4 Decurions
web-lobby-option-municipium-goal-4-about = A shorter game.
web-lobby-option-municipium-winner = Who wins
web-lobby-option-municipium-winner-usual = As the edition has it
web-lobby-option-municipium-winner-usual-about = The most Decurions in the retail edition, the first at the goal in the v3 edition.
web-lobby-option-municipium-winner-most = The most Decurions
web-lobby-option-municipium-winner-most-about = The turn is finished, then whoever has most wins.
web-lobby-option-municipium-winner-first = The first at the goal
web-lobby-option-municipium-winner-first-about = Whoever reaches the goal first wins, even if another has more at the end.
web-lobby-option-municipium-streets = Streets
web-lobby-option-municipium-streets-printed = As printed
web-lobby-option-municipium-streets-printed-about = The Temple is joined to the Tavern and the Basilica only.
web-lobby-option-municipium-streets-wheel = Wheel
web-lobby-option-municipium-streets-wheel-about = House variant: the Temple is joined to all six other institutions.

## Ave Roma's options
web-lobby-option-ave_roma-advanced = Game
web-lobby-option-ave_roma-advanced-off = Basic game
web-lobby-option-ave_roma-advanced-off-about = The game to begin with.
web-lobby-option-ave_roma-advanced-on = Advanced game
web-lobby-option-ave_roma-advanced-on-about = The next card of each deck lies face up, and cards you own can be spent for more goods, more influence or a second purchase. A province card costs 3 denarii instead of 2.
web-lobby-option-ave_roma-length = Length
web-lobby-option-ave_roma-length-recommended = Recommended
web-lobby-option-ave_roma-length-recommended-about = Cards marked for more players stay in the box: mostly 5 to 8 rounds.
web-lobby-option-ave_roma-length-short = Short
web-lobby-option-ave_roma-length-short-about = { $players ->
    [2] Only the cards without a mark, 15 or 16 to a deck: about 5 to 7 rounds with two players.
    [3] Only the cards without a mark, 15 or 16 to a deck: about 4 to 6 rounds with three players.
   *[other] Only the cards without a mark, 15 or 16 to a deck: with { $players } players only 2 to 4 rounds.
}
web-lobby-option-ave_roma-length-full = Full
web-lobby-option-ave_roma-length-full-about = { $players ->
    [2] All 30 cards of each deck: 12 to 19 rounds with two players, a long game.
    [3] All 30 cards of each deck: about 8 to 10 rounds with three players.
    [4] All 30 cards of each deck: about 6 to 8 rounds with four players.
   *[other] All 30 cards of each deck: about 5 to 7 rounds with { $players } players.
}
web-lobby-option-ave_roma-training = Training
web-lobby-option-ave_roma-training-exact = Exactly
web-lobby-option-ave_roma-training-exact-about = A trained worker changes by exactly the number of its space, up or down, or not at all.
web-lobby-option-ave_roma-training-up_to = Up to
web-lobby-option-ave_roma-training-up_to-about = A trained worker takes any value within the number of its space.
web-lobby-option-ave_roma-boards = Player boards
web-lobby-option-ave_roma-boards-random = By lot
web-lobby-option-ave_roma-boards-random-about = Everybody gets a board, and with it prices, by chance.
web-lobby-option-ave_roma-boards-chosen = Chosen
web-lobby-option-ave_roma-boards-chosen-about = When all cards are on the table, the last in the turn order chooses a board and its side first.
web-lobby-with-ave_roma-2 = With two players each also has a shadow: five more workers, placed one after each turn. They do nothing but take up spaces, and are recruited like all others.

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
web-lobby-sit-about = When you sit down, your browser adds random digits of its own, which go into every draw: nobody, not even the server, can choose what comes.
web-lobby-stand-up = Stand up again
web-lobby-invite = Invite
web-lobby-invite-private = Send this link to those you want to play with. Only those who have it find the table.
web-lobby-invite-listed = The table stands in the lobby for everybody; you can also send this link.
web-lobby-invite-label = Link to this table
web-lobby-commitment = Draws that can be checked
web-lobby-commitment-about = This number fixes the server’s secret before anybody sits down. When the game is over the secret is shown, and everybody can check that every draw came from it.
web-lobby-commitment-changed = The commitment is not the one this browser saw first. Do not trust the draws of this table.

## The table's menu
web-lobby-menu = Table menu
web-lobby-take-back = Take your seat back from the bot
web-lobby-stand-in = Let a bot play for { $player }
web-lobby-rematch = Rematch
web-lobby-replay-so-far = Watch the game from the beginning
web-lobby-download = Download the replay file
web-lobby-leave = Leave the table
web-lobby-leave-waiting = Your seat is open again for somebody else.
web-lobby-leave-playing = A bot plays on in your seat. You can come back and take it over again.
web-lobby-stay = Stay
web-lobby-watch-link = Link for watching
web-lobby-key-link = Your seat in another browser. Keep this link to yourself: whoever has it plays for you.

## Lost
web-lobby-lost-title = This road does not lead to Rome
web-lobby-lost = There is no page at this address; perhaps a letter was lost on the way.
web-lobby-to-lobby = To the lobby
