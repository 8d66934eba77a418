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
