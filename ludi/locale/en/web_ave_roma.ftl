# Ave Roma in the browser: labels, what hovering tells, counters, the position in words, the verdict.

web-ave-turn = Round { $turn }
web-ave-pane-board = Board
web-ave-pane-rows = Cards
web-ave-pane-mine = { $seated ->
    [no] Players
   *[yes] Mine
}

## Locations and spaces
web-ave-here = { $location }: workers { $workers }; { $free ->
    [0] no space free
    [one] one space free
   *[other] { $free } spaces free
}.
web-ave-here-empty = { $location }: no workers, { $free ->
    [0] no space free
    [one] one space free
   *[other] { $free } spaces free
}.
web-ave-row-here = { $location }: workers { $workers }.
web-ave-row-here-empty = { $location }: no workers.
web-ave-space-worker = { $location }: a worker of value { $value }.
web-ave-space-free = { $location }: a free space.
web-ave-space-shadow = { $location }: a free space for shadows.
web-ave-space-closed = { $location }: a space for { $players } players and more.
web-ave-rule-quaestor = Take 2 denarii for each point of the worker's value.
web-ave-rule-mercator = Sell goods at your prices, then buy up to 4 units of the kinds shown in the province of the worker's value.
web-ave-rule-aedilis = Receive all four goods of the province card of the worker's value.
web-ave-rule-propraetor = Receive one half of the province card of the worker's value, then one more good of it or influence there.
web-ave-rule-roma = Walk as many spaces in the Colosseum as the worker's value and pay for each; an honour gives 1 political influence.
web-ave-rule-aedificator = Buy a building from a slot that accepts the worker.
web-ave-rule-legatus = Buy a war card from a slot that accepts the worker.
web-ave-rule-senatus = Buy a patron from a slot that accepts the worker; in a free open slot he becomes active.
web-ave-recruit-all = Recruiting here brings all of { $workers }.
web-ave-recruit-some = Recruiting here brings { $n } of { $of } workers, of one's choice: { $workers }.
web-ave-recruit-sum = The sum of the workers would then be { $least } to { $most }.
web-ave-recruit-sum-sure = The sum of the workers would then be { $n }.
web-ave-recruit-place = Place in the next turn order: { ORDINAL($least) } to { ORDINAL($most) }.
web-ave-recruit-place-sure = Place in the next turn order: { ORDINAL($n) }.

## Card rows
web-ave-slot = { $version ->
    [plan] { $card } (plan)
    [built] { $card } (built)
   *[none] { $card }
}, slot { $slot }, for workers { $span }.
web-ave-slot-empty = Slot { $slot } of the { $deck } row, for workers { $span }: empty.
web-ave-slot-taken = A worker of value { $value } stands there.
web-ave-slot-worker = A worker of value { $value } in the { $deck } row.
web-ave-face-up = { $card }, face up on the { $deck } deck.
web-ave-face-up-none = No card lies face up on the { $deck } deck.
web-ave-face-up-rule = It can be bought besides a card of the row by spending cards of one symbol.
web-ave-deck = { $n ->
    [0] The { $deck } deck is empty.
    [one] The { $deck } deck: one card.
   *[other] The { $deck } deck: { $n } cards.
}
web-ave-deck-rule = If it cannot fill its row after a round, the game ends.
web-ave-deck-rule-province = If a province card cannot be replaced, this round is the last.

## Cards
web-ave-card = { $card }
web-ave-card-building = { $card }{ $state ->
    [unused] , { $n } influence not yet used
    [used] , influence used
   *[none] { "" }
}, a building of { $player }{ $spent ->
    [yes] , spent
   *[no] { "" }
}.
web-ave-card-war = { $card }{ $state ->
    [unused] , { $n } influence not yet used
    [used] , influence used
   *[none] { "" }
}, a war card of { $player }{ $spent ->
    [yes] , spent
   *[no] { "" }
}.
web-ave-card-patron = { $card }, { $state ->
    [active] an active patron
   *[idle] an inactive patron
} of { $player }{ $spent ->
    [yes] , spent
   *[no] { "" }
}.
web-ave-card-province = Province card { $card } of { $player }{ $spent ->
    [yes] , spent
   *[no] { "" }
}.
web-ave-card-cost = It costs { $price }.
web-ave-card-points = It scores { $points } at once.
web-ave-card-influence = It has { $n } influence, to be played once at Propraetor.
web-ave-card-pair = Both copies of { $card } together bring { $things } for this one, and the other's reward.
web-ave-card-completes = It completes a pair for { $player }.
web-ave-card-set = It is number { $number } of the set { $card }.
web-ave-set-rule = The second card of a set brings 3 denarii, the third 1 surplus, the fourth 2 points, the fifth 1 influence in any province.
web-ave-card-set-has = { $player } has { $n } of this set.
web-ave-card-effect = While active: { $effect }.
web-ave-card-bonus = At the end: { $bonus }.
web-ave-card-symbol = Symbol: { $symbol }.
web-ave-card-goods = Above { $upper }, below { $lower }.
web-ave-card-active = He is active.
web-ave-card-idle = He is inactive.
web-ave-card-unused = Its influence is not yet used.
web-ave-card-used = Its influence is used.
web-ave-card-spent = It is spent.
web-ave-offer = { $player } would pay { $price } now.
web-ave-offer-discount = { $player } would pay { $price } now, less { $n ->
    [one] one good
   *[other] { $n } goods
} of choice.
web-ave-offer-why = Not now for { $player }: { $why }.
web-ave-part-black = Half-part: black.
web-ave-part-green = Half-part: green.
web-ave-part-red = Half-part: red.
web-ave-part-multi = Half-part: multicolour.

## Provinces
web-ave-province = Province { $province }: above { $upper }, below { $lower }; the card is in the { $place ->
    [upper] upper position, used once
   *[lower] lower position, unused
}.
web-ave-province-empty = Province { $province }: no card.
web-ave-province-first = Using it now costs no fee; the card slides up.
web-ave-province-second = Using it now costs a fee of { $fee } at the end of the action and brings the card.
web-ave-province-none = Without a card only influence can be raised here, for a fee of { $fee }.
web-ave-province-waived = { $player } pays less there with { $locations }.
web-ave-half = Province { $province }, { $half } half: { $goods }.
web-ave-province-good = Province { $province }: { $good }.
web-ave-marker = { $player } is on level { $level } in province { $province }.
web-ave-marker-off = { $player } has no influence in province { $province }.
web-ave-cube = The brown cube of province { $province } is on level { $level }.
web-ave-cube-level = The brown cube is on level { $level }.
web-ave-stands = { $player } on { $level }
web-ave-stands-settled = { $player } on { $level } (would count as { $settled })
web-ave-standing = Influence: { $players }.
web-ave-standing-none = Nobody has influence there.

## Colosseum
web-ave-ring = Space { $space } of the Colosseum{ $honour ->
    [yes] , with an honour
   *[no] { "" }
}.
web-ave-ring-players = Space { $space } of the Colosseum{ $honour ->
    [yes] , with an honour
   *[no] { "" }
}: { $players }.
web-ave-ring-price = Entering it costs { $price }; it is free where another player stands.
web-ave-ring-enter = Entering it costs { $price }.
web-ave-ring-free = A space where another player stands is free.
web-ave-ring-cost = { $price }{ $honour ->
    [yes] { " " }(honour)
   *[no] { "" }
}
web-ave-ring-ahead = The next spaces would cost { $player }: { $costs }.
web-ave-gladiator = { $player } is on space { $space } of the Colosseum.

## Turn order, points, rounds
web-ave-order = Turn order: { $players }.
web-ave-order-later = The turn order is not drawn yet.
web-ave-order-passed = Passed: { $players }.
web-ave-order-rule = After recruiting, the lowest sum of workers goes first; tied players change places.
web-ave-score = Points: { $players }.
web-ave-score-one = { $player } { $n }
web-ave-rounds = Round { $round }; { $left ->
    [0] no more rounds
    [one] this one is the last
   *[other] at most { $left } with this one
}.
web-ave-rounds-setup = The game is being set up.
web-ave-points = { $player }: { $n } points.
web-ave-points-ended = { $player }: { $n } points, { $ended } if the game ended now.
web-ave-points-now = So far: { $sources }.
web-ave-points-then = If the game ended now, { $n }: { $sources }.
web-ave-source = { $source } { $n }

## Players
web-ave-player = { $player }: { $points }.
web-ave-player-passed = { $player }: { $points }; has passed.
web-ave-worker = { $player }: { $n ->
    [0] no worker of value { $value } at hand
    [one] a worker of value { $value }
   *[other] { $n } workers of value { $value }
}.
web-ave-shadow = { $player }: a shadow worker of value { $value }.
web-ave-shadow-rule = After each turn a shadow worker goes to a space marked for more players; it does nothing but lie there to be recruited.
web-ave-training-worker = { $player }: a worker in training at ±{ $change }, value { $value }{ $n ->
    [0] { "" }
   *[other] , { $values } if changed
}.
web-ave-training-free = { $player }: training ±{ $change }: { $cost }, space free.
web-ave-training-values = It may act as { $values }.
web-ave-training-rule = From the next turn on, a worker here may be placed with its value changed by { $change }.
web-ave-good = { $player }: { $good } { $n } of 3.
web-ave-good-price = { $player }: { $good } { $n } (of 3), { $price } each.
web-ave-surplus = { $player }: surplus { $n }, 7 at most.
web-ave-denarii = { $player }: { $n ->
    [one] { $n } denarius
   *[other] { $n } denarii
}.
web-ave-political = { $player }: political influence { $n } of 10.
web-ave-political-now = It would score { $n ->
    [one] { $n } point
   *[other] { $n } points
}; { $slots ->
    [0] no patron slot is open
    [one] one patron slot is open
   *[other] { $slots } patron slots are open
}.
web-ave-mat = Player board { $board }.
web-ave-mat-prices = Player board { $board }: { $prices }.
web-ave-mat-rule = Goods are sold and bought at these prices; you begin with two of each that costs 2.

## Names of symbols
web-ave-name-wood = Wood.
web-ave-name-stone = Stone.
web-ave-name-cattle = Cattle.
web-ave-name-grain = Grain.
web-ave-name-mineral = Mineral.
web-ave-name-wine = Wine.
web-ave-name-black = A black good.
web-ave-name-green = A green good.
web-ave-name-red = A red good.
web-ave-name-any = Any good.
web-ave-name-surplus = Surplus.
web-ave-name-denarii = Denarii.
web-ave-name-vp = Points.
web-ave-name-influence = Influence.
web-ave-name-political = Political influence.
web-ave-name-amphora = Amphora.
web-ave-name-sword = Sword.
web-ave-name-lion = Lion.
web-ave-name-honour = Honour.
web-ave-name-cube = Brown cube.
web-ave-name-worker = Worker.
web-ave-name-patron = Patron.
web-ave-name-building = Building.
web-ave-name-war = War.
web-ave-name-province = Province.
web-ave-name-quaestor = Quaestor.
web-ave-name-mercator = Mercator.
web-ave-name-aedilis = Aedilis.
web-ave-name-propraetor = Propraetor.
web-ave-name-roma = Roma.
web-ave-name-aedificator = Aedificator.
web-ave-name-legatus = Legatus.
web-ave-name-senatus = Senatus.
web-ave-name-part-black = Black half-part.
web-ave-name-part-green = Green half-part.
web-ave-name-part-red = Red half-part.
web-ave-name-part-multi = Multicoloured half-part.
web-ave-name-rounds = Rounds.

## Symbols explained
web-ave-sign-wood = A black good; you store at most 3, and what does not fit becomes surplus or its price.
web-ave-sign-stone = A black good; you store at most 3, and what does not fit becomes surplus or its price.
web-ave-sign-cattle = A green good; you store at most 3, and what does not fit becomes surplus or its price.
web-ave-sign-grain = A green good; you store at most 3, and what does not fit becomes surplus or its price.
web-ave-sign-mineral = A red good; you store at most 3, and what does not fit becomes surplus or its price.
web-ave-sign-wine = A red good; you store at most 3, and what does not fit becomes surplus or its price.
web-ave-sign-black = Wood or stone, as you choose.
web-ave-sign-green = Cattle or grain, as you choose.
web-ave-sign-red = Mineral or wine, as you choose.
web-ave-sign-any = Any of the six goods, as you choose.
web-ave-sign-surplus = You keep at most 7; it pays for war cards and is never sold.
web-ave-sign-denarii = Coins of Rome; five are worth a point at the end.
web-ave-sign-vp = Whoever has the most at the end wins.
web-ave-sign-influence = Played at Propraetor, it raises your marker in a province; each level takes one marker only.
web-ave-sign-political = Levels 1 to 5 each open a patron slot; the track scores at the end, and each level beyond 10 is 2 points.
web-ave-sign-amphora = One of three symbols on cards: in the advanced game cards of one symbol are spent for extras.
web-ave-sign-sword = One of three symbols on cards: in the advanced game cards of one symbol are spent for extras.
web-ave-sign-lion = One of three symbols on cards: in the advanced game cards of one symbol are spent for extras.
web-ave-sign-honour = Whoever enters this space of the Colosseum gains 1 political influence.
web-ave-sign-cube = At the end no marker in its province counts higher than the cube; each card taken there raises it.
web-ave-sign-worker = Its value decides what it does; it belongs to whoever recruits it after the round.
web-ave-sign-patron = Active in a slot he helps at one location, and he scores at the end even if inactive.
web-ave-sign-building = Two copies of a building bring both their pair rewards.
web-ave-sign-war = Cards of the same set bring more and more.
web-ave-sign-province = Workers of its number use its card; the second use costs a fee and brings the card.
web-ave-sign-quaestor = The location for denarii.
web-ave-sign-mercator = The location for selling and buying goods.
web-ave-sign-aedilis = The location for all four goods of a province.
web-ave-sign-propraetor = The location for two goods of a province, and for influence there.
web-ave-sign-roma = The location for walking in the Colosseum.
web-ave-sign-aedificator = The location for buying buildings.
web-ave-sign-legatus = The location for buying war cards.
web-ave-sign-senatus = The location for buying patrons.
web-ave-sign-part-black = Two of them on your province cards give wood or stone.
web-ave-sign-part-green = Two of them on your province cards give cattle or grain.
web-ave-sign-part-red = Two of them on your province cards give mineral or wine.
web-ave-sign-part-multi = Two of them on your province cards give any good.
web-ave-sign-rounds = The game ends when a province card cannot be replaced or a card row cannot be filled.

## Counters
web-ave-tally-sell = Sell
web-ave-tally-buy = { $left ->
    [0] Buy: four bought
   *[other] Buy: up to { $left } more
}
web-ave-tally-pick = { $left ->
    [0] Goods picked
   *[other] Pick: { $left } more
}
web-ave-tally-receive = One more good
web-ave-tally-overflow = No room: as surplus, not as denarii
web-ave-tally-pay = Pay with
web-ave-tally-save = Falls away
web-ave-tally-influence = Play cards for influence
web-ave-tally-spend = Spend cards of one symbol
web-ave-tally-good = { $good }
web-ave-tally-unit = good { $n }
web-ave-tally-icon = { $icon }
web-ave-tally-symbol = { $symbol }
web-ave-tally-icons = cards with { $n } influence
web-ave-tally-worth = { $worth } each
web-ave-tally-of = { $n } in all
web-ave-tally-instead = { $worth } otherwise
web-ave-tally-change = { $thing } { $from } → { $to }
web-ave-tally-total = { $changes }.
web-ave-tally-fee = A fee of { $fee } falls due at the end.
web-ave-tally-due = Still due: { $price }.

## The position in words
web-ave-phase = { $phase }.
web-ave-you = You play { $player }.
web-ave-advanced = This is the advanced game.
web-ave-up-to = A trained worker may change its value by less, too.
web-ave-acts = { $player } acts at { $location } with a { $value }.
web-ave-acts-imaginary = { $player } acts at { $location } with an imaginary { $value }.
web-ave-due = Still due: { $price }.
web-ave-due-less = { $n ->
    [one] One good of it falls away.
   *[other] { $n } goods of it fall away.
}
web-ave-steps-left = { $n ->
    [one] One step is to go.
   *[other] { $n } steps are to go.
}
web-ave-picks-left = { $n ->
    [one] One good is to be picked.
   *[other] { $n } goods are to be picked.
}
web-ave-has-board = { $player } has board { $board } with the prices { $prices }.
web-ave-stores = { $player } has { $things }, { $surplus } surplus and { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
}.
web-ave-politics = Political influence { $n }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}; patron slots open: { $slots }.
web-ave-hand = Workers at hand: { $workers }.
web-ave-hand-none = No workers at hand.
web-ave-in-training = A { $value } is in training at ±{ $change } and may act as { $values }.
web-ave-shadow-hand = Shadow workers still to be placed: { $workers }.
web-ave-owns = { $player } owns { $card } ({ $symbol }).
web-ave-influence-left = Influence still unused: { $n }.
web-ave-unspent = Cards to spend: { $symbols }.
web-ave-unspent-one = { $symbol } { $n }

## Verdict
web-ave-end-points = Most points: { $players } with { $n }; the next best has { $m }.
web-ave-end-points-level = Most points: { $players } are level with { $n } each.
web-ave-end-denarii = Denarii decide: { $players } with { $n }; the next best has { $m }.
web-ave-end-denarii-level = Denarii do not decide: { $players } have { $n } each.
web-ave-end-goods = Goods decide: { $players } with { $n }; the next best has { $m }.
web-ave-end-goods-level = Goods do not decide: { $players } have { $n } each.
web-ave-end-wins = { $players } wins.
web-ave-end-shared = { $players } share the victory.
web-ave-end-player = { $player }: { $points }, with { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
} and { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
} left.
