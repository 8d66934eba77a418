# What the engine itself says to players.
refused = “{ $move }” cannot be played: { $why }.
refused-over = the game is over
nothing-arranged = No pieces are to be arranged now.
draws-used-up = The dealer of this table has committed to { $draws } draws, and all of them are made: no further draw is possible.
undo-over = Nothing can be undone: the game is over.
undo-pending = Nothing can be undone: a draw is about to be made.
undo-drawn = Nothing can be undone: move { $number } was a draw (“{ $move }”), and draws stand.
undo-other = Nothing can be undone: move { $number } (“{ $move }”) was { $seat }'s, not yours.
undo-begun = Nothing can be undone: the game has just begun.
won = { $winners_count ->
    [1] { $winners } wins.
   *[other] { $winners } share the victory.
}
seat-stands = { $seat }: { $how }
placed-won = You win.
placed-won-by = You win, { $gap }.
placed-shared = You share the victory.
placed = You came { $rank ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}.
placed-by = You came { $rank ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}, { $gap }.
in-turn = { $turn ->
    [0] during set-up
   *[other] in turn { $turn }
}
