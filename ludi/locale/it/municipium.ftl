# Municipium in Italian.
# Names come with the forms sentences need. Institutions: the, at, to, from, of; families: of, to; pieces: a, the.
# A family is "in testa" (first) or "al secondo posto" (second), so that nothing has to agree with a colour.

## Families
family-blue = Blu
    .of = di Blu
    .to = a Blu
family-orange = Arancio
    .of = di Arancio
    .to = ad Arancio
family-yellow = Giallo
    .of = di Giallo
    .to = a Giallo
family-pink = Rosa
    .of = di Rosa
    .to = a Rosa
family-black = Nero
    .of = di Nero
    .to = a Nero

## Institutions
place-temple = Tempio
    .the = il Tempio
    .at = al Tempio
    .to = al Tempio
    .from = dal Tempio
    .of = del Tempio
place-tavern = Taverna
    .the = la Taverna
    .at = alla Taverna
    .to = alla Taverna
    .from = dalla Taverna
    .of = della Taverna
place-baths = Bagni
    .the = i Bagni
    .at = ai Bagni
    .to = ai Bagni
    .from = dai Bagni
    .of = dei Bagni
place-emporium = Emporio
    .the = l'Emporio
    .at = all'Emporio
    .to = all'Emporio
    .from = dall'Emporio
    .of = dell'Emporio
place-basilica = Basilica
    .the = la Basilica
    .at = alla Basilica
    .to = alla Basilica
    .from = dalla Basilica
    .of = della Basilica
place-forum = Foro
    .the = il Foro
    .at = al Foro
    .to = al Foro
    .from = dal Foro
    .of = del Foro
place-praetorium = Pretorio
    .the = il Pretorio
    .at = al Pretorio
    .to = al Pretorio
    .from = dal Pretorio
    .of = del Pretorio

## Pieces
piece-priest = sacerdote
    .a = un sacerdote
    .the = il sacerdote
piece-advocate = avvocato
    .a = un avvocato
    .the = l'avvocato
piece-merchant = mercante
    .a = un mercante
    .the = il mercante
piece-soldier = soldato
    .a = un soldato
    .the = il soldato
piece-favor = Favore
    .a = un Favore
    .the = il Favore
count-priest = { $n ->
    [one] un sacerdote
   *[other] { $n } sacerdoti
}
count-advocate = { $n ->
    [one] un avvocato
   *[other] { $n } avvocati
}
count-merchant = { $n ->
    [one] un mercante
   *[other] { $n } mercanti
}
count-soldier = { $n ->
    [one] un soldato
   *[other] { $n } soldati
}
count-favor = { $n ->
    [one] un Favore
   *[other] { $n } Favori
}
count-plain = { $n ->
    [0] nessun membro
    [one] un membro
   *[other] { $n } membri
}
count-wreathed = { $n ->
    [one] un membro con Corona
   *[other] { $n } membri con Corona
}

## Cards
card-all-powers = Tutti i Poteri
card-one-power = Un Potere
card-praefect-visit = Visita del Prefetto
card-citizen-visit = Visita Cittadino
card-great-family = Grande Famiglia
card-your-powers = Tuo Potere
card-citizen-invitation = Invito Cittadino

## What is to be decided
prompt-place-member = { $family }, colloca un Membro di Famiglia in un'istituzione qualsiasi ({ $left ->
    [one] ne resta uno
   *[other] ne restano { $left }
}).
prompt-move = { $family }, sposta un membro di una o due strade, oppure non spostare nessuno.
prompt-second-move = { $family }, fai un secondo passo di una strada, oppure fermati.
prompt-choose-card = { $family }, gira una carta comune o gioca una carta famiglia.
prompt-great-family = { $family }, fai avanzare il Prefetto o riposiziona i tuoi membri.
prompt-place-citizen = { $family }, colloca un cittadino su uno stendardo; in mano: { $citizens }.
prompt-choose-citizens = { $family }, sei in testa { $place_at }: prendi due dei tre cittadini.
prompt-use-power = { $family }, sei in testa { $place_at }: vuoi usarne il potere?
prompt-one-power = { $family }, usa il potere di un'istituzione in cui sei in testa, oppure passa.
prompt-pick-power = { $family }, usa il potere di un'istituzione in cui sei in testa, oppure fermati.
prompt-tavern = { $family }, di chi sono i membri che porti alla Taverna, e da dove vengono?
prompt-tavern-count = { $family }, quanti membri { $whose_of } arrivano { $origin_from }?
prompt-emporium = { $family }, pesca un cittadino dal sacchetto oppure fermati.
prompt-basilica = { $family }, cedi tre pezzi per un Decurione (scegli il primo) oppure pesca un cittadino da tenere.
prompt-basilica-give = { $family }, cedi ancora { $left ->
    [one] un pezzo
   *[other] { $left } pezzi
}.
prompt-forum = { $family }, prendi un cittadino: da chi, o da quale stendardo?
prompt-forum-which = { $family }, quale cittadino prendi?
prompt-reposition = { $family }, quanti dei tuoi membri metti { $place_at }? In mano: { $members }.
prompt-draw-room = Si pesca un cittadino per una Stanza per Riunione.
prompt-draw-first-player = Si sorteggia il primo giocatore.
prompt-draw-card = Si gira una carta comune.
prompt-draw-citizen = Si pesca un cittadino dal sacchetto.
prompt-draw-stock = Si pesca un cittadino dal sacchetto.
prompt-over = La partita è finita.

## What an option does
do-place-member = collocare un membro { $place_at }
do-stay = non spostare nessuno
do-stop = nessun secondo passo
do-move = spostare un membro { $origin_from } { $target_to }
do-move-wreathed = spostare un membro con Corona { $origin_from } { $target_to }
do-turn-common = girare la prima carta del mazzo comune
do-play-card-your-powers = giocare Tuo Potere: usare i poteri dove sei in testa
do-play-card-citizen-invitation = giocare Invito Cittadino: pescare quattro cittadini e collocarli
do-play-card-great-family = giocare Grande Famiglia: far avanzare il Prefetto o riposizionare i tuoi membri
do-play-card-praefect-visit = giocare Visita del Prefetto: far avanzare il Prefetto
do-advance-praefect = far avanzare il Prefetto alla prossima Stanza per Riunione
do-reposition = riprendere in mano tutti i tuoi membri e rimetterli dove vuoi
do-place-citizen = collocare { $citizen_the } { $place_at }
do-take-two = prendere { $citizens }
do-use-temple = usare il Tempio: riordinare le famiglie secondo la loro influenza al Tempio
do-use-tavern = usare la Taverna: portarvi membri di una sola famiglia da una sola istituzione
do-use-baths = usare i Bagni: i tuoi membri lì presenti vanno al Tempio, uno riceve una Corona
do-use-emporium = usare l'Emporio: pescare cittadini e collocarli
do-use-basilica = usare la Basilica: tre pezzi per un Decurione, oppure pescare un cittadino
do-use-forum = usare il Foro: prendere un cittadino da un giocatore o da uno stendardo
do-use-praetorium = usare il Pretorio: riposizionare i tuoi membri
do-decline = non usare il potere { $place_of }
do-pass = passare
do-bring = portare membri { $family_of } { $origin_from }
do-bring-count = portare { $members }
do-draw = pescare un cittadino e collocarlo
do-stop-drawing = fermarsi
do-draw-to-keep = pescare un cittadino e tenerlo
do-give = cedere { $piece_a }
do-look-to-family = prendere un cittadino da { $family }
do-look-to-banner = prendere un cittadino dallo stendardo { $place_of }
do-take = prendere { $citizen_the }
do-set-members = { $members } { $place_at }
do-first-player = il primo giocatore è { $family }
do-reveal = la carta è { $card }
do-drawn = { $citizen_a }

## What happened
did-place-member = { $family } colloca un membro { $place_at }.
did-stay = { $family } non sposta nessuno.
did-move = { $family } sposta un membro { $origin_from } { $target_to }.
did-move-wreathed = { $family } sposta un membro con Corona { $origin_from } { $target_to }.
did-turn-common = { $family } gira una carta comune.
did-play-card = { $family } gioca { $card }.
did-advance-praefect = { $family } fa avanzare il Prefetto.
did-reposition = { $family } riprende in mano tutti i suoi membri per riposizionarli.
did-place-citizen = { $family } colloca { $citizen_the } { $place_at }.
did-use = { $tie ->
    [yes] { $family }, in testa { $place_at } grazie all'ordine del Tempio, ne usa il potere.
   *[no] { $family }, in testa { $place_at }, ne usa il potere.
}
did-decline = { $family } non usa il potere { $place_of }.
did-pass = { $family } passa.
did-pass-first-nowhere = { $family } non ha poteri da usare e passa.
did-bring-count = { $family } porta { $members } { $whose_of } { $origin_from } alla Taverna.
did-stop-drawing = { $family } smette di pescare.
did-give = { $family } cede { $piece_a } alla Basilica.
did-take-from-family = Al Foro { $family } prende { $citizen_a } da { $whose }.
did-take-from-banner = Al Foro { $family } prende { $citizen_a } dallo stendardo { $place_of }.
did-first-player = Il primo giocatore è { $family }.
did-reveal = La carta è { $card }.
drew = { $family } pesca { $citizen_a }.
drew-to-keep = { $family } pesca { $citizen_a } e lo tiene.
room-citizen = { $citizen_a } entra nella Stanza per Riunione { $place_of }.
# Sentences of their own, not one long one: whatever follows begins with a capital letter.
repositioned = { $family } riposiziona i suoi membri: { $stands }.
stands = { $members } { $place_at }
temple-order-initial = Ordine iniziale del Tempio: { $families }.
temple-order-new = Il Tempio riordina le famiglie per influenza: { $families }.
temple-order-stays = L'ordine del Tempio resta invariato: { $families }.
baths-walk = { $family } lascia i Bagni per il Tempio con { $members }.
baths-wreath = lì uno dei suoi membri riceve una Corona.
baths-no-wreath-left = non resta nessuna Corona.
baths-nobody-eligible = lì nessuno dei suoi membri è senza Corona.
baths-nobody-eligible-v3 = nessuno dei nuovi arrivati può ricevere una Corona.
praefect-reaches = Il Prefetto arriva { $place_to }.
praefect-favor = { $tie ->
    [yes] { $family }, qui in testa grazie all'ordine del Tempio, prende il Favore.
   *[no] { $family }, qui in testa, prende il Favore.
}
praefect-no-favor = { $family } è qui in testa, ma non c'è nessun Favore da prendere.
praefect-nobody = Nessuna famiglia è { $place_at }: il Favore resta dov'è.
praefect-citizen = { $family }, qui al secondo posto, prende { $citizen_the } dalla Stanza per Riunione.
praefect-citizen-to-bag = Nessuna famiglia è qui al secondo posto: { $citizen_the } torna nel sacchetto.
no-favor-left = Non resta nessun Favore per la Stanza per Riunione { $place_of }.
citizen-event = È il terzo cittadino { $place_at }: evento Cittadino.
citizen-event-nobody = Qui non c'è nessuna famiglia: { $citizens } tornano nel sacchetto.
citizens-first = { $tie ->
    [yes] { $family }, qui in testa grazie all'ordine del Tempio, prende { $citizens }.
   *[no] { $family }, qui in testa, prende { $citizens }.
}
citizens-second = { $family }, qui al secondo posto, prende { $citizen_the } rimasto.
citizens-to-bag = Nessuna famiglia è qui al secondo posto: { $citizen_the } rimasto torna nel sacchetto.
set = Con { $pieces }, { $family } completa una serie: è il suo { ORDINAL($n) } Decurione.
basilica-decurion = Tre pezzi ceduti: è il { ORDINAL($n) } Decurione { $family_of }.
power-falls-to = { $tie ->
    [yes] Il potere { $place_of } spetta { $family_to }, che vi è in testa grazie all'ordine del Tempio.
   *[no] Il potere { $place_of } spetta { $family_to }, che vi è in testa.
}
bag-empty-draw = Il sacchetto è vuoto: { $family } non pesca nulla.
bag-empty-emporium = Il sacchetto è vuoto: il potere dell'Emporio si esaurisce.
bag-empty-room = Il sacchetto è vuoto: nessun cittadino entra nella Stanza per Riunione { $place_of }.
deck-renewed = Il mazzo comune è esaurito: tutti gli scarti, rimescolati, ne formano uno nuovo.
game-ends = { $family } ha { $n } Decurioni: la partita finisce.
win-most = { $family } vince con il maggior numero di Decurioni.
win-first = { $family } vince: ha raggiunto l'obiettivo prima di tutti.
win-by-pieces = { $family } vince lo spareggio con il maggior numero di cittadini e Favori.
win-by-favors = { $family } vince lo spareggio con il maggior numero di Favori.
win-shared = { $families } condividono la vittoria.

## Perché una mossa è rifiutata
refusal-expected = ora ci si aspetta { $forms }
refusal-no-place = non c'è nessuna istituzione «{ $word }»; le istituzioni sono { $places }
refusal-no-plain-member = { $family } non ha membri senza Corona { $place_at }
refusal-no-wreathed-member = { $family } non ha membri con la Corona { $place_at }
refusal-too-far = { $origin_from } { $target_to } le strade sono { $distance }, e qui il massimo è { $reach }
refusal-back = un membro non può tornare da dove è venuto, e una mossa di due strade deve finire a due strade di distanza
refusal-idle = il potere { $place_of } ora non farebbe nulla
refusal-used = il potere { $place_of } è già stato usato
refusal-absent = { $family } non ha membri { $place_at }
refusal-behind = { $family } è indietro { $place_at }: { $leader } è in testa per { $most } a { $own }
refusal-behind-by-tie = { $family } è indietro { $place_at }: { $leader } è in testa per l'ordine del Tempio
refusal-no-citizen = non c'è nessun cittadino «{ $word }»; i cittadini sono { $citizens }
refusal-not-drawn = tra i cittadini pescati non c'è questo: { $citizen }
refusal-may-stand = { $citizen_a } può stare solo { $one_at } o { $other_at }
refusal-no-card = non c'è nessuna carta «{ $word }»; le carte sono { $cards }
refusal-card-used = { $family } ha già usato { $card }
refusal-card-idle = { $card } ora non avrebbe effetto
