# Ave Roma in English.

## Players
ar-seat-yellow = Yellow
ar-seat-green = Green
ar-seat-blue = Blue
ar-seat-red = Red
ar-seat-black = Black

## Locations: Latin in every language
ar-location-quaestor = Quaestor
ar-location-mercator = Mercator
ar-location-aedilis = Aedilis
ar-location-propraetor = Propraetor
ar-location-roma = Roma
ar-location-aedificator = Aedificator
ar-location-legatus = Legatus
ar-location-senatus = Senatus

## Goods, icons, symbols, decks
ar-good-wood = wood
ar-good-stone = stone
ar-good-cattle = cattle
ar-good-grain = grain
ar-good-mineral = mineral
ar-good-wine = wine
ar-icon-wood = wood
ar-icon-stone = stone
ar-icon-cattle = cattle
ar-icon-grain = grain
ar-icon-mineral = mineral
ar-icon-wine = wine
ar-icon-black = a black good
ar-icon-green = a green good
ar-icon-red = a red good
ar-icon-any = any good
ar-icon-surplus = surplus
ar-icon-denarii = denarii
ar-symbol-amphora = amphora
ar-symbol-sword = sword
ar-symbol-lion = lion
ar-half-upper = upper
ar-half-lower = lower
ar-deck-building = building
ar-deck-war = war
ar-deck-patron = patron
ar-deck-province = province
ar-price = { $good } { $n }
ar-title = { $title }
ar-nothing = nothing

## Numbers of things
ar-count-wood = { $n } wood
ar-count-stone = { $n } stone
ar-count-cattle = { $n } cattle
ar-count-grain = { $n } grain
ar-count-mineral = { $n } mineral
ar-count-wine = { $n } wine
ar-count-black = { $n ->
    [one] { $n } black good
   *[other] { $n } black goods
}
ar-count-green = { $n ->
    [one] { $n } green good
   *[other] { $n } green goods
}
ar-count-red = { $n ->
    [one] { $n } red good
   *[other] { $n } red goods
}
ar-count-any = { $n ->
    [one] any { $n } good
   *[other] any { $n } goods
}
ar-count-surplus = { $n } surplus
ar-count-denarii = { $n ->
    [one] { $n } denarius
   *[other] { $n } denarii
}
ar-count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ar-count-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
ar-count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## What patrons do while active
ar-effect-point = 1 point at { $location }
ar-effect-denarii = 2 denarii at { $location }
ar-effect-surplus = 1 surplus at { $location }
ar-effect-good = 1 good of the province card at { $location }
ar-effect-no-fee = no fee for a province card at { $location }
ar-effect-training = train a worker after { $location }
ar-effect-building-discount = buildings cost 1 good less at { $location }
ar-effect-war-discount = war cards cost 1 surplus less at { $location }
ar-effect-patron-discount = patrons cost 2 denarii less at { $location }
ar-effect-surplus-for-goods = surplus may pay for goods at { $location }
ar-effect-goods-for-surplus = goods may pay for surplus at { $location }
ar-effect-influence-for-goods = 1 influence in the province for { $price } at { $location }
ar-effect-influence-for-surplus = 1 influence in the province for { $price } at { $location }
ar-effect-influence-for-denarii = 1 influence in the province for { $price } at { $location }
ar-effect-free-steps = Colosseum steps are free at { $location }
ar-effect-brown-cube = the province's brown cube rises at { $location }
ar-effect-colosseum-step = a free step in the Colosseum at { $location }

## Questions
ar-to = { $you ->
    [yes] { "" }
   *[no] { $player },{ " " }
}
ar-prompt-over = The game is over.
ar-prompt-choose-board = { ar-to }choose a player board.
ar-prompt-turn = { ar-to }place a worker, train one, or pass.
ar-prompt-extra-action = { ar-to }you may take one last action with an imaginary worker.
ar-prompt-shadow = { ar-to }place a worker of your shadow.
ar-prompt-recruit = { $shadow ->
    [yes] { ar-to }recruit for your shadow ({ $left } more): choose a location.
   *[no] { ar-to }recruit ({ $left } more): choose a location.
}
ar-prompt-recruit-worker = { $shadow ->
    [yes] { ar-to }take { $left } more at { $location } for your shadow: which?
   *[no] { ar-to }take { $left } more at { $location }: which?
}
ar-prompt-extra-before = { ar-to }you may spend cards before the action at { $location }.
ar-prompt-extra-after = { ar-to }you may spend cards after the action at { $location }.
ar-prompt-spend-patron = { ar-to }you spend { $left } more with a { $symbol }: is a patron among them?
ar-prompt-sell = { ar-to }sell goods, then buy what province { $province } shows.
ar-prompt-buy = { ar-to }you may buy up to { $left } more of what province { $province } shows.
ar-prompt-half = { ar-to }which half of the card of province { $province } do you receive?
ar-prompt-administer = { ar-to }one more good of province { $province }, or influence there?
ar-prompt-influence = { ar-to }play cards for influence in province { $province }.
ar-prompt-pick = { $left ->
    [one] { ar-to }pick a good.
   *[other] { ar-to }pick a good ({ $left } in all).
}
ar-prompt-overflow = { ar-to }you have no room for this { $good }: a surplus, or its price?
ar-prompt-discount = { ar-to }you pay less: which icon of { $price } falls away?
ar-prompt-pay = { ar-to }with what do you pay for { $icon } (still due: { $price })?
ar-prompt-patron-slot = { ar-to }you have no free slot: keep { $patron } inactive, or let him replace another?
ar-prompt-activate = { ar-to }you open a slot: which patron moves in?
ar-prompt-campaign = { ar-to }you have completed a war set: influence in which province?
ar-prompt-gain = { ar-to }you may take what your patrons give at { $location }.
ar-prompt-train = { ar-to }you may train a worker.
ar-prompt-double = { ar-to }whose bonus does { $patron } double?
ar-prompt-send = { ar-to }you have { $left } influence to place: how much in province { $province }?
ar-prompt-draw-province = A card is drawn for province { $province }.
ar-prompt-draw-card = A { $deck } card is drawn.
ar-prompt-draw-order = The turn order is drawn.
ar-prompt-draw-board = A player board is drawn.

## What options do
ar-do-board = board { $board } (prices: { $prices })
ar-do-pass = pass: the workers left stay and score 1 point each
ar-do-place = place the { $worker } at { $location }
ar-do-place-slot = place the { $worker } at { $location }: { $card } for { $price }
ar-do-place-trained = place the { $worker } as a { $value } at { $location }
ar-do-place-trained-slot = place the { $worker } as a { $value } at { $location }: { $card } for { $price }
ar-do-train = train the { $worker } by ±{ $change } for { $cost }
ar-do-extra = { $location } with a { $worker }
ar-do-extra-slot = { $location } with a { $worker }: { $card } for { $price }
ar-do-no-extra-action = no last action
ar-do-shadow = the shadow's { $worker } to { $location }
ar-do-recruit = take the workers at { $location }: { $workers }
ar-do-take = take a { $worker }
ar-do-main = nothing before the action
ar-do-rest = the rest are other cards
ar-do-quaestor-spend = spend { $cards } with the { $symbol }: 2 denarii each
ar-do-mercator-spend = spend { $cards } with the { $symbol }: a good of the province card each
ar-do-aedilis-spend = spend { $cards } with the { $symbol }: 1 surplus each
ar-do-propraetor-spend = spend { $cards } with the { $symbol }: 1 influence for every three
ar-do-roma-spend = spend { $cards } with the { $symbol }: a step each
ar-do-aedificator-spend = spend { $cards } with the { $symbol }: buy the building on the deck, each a good less
ar-do-legatus-spend = spend { $cards } with the { $symbol }: buy the war card on the deck, each a surplus less
ar-do-senatus-spend = spend { $cards } with the { $symbol }: buy the patron on the deck, each 2 denarii less
ar-do-spend-patron = { $patron } is among the spent
ar-do-sell = sell a { $good } for { $worth }
ar-do-buy = buy a { $good } for { $worth }
ar-do-half = the { $half } half: { $goods }
ar-do-receive = one more { $good }
ar-do-influence = play cards for influence
ar-do-play = { $icons ->
    [one] play a card with { $icons } influence
   *[other] play a card with { $icons } influence
}
ar-do-pick = a { $good }
ar-do-surplus-overflow = a surplus for the { $good }
ar-do-denarii-overflow = { $worth } for the { $good }
ar-do-save = { $icon } falls away
ar-do-pay = pay with { $by }
ar-do-keep = keep { $card } inactive
ar-do-replace = { $card } replaces { $patron }
ar-do-activate = { $patron } moves in
ar-do-campaign = province { $province }
ar-do-gain = { $patron }: { $effect }
ar-do-double = { $patron }
ar-do-send = { $influence } influence
ar-do-draw = { $card }
ar-do-next = { $seat }
ar-do-done-extra-after = nothing after the action
ar-do-done-sell = sell no more
ar-do-done-buy = buy no more
ar-do-done-administer = neither
ar-do-done-influence = that is all
ar-do-done-gain = take no more
ar-do-done-train = train nobody

## Buttons, where the question has said the rest
ar-button-pass = pass
ar-button-gain = { $patron }
ar-button-half = { $goods }
ar-button-spend = spend { $cards } with the { $symbol }
ar-button-board = board { $board }
ar-button-pick = { $good }
ar-button-sell = sell { $good }: { $worth }
ar-button-buy = buy { $good }: { $worth }
ar-button-play = { $icons } influence
ar-button-spend-patron = { $patron }

## What happened
ar-did-board = { $player } takes board { $board }.
ar-did-pass = { $player } passes and keeps { $workers }.
ar-did-place = { $player } places a { $worker } at { $location }.
ar-did-place-slot = { $player } places a { $worker } at { $location } for { $card }.
ar-did-place-trained = { $player } places a { $worker }, trained to { $value }, at { $location }.
ar-did-place-trained-slot = { $player } places a { $worker }, trained to { $value }, at { $location } for { $card }.
ar-did-train = { $player } trains a { $worker } by ±{ $change }.
ar-did-extra = { $player } acts once more at { $location } with a { $worker }.
ar-did-extra-slot = { $player } acts once more at { $location } with a { $worker } for { $card }.
ar-did-no-extra-action = { $player } takes no last action.
ar-did-shadow = { $player }'s shadow places a { $worker } at { $location }.
ar-did-sell = { $player } sells a { $good } for { $worth }.
ar-did-buy = { $player } buys a { $good } for { $worth }.
ar-did-play = { $player } plays a card with { $icons } influence.
ar-did-overflow = { $player } has no room for a { $good } and takes { $things }.
ar-did-save = { $player } saves { $icon }.
ar-did-pay = { $player } pays with { $by }.
ar-did-keep = { $player } keeps { $card } inactive.
ar-did-replace = { $card } replaces { $patron }.
ar-did-activate = { $patron } is now active for { $player }.
ar-did-campaign = { $player } chooses province { $province } for the completed war set.
ar-did-gain = { $patron } serves { $player }: { $effect }.
ar-did-double = { $player } doubles the bonus of { $patron }.
ar-did-send = { $player } places { $influence } influence in province { $province }.
ar-did-next = { $seat } gets place { $place } in the turn order.
ar-no-workers = { $player } has no workers left and passes.
ar-takes = { $player } takes { $things }.
ar-receives = { $player } receives { $things }.
ar-pays = { $player } pays { $things }.
ar-spends = { $player } spends { $cards } with the { $symbol }.
ar-buys = { $points ->
    [0] { $player } gets { $card }.
    [one] { $player } gets { $card } and { $points } point.
   *[other] { $player } gets { $card } and { $points } points.
}
ar-pair = That makes a pair of { $card }.
ar-set-gives = { $card } also brings { $things }.
ar-patron-active = { $card } is active: { $effect }.
ar-patron-inactive = { $card } stays inactive for now.
ar-walks = { $steps ->
    [one] { $player } walks { $steps } step in the Colosseum.
   *[other] { $player } walks { $steps } steps in the Colosseum.
}
ar-steps = { $free ->
    [yes] { $player } enters space { $space } of the Colosseum, which is free.
   *[no] { $player } enters space { $space } of the Colosseum.
}
ar-political = { $player } rises to political influence { $level }.
ar-fame = { $player } has the highest political influence already and scores 2 points.
ar-rises = { $lost ->
    [0] { $player } reaches level { $level } in province { $province }.
   *[other] { $player } reaches level { $level } in province { $province }; { $lost } influence is lost.
}
ar-stays = { $player } stays on level { $level } in province { $province }; the influence is lost.
ar-card-slides = The card of province { $province } slides up.
ar-keeps-card = { $fee ->
    [0] { $player } keeps card { $card } without a fee; the brown cube of province { $province } stands on { $cube }.
   *[other] { $player } pays { $fee } denarii and keeps card { $card }; the brown cube of province { $province } stands on { $cube }.
}
ar-pays-empty = { $player } pays { $fee } denarii for the empty province { $province }.
ar-province-ends = No province card is left: this is the last round.
ar-new-province-card = Province { $province } gets card { $card }: { $goods }.
ar-dealt = { $card } joins the { $deck } row.
ar-turned-up = { $card } lies face up on the { $deck } deck.
ar-refill = The action phase is over; the rows are refilled.
ar-row-ends = The { $deck } deck cannot fill its row: the game ends.
ar-leaves = { $card } leaves the game.
ar-recruits = { $shadow ->
    [yes] { $player }'s shadow recruits { $workers } at { $location }.
   *[no] { $player } recruits { $workers } at { $location }.
}
ar-place = { $player } ({ $sum })
ar-new-round = Round { $number }. Turn order: { $players }.
ar-first-round = Round 1. Turn order: { $players }.
ar-finale = Everybody may take one last action.
ar-pushed = { $player } comes down to level { $level } in province { $province }.
ar-total = { $player } { $points }
ar-final = Final points: { $players }.
ar-win = { $player } wins.
ar-win-by-denarii = { $player } wins the tie with more denarii.
ar-win-by-goods = { $player } wins the tie with more goods.
ar-win-shared = { $players } share the glory.
ar-short-game = With so many players the short decks last 2 to 4 rounds.
