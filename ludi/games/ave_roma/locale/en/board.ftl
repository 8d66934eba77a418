# The terminal's board of Ave Roma in English.

## Letters: players, symbols, goods, goods of a colour
ar-board-mark-yellow = Y
ar-board-mark-green = G
ar-board-mark-blue = B
ar-board-mark-red = R
ar-board-mark-black = K
ar-board-mark-amphora = A
ar-board-mark-sword = S
ar-board-mark-lion = L
ar-board-tag-wood = Wo
ar-board-tag-stone = St
ar-board-tag-cattle = Ca
ar-board-tag-grain = Gr
ar-board-tag-mineral = Mi
ar-board-tag-wine = Wi
ar-board-tag-black = bk
ar-board-tag-green = gn
ar-board-tag-red = rd
ar-board-tag-surplus = s
ar-board-tag-denarii = d

## Heading
ar-board-round = Round { $n }
ar-board-pace = { $n ->
    [0] no more rounds
    [one] the last round at this pace
   *[other] about { $n } rounds left at this pace
}
ar-board-order = order
ar-board-advanced = advanced game
ar-board-length-short = short game
ar-board-length-full = all cards
ar-board-up-to = training up to ±N
ar-board-phase-set-up = Set-up
ar-board-phase-action = Actions
ar-board-phase-refill = Refill
ar-board-phase-recruit = Recruiting
ar-board-phase-finale = Last actions
ar-board-phase-scoring = Scoring
ar-board-phase-over = The end
ar-board-acts = acts at { $location } with a { $value }
ar-board-due = still due
ar-board-discount = falls away
ar-board-incoming = coming in
ar-board-picks = goods to pick
ar-board-steps = steps to go

## Board
ar-board-provinces-title = Provinces
ar-board-locations-title = Locations
ar-board-colosseum-title = Colosseum
ar-board-honour = honour: 1 political influence
ar-board-row-building = buildings
ar-board-row-war = wars
ar-board-row-patron = patrons
ar-board-deck = deck { $n }, gone { $gone }
ar-board-no-card = no card
ar-board-fee = fee
ar-board-building-plan = { $name } plan
ar-board-building-built = { $name } built
ar-board-training-title = Training
ar-board-at-quaestor = 2d per value
ar-board-at-mercator = sell, buy
ar-board-at-aedilis = 4 goods
ar-board-at-propraetor = 2 goods, infl.
ar-board-at-roma = Colosseum
ar-board-why-lacks = lacks
ar-board-why-no-worker = no worker { $span }
ar-board-why-no-cards = no cards left
ar-board-why-row = with one of the row

## Players
ar-board-passed = passed
ar-board-if-ended = if ended now
ar-board-workers = workers
ar-board-strength = sum { $n }
ar-board-training-free = train
ar-board-shadow = shadow
ar-board-political = political
ar-board-slots = patrons
ar-board-colosseum = Colosseum
ar-board-spent = spent
ar-board-buildings = buildings { $n }:
ar-board-wars = wars { $n }:
ar-board-provinces = provinces { $n }:
ar-board-influence = unused
ar-board-to-spend = to spend
ar-board-total = Total
ar-board-source-workers = workers
ar-board-source-buildings = buildings
ar-board-source-pairs = pairs
ar-board-source-wars = wars
ar-board-source-sets = sets
ar-board-source-fame = fame
ar-board-source-service = service
ar-board-source-denarii = denarii
ar-board-source-stores = stores
ar-board-source-patrons = patrons
ar-board-source-politics = politics
ar-board-source-provinces = provinces
ar-board-tie-denarii = denarii left
ar-board-tie-goods = goods left

## Patrons, in a few words
ar-board-end = end
ar-board-effect-point = +1 point
ar-board-effect-denarii = +2 denarii
ar-board-effect-surplus = +1 surplus
ar-board-effect-good = +1 good of the province card
ar-board-effect-no-fee = no fee for the province card
ar-board-effect-training = then train a worker
ar-board-effect-building-discount = cards 1 good cheaper
ar-board-effect-war-discount = cards 1 surplus cheaper
ar-board-effect-patron-discount = cards 2 denarii cheaper
ar-board-effect-surplus-for-goods = surplus may pay for goods
ar-board-effect-goods-for-surplus = goods may pay for surplus
ar-board-effect-influence-for-goods = pay { $price } for 1 influence
ar-board-effect-influence-for-surplus = pay { $price } for 1 influence
ar-board-effect-influence-for-denarii = pay { $price } for 1 influence
ar-board-effect-free-steps = Colosseum steps are free
ar-board-effect-brown-cube = brown cube +1
ar-board-effect-colosseum-step = a free Colosseum step
ar-board-bonus-political-levels = 1 point per political level
ar-board-bonus-political-influence = +1 political influence
ar-board-bonus-active-patrons = 1 point per active patron
ar-board-bonus-doubled-bonus = another bonus counts twice
ar-board-bonus-provinces-led = { $n } points per province you lead
ar-board-bonus-province-influence = +1 influence in a province
ar-board-bonus-best-level = points for your best province level
ar-board-bonus-provinces-entered = 1 point per province with your marker
ar-board-bonus-cards-with-points = 1 point per card with points
ar-board-bonus-cards-with-influence = 1 point per card with influence
ar-board-bonus-symbol-sets = 2 points per 3 different symbols
ar-board-bonus-amphora-pairs = 2 points per 2 amphorae
ar-board-bonus-sword-pairs = 2 points per 2 swords
ar-board-bonus-lion-pairs = 2 points per 2 lions
ar-board-bonus-goods-pairs = 1 point per 2 goods
ar-board-bonus-black-goods = 1 point per black good
ar-board-bonus-green-goods = 1 point per green good
ar-board-bonus-red-goods = 1 point per red good
ar-board-bonus-province-cards = 1 point per province card
ar-board-bonus-buildings = 1 point per building
ar-board-bonus-war-cards = 1 point per war card
ar-board-bonus-patrons = 1 point per patron

## Legend
ar-board-legend-surplus = surplus
ar-board-legend-denarii = denarii
ar-board-legend-any = any good
ar-board-legend-colours = good of a colour
ar-board-legend-points = points
ar-board-legend-influence = influence
ar-board-legend-half = half-part
ar-board-legend-position = card up, low
ar-board-legend-cube = brown cube's level
ar-board-legend-can = can be bought
ar-board-legend-pair = the pair gives
ar-board-legend-patrons = patron active, not
ar-board-legend-at-end = only at the end
ar-board-legend-if-ended = if the game ended now
ar-board-legend-cheaper = cheaper for you
ar-board-legend-symbols = amphora, sword, lion
ar-board-legend-face-up = face up on the deck

## Long offers
ar-board-grid-worker = worker to …
ar-board-grid-card = card, with …
