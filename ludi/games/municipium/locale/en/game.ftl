# Municipium in English.
# Names come with the forms sentences need: the, at, to, from, of.

## Families
mun-seat-blue = Blue
mun-seat-orange = Orange
mun-seat-yellow = Yellow
mun-seat-pink = Pink
mun-seat-black = Black

## Institutions
mun-place-temple = Temple
    .the = the Temple
    .at = at the Temple
    .to = to the Temple
    .from = from the Temple
    .of = of the Temple
mun-place-tavern = Tavern
    .the = the Tavern
    .at = at the Tavern
    .to = to the Tavern
    .from = from the Tavern
    .of = of the Tavern
mun-place-baths = Baths
    .the = the Baths
    .at = at the Baths
    .to = to the Baths
    .from = from the Baths
    .of = of the Baths
mun-place-emporium = Emporium
    .the = the Emporium
    .at = at the Emporium
    .to = to the Emporium
    .from = from the Emporium
    .of = of the Emporium
mun-place-basilica = Basilica
    .the = the Basilica
    .at = at the Basilica
    .to = to the Basilica
    .from = from the Basilica
    .of = of the Basilica
mun-place-forum = Forum
    .the = the Forum
    .at = at the Forum
    .to = to the Forum
    .from = from the Forum
    .of = of the Forum
mun-place-praetorium = Praetorium
    .the = the Praetorium
    .at = at the Praetorium
    .to = to the Praetorium
    .from = from the Praetorium
    .of = of the Praetorium

## Pieces
mun-piece-priest = priest
    .a = a priest
    .the = the priest
mun-piece-advocate = advocate
    .a = an advocate
    .the = the advocate
mun-piece-merchant = merchant
    .a = a merchant
    .the = the merchant
mun-piece-soldier = soldier
    .a = a soldier
    .the = the soldier
mun-piece-favor = Favor
    .a = a Favor
    .the = the Favor
mun-count-priest = { $n ->
    [one] a priest
   *[other] { $n } priests
}
mun-count-advocate = { $n ->
    [one] an advocate
   *[other] { $n } advocates
}
mun-count-merchant = { $n ->
    [one] a merchant
   *[other] { $n } merchants
}
mun-count-soldier = { $n ->
    [one] a soldier
   *[other] { $n } soldiers
}
mun-count-favor = { $n ->
    [one] a Favor
   *[other] { $n } Favors
}
mun-count-plain = { $n ->
    [0] no member
    [one] one member
   *[other] { $n } members
}
mun-count-wreathed = { $n ->
    [one] one wreathed member
   *[other] { $n } wreathed members
}

## Cards
mun-card-all-powers = All Powers
mun-card-one-power = One Power
mun-card-praefect-visit = Praefect Visit
mun-card-citizen-visit = Citizen Visit
mun-card-great-family = Great Family
mun-card-your-powers = Your Powers
mun-card-citizen-invitation = Citizen Invitation

## What is to be decided
mun-to = { $you ->
    [yes] { "" }
   *[no] { $family },{ " " }
}
mun-prompt-place-member = { mun-to }place a member in any institution ({ $left } left).
mun-prompt-move = { mun-to }move a member one street or two, or stay.
mun-prompt-second-move = { mun-to }make a second step of one street, or stop.
mun-prompt-choose-card = { mun-to }turn over a common card or play a family card.
mun-prompt-great-family = { mun-to }let the Praefect advance or reposition your members.
mun-prompt-place-citizen = { mun-to }place a citizen on a banner; drawn: { $citizens }.
mun-prompt-choose-citizens = { mun-to }you are first { $place_at }: take two of the three citizens.
mun-prompt-use-power = { mun-to }you are first { $place_at }: use its power?
mun-prompt-one-power = { mun-to }use the power of one institution where you are first, or pass.
mun-prompt-pick-power = { mun-to }use another power where you are first, or stop.
mun-prompt-tavern = { mun-to }choose whose members you bring to the Tavern, and from where.
mun-prompt-tavern-count = { mun-to }{ $own ->
    [yes] how many of your members
   *[no] how many members of { $whose }
} come { $origin_from }?
mun-prompt-emporium = { mun-to }draw a citizen from the bag or stop.
mun-prompt-basilica = { mun-to }give three pieces for a Decurion (choose the first), or draw a citizen to keep.
mun-prompt-basilica-give = { mun-to }give { $left ->
    [one] one more piece
   *[other] { $left } more pieces
}.
mun-prompt-forum = { mun-to }take a citizen: from whom, or from which banner?
mun-prompt-forum-which = { mun-to }which citizen do you take?
mun-prompt-reposition = { mun-to }how many of your members shall stand { $place_at }? In hand: { $members }.
mun-prompt-draw-room = A citizen is drawn for a meeting room.
mun-prompt-draw-first-player = The first player is drawn.
mun-prompt-draw-card = A common card is turned over.
mun-prompt-draw-citizen = A citizen is drawn from the bag.
mun-prompt-draw-stock = A citizen is drawn from the bag.
mun-prompt-over = The game is over.

## What an option does
mun-do-place-member = place a member { $place_at }
mun-do-stay = move nobody
mun-do-stop = no second step
mun-do-move = move a member { $origin_from } { $target_to }
mun-do-move-wreathed = move a wreathed member { $origin_from } { $target_to }
mun-do-turn-common = turn over the top card of the common deck
mun-do-play-card-your-powers = play Your Powers: use the powers where you are first
mun-do-play-card-citizen-invitation = play Citizen Invitation: draw four citizens and place them
mun-do-play-card-great-family = play Great Family: the Praefect advances, or reposition your members
mun-do-play-card-praefect-visit = play Praefect Visit: the Praefect advances
mun-do-advance-praefect = the Praefect advances to the next meeting room
mun-do-reposition = take up all your members and set them down anywhere
mun-do-place-citizen = place { $citizen_the } { $place_at }
mun-do-take-two = take { $citizens }
mun-do-use-temple = use the Temple: sort the Temple order by influence there
mun-do-use-tavern = use the Tavern: bring members of one family from one institution
mun-do-use-baths = use the Baths: your members there walk to the Temple, one is wreathed
mun-do-use-emporium = use the Emporium: draw citizens and place them
mun-do-use-basilica = use the Basilica: three pieces for a Decurion, or draw a citizen
mun-do-use-forum = use the Forum: take a citizen from a player or a banner
mun-do-use-praetorium = use the Praetorium: reposition your members
mun-do-decline = do not use the power { $place_of }
mun-do-pass = pass
mun-do-bring = bring members of { $family } { $origin_from }
mun-do-bring-count = bring { $members }
mun-do-draw = draw a citizen and place it
mun-do-stop-drawing = stop
mun-do-draw-to-keep = draw a citizen and keep it
mun-do-give = give { $piece_a }
mun-do-look-to-family = take a citizen from { $family }
mun-do-look-to-banner = take a citizen from the banner { $place_of }
mun-do-take = take { $citizen_the }
mun-do-set-members = { $members } { $place_at }
mun-do-first-player = { $family } is first player
mun-do-reveal = the card is { $card }
mun-do-drawn = { $citizen_a }

## Buttons, where the question has said the rest
mun-button-turn-common = turn over a common card
mun-button-play-card = play { $card }
mun-button-advance-praefect = the Praefect advances
mun-button-reposition = reposition your members
mun-button-use = use { $place_the }
mun-button-use-it = use its power
mun-button-set-members = { $members }
mun-button-decline = do not use it
mun-button-look-to-family = from { $family }

## What happened
mun-did-place-member = { $family } places a member { $place_at }.
mun-did-stay = { $family } moves nobody.
mun-did-move = { $family } moves a member { $origin_from } { $target_to }.
mun-did-move-wreathed = { $family } moves a wreathed member { $origin_from } { $target_to }.
mun-did-turn-common = { $family } turns over a common card.
mun-did-play-card = { $family } plays { $card }.
mun-did-advance-praefect = { $family } lets the Praefect advance.
mun-did-reposition = { $family } takes up all members to reposition them.
mun-did-place-citizen = { $family } places { $citizen_the } { $place_at }.
mun-did-use = { $tie ->
    [yes] { $family }, first { $place_at } by the Temple order, uses its power.
   *[no] { $family }, first { $place_at }, uses its power.
}
mun-did-decline = { $family } does not use the power { $place_of }.
mun-did-pass = { $family } passes.
mun-did-pass-first-nowhere = { $family } has no power to use and passes.
mun-did-bring-count = { $family } brings { $members } of { $whose } { $origin_from } to the Tavern.
mun-did-stop-drawing = { $family } stops drawing.
mun-did-give = { $family } gives { $piece_a } at the Basilica.
mun-did-take-from-family = At the Forum { $family } takes { $citizen_a } from { $whose }.
mun-did-take-from-banner = At the Forum { $family } takes { $citizen_a } from the banner { $place_of }.
mun-did-first-player = { $family } is first player.
mun-did-reveal = The card is { $card }.
mun-drew = { $family } draws { $citizen_a }.
mun-drew-to-keep = { $family } draws { $citizen_a } and keeps it.
mun-room-citizen = { $citizen_a } comes into the meeting room { $place_of }.
mun-repositioned = { $family } repositions: { $stands }.
mun-stands = { $members } { $place_at }
mun-temple-order-initial = The Temple order begins as { $families }.
mun-temple-order-new = The Temple sorts the families by influence: { $families }.
mun-temple-order-stays = The Temple order stays as it is: { $families }.
mun-baths-walk = { $family } leaves the Baths for the Temple with { $members }.
mun-baths-wreath = one of { $family }'s members there receives a wreath.
mun-baths-no-wreath-left = no wreath is left.
mun-baths-nobody-eligible = there is no plain member to wreathe.
mun-baths-nobody-eligible-v3 = none of those who walked can receive a wreath.
mun-praefect-reaches = The Praefect reaches { $place_the }.
mun-praefect-favor = { $tie ->
    [yes] { $family }, first there by the Temple order, takes the Favor.
   *[no] { $family }, first there, takes the Favor.
}
mun-praefect-no-favor = { $family } is first there, but no Favor lies ready.
mun-praefect-nobody = No family is { $place_at }: the Favor stays.
mun-praefect-citizen = { $family }, second there, takes { $citizen_the } from the meeting room.
mun-praefect-citizen-to-bag = No family is second there: { $citizen_the } goes into the bag.
mun-no-favor-left = No Favor is left for the meeting room { $place_of }.
mun-citizen-event = The third citizen { $place_at }: a citizen event.
mun-citizen-event-nobody = No family is there: { $citizens } go into the bag.
mun-citizens-first = { $tie ->
    [yes] { $family }, first there by the Temple order, takes { $citizens }.
   *[no] { $family }, first there, takes { $citizens }.
}
mun-citizens-second = { $family }, second there, takes { $citizen_the }.
mun-citizens-to-bag = No family is second there: { $citizen_the } goes into the bag.
mun-set = With { $pieces } { $family } has a set: { $family }'s { ORDINAL($n) } Decurion.
mun-basilica-decurion = Three pieces given: { $family }'s { ORDINAL($n) } Decurion.
mun-power-falls-to = { $tie ->
    [yes] The power { $place_of } falls to { $family }, first there by the Temple order.
   *[no] The power { $place_of } falls to { $family }, first there.
}
mun-bag-empty-draw = The bag is empty: { $family } draws nothing.
mun-bag-empty-emporium = The bag is empty: the Emporium ends.
mun-bag-empty-room = The bag is empty: no citizen comes into the meeting room { $place_of }.
mun-deck-renewed = The common deck is used up; all discards are shuffled into a new one.
mun-game-ends = { $family } has { $n } Decurions: the game ends.
mun-win-most = { $family } wins with the most Decurions.
mun-win-first = { $family } wins, the first to reach the goal.
mun-win-pieces = { $family } wins the tie with the most citizens and Favors.
mun-win-favors = { $family } wins the tie with the most Favors.
mun-win-shared = The victory is shared by { $families }.

## Why a move is refused
mun-refusal-expected = what is expected now is { $forms }
mun-refusal-no-place = there is no institution “{ $word }”; the institutions are { $places }
mun-refusal-no-plain-member = { $family } has no plain member { $place_at }
mun-refusal-no-wreathed-member = { $family } has no wreathed member { $place_at }
mun-refusal-too-far = { $target_the } is { $distance } streets { $origin_from }, and { $reach } is the most here
mun-refusal-back = a member may not go back the way it came, and a two-street move must end two streets away
mun-refusal-idle = the power { $place_of } would do nothing now
mun-refusal-used = the power { $place_of } was used already
mun-refusal-absent = { $family } has no member { $place_at }
mun-refusal-behind = { $family } is behind { $place_at }: { $leader } leads with { $most } to { $own }
mun-refusal-behind-by-tie = { $family } is behind { $place_at }: { $leader } leads by the Temple order
mun-refusal-no-citizen = there is no citizen “{ $word }”; the citizens are { $citizens }
mun-refusal-not-drawn = no { $citizen } was drawn
mun-refusal-may-stand = { $citizen_a } may stand only { $one_at } or { $other_at }
mun-refusal-no-card = there is no card “{ $word }”; the cards are { $cards }
mun-refusal-card-used = { $family } has used { $card } already
mun-refusal-card-idle = { $card } would have no effect now
