# Perché una mossa di Ave Roma è rifiutata.
ar-refusal-expected = ora ci si aspetta { $forms }
ar-refusal-no-location = non c'è un luogo «{ $word }» da scegliere; i luoghi sono { $words }
ar-refusal-no-good = non c'è una risorsa «{ $word }»; scegli tra { $words }
ar-refusal-no-symbol = non c'è un simbolo «{ $word }»; i simboli sono { $words }
ar-refusal-no-board = non c'è una plancia «{ $word }»; le plance sono { $words }
ar-refusal-no-patron = non c'è un patrono «{ $word }»
ar-refusal-board-taken = la plancia { $board } ce l'ha { $player }
ar-refusal-nobody = nessuno
ar-refusal-no-worker = { $player } non ha un { $worker } a disposizione (a disposizione: { $workers })
ar-refusal-in-training = quel { $worker } è in addestramento; piazzalo con il suo cambiamento, per esempio «{ $form }»
ar-refusal-not-in-training = { $player } non ha un { $worker } in addestramento a ±{ $change }
ar-refusal-cannot-become = un { $worker } addestrato a ±{ $change } non può agire come { $value }
ar-refusal-no-slots = { $location } non ha posti numerati; togli l'ultimo numero
ar-refusal-full = nessuno spazio è libero { $location_at }
ar-refusal-which-slot = indica il posto di { $location }, da 1 (la carta più nuova) a { $most } (la più vecchia)
ar-refusal-slot-empty = il posto { $slot } di { $location } è vuoto
ar-refusal-slot-taken = al posto { $slot } di { $location } c'è già un lavoratore
ar-refusal-slot-range = il posto { $slot } di { $location } accetta lavoratori di valore { $span }, non un { $value }
ar-refusal-lacks = a { $player } manca: { $things }
ar-refusal-step = il passo { $step } di { $value } nel Colosseo porta alla casella { $space }, e { $player } non potrebbe pagarla ({ $price })
ar-refusal-no-card = la provincia { $province } non ha carte, e per { $location } ne serve una
ar-refusal-no-influence = la provincia { $province } non ha carte, e { $player } non ha carte influenza inutilizzate da giocarvi
ar-refusal-fee = { $player } non potrebbe pagare la tassa di { $fee } denari per la provincia { $province }
ar-refusal-no-trade = { $player } non ha nulla da vendere e non può comprare nulla dalla provincia { $province }
ar-refusal-training-taken = { $player } ha già un lavoratore in addestramento a ±{ $change }
ar-refusal-training-dear = l'addestramento a ±{ $change } costa { $cost }, e { $player } ha di meno
ar-refusal-no-shadow = l'ombra di { $player } non ha più un { $worker }
ar-refusal-full-of-shadows = non c'è uno spazio libero per le ombre { $location_at }
ar-refusal-nobody-there = non ci sono lavoratori { $location_at }
ar-refusal-not-there = non c'è un { $worker } { $location_at }
ar-refusal-take-order = i lavoratori si prendono dal più basso al più alto, e devono bastare
ar-refusal-none-held = { $player } non ne ha ({ $good })
ar-refusal-not-shown = la carta della provincia { $province } non mostra questa risorsa ({ $good })
ar-refusal-not-among = non si può scegliere { $good }: si sceglie tra { $goods }
ar-refusal-buy-order = si compra nell'ordine della plancia: { $good } viene prima di { $last }
ar-refusal-too-dear = il prezzo ({ $good }) è { $price }, e { $player } ha di meno
ar-refusal-icon = con { $good } non si può pagare { $icon }
ar-refusal-few-cards = { $player } ha { $n ->
    [0] zero carte
    [one] una sola carta
   *[other] solo { $n } carte
} da spendere con questo simbolo ({ $symbol })
ar-refusal-threes = presso Propraetor le carte si spendono a tre a tre
ar-refusal-patron = { $patron } non si può scegliere ora
ar-refusal-unpayable = dopo, il resto dell'azione non si potrebbe pagare
ar-refusal-nothing-traded = bisogna vendere o comprare almeno una risorsa, e pagare la tassa
ar-refusal-nothing-played = bisogna giocare almeno una carta
ar-refusal-no-influence-cards = { $player } non ha carte influenza inutilizzate
