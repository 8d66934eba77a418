# Ave Roma's player boards, close-ups, points and final scoring in English.

## Player board
ar-panel-if-ended = { $n } if it ended now
ar-panel-influence = { $n } influence on cards still to be played at Propraetor
ar-panel-no-workers = no workers at hand
ar-panel-strength = sum { $n }
ar-panel-strength-long = Printed values at hand and in training: { $n }. The lowest sum acts first next round.
ar-panel-becomes = → { $values }
ar-panel-free-slot = free slot
ar-panel-inactive = inactive:
ar-panel-to-spend = To spend
ar-panel-pair-open = A second { $card } makes a pair.
ar-panel-pair-shown = ½ on offer
ar-panel-half-open = A second half of this colour brings a good.
ar-panel-set = { $set } { $n }/5
ar-panel-no-cards = No cards yet
ar-panel-boards = Choose a board. You start with 2 of each good that costs 2 (underlined).
ar-panel-no-board = No player board yet.

## Titles of close-ups
ar-panel-title-card = { $version ->
    [plan] { $card }, plan
    [built] { $card }, built
   *[none] { $card }
}
ar-panel-title-province = Province { $n }
ar-panel-title-province-card = Province card { $card }
ar-panel-title-player = { $player }: player board
ar-panel-title-board = Player board { $board }
ar-panel-title-location = { $location }

## Cards large
ar-panel-things = { $things }
ar-panel-kind-building = Building
ar-panel-kind-war = War card
ar-panel-kind-patron = Patron
ar-panel-printed = Printed cost
ar-panel-for-you = For you now
ar-panel-for = For { $player } now
ar-panel-discount = { $n ->
    [one] less { $n } good icon of your choice
   *[other] less { $n } good icons of your choice
}
ar-panel-can = Can be bought now.
ar-panel-cannot = Not now: { $why }.
ar-panel-gives-points = { $things } at once.
ar-panel-gives-influence = { $n } influence, to be played once at Propraetor in a province.
ar-panel-gives-pair = With the second { $card }: { $things } for this copy, and the other copy's reward.
ar-panel-pair-completes = You have the other copy: buying this one makes the pair, and that one brings { $things }.
ar-panel-gives-set = Cards of one set: the 2nd brings 3 denarii, the 3rd 1 surplus, the 4th 2 points, the 5th 1 influence in a province of your choice.
ar-panel-set-next = { $have ->
    [0] You have none of { $set } yet.
   *[other] You have { $have } of { $set }: this one would be the { ORDINAL($next) }.
}
ar-panel-patron-active = While active: { $effect }.
ar-panel-patron-end = At the end, active or not: { $bonus }.
ar-panel-symbol-on = Symbol: { $symbol }. It can be spent once for an extra before or after an action.
ar-panel-symbol-off = Symbol: { $symbol }. It counts for some patrons at the end.
ar-panel-owner = Owned by { $player }.
ar-panel-is-active = Active in a slot.
ar-panel-is-inactive = Not active: it waits for a free slot.
ar-panel-is-used = Its influence has been played.
ar-panel-is-unused = Its influence has not been played yet.
ar-panel-is-spent = Its symbol has been spent.
ar-panel-is-unspent = Its symbol can still be spent.
ar-panel-slot = Slot { $n }: for workers of value { $span }.
ar-panel-face-up = Face up on its deck: an extra purchase, lowered by every card spent.

## Provinces large
ar-panel-half-upper = Upper half
ar-panel-half-lower = Lower half
ar-panel-part = Half-part
ar-panel-part-black = black: two of them bring wood or stone
ar-panel-part-green = green: two of them bring cattle or grain
ar-panel-part-red = red: two of them bring mineral or wine
ar-panel-part-multi = multicoloured: two of them bring any good
ar-panel-symbol = Symbol
ar-panel-position-lower = The card lies low: the next use slides it up.
ar-panel-position-upper = The card lies high: whoever uses the province next pays the fee and keeps it.
ar-panel-fees = Fee for you at the end of the next action: { $fees }.
ar-panel-fee = { $location } { $fee }
ar-panel-cube = Brown cube on level { $n }: no marker counts for more at the end.
ar-panel-player = Player
ar-panel-level = Level
ar-panel-settled = Would count now
ar-panel-board-start = Its owner starts with 2 of each good that costs 2.

## Points
ar-panel-source-workers = Workers kept
ar-panel-source-buildings = Buildings
ar-panel-source-pairs = Building pairs
ar-panel-source-wars = War cards
ar-panel-source-sets = War sets
ar-panel-source-fame = Politics beyond 10
ar-panel-source-service = Patrons' service
ar-panel-source-denarii = Denarii
ar-panel-source-stores = Goods and surplus
ar-panel-source-patrons = Patrons' bonuses
ar-panel-source-politics = Political track
ar-panel-source-provinces = Provinces
ar-panel-leads = has most
ar-panel-rounds = { $n ->
    [0] No more rounds
    [one] This is the last round at the latest
   *[other] At most { $n } rounds left, this one included
}
ar-panel-which = Which points
ar-panel-so-far = So far
ar-panel-ended-now = If it ended now
ar-panel-final = Points by source

## Final scoring
ar-panel-scoring = Final scoring
ar-panel-step = { $n } of { $of }: { $step }
ar-panel-step-earned = Earned in the game
ar-panel-step-denarii = Denarii
ar-panel-step-stores = Goods and surplus
ar-panel-step-patrons = Patrons
ar-panel-step-politics = Politics
ar-panel-step-provinces = Provinces
ar-panel-why-earned = Cards, pairs, sets, workers kept and patrons' service.
ar-panel-why-denarii = 1 point for every 5 denarii.
ar-panel-why-stores = 1 point for every 3 goods and surplus together.
ar-panel-why-patrons = The bonuses of all patrons, active and inactive.
ar-panel-why-politics = The level on the political track.
ar-panel-why-provinces = The levels in the provinces, none above its brown cube.
ar-panel-back = Back
ar-panel-forward = Next
ar-panel-play = Play
ar-panel-pause = Pause
ar-panel-to-end = To the end

## All symbols
ar-panel-legend-goods = Goods and what stands for them
ar-panel-legend-tracks = Money, points and tracks
ar-panel-legend-cards = Cards and workers
ar-panel-legend-symbols = Symbols on cards
ar-panel-legend-locations = Locations
