# Fair draws: what is promised, shown and checked before, during and after a game.

## The panel
web-fair = Fair draws
web-fair-intro = Before anybody sat down, the server fixed a chain of numbers and showed the fingerprint below. Then every player’s browser promised random digits, and showed them only when all had promised theirs. Each draw uncovers the next link of the chain; link and digits together give the outcome, and your browser recomputes it at once. So nobody can steer the draws as long as the digits of at least one player were really random. What remains: the server knows its own chain. It cannot change what comes, but it could know it, and tell somebody.
web-fair-intro-old = This game was begun in an older way: the server fixed a secret and showed this fingerprint of it, and the players added random texts in the open. That proves that the draws came from the secret. It does not prove that the server and the player who sat down last could not have chosen them together.
web-fair-commitment = Fingerprint of the promise
web-fair-seen = This browser wrote it down when you first came to the table.
web-fair-changed = This browser saw another fingerprint when you first came to the table.
web-fair-anchor = Beginning of the chain
web-fair-entropy = What the players added
web-fair-round = { $round ->
    [1] Everybody showed what was promised: the game began in the first round.
   *[other] Round { $round }: in each round before, somebody did not show the promised digits, lost the seat, and all the others chose fresh ones.
}
web-fair-yours = yours
web-fair-bot = { $bot } adds nothing
web-fair-entropy-later = The texts of all players are shown when the draws are verified.
web-fair-links = The chain so far
web-fair-draws = { $n ->
    [0] No draw has been made yet.
    [one] One draw, and the link it uncovered:
   *[other] { $n } draws, and the link uncovered last:
}
web-fair-secret = The secret
web-fair-secret-later = It is revealed when the game is over; then anybody can recompute every draw.
web-fair-checked = Draw checked
web-fair-broken = This draw does not fit

## Before the game
web-fair-promised = digits promised
web-fair-shown = digits shown
web-fair-not-yet = promises digits…
web-fair-revealing-title = The game begins
web-fair-revealing = Everybody sits and has promised random digits. Now every browser shows its own, by itself: { $n } of { $all } have done so.
web-fair-revealing-late = You need not do anything; just keep this page open. Whoever has not shown the digits in time loses the seat at this table, and the others begin anew with fresh ones.
web-fair-new-round = Round { $round }: somebody did not show the promised digits in time and lost the seat. Nothing else is lost: all the others promise fresh digits by themselves, and what was shown before counts no more.
web-fair-keep-open = Please keep this page open until the game begins: when all seats are taken, your browser has a minute to show its digits, which it does by itself.
web-fair-elsewhere = The digits promised for your seat are in another browser, or were deleted from this one, so it cannot show them. Open the table there, or stand up and sit down again before the last seat is taken.

## Verifying
web-fair-verify = Verify the draws
web-fair-verify-so-far = Verify the draws so far
web-fair-verify-again = Verify again
web-fair-verify-fetching = Fetching the game…
web-fair-verify-running = Draw { $done } of { $all } recomputed…
web-fair-verify-ok = { $n ->
    [0] Everything fits: there were no draws.
    [one] Everything fits: one draw has been recomputed.
   *[other] Everything fits: all { $n } draws have been recomputed.
}
web-fair-verify-remains = What this does not prove
web-fair-verify-wrong = These draws cannot be trusted.
web-fair-verify-later = The draws can be verified when the game is over and the secret is revealed.
web-fair-verify-how = Recomputed here, in your browser, without the server. You can do the same yourself: download the file and run
web-fair-verify-file = FILE
web-fair-verify-problem = The draws could not be verified: { $why }
web-fair-proven-chain = Every draw came out as the chain and the players’ digits say; the chain was fixed before the first draw.
web-fair-proven-secret = Every draw came out as the secret and the players’ texts say.
web-fair-proven-promise = The promise is the one this browser saw when you first came to the table.
web-fair-proven-own = Your own random digits are in every draw.
web-fair-proven-people = { $n ->
    [one] One person took part in choosing. If those digits were random, nobody could choose the outcomes.
   *[other] { $n } people took part in choosing. If the digits of only one of them were random, nobody could choose the outcomes.
}
web-fair-remains-dealer = The dealer knows its own chain: it could not change the draws, but it could have known them beforehand and told somebody.
web-fair-remains-nobody = Nobody but the dealer took part in choosing: it could have picked a chain that suited it.
web-fair-remains-sittings = The game was played in { $n } sittings, each with a promise of its own: whoever took it up again could choose between as many beginnings as he liked to try.
web-fair-remains-rounds = It took { $n } rounds to begin: in each one before, somebody did not show the promised digits and lost the seat. Whoever it was may have known the beginning that was given up; nobody could know the one that took its place.
web-fair-remains-unseen = This browser was not there before the game. It cannot tell whether this is the promise that was made then, or one made up afterwards together with the whole game.
web-fair-remains-secrets = The game has { $n } secrets, and only the first was promised before the game: the dealer could have chosen each of the others after seeing what comes of it.
web-fair-remains-open-entropy = The players’ texts were given in the open: the dealer together with the player who gave the last one could have chosen the draws.

## What is wrong
web-fair-alarm = Do not trust the draws of this table.
web-fair-alarm-more = { $n ->
    [one] And one more thing that does not fit.
   *[other] And { $n } more things that do not fit.
}
web-fair-wrong-exchanged = The promise is not the one this browser saw when you first came to the table.
web-fair-wrong-protocol = The table says that it draws in an older way than it promised.
web-fair-wrong-round = The table has gone back to a round this browser has already seen the end of.
web-fair-wrong-early = The server asked for the digits before everybody had promised theirs. This browser has not shown yours.
web-fair-wrong-hashes = What the players have promised was changed after this browser had seen it.
web-fair-wrong-own-hash = What the server shows as your promise is not what this browser promised; so it has not shown your digits.
web-fair-wrong-player-entropy = The digits of { $player } do not fit what was promised for that seat.
web-fair-wrong-own-entropy = Your own random digits are missing from the draws.
web-fair-wrong-mix = The digits the game began with were changed later.
web-fair-wrong-taken-back = The server has taken back draws it had already made, from number { $draw } on.
web-fair-wrong-again = The server has made draw { $draw } a second time.
web-fair-wrong-no-draw = Move { $move } was a draw, and nothing was uncovered that could prove it.
web-fair-wrong-link = What was uncovered with draw { $draw } does not belong to the promised chain.
web-fair-wrong-outcome = Draw { $draw } is wrong: the chain and the players’ digits give another outcome.
web-fair-wrong-no-first = There is no promise for the first draw.
web-fair-wrong-many = A game on a server has one promise; this one has { $n }.
web-fair-wrong-terms = The promise for the draws from number { $first } on is about another game, or another table.
web-fair-wrong-chain-commitment = The beginning of the chain does not fit its fingerprint (draws from number { $first } on).
web-fair-wrong-entropy-hash = What a player added does not fit what was promised (draws from number { $first } on).
web-fair-wrong-chain = The link uncovered last does not belong to the promised chain (draws from number { $first } on).
web-fair-wrong-used-up = There are more draws than were promised (from number { $first } on).
web-fair-wrong-unrevealed = The secret of the draws from number { $first } on has not been revealed.
web-fair-wrong-secret = The secret of the draws from number { $first } on is not a hexadecimal number of 64 digits.
web-fair-wrong-commitment = The secret of the draws from number { $first } on does not fit its fingerprint.
web-fair-wrong-draw = Draw { $draw } (move { $move }) is wrong: the secret gives another outcome.
web-fair-wrong-missing = Move { $move } was a draw, and it is missing from the draws to be verified.
web-fair-wrong-shown = Draw { $draw } (move { $move }) was shown otherwise than it is verified.
web-fair-wrong-count = There are more draws to be verified than were shown.
web-fair-remains-taken-over = The game began at a position of another one: its first { $n ->
    [one] move comes
   *[other] { $n } moves come
} from there with all they had drawn, of which nothing is proven here.
