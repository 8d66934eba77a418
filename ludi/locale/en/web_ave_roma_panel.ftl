# Ave Roma's player boards, close-ups, points and final scoring in English.

## Player board
web-ave-panel-if-ended = { $n } if it ended now
web-ave-panel-influence = { $n } influence on cards still to be played at Propraetor
web-ave-panel-no-workers = no workers at hand
web-ave-panel-strength = sum { $n }
web-ave-panel-strength-long = Printed values at hand and in training: { $n }. The lowest sum acts first next round.
web-ave-panel-becomes = → { $values }
web-ave-panel-free-slot = free slot
web-ave-panel-inactive = inactive:
web-ave-panel-to-spend = To spend
web-ave-panel-pair-open = A second { $card } makes a pair.
web-ave-panel-pair-shown = ½ on offer
web-ave-panel-half-open = A second half of this colour brings a good.
web-ave-panel-set = { $set } { $n }/5
web-ave-panel-no-cards = No cards yet
web-ave-panel-boards = Choose a board. You start with 2 of each good that costs 2 (underlined).
web-ave-panel-no-board = No player board yet.

## Titles of close-ups
web-ave-panel-title-card = { $version ->
    [plan] { $card }, plan
    [built] { $card }, built
   *[none] { $card }
}
web-ave-panel-title-province = Province { $n }
web-ave-panel-title-province-card = Province card { $card }
web-ave-panel-title-player = { $player }: player board
web-ave-panel-title-board = Player board { $board }
web-ave-panel-title-location = { $location }

## Cards large
web-ave-panel-things = { $things }
web-ave-panel-kind-building = Building
web-ave-panel-kind-war = War card
web-ave-panel-kind-patron = Patron
web-ave-panel-printed = Printed cost
web-ave-panel-for-you = For you now
web-ave-panel-for = For { $player } now
web-ave-panel-discount = { $n ->
    [one] less { $n } good icon of your choice
   *[other] less { $n } good icons of your choice
}
web-ave-panel-can = Can be bought now.
web-ave-panel-cannot = Not now: { $why }.
web-ave-panel-gives-points = { $things } at once.
web-ave-panel-gives-influence = { $n } influence, to be played once at Propraetor in a province.
web-ave-panel-gives-pair = With the second { $card }: { $things } for this copy, and the other copy's reward.
web-ave-panel-pair-completes = You have the other copy: buying this one makes the pair, and that one brings { $things }.
web-ave-panel-gives-set = Cards of one set: the 2nd brings 3 denarii, the 3rd 1 surplus, the 4th 2 points, the 5th 1 influence in a province of your choice.
web-ave-panel-set-next = { $have ->
    [0] You have none of { $set } yet.
   *[other] You have { $have } of { $set }: this one would be the { ORDINAL($next) }.
}
web-ave-panel-patron-active = While active: { $effect }.
web-ave-panel-patron-end = At the end, active or not: { $bonus }.
web-ave-panel-symbol-on = Symbol: { $symbol }. It can be spent once for an extra before or after an action.
web-ave-panel-symbol-off = Symbol: { $symbol }. It counts for some patrons at the end.
web-ave-panel-owner = Owned by { $player }.
web-ave-panel-is-active = Active in a slot.
web-ave-panel-is-inactive = Not active: it waits for a free slot.
web-ave-panel-is-used = Its influence has been played.
web-ave-panel-is-unused = Its influence has not been played yet.
web-ave-panel-is-spent = Its symbol has been spent.
web-ave-panel-is-unspent = Its symbol can still be spent.
web-ave-panel-slot = Slot { $n }: for workers of value { $span }.
web-ave-panel-face-up = Face up on its deck: an extra purchase, lowered by every card spent.

## Provinces large
web-ave-panel-half-upper = Upper half
web-ave-panel-half-lower = Lower half
web-ave-panel-part = Half-part
web-ave-panel-part-black = black: two of them bring wood or stone
web-ave-panel-part-green = green: two of them bring cattle or grain
web-ave-panel-part-red = red: two of them bring mineral or wine
web-ave-panel-part-multi = multicoloured: two of them bring any good
web-ave-panel-symbol = Symbol
web-ave-panel-position-lower = The card lies low: the next use slides it up.
web-ave-panel-position-upper = The card lies high: whoever uses the province next pays the fee and keeps it.
web-ave-panel-fees = Fee for you at the end of the next action: { $fees }.
web-ave-panel-fee = { $location } { $fee }
web-ave-panel-cube = Brown cube on level { $n }: no marker counts for more at the end.
web-ave-panel-player = Player
web-ave-panel-level = Level
web-ave-panel-settled = Would count now
web-ave-panel-board-start = Its owner starts with 2 of each good that costs 2.

## Points
web-ave-panel-source-workers = Workers kept
web-ave-panel-source-buildings = Buildings
web-ave-panel-source-pairs = Building pairs
web-ave-panel-source-wars = War cards
web-ave-panel-source-sets = War sets
web-ave-panel-source-fame = Politics beyond 10
web-ave-panel-source-service = Patrons' service
web-ave-panel-source-denarii = Denarii
web-ave-panel-source-stores = Goods and surplus
web-ave-panel-source-patrons = Patrons' bonuses
web-ave-panel-source-politics = Political track
web-ave-panel-source-provinces = Provinces
web-ave-panel-leads = has most
web-ave-panel-rounds = { $n ->
    [0] No more rounds
    [one] This is the last round at the latest
   *[other] At most { $n } rounds left, this one included
}
web-ave-panel-which = Which points
web-ave-panel-so-far = So far
web-ave-panel-ended-now = If it ended now
web-ave-panel-final = Points by source

## Final scoring
web-ave-panel-scoring = Final scoring
web-ave-panel-step = { $n } of { $of }: { $step }
web-ave-panel-step-earned = Earned in the game
web-ave-panel-step-denarii = Denarii
web-ave-panel-step-stores = Goods and surplus
web-ave-panel-step-patrons = Patrons
web-ave-panel-step-politics = Politics
web-ave-panel-step-provinces = Provinces
web-ave-panel-why-earned = Cards, pairs, sets, workers kept and patrons' service.
web-ave-panel-why-denarii = 1 point for every 5 denarii.
web-ave-panel-why-stores = 1 point for every 3 goods and surplus together.
web-ave-panel-why-patrons = The bonuses of all patrons, active and inactive.
web-ave-panel-why-politics = The level on the political track.
web-ave-panel-why-provinces = The levels in the provinces, none above its brown cube.
web-ave-panel-back = Back
web-ave-panel-forward = Next
web-ave-panel-play = Play
web-ave-panel-pause = Pause
web-ave-panel-to-end = To the end

## All symbols
web-ave-panel-legend-goods = Goods and what stands for them
web-ave-panel-legend-tracks = Money, points and tracks
web-ave-panel-legend-cards = Cards and workers
web-ave-panel-legend-symbols = Symbols on cards
web-ave-panel-legend-locations = Locations
