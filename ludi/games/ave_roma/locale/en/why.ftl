# Why a card of Ave Roma cannot be bought: a clause about a player.
ar-why-passed = has passed
ar-why-occupied = a worker stands there
ar-why-no-worker = no worker that may use this slot (needs { $span })
ar-why-lacks = lacks { $things }
ar-why-no-cards = has no card to spend
ar-why-row = only together with a card of the row
ar-why-any = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
