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
