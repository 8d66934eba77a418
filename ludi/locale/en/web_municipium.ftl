# Municipium in the browser: labels, what hovering tells, the position in words, the verdict.

web-mun-board = The town of Municipium

## Institutions
web-mun-plain = { $n ->
    [one] one { $family } member
   *[other] { $n } { $family } members
}
web-mun-wreathed = { $n ->
    [one] one wreathed { $family } member
   *[other] { $n } wreathed { $family } members
}
web-mun-here = { $place } ({ $numeral }): { $members }.
web-mun-here-empty = { $place } ({ $numeral }): no members.
web-mun-group = { $place }: { $members }.
web-mun-group-influence = { $family } has influence { $n } { $place_at }; a wreathed member counts 2.
web-mun-first-alone = { $family } is first here with influence { $n }; nobody is second.
web-mun-first-clear = { $family } is first here with influence { $n }, { $second } second with { $m }.
web-mun-first-tie = { $family } is first here and { $second } second: both have influence { $n }, and the Temple order decides.
web-mun-second-tie = { $third } also has influence { $n }, but is behind { $second } in the Temple order.
web-mun-ranks-later = Who is first will count once every member is placed.
web-mun-nobody = Without members here, nobody can use its power.

## Powers
web-mun-power-temple = Power: the Temple order is sorted by influence in the Temple; ties keep their order.
web-mun-power-tavern = Power: bring members of one family from one institution to the Tavern.
web-mun-power-baths = Power: all your members here go to the Temple, and one of yours there receives a wreath.
web-mun-power-emporium = Power: draw citizens and place them, as often as you like, until a citizen event.
web-mun-power-basilica = Power: give three citizens or Favors for a Decurion, or draw a citizen to keep.
web-mun-power-forum = Power: take a citizen from another player or from any banner.
web-mun-power-praetorium = Power: put any of your members anywhere.

## Banners and meeting rooms
web-mun-banner = Banner { $place_of }: { $citizens }.
web-mun-banner-empty = Banner { $place_of }: empty.
web-mun-banner-rule-priest = Only priests stand here.
web-mun-banner-rule-advocate = Advocates and priests may stand here.
web-mun-banner-rule-merchant = Merchants and priests may stand here.
web-mun-banner-rule-soldier = Soldiers and priests may stand here.
web-mun-banner-event = The third citizen causes a citizen event: first here takes two of them, second the last.
web-mun-on-banner = { $citizen_a } on the banner { $place_of }
web-mun-room = Meeting room { $place_of }: { $pieces }.
web-mun-room-empty = Meeting room { $place_of }: empty.
web-mun-room-rule = When the Praefect comes, first here takes the Favor and second the citizen.
web-mun-room-rule-two = When the Praefect comes, first here takes the Favor.
web-mun-room-next = He comes here next.
web-mun-may-stand-priest = A priest may stand on any banner.
web-mun-may-stand-advocate = An advocate may stand at the Basilica or the Forum.
web-mun-may-stand-merchant = A merchant may stand at the Baths or the Emporium.
web-mun-may-stand-soldier = A soldier may stand at the Tavern or the Praetorium.

## The rest of the table
web-mun-praefect = The Praefect is { $place_at } and goes { $next_to } next.
web-mun-praefect-rule = Where he arrives, first takes the Favor of the meeting room; with three or more players second takes its citizen.
web-mun-order = Temple order: { $families }.
web-mun-order-later = The Temple order is set once every member is placed.
web-mun-order-rule = Families with the same influence rank in this order, everywhere.
web-mun-card-one = { $card }
web-mun-card-many = { $n } { $card }
web-mun-deck = Common deck: { $n ->
    [one] one card
   *[other] { $n } cards
}.
web-mun-deck-left = Still in it: { $cards }.
web-mun-deck-empty = It is renewed from the discards.
web-mun-discard = Discarded: { $cards }.
web-mun-discard-empty = Nothing is discarded yet.
web-mun-card-now = On the table: { $card }.
web-mun-bag = Bag: { $n ->
    [one] one citizen
   *[other] { $n } citizens
}.
web-mun-bag-holds = It holds { $citizens }.
web-mun-bag-empty = The bag is empty.
web-mun-drawn = Drawn, to be placed: { $citizens }.
web-mun-supply = Supply: { $favors ->
    [0] no Favor
    [one] one Favor
   *[other] { $favors } Favors
}, { $wreaths ->
    [0] no wreath
    [one] one wreath
   *[other] { $wreaths } wreaths
}; Decurions never run out.
web-mun-hand = { $family }, not on the board: { $members }.

## Families
web-mun-family = { $family }: { $n } of { $goal } Decurions.
web-mun-stock = { $family }: { $pieces }.
web-mun-stock-one = { $family }: { $piece }, { $n }.
web-mun-stock-empty = { $family } has no citizens and no Favors.
web-mun-stock-favor = A Favor stands in for any missing colour of a set.
web-mun-set-needs = For the next set { $n ->
    [one] one more piece is
   *[other] { $n } more pieces are
} needed; missing colours: { $pieces }, or Favors instead.
web-mun-set-short = next set: { $n } short
web-mun-set-rule = Four citizens of different colours, Favors standing in, are exchanged at once for a Decurion.
web-mun-card-ready = { $family }: { $card }, not used yet.
web-mun-card-used = { $family }: { $card }, used.
web-mun-cards-left = { $family } can still play { $cards }.
web-mun-cards-none = { $family } has used all family cards.
web-mun-effect-all-powers = From Temple to Praetorium, whoever is first may use each power.
web-mun-effect-one-power = In turn, each player may use one power where they are first.
web-mun-effect-praefect-visit = The Praefect advances to the next meeting room, with his event.
web-mun-effect-citizen-visit = In turn, each player draws a citizen and places it.
web-mun-effect-your-powers = Use the power of each institution where you are first.
web-mun-effect-citizen-invitation = Draw four citizens and place them one at a time.
web-mun-effect-great-family = The Praefect advances, or put any of your members anywhere.
web-mun-first-player = { $family } is the first player.

## The position in words
web-mun-turn = Turn { $turn }: { $family } plays.
web-mun-setup = Members are being placed.
web-mun-you = You play { $family }.
web-mun-goal-most = The game ends with the turn in which someone has { $goal } Decurions; the most then win.
web-mun-goal-first = The first to reach { $goal } Decurions wins; the turn is finished.

## Putting members anywhere
web-mun-compose = Put your members wherever you like, then say that you are done.
web-mun-compose-left = Put your members wherever you like; still in hand: { $members }.
web-mun-compose-move = Put a member { $target_at }
web-mun-compose-move-wreathed = Put a wreathed member { $target_at }

## Verdict
web-mun-end-goal = { $families } { $count ->
    [one] has
   *[other] have
} reached the goal of { $goal } Decurions.
web-mun-end-most = Most Decurions: { $family } with { $n }; the next best has { $m }.
web-mun-end-level = Most Decurions: { $families } are level with { $n } each.
web-mun-end-first = { $family } reached the goal first.
web-mun-end-first-several = { $families } reached the goal: the earlier step counts, and within one step citizens and Favors together.
web-mun-end-pieces = Citizens and Favors together: { $family } with { $n }; the next best has { $m }.
web-mun-end-pieces-level = Citizens and Favors together: { $families } are level with { $n } each.
web-mun-end-favors = Favors: { $family } with { $n }; the next best has { $m }.
web-mun-end-favors-level = Favors: { $families } are level with { $n } each.
web-mun-end-wins = { $family } wins.
web-mun-end-shared = { $families } share the victory.
web-mun-end-player = { $family }: { $n ->
    [one] one Decurion
   *[other] { $n } Decurions
}, { $pieces } { $pieces ->
    [one] citizen or Favor
   *[other] citizens and Favors
}, { $favors ->
    [0] none of them a Favor
    [one] one of them a Favor
   *[other] { $favors } of them Favors
}.
