# Ave Roma in the browser: labels, what hovering tells, counters, the position in words, the verdict.

ar-turn = Round { $turn }
ar-pane-board = Board
ar-pane-rows = Cards
ar-pane-mine = { $seated ->
    [no] Players
   *[yes] Mine
}

## Locations and spaces
ar-here = { $location }: workers { $workers }; { $free ->
    [0] no space free
    [one] one space free
   *[other] { $free } spaces free
}.
ar-here-empty = { $location }: no workers, { $free ->
    [0] no space free
    [one] one space free
   *[other] { $free } spaces free
}.
ar-row-here = { $location }: workers { $workers }.
ar-row-here-empty = { $location }: no workers.
ar-space-worker = { $location }: a worker of value { $value }.
ar-space-free = { $location }: a free space.
ar-space-shadow = { $location }: a free space for shadows.
ar-space-closed = { $location }: a space for { $players } players and more.
ar-rule-quaestor = Take 2 denarii for each point of the worker's value.
ar-rule-mercator = Sell goods at your prices, then buy up to 4 units of the kinds shown in the province of the worker's value.
ar-rule-aedilis = Receive all four goods of the province card of the worker's value.
ar-rule-propraetor = Receive one half of the province card of the worker's value, then one more good of it or influence there.
ar-rule-roma = Walk as many spaces in the Colosseum as the worker's value and pay for each; an honour gives 1 political influence.
ar-rule-aedificator = Buy a building from a slot that accepts the worker.
ar-rule-legatus = Buy a war card from a slot that accepts the worker.
ar-rule-senatus = Buy a patron from a slot that accepts the worker; in a free open slot he becomes active.
ar-recruit-all = Recruiting here brings all of { $workers }.
ar-recruit-some = Recruiting here brings { $n } of { $of } workers, of one's choice: { $workers }.
ar-recruit-sum = The sum of the workers would then be { $least } to { $most }.
ar-recruit-sum-sure = The sum of the workers would then be { $n }.
ar-recruit-place = Place in the next turn order: { ORDINAL($least) } to { ORDINAL($most) }.
ar-recruit-place-sure = Place in the next turn order: { ORDINAL($n) }.

## Card rows
ar-slot = { $version ->
    [plan] { $card } (plan)
    [built] { $card } (built)
   *[none] { $card }
}, slot { $slot }, for workers { $span }.
ar-slot-empty = Slot { $slot } of the { $deck } row, for workers { $span }: empty.
ar-slot-taken = A worker of value { $value } stands there.
ar-slot-worker = A worker of value { $value } in the { $deck } row.
ar-face-up = { $card }, face up on the { $deck } deck.
ar-face-up-none = No card lies face up on the { $deck } deck.
ar-face-up-rule = It can be bought besides a card of the row by spending cards of one symbol.
ar-deck = { $n ->
    [0] The { $deck } deck is empty.
    [one] The { $deck } deck: one card.
   *[other] The { $deck } deck: { $n } cards.
}
ar-deck-rule = If it cannot fill its row after a round, the game ends.
ar-deck-rule-province = If a province card cannot be replaced, this round is the last.

## Cards
ar-card = { $card }
ar-card-building = { $card }{ $state ->
    [unused] , { $n } influence not yet used
    [used] , influence used
   *[none] { "" }
}, a building of { $player }{ $spent ->
    [yes] , spent
   *[no] { "" }
}.
ar-card-war = { $card }{ $state ->
    [unused] , { $n } influence not yet used
    [used] , influence used
   *[none] { "" }
}, a war card of { $player }{ $spent ->
    [yes] , spent
   *[no] { "" }
}.
ar-card-patron = { $card }, { $state ->
    [active] an active patron
   *[idle] an inactive patron
} of { $player }{ $spent ->
    [yes] , spent
   *[no] { "" }
}.
ar-card-province = Province card { $card } of { $player }{ $spent ->
    [yes] , spent
   *[no] { "" }
}.
ar-card-cost = It costs { $price }.
ar-card-points = It scores { $points } at once.
ar-card-influence = It has { $n } influence, to be played once at Propraetor.
ar-card-pair = Both copies of { $card } together bring { $things } for this one, and the other's reward.
ar-card-completes = It completes a pair for { $player }.
ar-card-set = It is number { $number } of the set { $card }.
ar-set-rule = The second card of a set brings 3 denarii, the third 1 surplus, the fourth 2 points, the fifth 1 influence in any province.
ar-card-set-has = { $player } has { $n } of this set.
ar-card-brings = { $player } would get { $things } with it at once.
ar-card-effect = While active: { $effect }.
ar-card-bonus = At the end: { $bonus }.
ar-card-symbol = Symbol: { $symbol }.
ar-card-goods = Above { $upper }, below { $lower }.
ar-card-active = He is active.
ar-card-idle = He is inactive.
ar-card-unused = Its influence is not yet used.
ar-card-used = Its influence is used.
ar-card-spent = It is spent.
ar-offer = { $player } would pay { $price } now.
ar-offer-discount = { $player } would pay { $price } now, less { $n ->
    [one] one good
   *[other] { $n } goods
} of choice.
ar-offer-why = Not now for { $player }: { $why }.
ar-part-black = Half-part: black.
ar-part-green = Half-part: green.
ar-part-red = Half-part: red.
ar-part-multi = Half-part: multicolour.

## Provinces
ar-province = Province { $province }: above { $upper }, below { $lower }; the card is in the { $place ->
    [upper] upper position, used once
   *[lower] lower position, unused
}.
ar-province-empty = Province { $province }: no card.
ar-province-first = Using it now costs no fee; the card slides up.
ar-province-second = Using it now costs a fee of { $fee } at the end of the action and brings the card.
ar-province-none = Without a card only influence can be raised here, for a fee of { $fee }.
ar-province-waived = { $player } pays less there with { $locations }.
ar-half = Province { $province }, { $half } half: { $goods }.
ar-province-good = Province { $province }: { $good }.
ar-marker = { $player } is on level { $level } in province { $province }.
ar-marker-off = { $player } has no influence in province { $province }.
ar-cube = The brown cube of province { $province } is on level { $level }.
ar-cube-level = The brown cube is on level { $level }.
ar-stands = { $player } on { $level }
ar-stands-settled = { $player } on { $level } (would count as { $settled })
ar-standing = Influence: { $players }.
ar-standing-none = Nobody has influence there.

## Colosseum
ar-ring = Space { $space } of the Colosseum{ $honour ->
    [yes] , with an honour
   *[no] { "" }
}.
ar-ring-players = Space { $space } of the Colosseum{ $honour ->
    [yes] , with an honour
   *[no] { "" }
}: { $players }.
ar-ring-price = Entering it costs { $price }; it is free where another player stands.
ar-ring-now = It would cost { $player } { $price } now.
ar-ring-all-free = Steps there cost { $player } nothing now.
ar-ring-enter = Entering it costs { $price }.
ar-ring-free = A space where another player stands is free.
ar-ring-cost = { $price }{ $honour ->
    [yes] { " " }(honour)
   *[no] { "" }
}
ar-ring-ahead = The next spaces would cost { $player }: { $costs }.
ar-gladiator = { $player } is on space { $space } of the Colosseum.

## Turn order, points, rounds
ar-order = Turn order: { $players }.
ar-order-later = The turn order is not drawn yet.
ar-order-passed = Passed: { $players }.
ar-order-rule = After recruiting, the lowest sum of workers goes first; tied players change places.
ar-score = Points: { $players }.
ar-score-one = { $player } { $n }
ar-goal = Most points win
ar-goal-most = Whoever has the most points after the final scoring wins; if they are equal, the most denarii decide, then the most goods.
ar-goal-outlook = if it ended now
ar-rounds = Round { $round }; in the province deck: { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
}.
ar-rounds-pace = { $left ->
    [0] No more rounds.
    [one] At this pace, this round is the last.
   *[other] At this pace about { $left } rounds, this one included.
}
ar-rounds-setup = The game is being set up.
ar-points = { $player }: { $n } points.
ar-points-ended = { $player }: { $n } points, { $ended } if the game ended now.
ar-points-now = So far: { $sources }.
ar-points-then = If the game ended now, { $n }: { $sources }.
ar-source = { $source } { $n }

## Players
ar-player = { $player }: { $points }.
ar-player-passed = { $player }: { $points }; has passed.
ar-worker = { $player }: { $n ->
    [0] no worker of value { $value } at hand
    [one] a worker of value { $value }
   *[other] { $n } workers of value { $value }
}.
ar-shadow = { $player }: a shadow worker of value { $value }.
ar-shadow-rule = After each turn a shadow worker goes to a space marked for more players; it does nothing but lie there to be recruited.
ar-training-worker = { $player }: a worker in training at ±{ $change }, value { $value }{ $n ->
    [0] { "" }
   *[other] , { $values } if changed
}.
ar-training-free = { $player }: training ±{ $change }: { $cost }, space free.
ar-training-values = It may act as { $values }.
ar-training-rule = From the next turn on, a worker here may be placed with its value changed by { $change }.
ar-good = { $player }: { $good } { $n } of 3.
ar-good-price = { $player }: { $good } { $n } (of 3), { $price } each.
ar-surplus = { $player }: surplus { $n }, 7 at most.
ar-denarii = { $player }: { $n ->
    [one] { $n } denarius
   *[other] { $n } denarii
}.
ar-political-space = { $player }: political influence { $n } of 10.
ar-political-now = It would score { $n ->
    [one] { $n } point
   *[other] { $n } points
}; { $slots ->
    [0] no patron slot is open
    [one] one patron slot is open
   *[other] { $slots } patron slots are open
}.
ar-mat-prices = Player board { $board }: { $prices }.
ar-mat-rule = Goods are sold and bought at these prices; you begin with two of each that costs 2.

## Names of symbols
ar-name-wood = Wood.
ar-name-stone = Stone.
ar-name-cattle = Cattle.
ar-name-grain = Grain.
ar-name-mineral = Mineral.
ar-name-wine = Wine.
ar-name-black = A black good.
ar-name-green = A green good.
ar-name-red = A red good.
ar-name-any = Any good.
ar-name-surplus = Surplus.
ar-name-denarii = Denarii.
ar-name-vp = Points.
ar-name-influence = Influence.
ar-name-political = Political influence.
ar-name-amphora = Amphora.
ar-name-sword = Sword.
ar-name-lion = Lion.
ar-name-honour = Honour.
ar-name-cube = Brown cube.
ar-name-worker = Worker.
ar-name-patron = Patron.
ar-name-building = Building.
ar-name-war = War.
ar-name-province = Province.
ar-name-quaestor = Quaestor.
ar-name-mercator = Mercator.
ar-name-aedilis = Aedilis.
ar-name-propraetor = Propraetor.
ar-name-roma = Roma.
ar-name-aedificator = Aedificator.
ar-name-legatus = Legatus.
ar-name-senatus = Senatus.
ar-name-part-black = Black half-part.
ar-name-part-green = Green half-part.
ar-name-part-red = Red half-part.
ar-name-part-multi = Multicoloured half-part.
ar-name-rounds = Rounds.

## Symbols explained
ar-sign-wood = A black good; you store at most 3, and what does not fit becomes surplus or its price.
ar-sign-stone = A black good; you store at most 3, and what does not fit becomes surplus or its price.
ar-sign-cattle = A green good; you store at most 3, and what does not fit becomes surplus or its price.
ar-sign-grain = A green good; you store at most 3, and what does not fit becomes surplus or its price.
ar-sign-mineral = A red good; you store at most 3, and what does not fit becomes surplus or its price.
ar-sign-wine = A red good; you store at most 3, and what does not fit becomes surplus or its price.
ar-sign-black = Wood or stone, as you choose.
ar-sign-green = Cattle or grain, as you choose.
ar-sign-red = Mineral or wine, as you choose.
ar-sign-any = Any of the six goods, as you choose.
ar-sign-surplus = You keep at most 7; it pays for war cards and is never sold.
ar-sign-denarii = Coins of Rome; five are worth a point at the end.
ar-sign-vp = Whoever has the most at the end wins.
ar-sign-influence = Played at Propraetor, it raises your marker in a province; each level takes one marker only.
ar-sign-political = Levels 1 to 5 each open a patron slot; the track scores at the end, and each level beyond 10 is 2 points.
ar-sign-amphora = One of three symbols on cards: in the advanced game cards of one symbol are spent for extras.
ar-sign-sword = One of three symbols on cards: in the advanced game cards of one symbol are spent for extras.
ar-sign-lion = One of three symbols on cards: in the advanced game cards of one symbol are spent for extras.
ar-sign-honour = Whoever enters this space of the Colosseum gains 1 political influence.
ar-sign-cube = At the end no marker in its province counts higher than the cube; each card taken there raises it.
ar-sign-worker = Its value decides what it does; it belongs to whoever recruits it after the round.
ar-sign-patron = Active in a slot he helps at one location, and he scores at the end even if inactive.
ar-sign-building = Two copies of a building bring both their pair rewards.
ar-sign-war = Cards of the same set bring more and more.
ar-sign-province = Workers of its number use its card; the second use costs a fee and brings the card.
ar-sign-quaestor = The location for denarii.
ar-sign-mercator = The location for selling and buying goods.
ar-sign-aedilis = The location for all four goods of a province.
ar-sign-propraetor = The location for two goods of a province, and for influence there.
ar-sign-roma = The location for walking in the Colosseum.
ar-sign-aedificator = The location for buying buildings.
ar-sign-legatus = The location for buying war cards.
ar-sign-senatus = The location for buying patrons.
ar-sign-part-black = Two of them on your province cards give wood or stone.
ar-sign-part-green = Two of them on your province cards give cattle or grain.
ar-sign-part-red = Two of them on your province cards give mineral or wine.
ar-sign-part-multi = Two of them on your province cards give any good.
ar-sign-rounds = The game ends when a province card cannot be replaced or a card row cannot be filled.

## Counters
ar-tally-sell = Sell
ar-tally-buy = { $left ->
    [0] Buy: four bought
   *[other] Buy: up to { $left } more
}
ar-tally-pick = { $left ->
    [0] Goods picked
   *[other] Pick: { $left } more
}
ar-tally-receive = One more good
ar-tally-overflow = No room: as surplus, not as denarii
ar-tally-pay = Pay with
ar-tally-save = Falls away
ar-tally-influence = Play cards for influence
ar-tally-spend = Spend cards of one symbol
ar-tally-good = { $good }
ar-tally-unit = good { $n }
ar-tally-icon = { $icon }
ar-tally-symbol = { $symbol }
ar-tally-icons = cards with { $n } influence
ar-tally-worth = { $worth } each
ar-tally-of = { $n } in all
ar-tally-instead = { $worth } otherwise
ar-tally-change = { $thing } { $from } → { $to }
ar-tally-total = { $changes }.
ar-tally-fee = A fee of { $fee } falls due at the end.
ar-tally-due = Still due: { $price }.

## The position in words
ar-phase = { $phase }.
ar-you = You play { $player }.
ar-advanced = This is the advanced game.
ar-up-to = A trained worker may change its value by less, too.
ar-acts = { $player } acts at { $location } with a { $value }.
ar-acts-imaginary = { $player } acts at { $location } with an imaginary { $value }.
ar-due = Still due: { $price }.
ar-due-less = { $n ->
    [one] One good of it falls away.
   *[other] { $n } goods of it fall away.
}
ar-steps-left = { $n ->
    [one] One step is to go.
   *[other] { $n } steps are to go.
}
ar-picks-left = { $n ->
    [one] One good is to be picked.
   *[other] { $n } goods are to be picked.
}
ar-has-board = { $player } has board { $board } with the prices { $prices }.
ar-stores = { $player } has { $things }, { $surplus } surplus and { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
}.
ar-politics = Political influence { $n }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}; patron slots open: { $slots }.
ar-hand = Workers at hand: { $workers }.
ar-hand-none = No workers at hand.
ar-in-training = A { $value } is in training at ±{ $change } and may act as { $values }.
ar-shadow-hand = Shadow workers still to be placed: { $workers }.
ar-owns = { $player } owns { $card } ({ $symbol }).
ar-influence-left = Influence still unused: { $n }.
ar-unspent = Cards to spend: { $symbols }.
ar-unspent-one = { $symbol } { $n }

## Verdict
ar-end-points = Most points: { $players } with { $n }; the next best has { $m }.
ar-end-points-level = Most points: { $players } are level with { $n } each.
ar-end-denarii = Denarii decide: { $players } with { $n }; the next best has { $m }.
ar-end-denarii-level = Denarii do not decide: { $players } have { $n } each.
ar-end-goods = Goods decide: { $players } with { $n }; the next best has { $m }.
ar-end-goods-level = Goods do not decide: { $players } have { $n } each.
ar-end-player = { $player }: { $points }, with { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
} and { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
} left.

## Help
ar-help-1 = Place one worker: at a location, whose action you take at once, or in training on your own board.
ar-help-2 = The worker’s value says how much, in which province, or which card. Or pass: each worker you keep scores 1 point.
ar-help-3 = When all have passed, the card rows are filled, everyone takes five workers back, and the lowest sum begins.

## Parts of the board
ar-part-1 = the round, and how long it may last
ar-part-2 = turn order
ar-part-3 = points
ar-part-4 = province deck
ar-part-5 = province card: goods, symbol, half-part
ar-part-6 = the province’s tracks: influence and brown cube
ar-part-7 = Colosseum, with Roma in the middle
ar-part-8 = a location and its spaces for workers
ar-part-9 = card rows: buildings, wars, patrons
ar-part-10 = a card that can be bought
ar-part-11 = worker values that a slot takes
