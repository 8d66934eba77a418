# What `ludi verify` says of a recorded game.

## What is proven, and what is not
verify-draws = { $draws ->
    [0] OK: there was no draw.
    [one] OK: the one draw follows from what the dealer committed to.
   *[other] OK: all { $draws } draws follow from what the dealer committed to.
}
verify-commitment = One commitment binds every draw of the game: { $commitment }.
verify-known = It is the one you gave: since you saw it the dealer has changed nothing of what it committed to.
verify-unknown = A file cannot prove when its commitment was made: compare it with the one you saw before the game, or give that with --commitment.
verify-people = { $people ->
    [one] One person took part in choosing
   *[other] { $people } people took part in choosing
}, each with entropy of his own that was hidden behind a hash until all hashes were known. Nobody could steer a draw, not even the dealer with all others at the table, as long as one of them was honest. That the hashes came first is known to those who sat there: their browsers kept the list.
verify-nobody = Nobody but the dealer took part in choosing: before it committed it could have looked for draws that suited it.
verify-rounds = The game began in round { $round }: { $before ->
    [one] once somebody
   *[other] { $before } times somebody
} did not reveal his entropy, or so the dealer says, and lost his seat. A dealer who wanted this knew the beginning that was thrown away, though not the one that came instead: each time could be one more try.
verify-foreknowledge = The dealer knows its draws beforehand: that it told nobody, no proof can show.
verify-terminal = It was played in a terminal, which is dealer and table in one: whoever ran it could have begun anew as often as he liked and kept the game he liked best, though he could not choose draw by draw.
verify-terminal-words = It was played in a terminal, and the words given there with --entropy are not part of the commitment: whoever gave them and knew the dealer's chain could have chosen them to suit him.
verify-sittings = The game has { $sittings } sittings, each with a commitment of its own, as when it is put away and taken up again: { $sittings } times the dealer could have tried beginnings until one gave the draws that it liked. That the draws fit does not prove that they were left to chance.
verify-old-one = An older game: everybody's entropy was given in the open, so the dealer together with whoever gave his last could have chosen the draws. Everybody else could not.
verify-old-several = An older game with { $sittings } secrets, each made known after its draws: the dealer could have searched for every one of them until it gave the draws that it liked. That the draws fit does not prove that they were left to chance.
verify-ended-resigned = { $players ->
    [one] The table says that one player resigned, and that this ended the game.
   *[other] The table says that { $players } players resigned, and that this ended the game.
}
verify-ended-aborted = The table says that the game was called off: nobody has won.
verify-ended-agreed = The table says that all who played ended the game together: nobody has won.

## Lies
verify-wrong-served = This game was dealt by a server, which makes one commitment for the whole game, but the file has { $commitments }.
verify-wrong-several = One commitment was given to compare with, but the file has { $commitments }, so the dealer could have chosen.
verify-wrong-exchanged = The commitment was exchanged: the file has { $commitment }, not the one given.
verify-wrong-no-first = The file has no commitment for its first draw, so its draws cannot be verified.
verify-wrong-order = The commitment for the draws from number { $first } on stands after the one from number { $before } on.
verify-wrong-beyond = There is a commitment for the draws from number { $first } on, but only { $draws } draws were made.
verify-wrong-commitment = The anchor of the draws from number { $first } on does not fit its commitment, or the table is another one.
verify-wrong-digits = { $what ->
    [anchor] The anchor
   *[link] The link
} of the draws from number { $first } on is not 64 hexadecimal digits.
verify-wrong-round = The round of the draws from number { $first } on is { $round }, but rounds are counted from 1.
verify-wrong-seats = There is entropy for { $given } seats, but { $seats } play.
verify-wrong-entropy = What { $seat } revealed as entropy does not fit the hash that was shown before.
verify-wrong-bot = There is entropy for { $seat }, but a bot sits there, and bots add none.
verify-wrong-without = The entropy of { $seat } is missing, though a person sits there.
verify-wrong-no-link = The link that draw { $draw } uncovers is missing.
verify-wrong-early = A link of the draws from number { $first } on is uncovered, though none of them is made.
verify-wrong-chain = The link of draw { $draw } is not of the chain committed to: { $hashes } hashes of it do not lead to the anchor.
verify-wrong-draw = Draw { $draw } (move { $move }) is wrong: what the dealer committed to gives another outcome.
verify-wrong-unrevealed = The secret of the draws from number { $first } on is not revealed yet.
verify-wrong-secret = The secret of the draws from number { $first } on is not a hexadecimal number of 64 digits.
verify-wrong-commitment-secret = The secret of the draws from number { $first } on does not fit its commitment.

## A game that began in the middle of another one
verify-taken-over = The game began at a position of another one, { $table }: its first { $moves ->
    [one] move was
   *[other] { $moves } moves were
} taken over from there with all they had drawn. Nothing is proven of them here: verify the file of that game.
