# Ave Roma in Italian.
# Names come with the forms sentences need. Locations: at; goods: a, the; icons: a; symbols: the; halves: two;
# decks: of, card. Goods are capitalised and not inflected, as in the rulebook (2 Pietra, but 2 Minerali); nothing agrees with
# a colour.

## Players
ar-seat-yellow = Giallo
ar-seat-green = Verde
ar-seat-blue = Blu
ar-seat-red = Rosso
ar-seat-black = Nero

## Locations: Latin in every language
ar-location-quaestor = Quaestor
    .at = presso Quaestor
ar-location-mercator = Mercator
    .at = presso Mercator
ar-location-aedilis = Aedilis
    .at = presso Aedilis
ar-location-propraetor = Propraetor
    .at = presso Propraetor
ar-location-roma = Roma
    .at = a Roma
ar-location-aedificator = Aedificator
    .at = presso Aedificator
ar-location-legatus = Legatus
    .at = presso Legatus
ar-location-senatus = Senatus
    .at = presso Senatus

## Goods, icons, symbols, decks
ar-good-wood = Legno
    .a = 1 Legno
    .the = il Legno
ar-good-stone = Pietra
    .a = 1 Pietra
    .the = la Pietra
ar-good-cattle = Bestiame
    .a = 1 Bestiame
    .the = il Bestiame
ar-good-grain = Grano
    .a = 1 Grano
    .the = il Grano
ar-good-mineral = Minerale
    .a = 1 Minerale
    .the = il Minerale
ar-good-wine = Vino
    .a = 1 Vino
    .the = il Vino
ar-icon-wood = Legno
    .a = 1 Legno
ar-icon-stone = Pietra
    .a = 1 Pietra
ar-icon-cattle = Bestiame
    .a = 1 Bestiame
ar-icon-grain = Grano
    .a = 1 Grano
ar-icon-mineral = Minerale
    .a = 1 Minerale
ar-icon-wine = Vino
    .a = 1 Vino
ar-icon-black = risorsa nera
    .a = 1 risorsa nera
ar-icon-green = risorsa verde
    .a = 1 risorsa verde
ar-icon-red = risorsa rossa
    .a = 1 risorsa rossa
ar-icon-any = risorsa qualsiasi
    .a = 1 risorsa qualsiasi
ar-icon-surplus = surplus
    .a = 1 surplus
ar-icon-denarii = denari
    .a = denari
ar-symbol-amphora = anfora
    .the = l'anfora
ar-symbol-sword = spada
    .the = la spada
ar-symbol-lion = leone
    .the = il leone
ar-half-upper = superiore
    .two = le due risorse superiori
ar-half-lower = inferiore
    .two = le due risorse inferiori
ar-deck-building = edifici
    .of = degli edifici
    .card = carta edificio
ar-deck-war = guerre
    .of = delle guerre
    .card = carta guerra
ar-deck-patron = patroni
    .of = dei patroni
    .card = carta patrono
ar-deck-province = province
    .of = delle province
    .card = carta provincia
ar-price = { $good } { $n }
ar-title = { $title }
ar-nothing = niente

## Numbers of things
ar-count-wood = { $n } Legno
ar-count-stone = { $n } Pietra
ar-count-cattle = { $n } Bestiame
ar-count-grain = { $n } Grano
ar-count-mineral = { $n ->
    [one] { $n } Minerale
   *[other] { $n } Minerali
}
ar-count-wine = { $n } Vino
ar-count-black = { $n ->
    [one] { $n } risorsa nera
   *[other] { $n } risorse nere
}
ar-count-green = { $n ->
    [one] { $n } risorsa verde
   *[other] { $n } risorse verdi
}
ar-count-red = { $n ->
    [one] { $n } risorsa rossa
   *[other] { $n } risorse rosse
}
ar-count-any = { $n ->
    [one] { $n } risorsa qualsiasi
   *[other] { $n } risorse qualsiasi
}
ar-count-surplus = { $n } surplus
ar-count-denarii = { $n ->
    [one] { $n } denaro
   *[other] { $n } denari
}
ar-count-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
ar-count-workers = { $n ->
    [one] { $n } lavoratore
   *[other] { $n } lavoratori
}
ar-count-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}

## What patrons do while active
ar-effect-point = 1 punto { $location_at }
ar-effect-denarii = 2 denari { $location_at }
ar-effect-surplus = 1 surplus { $location_at }
ar-effect-good = 1 risorsa della carta provincia { $location_at }
ar-effect-no-fee = nessuna tassa per una carta provincia { $location_at }
ar-effect-training = si può addestrare un lavoratore dopo l'azione { $location_at }
ar-effect-building-discount = gli edifici costano 1 risorsa in meno { $location_at }
ar-effect-war-discount = le carte guerra costano 1 surplus in meno { $location_at }
ar-effect-patron-discount = i patroni costano 2 denari in meno { $location_at }
ar-effect-surplus-for-goods = il surplus può pagare le risorse { $location_at }
ar-effect-goods-for-surplus = le risorse possono pagare il surplus { $location_at }
ar-effect-influence-for-goods = 1 influenza nella provincia in cambio di { $price } { $location_at }
ar-effect-influence-for-surplus = 1 influenza nella provincia in cambio di { $price } { $location_at }
ar-effect-influence-for-denarii = 1 influenza nella provincia in cambio di { $price } { $location_at }
ar-effect-free-steps = i passi nel Colosseo sono gratis { $location_at }
ar-effect-brown-cube = il cubetto marrone della provincia sale di 1 { $location_at }
ar-effect-colosseum-step = un passo gratis nel Colosseo { $location_at }

## Questions
ar-to = { $you ->
    [yes] { "" }
   *[no] { $player },{ " " }
}
ar-prompt-over = La partita è finita.
ar-prompt-choose-board = { ar-to }scegli una plancia.
ar-prompt-turn = { ar-to }piazza un lavoratore, addestrane uno oppure passa.
ar-prompt-extra-action = { ar-to }puoi eseguire un'azione finale con un lavoratore immaginario.
ar-prompt-shadow = { ar-to }piazza un lavoratore della tua ombra.
ar-prompt-recruit = { $shadow ->
    [yes] { ar-to }recluta per la tua ombra (ancora { $left } da prendere): scegli un luogo.
   *[no] { ar-to }recluta (ancora { $left } da prendere): scegli un luogo.
}
ar-prompt-recruit-worker = { $shadow ->
    [yes] { ar-to }quale lavoratore prendi { $location_at } per la tua ombra (ancora { $left } da prendere)?
   *[no] { ar-to }quale lavoratore prendi { $location_at } (ancora { $left } da prendere)?
}
ar-prompt-extra-before = { ar-to }puoi spendere carte prima dell'azione { $location_at }.
ar-prompt-extra-after = { ar-to }puoi spendere carte dopo l'azione { $location_at }.
ar-prompt-spend-patron = { $left ->
    [one] { ar-to }spendi ancora una carta con { $symbol_the }: è un patrono?
   *[other] { ar-to }spendi ancora { $left } carte con { $symbol_the }: ne fa parte un patrono?
}
ar-prompt-sell = { ar-to }vendi risorse, poi compra quelle mostrate nella provincia { $province }.
ar-prompt-buy = { $left ->
    [one] { ar-to }puoi comprare ancora una risorsa tra quelle mostrate nella provincia { $province }.
   *[other] { ar-to }puoi comprare ancora fino a { $left } risorse tra quelle mostrate nella provincia { $province }.
}
ar-prompt-half = { ar-to }quali due risorse ricevi dalla carta della provincia { $province }?
ar-prompt-administer = { ar-to }nella provincia { $province } vuoi un'altra risorsa o influenza?
ar-prompt-influence = { ar-to }gioca carte per aumentare la tua influenza nella provincia { $province }.
ar-prompt-pick = { $left ->
    [one] { ar-to }scegli una risorsa.
   *[other] { ar-to }scegli una risorsa ({ $left } in tutto).
}
ar-prompt-overflow = { ar-to }non hai più posto per { $good_the }: prendi 1 surplus o il suo prezzo in denari?
ar-prompt-discount = { ar-to }hai uno sconto: quale icona togli dal prezzo ({ $price })?
ar-prompt-pay = { ar-to }con che cosa paghi { $icon_a } (resta da pagare: { $price })?
ar-prompt-patron-slot = { ar-to }non hai slot liberi: tieni { $patron } inattivo o gli fai prendere il posto di un altro?
ar-prompt-activate = { ar-to }apri uno slot: quale patrono vi entra?
ar-prompt-campaign = { ar-to }hai completato una serie di guerra: in quale provincia aumenti la tua influenza?
ar-prompt-gain = { ar-to }puoi prendere i guadagni dei tuoi patroni { $location_at }.
ar-prompt-train = { ar-to }puoi addestrare un lavoratore.
ar-prompt-double = { ar-to }di quale patrono { $patron } raddoppia il bonus?
ar-prompt-send = { ar-to }hai { $left } influenza da assegnare: quanta ne metti nella provincia { $province }?
ar-prompt-draw-province = Si pesca una carta per la provincia { $province }.
ar-prompt-draw-card = Si pesca una { $deck_card }.
ar-prompt-draw-order = Si sorteggia l'ordine di turno.
ar-prompt-draw-board = Si sorteggia una plancia.

## What options do
# The article elides before 1: l'1, il 2.
ar-do-board = plancia { $board } (prezzi: { $prices })
ar-do-pass = passare: ogni lavoratore non piazzato resta con te e dà 1 punto
ar-do-place = piazzare { $worker ->
    [1] l'1
   *[other] il { $worker }
} { $location_at }
ar-do-place-slot = piazzare { $worker ->
    [1] l'1
   *[other] il { $worker }
} { $location_at }: { $card } per { $price }
ar-do-place-trained = piazzare { $worker ->
    [1] l'1
   *[other] il { $worker }
} come { $value } { $location_at }
ar-do-place-trained-slot = piazzare { $worker ->
    [1] l'1
   *[other] il { $worker }
} come { $value } { $location_at }: { $card } per { $price }
ar-do-train = addestrare { $worker ->
    [1] l'1
   *[other] il { $worker }
} su ±{ $change } per { $cost }
ar-do-extra = agire { $location_at } con un { $worker }
ar-do-extra-slot = agire { $location_at } con un { $worker }: { $card } per { $price }
ar-do-no-extra-action = nessuna azione finale
ar-do-shadow = piazzare { $worker ->
    [1] l'1
   *[other] il { $worker }
} dell'ombra { $location_at }
ar-do-recruit = reclutare i lavoratori { $location_at }: { $workers }
ar-do-take = prendere un { $worker }
ar-do-main = niente prima dell'azione
ar-do-rest = solo altre carte
ar-do-quaestor-spend = { $cards ->
    [one] spendere { $cards } carta con { $symbol_the }: 2 denari
   *[other] spendere { $cards } carte con { $symbol_the }: 2 denari per carta
}
ar-do-mercator-spend = { $cards ->
    [one] spendere { $cards } carta con { $symbol_the }: 1 risorsa della carta provincia
   *[other] spendere { $cards } carte con { $symbol_the }: per ognuna 1 risorsa della carta provincia
}
ar-do-aedilis-spend = { $cards ->
    [one] spendere { $cards } carta con { $symbol_the }: 1 surplus
   *[other] spendere { $cards } carte con { $symbol_the }: 1 surplus per carta
}
ar-do-propraetor-spend = spendere { $cards } carte con { $symbol_the }: 1 influenza ogni tre carte
ar-do-roma-spend = { $cards ->
    [one] spendere { $cards } carta con { $symbol_the }: 1 passo
   *[other] spendere { $cards } carte con { $symbol_the }: 1 passo per carta
}
ar-do-aedificator-spend = { $cards ->
    [one] spendere { $cards } carta con { $symbol_the }: comprare l'edificio scoperto sul mazzo pagando 1 risorsa in meno
   *[other] spendere { $cards } carte con { $symbol_the }: comprare l'edificio scoperto sul mazzo pagando 1 risorsa in meno per carta
}
ar-do-legatus-spend = { $cards ->
    [one] spendere { $cards } carta con { $symbol_the }: comprare la carta guerra scoperta sul mazzo pagando 1 surplus in meno
   *[other] spendere { $cards } carte con { $symbol_the }: comprare la carta guerra scoperta sul mazzo pagando 1 surplus in meno per carta
}
ar-do-senatus-spend = { $cards ->
    [one] spendere { $cards } carta con { $symbol_the }: comprare il patrono scoperto sul mazzo pagando 2 denari in meno
   *[other] spendere { $cards } carte con { $symbol_the }: comprare il patrono scoperto sul mazzo pagando 2 denari in meno per carta
}
ar-do-spend-patron = spendere { $patron }
ar-do-sell = vendere { $good_a } per { $worth }
ar-do-buy = comprare { $good_a } per { $worth }
ar-do-half = { $half_two }: { $goods }
ar-do-receive = prendere { $good_a } in più
ar-do-influence = giocare carte per l'influenza
ar-do-play = { $icons ->
    [one] giocare una carta con { $icons } icona influenza
   *[other] giocare una carta con { $icons } icone influenza
}
ar-do-pick = { $good_a }
ar-do-surplus-overflow = 1 surplus per { $good_the }
ar-do-denarii-overflow = { $worth } per { $good_the }
ar-do-save = risparmiare { $icon_a }
ar-do-pay = pagare con { $by_a }
ar-do-keep = tenere { $card } inattivo
ar-do-replace = mettere { $card } al posto di { $patron }
ar-do-activate = spostare { $patron } nello slot
ar-do-campaign = provincia { $province }
ar-do-gain = { $patron }: { $effect }
ar-do-double = { $patron }
ar-do-send = { $influence } influenza
ar-do-draw = { $card }
ar-do-next = { $seat }
ar-do-done-extra-after = niente dopo l'azione
ar-do-done-sell = non vendere altro
ar-do-done-buy = non comprare altro
ar-do-done-administer = né l'una né l'altra
ar-do-done-influence = basta così
ar-do-done-gain = non prendere altro
ar-do-done-train = non addestrare nessuno

## Buttons, where the question has said the rest
ar-button-pass = passare
ar-button-gain = { $patron }
ar-button-half = { $goods }
ar-button-spend = spendere { $cards } con { $symbol_the }
ar-button-board = plancia { $board }
ar-button-pick = { $good }
ar-button-sell = vendere { $good }: { $worth }
ar-button-buy = comprare { $good }: { $worth }
ar-button-play = { $icons } influenza
ar-button-spend-patron = { $patron }

## What happened
ar-did-board = { $player } prende la plancia { $board }.
ar-did-pass = { $player } passa e tiene { $workers }.
ar-did-place = { $player } piazza un { $worker } { $location_at }.
ar-did-place-slot = { $player } piazza un { $worker } { $location_at } per { $card }.
ar-did-place-trained = { $player } piazza un { $worker } addestrato, che vale { $value }, { $location_at }.
ar-did-place-trained-slot = { $player } piazza un { $worker } addestrato, che vale { $value }, { $location_at } per { $card }.
ar-did-train = { $player } addestra un { $worker } su ±{ $change }.
ar-did-extra = { $player } esegue l'azione finale { $location_at } con un { $worker }.
ar-did-extra-slot = { $player } esegue l'azione finale { $location_at } con un { $worker } per { $card }.
ar-did-no-extra-action = { $player } rinuncia all'azione finale.
ar-did-shadow = L'ombra di { $player } piazza un { $worker } { $location_at }.
ar-did-sell = { $player } vende { $good_a } per { $worth }.
ar-did-buy = { $player } compra { $good_a } per { $worth }.
ar-did-play = { $icons ->
    [one] { $player } gioca una carta con { $icons } icona influenza.
   *[other] { $player } gioca una carta con { $icons } icone influenza.
}
ar-did-overflow = { $player } non ha più posto per { $good_the } e prende { $things }.
ar-did-save = { $player } risparmia { $icon_a }.
ar-did-pay = { $player } paga con { $by_a }.
ar-did-keep = { $player } tiene { $card } inattivo.
ar-did-replace = { $card } prende il posto di { $patron }.
ar-did-activate = { $patron } è ora attivo per { $player }.
ar-did-campaign = { $player } sceglie la provincia { $province } per la serie di guerra completata.
ar-did-gain = { $patron } aiuta { $player }: { $effect }.
ar-did-double = { $player } raddoppia il bonus di { $patron }.
ar-did-send = { $player } mette { $influence } influenza nella provincia { $province }.
ar-did-next = { $seat } occupa il { ORDINAL($place) } posto nell'ordine di turno.
ar-no-workers = { $player } non ha più lavoratori e passa.
ar-takes = { $player } prende { $things }.
ar-receives = { $player } riceve { $things }.
ar-pays = { $player } paga { $things }.
ar-spends = { $player } spende { $cards } con { $symbol_the }.
ar-buys = { $points ->
    [0] { $player } ottiene { $card }.
    [one] { $player } ottiene { $card } e { $points } punto.
   *[other] { $player } ottiene { $card } e { $points } punti.
}
ar-pair = La coppia di edifici { $card } è completa.
ar-set-gives = { $card } porta anche { $things }.
ar-patron-active = { $card } è attivo: { $effect }.
ar-patron-inactive = { $card } resta per ora inattivo.
ar-walks = { $steps ->
    [one] { $player } fa { $steps } passo nel Colosseo.
   *[other] { $player } fa { $steps } passi nel Colosseo.
}
ar-steps = { $free ->
    [yes] { $player } entra gratis nella casella { $space } del Colosseo.
   *[no] { $player } entra nella casella { $space } del Colosseo.
}
ar-political = { $player } sale al livello { $level } di influenza politica.
ar-fame = { $player } ha già la massima influenza politica e segna 2 punti.
ar-rises = { $lost ->
    [0] { $player } raggiunge il livello { $level } nella provincia { $province }.
   *[other] { $player } raggiunge il livello { $level } nella provincia { $province }; influenza persa: { $lost }.
}
ar-stays = { $player } resta al livello { $level } nella provincia { $province }; l'influenza va persa.
ar-card-slides = La carta della provincia { $province } scorre nella posizione superiore.
ar-keeps-card = { $fee ->
    [0] { $player } tiene la carta { $card } senza pagare la tassa; il cubetto marrone della provincia { $province } è al livello { $cube }.
   *[other] { $player } paga { $fee } denari e tiene la carta { $card }; il cubetto marrone della provincia { $province } è al livello { $cube }.
}
ar-pays-empty = { $player } paga { $fee } denari per la provincia { $province }, che non ha carta.
ar-province-ends = Non restano carte provincia: questo è l'ultimo round.
ar-new-province-card = La provincia { $province } riceve la carta { $card }: { $goods }.
ar-dealt = { $card } entra nella fila { $deck_of }.
ar-turned-up = { $card } è la carta scoperta sul mazzo { $deck_of }.
ar-refill = La fase azione è finita; le file vengono rifornite.
ar-row-ends = Il mazzo { $deck_of } non basta a rifornire la sua fila: la partita finisce.
ar-leaves = { $card } esce dal gioco.
ar-recruits = { $shadow ->
    [yes] L'ombra di { $player } recluta { $location_at }: { $workers }.
   *[no] { $player } recluta { $location_at }: { $workers }.
}
ar-place = { $player } ({ $sum })
ar-new-round = Round { $number }. Ordine di turno: { $players }.
ar-first-round = Round 1. Ordine di turno: { $players }.
ar-finale = Ognuno può eseguire un'azione finale.
ar-pushed = { $player } scende al livello { $level } nella provincia { $province }.
ar-total = { $player } { $points }
ar-final = Punteggio finale: { $players }.
ar-win = { $player } vince.
ar-win-by-denarii = { $player } vince lo spareggio con più denari.
ar-win-by-goods = { $player } vince lo spareggio con più risorse.
ar-win-shared = { $players } condividono la gloria.
ar-short-game = Con così tanti giocatori i mazzi corti durano da 2 a 4 round.
