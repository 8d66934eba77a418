# The terminal's own words in English.

## What stands above a position
cli-name = { $name }
cli-turn = Turn { $n }
cli-round = Round { $n }
cli-set-up = Set-up

## Around the game
cli-seat = Seat
cli-you = you
cli-player = Player
cli-points = Points
cli-winner = wins
cli-your-turn = { $player }, it is your turn
cli-commitment = Commitment: { $commitment }
cli-commands-line = A number, the words in grey, or: { $commands }
cli-grid-line = A number from the table, or words such as “{ $example }”.
cli-earlier = Earlier in this game
cli-nothing-yet = Nothing has happened yet.
cli-no-such-number = There is no option { $number }; the options are 1 to { $n }.
cli-nothing-called = Nothing on the table is called “{ $word }”.
cli-undone = { $seat } takes back the last decision.
cli-saved = The game is saved in { $path }.
cli-resume-with = To take it up again:
cli-finished-saved = The game is kept in { $path }.
cli-verify-with = To check every draw:
cli-replay-with = To watch it again:
cli-over-already = The game in { $path } is over; “ludi replay { $path }” shows it again.
cli-served = The game in { $path } was dealt by a server, which alone can deal its next draws; go on with it there.
cli-too-much-entropy = There are { $given } entropy texts for { $humans ->
    [0] no human seat
    [one] one human seat
   *[other] { $humans } human seats
}; give at most one for each.
cli-temporary = The folder { $folder } cannot be used, so the game goes to { $instead }.

## Commands: the words that call them, and what they do
cli-words-undo = undo u
cli-words-help = help h ?
cli-words-look = look
cli-words-save = save
cli-words-log = log l
cli-words-board = board b
cli-words-quit = quit q exit
cli-what-undo = take back your last decision
cli-what-help = these commands and the sections of the rules; help 7.1 or help tavern shows a section
cli-what-look = look: the position in words; look WORD: everything on the table called so
cli-what-save = save FILE: save the game and go on
cli-what-log = the last things that happened
cli-what-board = show the board and the options again
cli-what-quit = save and leave
cli-commands = Commands
cli-sections = Sections of the rules

## Rules
cli-no-rules = There is no rule reference for { $game }.
cli-no-section = The rules have no section “{ $section }”; the sections are { $sections }.
