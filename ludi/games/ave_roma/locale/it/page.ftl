# Ave Roma nel browser: etichette, ciò che si legge passando sopra, contatori, la posizione a parole, il verdetto.

ar-turn = Round { $turn }
ar-pane-board = Tabellone
ar-pane-rows = Carte
ar-pane-mine = { $seated ->
    [no] Plance
   *[yes] La mia plancia
}

## Locations and spaces
ar-here = { $location }: lavoratori { $workers }; { $free ->
    [0] nessuno spazio libero
    [one] uno spazio libero
   *[other] { $free } spazi liberi
}.
ar-here-empty = { $location }: nessun lavoratore, { $free ->
    [0] nessuno spazio libero
    [one] uno spazio libero
   *[other] { $free } spazi liberi
}.
ar-row-here = { $location }: lavoratori { $workers }.
ar-row-here-empty = { $location }: nessun lavoratore.
ar-space-worker = { $location }: un lavoratore di valore { $value }.
ar-space-free = { $location }: uno spazio libero.
ar-space-shadow = { $location }: uno spazio libero per le ombre.
ar-space-closed = { $location }: uno spazio da { $players } giocatori in su.
ar-rule-quaestor = Prendi 2 denari per ogni punto di valore del lavoratore.
ar-rule-mercator = Vendi risorse ai tuoi prezzi, poi compra fino a 4 unità dei tipi mostrati nella provincia del valore del lavoratore.
ar-rule-aedilis = Ricevi tutte e quattro le risorse della carta provincia del valore del lavoratore.
ar-rule-propraetor = Ricevi una metà della carta provincia del valore del lavoratore, poi un'altra sua risorsa oppure influenza in quella provincia.
ar-rule-roma = Avanza nel Colosseo di tante caselle quanto il valore del lavoratore, pagandole; un onore dà 1 influenza politica.
ar-rule-aedificator = Compra un edificio da uno slot che accetta il lavoratore.
ar-rule-legatus = Compra una carta guerra da uno slot che accetta il lavoratore.
ar-rule-senatus = Compra un patrono da uno slot che accetta il lavoratore; in uno slot aperto e libero diventa attivo.
ar-recruit-all = Reclutare qui porta tutti i lavoratori: { $workers }.
ar-recruit-some = Reclutare qui porta { $n } lavoratori a scelta su { $of }: { $workers }.
ar-recruit-sum = La somma dei lavoratori sarebbe poi tra { $least } e { $most }.
ar-recruit-sum-sure = La somma dei lavoratori sarebbe poi { $n }.
ar-recruit-place = Posto nel prossimo ordine di turno: dal { ORDINAL($least) } al { ORDINAL($most) }.
ar-recruit-place-sure = Posto nel prossimo ordine di turno: { ORDINAL($n) }.

## Card rows
ar-slot = { $version ->
    [plan] { $card } (piano)
    [built] { $card } (finito)
   *[none] { $card }
}, slot { $slot }, per lavoratori { $span }.
ar-slot-empty = Slot { $slot } della fila { $deck_of }, per lavoratori { $span }: vuoto.
ar-slot-taken = Vi si trova un lavoratore di valore { $value }.
ar-slot-worker = Un lavoratore di valore { $value } nella fila { $deck_of }.
ar-face-up = { $card }, scoperta sul mazzo { $deck_of }.
ar-face-up-none = Nessuna carta è scoperta sul mazzo { $deck_of }.
ar-face-up-rule = Si può comprare oltre a una carta della fila spendendo carte di un solo simbolo.
ar-deck = { $n ->
    [0] Il mazzo { $deck_of } è vuoto.
    [one] Mazzo { $deck_of }: una carta.
   *[other] Mazzo { $deck_of }: { $n } carte.
}
ar-deck-rule = Se dopo un round non può riempire la sua fila, la partita finisce.
ar-deck-rule-province = Se una carta provincia non può essere sostituita, questo round è l'ultimo.

## Cards
ar-card = { $card }
ar-card-building = { $card }{ $state ->
    [unused] , { $n } influenza non ancora usata
    [used] , influenza usata
   *[none] { "" }
}, edificio di { $player }{ $spent ->
    [yes] , carta spesa
   *[no] { "" }
}.
ar-card-war = { $card }{ $state ->
    [unused] , { $n } influenza non ancora usata
    [used] , influenza usata
   *[none] { "" }
}, carta guerra di { $player }{ $spent ->
    [yes] , carta spesa
   *[no] { "" }
}.
ar-card-patron = { $card }, { $state ->
    [active] patrono attivo
   *[idle] patrono inattivo
} di { $player }{ $spent ->
    [yes] , carta spesa
   *[no] { "" }
}.
ar-card-province = Carta provincia { $card } di { $player }{ $spent ->
    [yes] , carta spesa
   *[no] { "" }
}.
ar-card-cost = Costa { $price }.
ar-card-points = Dà subito { $points }.
ar-card-influence = Ha { $n } influenza, da giocare una volta presso Propraetor.
ar-card-pair = Le due copie di { $card } insieme danno { $things } per questa, e la ricompensa dell'altra.
ar-card-completes = Completa una coppia per { $player }.
ar-card-set = È la numero { $number } della serie { $card }.
ar-set-rule = La seconda carta di una serie dà 3 denari, la terza 1 surplus, la quarta 2 punti, la quinta 1 influenza in una provincia qualsiasi.
ar-card-set-has = { $player } ha { $n } di questa serie.
ar-card-brings = { $player } riceverebbe subito con essa { $things }.
ar-card-effect = Da attivo: { $effect }.
ar-card-bonus = Alla fine: { $bonus }.
ar-card-symbol = Simbolo: { $symbol }.
ar-card-goods = Sopra { $upper }, sotto { $lower }.
ar-card-active = È attivo.
ar-card-idle = È inattivo.
ar-card-unused = La sua influenza non è ancora usata.
ar-card-used = La sua influenza è usata.
ar-card-spent = La carta è spesa.
ar-offer = Ora { $player } pagherebbe { $price }.
ar-offer-discount = Ora { $player } pagherebbe { $price }, meno { $n ->
    [one] una risorsa
   *[other] { $n } risorse
} a scelta.
ar-offer-why = Ora non per { $player }: { $why }.
ar-part-black = Mezza risorsa: nera.
ar-part-green = Mezza risorsa: verde.
ar-part-red = Mezza risorsa: rossa.
ar-part-multi = Mezza risorsa: multicolore.

## Provinces
ar-province = Provincia { $province }: sopra { $upper }, sotto { $lower }; la carta è nella posizione { $place ->
    [upper] superiore, usata una volta
   *[lower] inferiore, non usata
}.
ar-province-empty = Provincia { $province }: nessuna carta.
ar-province-first = Usarla ora non costa tasse; la carta scorre in alto.
ar-province-second = Usarla ora costa una tassa di { $fee } alla fine dell'azione e dà la carta.
ar-province-none = Senza carta qui si può solo aumentare l'influenza, con una tassa di { $fee }.
ar-province-waived = { $player } paga meno con { $locations }.
ar-half = Provincia { $province }, metà { $half }: { $goods }.
ar-province-good = Provincia { $province }: { $good }.
ar-marker = { $player } è al livello { $level } nella provincia { $province }.
ar-marker-off = { $player } non ha influenza nella provincia { $province }.
ar-cube = Il cubetto marrone della provincia { $province } è al livello { $level }.
ar-cube-level = Il cubetto marrone è al livello { $level }.
ar-stands = { $player } a { $level }
ar-stands-settled = { $player } a { $level } (conterebbe { $settled })
ar-standing = Influenza: { $players }.
ar-standing-none = Nessuno vi ha influenza.

## Colosseum
ar-ring = Casella { $space } del Colosseo{ $honour ->
    [yes] , con un onore
   *[no] { "" }
}.
ar-ring-players = Casella { $space } del Colosseo{ $honour ->
    [yes] , con un onore
   *[no] { "" }
}: { $players }.
ar-ring-price = Entrarvi costa { $price }; è gratis dove si trova un altro giocatore.
ar-ring-now = Ora costerebbe { $price } a { $player }.
ar-ring-all-free = I passi lì ora non costano nulla a { $player }.
ar-ring-enter = Entrarvi costa { $price }.
ar-ring-free = Una casella dove si trova un altro giocatore è gratis.
ar-ring-cost = { $price }{ $honour ->
    [yes] { " " }(onore)
   *[no] { "" }
}
ar-ring-ahead = Le prossime caselle costerebbero a { $player }: { $costs }.
ar-gladiator = { $player } è sulla casella { $space } del Colosseo.

## Turn order, points, rounds
ar-order = Ordine di turno: { $players }.
ar-order-later = L'ordine di turno non è ancora estratto.
ar-order-passed = Hanno passato: { $players }.
ar-order-rule = Dopo il reclutamento comincia la somma di lavoratori più bassa; chi è pari scambia il posto.
ar-score = Punti: { $players }.
ar-score-one = { $player } { $n }
ar-goal = Vince chi ha più punti
ar-goal-most = Vince chi ha più punti dopo il conteggio finale; a parità decidono i denari, poi le risorse.
ar-goal-outlook = se finisse ora
ar-rounds = Round { $round }; nel mazzo province: { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
}.
ar-rounds-pace = { $left ->
    [0] Nessun altro round.
    [one] Di questo passo questo round è l'ultimo.
   *[other] Di questo passo circa { $left } round, questo compreso.
}
ar-rounds-setup = La partita viene preparata.
ar-points = { $player }: { $n } punti.
ar-points-ended = { $player }: { $n } punti, { $ended } se la partita finisse ora.
ar-points-now = Finora: { $sources }.
ar-points-then = Se la partita finisse ora, { $n }: { $sources }.
ar-source = { $source } { $n }

## Players
ar-player = { $player }: { $points }.
ar-player-passed = { $player }: { $points }; ha passato.
ar-worker = { $player }: { $n ->
    [0] nessun lavoratore di valore { $value } in mano
    [one] un lavoratore di valore { $value }
   *[other] { $n } lavoratori di valore { $value }
}.
ar-shadow = { $player }: un lavoratore dell'ombra di valore { $value }.
ar-shadow-rule = Dopo ogni turno un lavoratore dell'ombra va su uno spazio per più giocatori; non fa nulla, ma lì può essere reclutato.
ar-training-worker = { $player }: un lavoratore in addestramento a ±{ $change }, valore { $value }{ $n ->
    [0] { "" }
   *[other] , { $values } se cambiato
}.
ar-training-free = { $player }: addestramento ±{ $change }: { $cost }, spazio libero.
ar-training-values = Può agire come { $values }.
ar-training-rule = Dal prossimo turno un lavoratore qui può essere piazzato con il valore cambiato di { $change }.
ar-good = { $player }: { $good } { $n } su 3.
ar-good-price = { $player }: { $good } { $n } (su 3), { $price } ciascuna.
ar-surplus = { $player }: surplus { $n }, 7 al massimo.
ar-denarii = { $player }: { $n ->
    [one] { $n } denaro
   *[other] { $n } denari
}.
ar-political-space = { $player }: influenza politica { $n } su 10.
ar-political-now = Darebbe { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}; { $slots ->
    [0] nessuno slot per patroni è aperto
    [one] uno slot per patroni è aperto
   *[other] { $slots } slot per patroni sono aperti
}.
ar-mat-prices = Plancia { $board }: { $prices }.
ar-mat-rule = A questi prezzi si vendono e si comprano le risorse; cominci con due di ognuna che costa 2.

## Names of symbols
ar-name-wood = Legno.
ar-name-stone = Pietra.
ar-name-cattle = Bestiame.
ar-name-grain = Grano.
ar-name-mineral = Minerale.
ar-name-wine = Vino.
ar-name-black = Una risorsa nera.
ar-name-green = Una risorsa verde.
ar-name-red = Una risorsa rossa.
ar-name-any = Una risorsa qualsiasi.
ar-name-surplus = Surplus.
ar-name-denarii = Denari.
ar-name-vp = Punti.
ar-name-influence = Influenza.
ar-name-political = Influenza politica.
ar-name-amphora = Anfora.
ar-name-sword = Spada.
ar-name-lion = Leone.
ar-name-honour = Onore.
ar-name-cube = Cubetto marrone.
ar-name-worker = Lavoratore.
ar-name-patron = Patrono.
ar-name-building = Edificio.
ar-name-war = Guerra.
ar-name-province = Provincia.
ar-name-quaestor = Quaestor.
ar-name-mercator = Mercator.
ar-name-aedilis = Aedilis.
ar-name-propraetor = Propraetor.
ar-name-roma = Roma.
ar-name-aedificator = Aedificator.
ar-name-legatus = Legatus.
ar-name-senatus = Senatus.
ar-name-part-black = Mezza risorsa nera.
ar-name-part-green = Mezza risorsa verde.
ar-name-part-red = Mezza risorsa rossa.
ar-name-part-multi = Mezza risorsa multicolore.
ar-name-rounds = Round.

## Symbols explained
ar-sign-wood = Risorsa nera; ne conservi al massimo 3, il resto diventa surplus o il suo prezzo.
ar-sign-stone = Risorsa nera; ne conservi al massimo 3, il resto diventa surplus o il suo prezzo.
ar-sign-cattle = Risorsa verde; ne conservi al massimo 3, il resto diventa surplus o il suo prezzo.
ar-sign-grain = Risorsa verde; ne conservi al massimo 3, il resto diventa surplus o il suo prezzo.
ar-sign-mineral = Risorsa rossa; ne conservi al massimo 3, il resto diventa surplus o il suo prezzo.
ar-sign-wine = Risorsa rossa; ne conservi al massimo 3, il resto diventa surplus o il suo prezzo.
ar-sign-black = Legno o Pietra, a tua scelta.
ar-sign-green = Bestiame o Grano, a tua scelta.
ar-sign-red = Minerale o Vino, a tua scelta.
ar-sign-any = Una qualsiasi delle sei risorse, a tua scelta.
ar-sign-surplus = Ne tieni al massimo 7; paga le carte guerra e non si vende mai.
ar-sign-denarii = Le monete di Roma; cinque valgono un punto alla fine.
ar-sign-vp = Chi ne ha di più alla fine vince.
ar-sign-influence = Giocata presso Propraetor, alza il tuo segnalino in una provincia; ogni livello accoglie un solo segnalino.
ar-sign-political = I livelli da 1 a 5 aprono ciascuno uno slot per patroni; il tracciato dà punti alla fine, e ogni livello oltre il 10 vale 2 punti.
ar-sign-amphora = Uno dei tre simboli delle carte: nella partita avanzata si spendono carte di un solo simbolo per azioni extra.
ar-sign-sword = Uno dei tre simboli delle carte: nella partita avanzata si spendono carte di un solo simbolo per azioni extra.
ar-sign-lion = Uno dei tre simboli delle carte: nella partita avanzata si spendono carte di un solo simbolo per azioni extra.
ar-sign-honour = Chi entra in questa casella del Colosseo guadagna 1 influenza politica.
ar-sign-cube = Alla fine nessun segnalino della provincia conta più del cubetto; ogni carta presa lì lo alza.
ar-sign-worker = Il suo valore decide che cosa fa; dopo il round appartiene a chi lo recluta.
ar-sign-patron = Attivo in uno slot aiuta in un luogo, e alla fine dà punti anche da inattivo.
ar-sign-building = Due copie di un edificio danno le ricompense di coppia di entrambe.
ar-sign-war = Le carte della stessa serie danno sempre di più.
ar-sign-province = I lavoratori del suo numero usano la sua carta; il secondo uso costa una tassa e dà la carta.
ar-sign-quaestor = Il luogo per i denari.
ar-sign-mercator = Il luogo per vendere e comprare risorse.
ar-sign-aedilis = Il luogo per le quattro risorse di una provincia.
ar-sign-propraetor = Il luogo per due risorse di una provincia e per l'influenza in essa.
ar-sign-roma = Il luogo per avanzare nel Colosseo.
ar-sign-aedificator = Il luogo per comprare edifici.
ar-sign-legatus = Il luogo per comprare carte guerra.
ar-sign-senatus = Il luogo per comprare patroni.
ar-sign-part-black = Due di esse sulle tue carte provincia danno Legno o Pietra.
ar-sign-part-green = Due di esse sulle tue carte provincia danno Bestiame o Grano.
ar-sign-part-red = Due di esse sulle tue carte provincia danno Minerale o Vino.
ar-sign-part-multi = Due di esse sulle tue carte provincia danno una risorsa qualsiasi.
ar-sign-rounds = La partita finisce quando una carta provincia non può essere sostituita o una fila di carte non può essere riempita.

## Counters
ar-tally-sell = Vendere
ar-tally-buy = { $left ->
    [0] Comprare: quattro comprate
   *[other] Comprare: ancora fino a { $left }
}
ar-tally-pick = { $left ->
    [0] Risorse scelte
   *[other] Scegliere: ancora { $left }
}
ar-tally-receive = Un'altra risorsa
ar-tally-overflow = Senza posto: come surplus, non come denari
ar-tally-pay = Pagare con
ar-tally-save = Non si paga
ar-tally-influence = Giocare carte per l'influenza
ar-tally-spend = Spendere carte di un simbolo
ar-tally-good = { $good }
ar-tally-unit = risorsa { $n }
ar-tally-icon = { $icon }
ar-tally-symbol = { $symbol }
ar-tally-icons = carte con { $n } influenza
ar-tally-worth = { $worth } ciascuna
ar-tally-of = { $n } in tutto
ar-tally-instead = { $worth } altrimenti
ar-tally-change = { $thing } { $from } → { $to }
ar-tally-total = { $changes }.
ar-tally-fee = Alla fine è dovuta una tassa di { $fee }.
ar-tally-due = Ancora da pagare: { $price }.

## The position in words
ar-phase = { $phase }.
ar-you = Giochi con { $player }.
ar-advanced = È la partita avanzata.
ar-up-to = Un lavoratore addestrato può cambiare valore anche di meno.
ar-acts = { $player } agisce { $location_at } con un { $value }.
ar-acts-imaginary = { $player } agisce { $location_at } con un { $value } immaginario.
ar-due = Ancora da pagare: { $price }.
ar-due-less = { $n ->
    [one] Una risorsa di questo prezzo non si paga.
   *[other] { $n } risorse di questo prezzo non si pagano.
}
ar-steps-left = { $n ->
    [one] Manca un passo.
   *[other] Mancano { $n } passi.
}
ar-picks-left = { $n ->
    [one] C'è una risorsa da scegliere.
   *[other] Ci sono { $n } risorse da scegliere.
}
ar-has-board = { $player } ha la plancia { $board } con i prezzi { $prices }.
ar-stores = { $player } ha { $things }, { $surplus } surplus e { $denarii ->
    [one] { $denarii } denaro
   *[other] { $denarii } denari
}.
ar-politics = Influenza politica { $n }, vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; slot per patroni aperti: { $slots }.
ar-hand = Lavoratori in mano: { $workers }.
ar-hand-none = Nessun lavoratore in mano.
ar-in-training = Un { $value } si addestra a ±{ $change } e può agire come { $values }.
ar-shadow-hand = Lavoratori dell'ombra ancora da piazzare: { $workers }.
ar-owns = { $player } possiede { $card } ({ $symbol }).
ar-influence-left = Influenza non ancora usata: { $n }.
ar-unspent = Carte da spendere: { $symbols }.
ar-unspent-one = { $symbol } { $n }

## Verdict
ar-end-points = Più punti: { $players } con { $n }; chi segue ne ha { $m }.
ar-end-points-level = Più punti: { $players } sono pari con { $n } ciascuno.
ar-end-denarii = Decidono i denari: { $players } con { $n }; chi segue ne ha { $m }.
ar-end-denarii-level = I denari non decidono: { $players } ne hanno { $n } ciascuno.
ar-end-goods = Decidono le risorse: { $players } con { $n }; chi segue ne ha { $m }.
ar-end-goods-level = Le risorse non decidono: { $players } ne hanno { $n } ciascuno.
ar-end-player = { $player }: { $points }, con { $denarii ->
    [one] { $denarii } denaro
   *[other] { $denarii } denari
} e { $goods ->
    [one] { $goods } risorsa
   *[other] { $goods } risorse
} in riserva.

## Help
ar-help-1 = Piazza un lavoratore: in un luogo, la cui azione si fa subito, o in addestramento sulla tua plancia.
ar-help-2 = Il valore del lavoratore dice quanto, in quale provincia o quale carta. Oppure passa: ogni lavoratore che tieni vale 1 punto.
ar-help-3 = Quando tutti hanno passato, si riempiono le file di carte, ognuno riprende cinque lavoratori e comincia la somma più bassa.

## Parts of the board
ar-part-1 = il round, e quanto può durare
ar-part-2 = ordine di turno
ar-part-3 = punti
ar-part-4 = mazzo province
ar-part-5 = carta provincia: risorse, simbolo, mezza risorsa
ar-part-6 = i tracciati della provincia: influenza e cubetto marrone
ar-part-7 = Colosseo, con Roma nel mezzo
ar-part-8 = un luogo e i suoi spazi per i lavoratori
ar-part-9 = file di carte: edifici, guerre, patroni
ar-part-10 = una carta che si può comprare
ar-part-11 = valori dei lavoratori che uno spazio accetta
