# Choosing the game and its options, in English.

ar-about = Traders and patrons build their fortune in the provinces and in Rome. 2 to 5 players.
ar-option-advanced = Game
ar-option-advanced-off = Basic game
ar-option-advanced-off-about = The game to begin with.
ar-option-advanced-on = Advanced game
ar-option-advanced-on-about = The next card of each deck lies face up, and cards you own can be spent for more goods, more influence or a second purchase. A province card costs 3 denarii instead of 2.
ar-option-length = Length
ar-option-length-recommended = Recommended
ar-option-length-recommended-about = Cards marked for more players stay in the box: mostly 5 to 8 rounds.
ar-option-length-short = Short
ar-option-length-short-about = { $players ->
    [2] Only the cards without a mark, 15 or 16 to a deck: about 5 to 7 rounds with two players.
    [3] Only the cards without a mark, 15 or 16 to a deck: about 4 to 6 rounds with three players.
   *[other] Only the cards without a mark, 15 or 16 to a deck: with { $players } players only 2 to 4 rounds.
}
ar-option-length-full = Full
ar-option-length-full-about = { $players ->
    [2] All 30 cards of each deck: 12 to 19 rounds with two players, a long game.
    [3] All 30 cards of each deck: about 8 to 10 rounds with three players.
    [4] All 30 cards of each deck: about 6 to 8 rounds with four players.
   *[other] All 30 cards of each deck: about 5 to 7 rounds with { $players } players.
}
ar-option-training = Training
ar-option-training-exact = Exactly
ar-option-training-exact-about = A trained worker changes by exactly the number of its space, up or down, or not at all.
ar-option-training-up_to = Up to
ar-option-training-up_to-about = A trained worker takes any value within the number of its space.
ar-option-boards = Player boards
ar-option-boards-random = By lot
ar-option-boards-random-about = Everybody gets a board, and with it prices, by chance.
ar-option-boards-chosen = Chosen
ar-option-boards-chosen-about = When all cards are on the table, the last in the turn order chooses a board and its side first.
ar-with-2 = With two players each also has a shadow: five more workers, placed one after each turn. They do nothing but take up spaces, and are recruited like all others.
