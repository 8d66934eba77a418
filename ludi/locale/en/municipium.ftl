# Municipium in English.
# Names come with the forms sentences need: the, at, to, from, of.

## Families
family-blue = Blue
family-orange = Orange
family-yellow = Yellow
family-pink = Pink
family-black = Black

## Institutions
place-temple = Temple
    .the = the Temple
    .at = at the Temple
    .to = to the Temple
    .from = from the Temple
    .of = of the Temple
place-tavern = Tavern
    .the = the Tavern
    .at = at the Tavern
    .to = to the Tavern
    .from = from the Tavern
    .of = of the Tavern
place-baths = Baths
    .the = the Baths
    .at = at the Baths
    .to = to the Baths
    .from = from the Baths
    .of = of the Baths
place-emporium = Emporium
    .the = the Emporium
    .at = at the Emporium
    .to = to the Emporium
    .from = from the Emporium
    .of = of the Emporium
place-basilica = Basilica
    .the = the Basilica
    .at = at the Basilica
    .to = to the Basilica
    .from = from the Basilica
    .of = of the Basilica
place-forum = Forum
    .the = the Forum
    .at = at the Forum
    .to = to the Forum
    .from = from the Forum
    .of = of the Forum
place-praetorium = Praetorium
    .the = the Praetorium
    .at = at the Praetorium
    .to = to the Praetorium
    .from = from the Praetorium
    .of = of the Praetorium

## Pieces
piece-priest = priest
    .a = a priest
    .the = the priest
piece-advocate = advocate
    .a = an advocate
    .the = the advocate
piece-merchant = merchant
    .a = a merchant
    .the = the merchant
piece-soldier = soldier
    .a = a soldier
    .the = the soldier
piece-favor = Favor
    .a = a Favor
    .the = the Favor
count-priest = { $n ->
    [one] a priest
   *[other] { $n } priests
}
count-advocate = { $n ->
    [one] an advocate
   *[other] { $n } advocates
}
count-merchant = { $n ->
    [one] a merchant
   *[other] { $n } merchants
}
count-soldier = { $n ->
    [one] a soldier
   *[other] { $n } soldiers
}
count-favor = { $n ->
    [one] a Favor
   *[other] { $n } Favors
}
count-plain = { $n ->
    [0] no member
    [one] one member
   *[other] { $n } members
}
count-wreathed = { $n ->
    [one] one wreathed member
   *[other] { $n } wreathed members
}

## Cards
card-all-powers = All Powers
card-one-power = One Power
card-praefect-visit = Praefect Visit
card-citizen-visit = Citizen Visit
card-great-family = Great Family
card-your-powers = Your Powers
card-citizen-invitation = Citizen Invitation

## What is to be decided
prompt-place-member = { $family }, place a member in any institution ({ $left } left).
prompt-move = { $family }, move a member one street or two, or stay.
prompt-second-move = { $family }, make a second step of one street, or stop.
prompt-choose-card = { $family }, turn over a common card or play a family card.
prompt-great-family = { $family }, let the Praefect advance or reposition your members.
prompt-place-citizen = { $family }, place a citizen on a banner; drawn: { $citizens }.
prompt-choose-citizens = { $family }, you are first { $place_at }: take two of the three citizens.
prompt-use-power = { $family }, you are first { $place_at }: use its power?
prompt-one-power = { $family }, use the power of one institution where you are first, or pass.
prompt-pick-power = { $family }, use another power where you are first, or stop.
prompt-tavern = { $family }, bring whose members to the Tavern, and from where?
prompt-tavern-count = { $family }, how many members of { $whose } come { $origin_from }?
prompt-emporium = { $family }, draw a citizen from the bag or stop.
prompt-basilica = { $family }, give three pieces for a Decurion, starting with which, or draw a citizen to keep.
prompt-basilica-give = { $family }, give { $left ->
    [one] one more piece
   *[other] { $left } more pieces
}.
prompt-forum = { $family }, take a citizen: from whom?
prompt-forum-which = { $family }, which citizen do you take?
prompt-reposition = { $family }, how many of your members shall stand { $place_at }? In hand: { $members }.
prompt-draw-room = A citizen is drawn for a meeting room.
prompt-draw-first-player = The first player is drawn.
prompt-draw-card = A common card is turned over.
prompt-draw-citizen = A citizen is drawn from the bag.
prompt-draw-stock = A citizen is drawn from the bag.
prompt-over = The game is over.

## What an option does
do-place-member = place a member { $place_at }
do-stay = move nobody
do-stop = no second step
do-move = move a member { $origin_from } { $target_to }
do-move-wreathed = move a wreathed member { $origin_from } { $target_to }
do-turn-common = turn over the top card of the common deck
do-play-card-your-powers = play Your Powers: use the powers where you are first
do-play-card-citizen-invitation = play Citizen Invitation: draw four citizens and place them
do-play-card-great-family = play Great Family: the Praefect advances, or reposition your members
do-play-card-praefect-visit = play Praefect Visit: the Praefect advances
do-advance-praefect = the Praefect advances to the next meeting room
do-reposition = take up all your members and set them down anywhere
do-place-citizen = place { $citizen_the } { $place_at }
do-take-two = take { $citizens }
do-use-temple = use the Temple: sort the Temple order by influence there
do-use-tavern = use the Tavern: bring members of one family from one institution
do-use-baths = use the Baths: your members there walk to the Temple, one is wreathed
do-use-emporium = use the Emporium: draw citizens and place them
do-use-basilica = use the Basilica: three pieces for a Decurion, or draw a citizen
do-use-forum = use the Forum: take a citizen from a player or a banner
do-use-praetorium = use the Praetorium: reposition your members
do-decline = do not use the power { $place_of }
do-pass = pass
do-bring = bring members of { $family } { $origin_from }
do-bring-count = bring { $members }
do-draw = draw a citizen and place it
do-stop-drawing = stop
do-draw-to-keep = draw a citizen and keep it
do-give = give { $piece_a }
do-look-to-family = take a citizen from { $family }
do-look-to-banner = take a citizen from the banner { $place_of }
do-take = take { $citizen_the }
do-set-members = { $members } { $place_at }
do-first-player = { $family } is first player
do-reveal = the card is { $card }
do-drawn = { $citizen_a }

## What happened
did-place-member = { $family } places a member { $place_at }.
did-stay = { $family } moves nobody.
did-move = { $family } moves a member { $origin_from } { $target_to }.
did-move-wreathed = { $family } moves a wreathed member { $origin_from } { $target_to }.
did-turn-common = { $family } turns over a common card.
did-play-card = { $family } plays { $card }.
did-advance-praefect = { $family } lets the Praefect advance.
did-reposition = { $family } takes up all members to reposition them.
did-place-citizen = { $family } places { $citizen_the } { $place_at }.
did-use = { $tie ->
    [yes] { $family }, first { $place_at } by the Temple order, uses its power.
   *[no] { $family }, first { $place_at }, uses its power.
}
did-decline = { $family } does not use the power { $place_of }.
did-pass = { $family } passes.
did-pass-first-nowhere = { $family } has no power to use and passes.
did-bring-count = { $family } brings { $members } of { $whose } { $origin_from } to the Tavern.
did-stop-drawing = { $family } stops drawing.
did-give = { $family } gives { $piece_a } at the Basilica.
did-take-from-family = At the Forum { $family } takes { $citizen_a } from { $whose }.
did-take-from-banner = At the Forum { $family } takes { $citizen_a } from the banner { $place_of }.
did-first-player = { $family } is first player.
did-reveal = The card is { $card }.
drew = { $family } draws { $citizen_a }.
drew-to-keep = { $family } draws { $citizen_a } and keeps it.
room-citizen = { $citizen_a } comes into the meeting room { $place_of }.
repositioned = { $family } repositions: { $stands }.
stands = { $members } { $place_at }
temple-order-initial = The Temple order begins as { $families }.
temple-order-new = The Temple sorts the families by influence: { $families }.
temple-order-stays = The Temple order stays as it is: { $families }.
baths-walk = { $family } leaves the Baths for the Temple with { $members }.
baths-wreath = one of { $family }'s members there receives a wreath.
baths-no-wreath-left = no wreath is left.
baths-nobody-eligible = there is no plain member to wreathe.
baths-nobody-eligible-v3 = none of those who walked can receive a wreath.
praefect-reaches = The Praefect reaches { $place_the }.
praefect-favor = { $tie ->
    [yes] { $family }, first there by the Temple order, takes the Favor.
   *[no] { $family }, first there, takes the Favor.
}
praefect-no-favor = { $family } is first there, but no Favor lies ready.
praefect-nobody = No family is { $place_at }: the Favor stays.
praefect-citizen = { $family }, second there, takes { $citizen_the } from the meeting room.
praefect-citizen-to-bag = No family is second there: { $citizen_the } goes into the bag.
no-favor-left = No Favor is left for the meeting room { $place_of }.
citizen-event = The third citizen { $place_at }: a citizen event.
citizen-event-nobody = No family is there: { $citizens } go into the bag.
citizens-first = { $tie ->
    [yes] { $family }, first there by the Temple order, takes { $citizens }.
   *[no] { $family }, first there, takes { $citizens }.
}
citizens-second = { $family }, second there, takes { $citizen_the }.
citizens-to-bag = No family is second there: { $citizen_the } goes into the bag.
set = With { $pieces } { $family } has a set: { $family }'s { ORDINAL($n) } Decurion.
basilica-decurion = Three pieces given: { $family }'s { ORDINAL($n) } Decurion.
power-falls-to = { $tie ->
    [yes] The power { $place_of } falls to { $family }, first there by the Temple order.
   *[no] The power { $place_of } falls to { $family }, first there.
}
bag-empty-draw = The bag is empty: { $family } draws nothing.
bag-empty-emporium = The bag is empty: the Emporium ends.
bag-empty-room = The bag is empty: no citizen comes into the meeting room { $place_of }.
deck-renewed = The common deck is used up; all discards are shuffled into a new one.
game-ends = { $family } has { $n } Decurions: the game ends.
win-most = { $family } wins with the most Decurions.
win-first = { $family } wins, the first to reach the goal.
win-by-pieces = { $family } wins the tie with the most citizens and Favors.
win-by-favors = { $family } wins the tie with the most Favors.
win-shared = The victory is shared by { $families }.

## Why a move is refused
refusal-expected = what is expected now is { $forms }
refusal-no-place = there is no institution “{ $word }”; the institutions are { $places }
refusal-no-plain-member = { $family } has no plain member { $place_at }
refusal-no-wreathed-member = { $family } has no wreathed member { $place_at }
refusal-too-far = { $target_the } is { $distance } streets { $origin_from }, and { $reach } is the most here
refusal-back = a member may not go back the way it came, and a two-street move must end two streets away
refusal-idle = the power { $place_of } would do nothing now
refusal-used = the power { $place_of } was used already
refusal-absent = { $family } has no member { $place_at }
refusal-behind = { $family } is behind { $place_at }: { $leader } leads with { $most } to { $own }
refusal-behind-by-tie = { $family } is behind { $place_at }: { $leader } leads by the Temple order
refusal-no-citizen = there is no citizen “{ $word }”; the citizens are { $citizens }
refusal-not-drawn = no { $citizen } was drawn
refusal-may-stand = { $citizen_a } may stand only { $one_at } or { $other_at }
refusal-no-card = there is no card “{ $word }”; the cards are { $cards }
refusal-card-used = { $family } has used { $card } already
refusal-card-idle = { $card } would have no effect now
