# The form of a new table, in English.
web-lobby-how-many = How many play?
web-lobby-who-sits = Who plays { $seat }?
web-lobby-kind-me = Me
web-lobby-kind-friend = Friend
web-lobby-kind-bot = Bot
web-lobby-friends-about = { $n ->
    [one] You get a link to send to your friend.
   *[other] You get a link to send to your friends.
} The game begins when everybody sits.
web-lobby-not-ready = The bots of this game are still getting ready; their first move may take a while.
web-lobby-options = Rules to agree on
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
