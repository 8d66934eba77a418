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

## Cards large
ar-panel-can = Can be bought now.
ar-panel-symbol-on = Symbol: { $symbol }. It can be spent once for an extra before or after an action.
ar-panel-symbol-off = Symbol: { $symbol }. It counts for some patrons at the end.
ar-panel-is-unspent = Its symbol can still be spent.

## Provinces large
ar-panel-level = Level

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
ar-panel-cards-left = { $n ->
    [0] No province card in the deck
    [one] One province card left in the deck
   *[other] { $n } province cards left in the deck
}
ar-panel-rounds = { $n ->
    [0] No more rounds
    [one] At this pace, this is the last round
   *[other] At this pace about { $n } rounds left, this one included
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

## All symbols
ar-panel-legend-goods = Goods and what stands for them
ar-panel-legend-tracks = Money, points and tracks
ar-panel-legend-cards = Cards and workers
ar-panel-legend-symbols = Symbols on cards
ar-panel-legend-locations = Locations
