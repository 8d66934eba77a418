# La plancia di Ave Roma nel terminale, in italiano.

## Letters: players, symbols, goods, goods of a colour
ar-board-mark-yellow = G
ar-board-mark-green = V
ar-board-mark-blue = B
ar-board-mark-red = R
ar-board-mark-black = N
ar-board-mark-amphora = A
ar-board-mark-sword = S
ar-board-mark-lion = L
ar-board-tag-wood = Le
ar-board-tag-stone = Pi
ar-board-tag-cattle = Be
ar-board-tag-grain = Gr
ar-board-tag-mineral = Mi
ar-board-tag-wine = Vi
ar-board-tag-black = ne
ar-board-tag-green = ve
ar-board-tag-red = ro
ar-board-tag-surplus = s
ar-board-tag-denarii = d

## Heading
ar-board-round = Round { $n }
ar-board-pace = { $n ->
    [0] nessun altro round
    [one] l'ultimo round di questo passo
   *[other] di questo passo ancora circa { $n } round
}
ar-board-order = ordine
ar-board-advanced = partita avanzata
ar-board-length-short = partita breve
ar-board-length-full = tutte le carte
ar-board-up-to = addestramento fino a ±N
ar-board-phase-set-up = Preparazione
ar-board-phase-action = Azioni
ar-board-phase-refill = Rifornimento
ar-board-phase-recruit = Reclutamento
ar-board-phase-finale = Ultime azioni
ar-board-phase-scoring = Punteggio
ar-board-phase-over = Fine
ar-board-acts = agisce: { $location }, valore { $value }
ar-board-due = da pagare
ar-board-discount = tolto
ar-board-incoming = in arrivo
ar-board-picks = risorse da scegliere
ar-board-steps = passi da fare

## Board
ar-board-provinces-title = Province
ar-board-locations-title = Luoghi
ar-board-colosseum-title = Colosseo
ar-board-honour = onore: 1 influenza politica
ar-board-row-building = edifici
ar-board-row-war = guerre
ar-board-row-patron = patroni
ar-board-deck = mazzo { $n }, fuori { $gone }
ar-board-no-card = nessuna carta
ar-board-fee = tassa
ar-board-building-plan = { $name } piano
ar-board-building-built = { $name } finito
ar-board-training-title = Addestramento
ar-board-at-quaestor = 2d per valore
ar-board-at-mercator = vendi, compra
ar-board-at-aedilis = 4 risorse
ar-board-at-propraetor = 2 ris., infl.
ar-board-at-roma = Colosseo
ar-board-why-lacks = manca
ar-board-why-no-worker = senza lav. { $span }
ar-board-why-no-cards = senza carte
ar-board-why-row = con una della fila

## Players
ar-board-passed = ha passato
ar-board-if-ended = se finisse ora
ar-board-workers = lavoratori
ar-board-strength = somma { $n }
ar-board-training-free = addestra
ar-board-shadow = ombra
ar-board-political = politica
ar-board-slots = patroni
ar-board-colosseum = Colosseo
ar-board-spent = spesa
ar-board-buildings = edifici { $n }:
ar-board-wars = guerre { $n }:
ar-board-provinces = province { $n }:
ar-board-influence = da usare
ar-board-to-spend = da spendere
ar-board-total = Totale
ar-board-source-workers = lavoratori
ar-board-source-buildings = edifici
ar-board-source-pairs = coppie
ar-board-source-wars = guerre
ar-board-source-sets = serie
ar-board-source-fame = fama
ar-board-source-service = servizio
ar-board-source-denarii = denari
ar-board-source-stores = riserve
ar-board-source-patrons = patroni
ar-board-source-politics = politica
ar-board-source-provinces = province
ar-board-tie-denarii = denari rimasti
ar-board-tie-goods = risorse rimaste

## Patrons, in a few words
ar-board-end = fine
ar-board-effect-point = +1 punto
ar-board-effect-denarii = +2 denari
ar-board-effect-surplus = +1 surplus
ar-board-effect-good = +1 risorsa della carta provincia
ar-board-effect-no-fee = nessuna tassa per la carta provincia
ar-board-effect-training = poi addestra un lavoratore
ar-board-effect-building-discount = carte a 1 risorsa in meno
ar-board-effect-war-discount = carte a 1 surplus in meno
ar-board-effect-patron-discount = carte a 2 denari in meno
ar-board-effect-surplus-for-goods = il surplus può pagare risorse
ar-board-effect-goods-for-surplus = le risorse possono pagare surplus
ar-board-effect-influence-for-goods = paga { $price } per 1 influenza
ar-board-effect-influence-for-surplus = paga { $price } per 1 influenza
ar-board-effect-influence-for-denarii = paga { $price } per 1 influenza
ar-board-effect-free-steps = passi nel Colosseo gratis
ar-board-effect-brown-cube = cubetto marrone +1
ar-board-effect-colosseum-step = un passo gratis nel Colosseo
ar-board-bonus-political-levels = 1 punto per livello politico
ar-board-bonus-political-influence = +1 influenza politica
ar-board-bonus-active-patrons = 1 punto per patrono attivo
ar-board-bonus-doubled-bonus = un altro bonus vale doppio
ar-board-bonus-provinces-led = { $n } punti per provincia che domini
ar-board-bonus-province-influence = +1 influenza in una provincia
ar-board-bonus-best-level = punti pari al tuo livello più alto
ar-board-bonus-provinces-entered = 1 punto per provincia in cui sei
ar-board-bonus-cards-with-points = 1 punto per carta con punti
ar-board-bonus-cards-with-influence = 1 punto per carta con influenza
ar-board-bonus-symbol-sets = 2 punti per 3 simboli diversi
ar-board-bonus-amphora-pairs = 2 punti per 2 anfore
ar-board-bonus-sword-pairs = 2 punti per 2 spade
ar-board-bonus-lion-pairs = 2 punti per 2 leoni
ar-board-bonus-goods-pairs = 1 punto per 2 risorse
ar-board-bonus-black-goods = 1 punto per risorsa nera
ar-board-bonus-green-goods = 1 punto per risorsa verde
ar-board-bonus-red-goods = 1 punto per risorsa rossa
ar-board-bonus-province-cards = 1 punto per carta provincia
ar-board-bonus-buildings = 1 punto per edificio
ar-board-bonus-war-cards = 1 punto per carta guerra
ar-board-bonus-patrons = 1 punto per patrono

## Legend
ar-board-legend-surplus = surplus
ar-board-legend-denarii = denari
ar-board-legend-any = qualsiasi risorsa
ar-board-legend-colours = risorsa di un colore
ar-board-legend-points = punti
ar-board-legend-influence = influenza
ar-board-legend-half = mezza risorsa
ar-board-legend-position = carta in alto, in basso
ar-board-legend-cube = livello del cubetto marrone
ar-board-legend-can = si può comprare
ar-board-legend-pair = la coppia dà
ar-board-legend-patrons = patrono attivo, inattivo
ar-board-legend-at-end = solo alla fine
ar-board-legend-if-ended = se la partita finisse ora
ar-board-legend-cheaper = meno caro per te
ar-board-legend-symbols = anfora, spada, leone
ar-board-legend-face-up = scoperta sul mazzo

## Long offers
ar-board-grid-worker = lavoratore a …
ar-board-grid-card = carta, con …
