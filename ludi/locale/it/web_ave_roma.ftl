# Ave Roma nel browser: etichette, ciò che si legge passando sopra, contatori, la posizione a parole, il verdetto.

web-ave-turn = Round { $turn }
web-ave-pane-board = Tabellone
web-ave-pane-rows = Carte
web-ave-pane-mine = { $seated ->
    [no] Plance
   *[yes] La mia plancia
}

## Locations and spaces
web-ave-here = { $location }: lavoratori { $workers }; { $free ->
    [0] nessuno spazio libero
    [one] uno spazio libero
   *[other] { $free } spazi liberi
}.
web-ave-here-empty = { $location }: nessun lavoratore, { $free ->
    [0] nessuno spazio libero
    [one] uno spazio libero
   *[other] { $free } spazi liberi
}.
web-ave-row-here = { $location }: lavoratori { $workers }.
web-ave-row-here-empty = { $location }: nessun lavoratore.
web-ave-space-worker = { $location }: un lavoratore di valore { $value }.
web-ave-space-free = { $location }: uno spazio libero.
web-ave-space-shadow = { $location }: uno spazio libero per le ombre.
web-ave-space-closed = { $location }: uno spazio da { $players } giocatori in su.
web-ave-rule-quaestor = Prendi 2 denari per ogni punto di valore del lavoratore.
web-ave-rule-mercator = Vendi risorse ai tuoi prezzi, poi compra fino a 4 unità dei tipi mostrati nella provincia del valore del lavoratore.
web-ave-rule-aedilis = Ricevi tutte e quattro le risorse della carta provincia del valore del lavoratore.
web-ave-rule-propraetor = Ricevi una metà della carta provincia del valore del lavoratore, poi un'altra sua risorsa oppure influenza in quella provincia.
web-ave-rule-roma = Avanza nel Colosseo di tante caselle quanto il valore del lavoratore, pagandole; un onore dà 1 influenza politica.
web-ave-rule-aedificator = Compra un edificio da uno slot che accetta il lavoratore.
web-ave-rule-legatus = Compra una carta guerra da uno slot che accetta il lavoratore.
web-ave-rule-senatus = Compra un patrono da uno slot che accetta il lavoratore; in uno slot aperto e libero diventa attivo.
web-ave-recruit-all = Reclutare qui porta tutti i lavoratori: { $workers }.
web-ave-recruit-some = Reclutare qui porta { $n } lavoratori a scelta su { $of }: { $workers }.
web-ave-recruit-sum = La somma dei lavoratori sarebbe poi tra { $least } e { $most }.
web-ave-recruit-sum-sure = La somma dei lavoratori sarebbe poi { $n }.
web-ave-recruit-place = Posto nel prossimo ordine di turno: dal { ORDINAL($least) } al { ORDINAL($most) }.
web-ave-recruit-place-sure = Posto nel prossimo ordine di turno: { ORDINAL($n) }.

## Card rows
web-ave-slot = { $version ->
    [plan] { $card } (piano)
    [built] { $card } (finito)
   *[none] { $card }
}, slot { $slot }, per lavoratori { $span }.
web-ave-slot-empty = Slot { $slot } della fila { $deck_of }, per lavoratori { $span }: vuoto.
web-ave-slot-taken = Vi si trova un lavoratore di valore { $value }.
web-ave-slot-worker = Un lavoratore di valore { $value } nella fila { $deck_of }.
web-ave-face-up = { $card }, scoperta sul mazzo { $deck_of }.
web-ave-face-up-none = Nessuna carta è scoperta sul mazzo { $deck_of }.
web-ave-face-up-rule = Si può comprare oltre a una carta della fila spendendo carte di un solo simbolo.
web-ave-deck = { $n ->
    [0] Il mazzo { $deck_of } è vuoto.
    [one] Mazzo { $deck_of }: una carta.
   *[other] Mazzo { $deck_of }: { $n } carte.
}
web-ave-deck-rule = Se dopo un round non può riempire la sua fila, la partita finisce.
web-ave-deck-rule-province = Se una carta provincia non può essere sostituita, questo round è l'ultimo.

## Cards
web-ave-card = { $card }
web-ave-card-building = { $card }{ $state ->
    [unused] , { $n } influenza non ancora usata
    [used] , influenza usata
   *[none] { "" }
}, edificio di { $player }{ $spent ->
    [yes] , carta spesa
   *[no] { "" }
}.
web-ave-card-war = { $card }{ $state ->
    [unused] , { $n } influenza non ancora usata
    [used] , influenza usata
   *[none] { "" }
}, carta guerra di { $player }{ $spent ->
    [yes] , carta spesa
   *[no] { "" }
}.
web-ave-card-patron = { $card }, { $state ->
    [active] patrono attivo
   *[idle] patrono inattivo
} di { $player }{ $spent ->
    [yes] , carta spesa
   *[no] { "" }
}.
web-ave-card-province = Carta provincia { $card } di { $player }{ $spent ->
    [yes] , carta spesa
   *[no] { "" }
}.
web-ave-card-cost = Costa { $price }.
web-ave-card-points = Dà subito { $points }.
web-ave-card-influence = Ha { $n } influenza, da giocare una volta presso Propraetor.
web-ave-card-pair = Le due copie di { $card } insieme danno { $things } per questa, e la ricompensa dell'altra.
web-ave-card-completes = Completa una coppia per { $player }.
web-ave-card-set = È la numero { $number } della serie { $card }.
web-ave-set-rule = La seconda carta di una serie dà 3 denari, la terza 1 surplus, la quarta 2 punti, la quinta 1 influenza in una provincia qualsiasi.
web-ave-card-set-has = { $player } ha { $n } di questa serie.
web-ave-card-effect = Da attivo: { $effect }.
web-ave-card-bonus = Alla fine: { $bonus }.
web-ave-card-symbol = Simbolo: { $symbol }.
web-ave-card-goods = Sopra { $upper }, sotto { $lower }.
web-ave-card-active = È attivo.
web-ave-card-idle = È inattivo.
web-ave-card-unused = La sua influenza non è ancora usata.
web-ave-card-used = La sua influenza è usata.
web-ave-card-spent = La carta è spesa.
web-ave-offer = Ora { $player } pagherebbe { $price }.
web-ave-offer-discount = Ora { $player } pagherebbe { $price }, meno { $n ->
    [one] una risorsa
   *[other] { $n } risorse
} a scelta.
web-ave-offer-why = Ora non per { $player }: { $why }.
web-ave-part-black = Mezza risorsa: nera.
web-ave-part-green = Mezza risorsa: verde.
web-ave-part-red = Mezza risorsa: rossa.
web-ave-part-multi = Mezza risorsa: multicolore.

## Provinces
web-ave-province = Provincia { $province }: sopra { $upper }, sotto { $lower }; la carta è nella posizione { $place ->
    [upper] superiore, usata una volta
   *[lower] inferiore, non usata
}.
web-ave-province-empty = Provincia { $province }: nessuna carta.
web-ave-province-first = Usarla ora non costa tasse; la carta scorre in alto.
web-ave-province-second = Usarla ora costa una tassa di { $fee } alla fine dell'azione e dà la carta.
web-ave-province-none = Senza carta qui si può solo aumentare l'influenza, con una tassa di { $fee }.
web-ave-province-waived = { $player } paga meno con { $locations }.
web-ave-half = Provincia { $province }, metà { $half }: { $goods }.
web-ave-province-good = Provincia { $province }: { $good }.
web-ave-marker = { $player } è al livello { $level } nella provincia { $province }.
web-ave-marker-off = { $player } non ha influenza nella provincia { $province }.
web-ave-cube = Il cubetto marrone della provincia { $province } è al livello { $level }.
web-ave-cube-level = Il cubetto marrone è al livello { $level }.
web-ave-stands = { $player } a { $level }
web-ave-stands-settled = { $player } a { $level } (conterebbe { $settled })
web-ave-standing = Influenza: { $players }.
web-ave-standing-none = Nessuno vi ha influenza.

## Colosseum
web-ave-ring = Casella { $space } del Colosseo{ $honour ->
    [yes] , con un onore
   *[no] { "" }
}.
web-ave-ring-players = Casella { $space } del Colosseo{ $honour ->
    [yes] , con un onore
   *[no] { "" }
}: { $players }.
web-ave-ring-price = Entrarvi costa { $price }; è gratis dove si trova un altro giocatore.
web-ave-ring-enter = Entrarvi costa { $price }.
web-ave-ring-free = Una casella dove si trova un altro giocatore è gratis.
web-ave-ring-cost = { $price }{ $honour ->
    [yes] { " " }(onore)
   *[no] { "" }
}
web-ave-ring-ahead = Le prossime caselle costerebbero a { $player }: { $costs }.
web-ave-gladiator = { $player } è sulla casella { $space } del Colosseo.

## Turn order, points, rounds
web-ave-order = Ordine di turno: { $players }.
web-ave-order-later = L'ordine di turno non è ancora estratto.
web-ave-order-passed = Hanno passato: { $players }.
web-ave-order-rule = Dopo il reclutamento comincia la somma di lavoratori più bassa; chi è pari scambia il posto.
web-ave-score = Punti: { $players }.
web-ave-score-one = { $player } { $n }
web-ave-rounds = Round { $round }; { $left ->
    [0] non ce ne sono altri
    [one] è l'ultimo
   *[other] al massimo { $left } compreso questo
}.
web-ave-rounds-setup = La partita viene preparata.
web-ave-points = { $player }: { $n } punti.
web-ave-points-ended = { $player }: { $n } punti, { $ended } se la partita finisse ora.
web-ave-points-now = Finora: { $sources }.
web-ave-points-then = Se la partita finisse ora, { $n }: { $sources }.
web-ave-source = { $source } { $n }

## Players
web-ave-player = { $player }: { $points }.
web-ave-player-passed = { $player }: { $points }; ha passato.
web-ave-worker = { $player }: { $n ->
    [0] nessun lavoratore di valore { $value } in mano
    [one] un lavoratore di valore { $value }
   *[other] { $n } lavoratori di valore { $value }
}.
web-ave-shadow = { $player }: un lavoratore dell'ombra di valore { $value }.
web-ave-shadow-rule = Dopo ogni turno un lavoratore dell'ombra va su uno spazio per più giocatori; non fa nulla, ma lì può essere reclutato.
web-ave-training-worker = { $player }: un lavoratore in addestramento a ±{ $change }, valore { $value }{ $n ->
    [0] { "" }
   *[other] , { $values } se cambiato
}.
web-ave-training-free = { $player }: addestramento ±{ $change }: { $cost }, spazio libero.
web-ave-training-values = Può agire come { $values }.
web-ave-training-rule = Dal prossimo turno un lavoratore qui può essere piazzato con il valore cambiato di { $change }.
web-ave-good = { $player }: { $good } { $n } su 3.
web-ave-good-price = { $player }: { $good } { $n } (su 3), { $price } ciascuna.
web-ave-surplus = { $player }: surplus { $n }, 7 al massimo.
web-ave-denarii = { $player }: { $n ->
    [one] { $n } denaro
   *[other] { $n } denari
}.
web-ave-political = { $player }: influenza politica { $n } su 10.
web-ave-political-now = Darebbe { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}; { $slots ->
    [0] nessuno slot per patroni è aperto
    [one] uno slot per patroni è aperto
   *[other] { $slots } slot per patroni sono aperti
}.
web-ave-mat = Plancia { $board }.
web-ave-mat-prices = Plancia { $board }: { $prices }.
web-ave-mat-rule = A questi prezzi si vendono e si comprano le risorse; cominci con due di ognuna che costa 2.

## Names of symbols
web-ave-name-wood = Legno.
web-ave-name-stone = Pietra.
web-ave-name-cattle = Bestiame.
web-ave-name-grain = Grano.
web-ave-name-mineral = Minerale.
web-ave-name-wine = Vino.
web-ave-name-black = Una risorsa nera.
web-ave-name-green = Una risorsa verde.
web-ave-name-red = Una risorsa rossa.
web-ave-name-any = Una risorsa qualsiasi.
web-ave-name-surplus = Surplus.
web-ave-name-denarii = Denari.
web-ave-name-vp = Punti.
web-ave-name-influence = Influenza.
web-ave-name-political = Influenza politica.
web-ave-name-amphora = Anfora.
web-ave-name-sword = Spada.
web-ave-name-lion = Leone.
web-ave-name-honour = Onore.
web-ave-name-cube = Cubetto marrone.
web-ave-name-worker = Lavoratore.
web-ave-name-patron = Patrono.
web-ave-name-building = Edificio.
web-ave-name-war = Guerra.
web-ave-name-province = Provincia.
web-ave-name-quaestor = Quaestor.
web-ave-name-mercator = Mercator.
web-ave-name-aedilis = Aedilis.
web-ave-name-propraetor = Propraetor.
web-ave-name-roma = Roma.
web-ave-name-aedificator = Aedificator.
web-ave-name-legatus = Legatus.
web-ave-name-senatus = Senatus.
web-ave-name-part-black = Mezza risorsa nera.
web-ave-name-part-green = Mezza risorsa verde.
web-ave-name-part-red = Mezza risorsa rossa.
web-ave-name-part-multi = Mezza risorsa multicolore.
web-ave-name-rounds = Round.

## Symbols explained
web-ave-sign-wood = Risorsa nera; ne conservi al massimo 3, il resto diventa surplus o il suo prezzo.
web-ave-sign-stone = Risorsa nera; ne conservi al massimo 3, il resto diventa surplus o il suo prezzo.
web-ave-sign-cattle = Risorsa verde; ne conservi al massimo 3, il resto diventa surplus o il suo prezzo.
web-ave-sign-grain = Risorsa verde; ne conservi al massimo 3, il resto diventa surplus o il suo prezzo.
web-ave-sign-mineral = Risorsa rossa; ne conservi al massimo 3, il resto diventa surplus o il suo prezzo.
web-ave-sign-wine = Risorsa rossa; ne conservi al massimo 3, il resto diventa surplus o il suo prezzo.
web-ave-sign-black = Legno o Pietra, a tua scelta.
web-ave-sign-green = Bestiame o Grano, a tua scelta.
web-ave-sign-red = Minerale o Vino, a tua scelta.
web-ave-sign-any = Una qualsiasi delle sei risorse, a tua scelta.
web-ave-sign-surplus = Ne tieni al massimo 7; paga le carte guerra e non si vende mai.
web-ave-sign-denarii = Le monete di Roma; cinque valgono un punto alla fine.
web-ave-sign-vp = Chi ne ha di più alla fine vince.
web-ave-sign-influence = Giocata presso Propraetor, alza il tuo segnalino in una provincia; ogni livello accoglie un solo segnalino.
web-ave-sign-political = I livelli da 1 a 5 aprono ciascuno uno slot per patroni; il tracciato dà punti alla fine, e ogni livello oltre il 10 vale 2 punti.
web-ave-sign-amphora = Uno dei tre simboli delle carte: nella partita avanzata si spendono carte di un solo simbolo per azioni extra.
web-ave-sign-sword = Uno dei tre simboli delle carte: nella partita avanzata si spendono carte di un solo simbolo per azioni extra.
web-ave-sign-lion = Uno dei tre simboli delle carte: nella partita avanzata si spendono carte di un solo simbolo per azioni extra.
web-ave-sign-honour = Chi entra in questa casella del Colosseo guadagna 1 influenza politica.
web-ave-sign-cube = Alla fine nessun segnalino della provincia conta più del cubetto; ogni carta presa lì lo alza.
web-ave-sign-worker = Il suo valore decide che cosa fa; dopo il round appartiene a chi lo recluta.
web-ave-sign-patron = Attivo in uno slot aiuta in un luogo, e alla fine dà punti anche da inattivo.
web-ave-sign-building = Due copie di un edificio danno le ricompense di coppia di entrambe.
web-ave-sign-war = Le carte della stessa serie danno sempre di più.
web-ave-sign-province = I lavoratori del suo numero usano la sua carta; il secondo uso costa una tassa e dà la carta.
web-ave-sign-quaestor = Il luogo per i denari.
web-ave-sign-mercator = Il luogo per vendere e comprare risorse.
web-ave-sign-aedilis = Il luogo per le quattro risorse di una provincia.
web-ave-sign-propraetor = Il luogo per due risorse di una provincia e per l'influenza in essa.
web-ave-sign-roma = Il luogo per avanzare nel Colosseo.
web-ave-sign-aedificator = Il luogo per comprare edifici.
web-ave-sign-legatus = Il luogo per comprare carte guerra.
web-ave-sign-senatus = Il luogo per comprare patroni.
web-ave-sign-part-black = Due di esse sulle tue carte provincia danno Legno o Pietra.
web-ave-sign-part-green = Due di esse sulle tue carte provincia danno Bestiame o Grano.
web-ave-sign-part-red = Due di esse sulle tue carte provincia danno Minerale o Vino.
web-ave-sign-part-multi = Due di esse sulle tue carte provincia danno una risorsa qualsiasi.
web-ave-sign-rounds = La partita finisce quando una carta provincia non può essere sostituita o una fila di carte non può essere riempita.

## Counters
web-ave-tally-sell = Vendere
web-ave-tally-buy = { $left ->
    [0] Comprare: quattro comprate
   *[other] Comprare: ancora fino a { $left }
}
web-ave-tally-pick = { $left ->
    [0] Risorse scelte
   *[other] Scegliere: ancora { $left }
}
web-ave-tally-receive = Un'altra risorsa
web-ave-tally-overflow = Senza posto: come surplus, non come denari
web-ave-tally-pay = Pagare con
web-ave-tally-save = Non si paga
web-ave-tally-influence = Giocare carte per l'influenza
web-ave-tally-spend = Spendere carte di un simbolo
web-ave-tally-good = { $good }
web-ave-tally-unit = risorsa { $n }
web-ave-tally-icon = { $icon }
web-ave-tally-symbol = { $symbol }
web-ave-tally-icons = carte con { $n } influenza
web-ave-tally-worth = { $worth } ciascuna
web-ave-tally-of = { $n } in tutto
web-ave-tally-instead = { $worth } altrimenti
web-ave-tally-change = { $thing } { $from } → { $to }
web-ave-tally-total = { $changes }.
web-ave-tally-fee = Alla fine è dovuta una tassa di { $fee }.
web-ave-tally-due = Ancora da pagare: { $price }.

## The position in words
web-ave-phase = { $phase }.
web-ave-you = Giochi con { $player }.
web-ave-advanced = È la partita avanzata.
web-ave-up-to = Un lavoratore addestrato può cambiare valore anche di meno.
web-ave-acts = { $player } agisce { $location_at } con un { $value }.
web-ave-acts-imaginary = { $player } agisce { $location_at } con un { $value } immaginario.
web-ave-due = Ancora da pagare: { $price }.
web-ave-due-less = { $n ->
    [one] Una risorsa di questo prezzo non si paga.
   *[other] { $n } risorse di questo prezzo non si pagano.
}
web-ave-steps-left = { $n ->
    [one] Manca un passo.
   *[other] Mancano { $n } passi.
}
web-ave-picks-left = { $n ->
    [one] C'è una risorsa da scegliere.
   *[other] Ci sono { $n } risorse da scegliere.
}
web-ave-has-board = { $player } ha la plancia { $board } con i prezzi { $prices }.
web-ave-stores = { $player } ha { $things }, { $surplus } surplus e { $denarii ->
    [one] { $denarii } denaro
   *[other] { $denarii } denari
}.
web-ave-politics = Influenza politica { $n }, vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; slot per patroni aperti: { $slots }.
web-ave-hand = Lavoratori in mano: { $workers }.
web-ave-hand-none = Nessun lavoratore in mano.
web-ave-in-training = Un { $value } si addestra a ±{ $change } e può agire come { $values }.
web-ave-shadow-hand = Lavoratori dell'ombra ancora da piazzare: { $workers }.
web-ave-owns = { $player } possiede { $card } ({ $symbol }).
web-ave-influence-left = Influenza non ancora usata: { $n }.
web-ave-unspent = Carte da spendere: { $symbols }.
web-ave-unspent-one = { $symbol } { $n }

## Verdict
web-ave-end-points = Più punti: { $players } con { $n }; chi segue ne ha { $m }.
web-ave-end-points-level = Più punti: { $players } sono pari con { $n } ciascuno.
web-ave-end-denarii = Decidono i denari: { $players } con { $n }; chi segue ne ha { $m }.
web-ave-end-denarii-level = I denari non decidono: { $players } ne hanno { $n } ciascuno.
web-ave-end-goods = Decidono le risorse: { $players } con { $n }; chi segue ne ha { $m }.
web-ave-end-goods-level = Le risorse non decidono: { $players } ne hanno { $n } ciascuno.
web-ave-end-wins = Vince { $players }.
web-ave-end-shared = { $players } condividono la vittoria.
web-ave-end-player = { $player }: { $points }, con { $denarii ->
    [one] { $denarii } denaro
   *[other] { $denarii } denari
} e { $goods ->
    [one] { $goods } risorsa
   *[other] { $goods } risorse
} in riserva.
