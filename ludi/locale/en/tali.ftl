tali-falls = { $n ->
    [1] { $player } throws a one and loses the pot.
   *[other] { $player } throws { $n }; the pot is { $pot }.
}
tali-banks = { $player } takes { $n } points.
tali-prompt = The pot is { $pot }: throw or stop?
tali-over = The game is over.
tali-option = { $text }
tali-refusal = throw or stop
tali-refusal-fall = the bone falls on 1 to 6
