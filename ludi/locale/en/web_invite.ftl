# Inviting to a table, and arriving at one, in English.

## A new table
web-invite-who-comes = Who finds the table?
web-invite-more = Rules and clock
web-invite-more-about = { $n ->
    [0] as usual
    [one] one thing is not as usual
   *[other] { $n } things are not as usual
}

## Inviting
web-invite-machine = Only this computer can open this link. To let others in, stop the server and start it with the following command; your table stays.
web-invite-network = Everybody in your network can open this link: in the same Wi-Fi, say.
web-invite-qr = QR code with the link to this table
web-invite-qr-about = With a telephone’s camera, the link need not be typed.

## Arriving
web-invite-agreed = What holds at this table
web-invite-clock = Clock
web-invite-clock-none = None: everybody takes the time they need
web-invite-clock-some = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
 } each for the whole game, and { $increment ->
    [one] one second
   *[other] { $increment } seconds
 } more for each turn
web-invite-draws = Draws
web-invite-draws-fair = Nobody can choose what comes; your browser checks each one
web-invite-hints = Hints
web-invite-hints-on = Allowed
web-invite-hints-off = Off, unless everybody here allows them

## While waiting
web-invite-fill = Bot instead
web-invite-fill-seat = Bot instead: { $seat }
web-invite-fill-now = Seat this bot

## Hints among people
web-invite-hints-allow = I allow hints
web-invite-hints-some = Hints are off until everybody allows them: { $n } of { $all } do.
web-invite-hints-all = Everybody allows hints: whoever is to choose may ask the strongest bot.
web-invite-hints-here = Hints are off: not everybody at this table allows them

## A rematch
web-invite-rematch-offered = { $player } asks for a rematch.
web-invite-rematch-here = A rematch is offered
web-invite-rematch-accept = Play again
web-invite-rematch-decline = No, thank you

## Ending a game before its end
web-invite-resign = Resign
web-invite-resign-last = You give up, and the game is over: you lose.
web-invite-resign-about = You give up for good. A bot plays on in your seat, and the others go on with their game.
web-invite-has-resigned = resigned
web-invite-abort = Call the game off
web-invite-abort-about = The game is over, and nobody has won. This can be done until somebody has played in a second turn.
web-invite-end = End without a winner
web-invite-end-about = The game ends without a winner once everybody who plays wants it. The others are asked.
web-invite-end-alone = The game is over, and nobody has won.
web-invite-end-wanted = { $n ->
    [one] { $players } would like to end the game without a winner.
   *[other] { $players } would like to end the game without a winner.
}
web-invite-end-yours = You would like to end the game without a winner. Still to agree: { $players }.
web-invite-end-agree = End it
web-invite-end-withdraw = Play on after all
web-invite-ended-resigned = Ended by resigning
web-invite-ended-aborted = The game was called off
web-invite-ended-agreed = The game was ended together
web-invite-ended-nobody = Nobody has won.
web-invite-ended-by = { $n ->
    [one] { $players } resigned.
   *[other] { $players } resigned.
}
