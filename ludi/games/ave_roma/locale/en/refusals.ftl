# Why a move of Ave Roma is refused.
ar-refusal-expected = what is expected now is { $forms }
ar-refusal-no-location = there is no location “{ $word }” to choose; the locations are { $words }
ar-refusal-no-good = there is no good “{ $word }”; choose one of { $words }
ar-refusal-no-symbol = there is no symbol “{ $word }”; the symbols are { $words }
ar-refusal-no-board = there is no board “{ $word }”; the boards are { $words }
ar-refusal-no-patron = there is no patron “{ $word }”
ar-refusal-board-taken = { $player } has board { $board }
ar-refusal-nobody = nobody
ar-refusal-no-worker = { $player } has no { $worker } at hand (at hand: { $workers })
ar-refusal-in-training = that { $worker } is in training; place it with its change, such as “{ $form }”
ar-refusal-not-in-training = { $player } has no { $worker } in training at ±{ $change }
ar-refusal-cannot-become = a { $worker } trained by ±{ $change } cannot act as a { $value }
ar-refusal-no-slots = { $location } has no slots; leave the last number out
ar-refusal-full = no space is free at { $location }
ar-refusal-which-slot = say which slot of { $location }, 1 (the newest card) to { $most } (the oldest)
ar-refusal-slot-empty = slot { $slot } of { $location } is empty
ar-refusal-slot-taken = a worker stands at slot { $slot } of { $location }
ar-refusal-slot-range = slot { $slot } of { $location } takes workers of value { $span }, not a { $value }
ar-refusal-lacks = { $player } lacks { $things }
ar-refusal-step = step { $step } of { $value } in the Colosseum leads to space { $space }, and { $player } could not pay for it ({ $price })
ar-refusal-no-card = province { $province } has no card, and { $location } needs one
ar-refusal-no-influence = province { $province } has no card, and { $player } has no unused card with influence to play there
ar-refusal-fee = { $player } could not pay the fee of { $fee } denarii for province { $province }
ar-refusal-no-trade = { $player } has nothing to sell and cannot buy anything from province { $province }
ar-refusal-training-taken = a worker of { $player } is in training at ±{ $change } already
ar-refusal-training-dear = training by ±{ $change } costs { $cost }, and { $player } has less
ar-refusal-no-shadow = { $player }'s shadow has no { $worker } left
ar-refusal-full-of-shadows = no space for shadows is free at { $location }
ar-refusal-nobody-there = no worker lies at { $location }
ar-refusal-not-there = no { $worker } lies at { $location }
ar-refusal-take-order = workers are taken from low to high, and there must be enough of them
ar-refusal-none-held = { $player } has no { $good }
ar-refusal-not-shown = the card of province { $province } does not show { $good }
ar-refusal-not-among = { $good } is not among { $goods }
ar-refusal-buy-order = goods are bought in the order of the board: { $good } would have come before { $last }
ar-refusal-too-dear = { $good } costs { $price }, and { $player } has less
ar-refusal-icon = { $good } cannot pay for { $icon }
ar-refusal-few-cards = { $player } has { $n ->
    [0] no card
    [one] only one card
   *[other] only { $n } cards
} with the { $symbol } to spend
ar-refusal-threes = at Propraetor cards are spent three by three
ar-refusal-patron = { $patron } cannot be chosen now
ar-refusal-unpayable = after that the rest of the action could not be paid
ar-refusal-nothing-traded = at least one good must be sold or bought, and the fee paid
ar-refusal-nothing-played = at least one card must be played
ar-refusal-no-influence-cards = { $player } has no unused card with influence
