# Municipium in the browser: labels, what hovering tells, the position in words, the verdict.

mun-board = The town of Municipium

## Institutions
mun-plain = { $n ->
    [one] one { $family } member
   *[other] { $n } { $family } members
}
mun-wreathed = { $n ->
    [one] one wreathed { $family } member
   *[other] { $n } wreathed { $family } members
}
mun-here = { $place } ({ $numeral }): { $members }.
mun-here-empty = { $place } ({ $numeral }): no members.
mun-group = { $place }: { $members }.
mun-group-influence = { $family } has influence { $n } { $place_at }; a wreathed member counts 2.
mun-first-alone = { $family } is first here with influence { $n }; nobody is second.
mun-first-clear = { $family } is first here with influence { $n }, { $second } second with { $m }.
mun-first-tie = { $family } is first here and { $second } second: both have influence { $n }, and the Temple order decides.
mun-second-tie = { $third } also has influence { $n }, but is behind { $second } in the Temple order.
mun-ranks-later = Who is first will count once every member is placed.
mun-nobody = Without members here, nobody can use its power.

## Powers
mun-power-temple = Power: the Temple order is sorted by influence in the Temple; ties keep their order.
mun-power-tavern = Power: bring members of one family from one institution to the Tavern.
mun-power-baths = Power: all your members here go to the Temple, and one of yours there receives a wreath.
mun-power-emporium = Power: draw citizens and place them, as often as you like, until a citizen event.
mun-power-basilica = Power: give three citizens or Favors for a Decurion, or draw a citizen to keep.
mun-power-forum = Power: take a citizen from another player or from any banner.
mun-power-praetorium = Power: put any of your members anywhere.

## Banners and meeting rooms
mun-banner = Banner { $place_of }: { $citizens }.
mun-banner-empty = Banner { $place_of }: empty.
mun-banner-rule-priest = Only priests stand here.
mun-banner-rule-advocate = Advocates and priests may stand here.
mun-banner-rule-merchant = Merchants and priests may stand here.
mun-banner-rule-soldier = Soldiers and priests may stand here.
mun-banner-event = The third citizen causes a citizen event: first here takes two of them, second the last.
mun-on-banner = { $citizen_a } on the banner { $place_of }
mun-room = Meeting room { $place_of }: { $pieces }.
mun-room-empty = Meeting room { $place_of }: empty.
mun-room-rule = When the Praefect comes, first here takes the Favor and second the citizen.
mun-room-rule-two = When the Praefect comes, first here takes the Favor.
mun-room-next = He comes here next.
mun-may-stand-priest = A priest may stand on any banner.
mun-may-stand-advocate = An advocate may stand at the Basilica or the Forum.
mun-may-stand-merchant = A merchant may stand at the Baths or the Emporium.
mun-may-stand-soldier = A soldier may stand at the Tavern or the Praetorium.

## The rest of the table
mun-praefect = The Praefect is { $place_at } and goes { $next_to } next.
mun-praefect-rule = Where he arrives, first takes the Favor of the meeting room; with three or more players second takes its citizen.
mun-order = Temple order: { $families }.
mun-order-later = The Temple order is set once every member is placed.
mun-order-rule = Families with the same influence rank in this order, everywhere.
mun-card-one = { $card }
mun-card-many = { $n } { $card }
mun-deck = Common deck: { $n ->
    [one] one card
   *[other] { $n } cards
}.
mun-deck-left = Still in it: { $cards }.
mun-deck-empty = It is renewed from the discards.
mun-discard = Discarded: { $cards }.
mun-discard-empty = Nothing is discarded yet.
mun-card-now = On the table: { $card }.
mun-bag = Bag: { $n ->
    [one] one citizen
   *[other] { $n } citizens
}.
mun-bag-holds = It holds { $citizens }.
mun-bag-empty = The bag is empty.
mun-drawn = Drawn, to be placed: { $citizens }.
mun-supply = Supply: { $favors ->
    [0] no Favor
    [one] one Favor
   *[other] { $favors } Favors
}, { $wreaths ->
    [0] no wreath
    [one] one wreath
   *[other] { $wreaths } wreaths
}; Decurions never run out.
mun-hand = { $family }, not on the board: { $members }.

## Families
mun-family = { $family }: { $n } of { $goal } Decurions.
mun-stock = { $family }: { $pieces }.
mun-stock-one = { $family }: { $piece }, { $n }.
mun-stock-empty = { $family } has no citizens and no Favors.
mun-stock-favor = A Favor stands in for any missing colour of a set.
mun-set-needs = For the next set { $n ->
    [one] one more piece is
   *[other] { $n } more pieces are
} needed; missing colours: { $pieces }, or Favors instead.
mun-set-short = next set: { $n } short
mun-set-rule = Four citizens of different colours, Favors standing in, are exchanged at once for a Decurion.
mun-card-ready = { $family }: { $card }, not used yet.
mun-card-used = { $family }: { $card }, used.
mun-cards-left = { $family } can still play { $cards }.
mun-cards-none = { $family } has used all family cards.
mun-effect-all-powers = From Temple to Praetorium, whoever is first may use each power.
mun-effect-one-power = In turn, each player may use one power where they are first.
mun-effect-praefect-visit = The Praefect advances to the next meeting room, with his event.
mun-effect-citizen-visit = In turn, each player draws a citizen and places it.
mun-effect-your-powers = Use the power of each institution where you are first.
mun-effect-citizen-invitation = Draw four citizens and place them one at a time.
mun-effect-great-family = The Praefect advances, or put any of your members anywhere.
mun-first-player = { $family } is the first player.

## The position in words
mun-turn = Turn { $turn }: { $family } plays.
mun-setup = Members are being placed.
mun-you = You play { $family }.
mun-goal = { $n } Decurions win
mun-goal-most = The game ends with the turn in which someone has { $goal } Decurions; the most then win.
mun-goal-first = The first to reach { $goal } Decurions wins; the turn is finished.

## Putting members anywhere
mun-compose = Put your members wherever you like, then say that you are done.
mun-compose-left = Put your members wherever you like; still in hand: { $members }.
mun-compose-move = Put a member { $target_at }
mun-compose-move-wreathed = Put a wreathed member { $target_at }
mun-compose-refused = Only your own members can be put down, one at a time, in an institution that is still open.

## Verdict
mun-end-goal = { $families } { $count ->
    [one] has
   *[other] have
} reached the goal of { $goal } Decurions.
mun-end-most = Most Decurions: { $family } with { $n }; the next best has { $m }.
mun-end-most-level = Most Decurions: { $families } are level with { $n } each.
mun-end-first = { $family } reached the goal first.
mun-end-first-several = { $families } reached the goal: the earlier step counts, and within one step citizens and Favors together.
mun-end-first-level = First to the goal, in one and the same step: { $families }.
mun-end-pieces = Citizens and Favors together: { $family } with { $n }; the next best has { $m }.
mun-end-pieces-level = Citizens and Favors together: { $families } are level with { $n } each.
mun-end-favors = Favors: { $family } with { $n }; the next best has { $m }.
mun-end-favors-level = Favors: { $families } are level with { $n } each.
mun-end-player = { $family }: { $n ->
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

## Help
mun-help-1 = Move first, if you like: one or two of your members one street each, or one member two streets.
mun-help-2 = Then a card: turn over the top common card, or use one of your own cards, once in the game each.
mun-help-3 = The card is carried out at once. Where you are first you receive most; four different citizens become a Decurion by themselves.
mun-sign-member = Member
mun-sign-member-about = Each family has its colour and its shape; a member counts 1 for influence.
mun-sign-wreath = Wreath
mun-sign-wreath-about = A member that wears one counts 2, wherever it goes.
mun-sign-decurion = Decurion
mun-sign-first = First here
mun-sign-first-about = Most influence; the Temple order decides a tie.
mun-sign-second = Second here
mun-sign-second-about = Next in influence, by the same order.
mun-sign-praefect = Praefect

## Parts of the board
mun-part-1 = an institution: its building, number and name
mun-part-2 = members who stand there
mun-part-3 = banner: up to three citizens
mun-part-4 = Meeting Room: a Favor and a citizen
mun-part-5 = the power of the institution
mun-part-6 = laurels: gold for the first family, silver for the second
mun-part-7 = the Praefect
mun-part-8 = Temple order, which decides ties
mun-part-9 = a street
mun-part-10 = common deck
mun-part-11 = discards, or the card being carried out
mun-part-12 = bag of citizens
mun-part-13 = supplies: Favors, wreaths, Decurions
