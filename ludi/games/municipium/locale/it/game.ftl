# Municipium in Italian.
# Names come with the forms sentences need. Institutions: the, at, to, from, of; families: of, to; pieces: a, the.
# A family is "in testa" (first) or "al secondo posto" (second), so that nothing has to agree with a colour.

## Families
mun-seat-blue = Blu
    .of = di Blu
    .to = a Blu
mun-seat-orange = Arancio
    .of = di Arancio
    .to = ad Arancio
mun-seat-yellow = Giallo
    .of = di Giallo
    .to = a Giallo
mun-seat-pink = Rosa
    .of = di Rosa
    .to = a Rosa
mun-seat-black = Nero
    .of = di Nero
    .to = a Nero

## Institutions
mun-place-temple = Tempio
    .the = il Tempio
    .at = al Tempio
    .to = al Tempio
    .from = dal Tempio
    .of = del Tempio
mun-place-tavern = Taverna
    .the = la Taverna
    .at = alla Taverna
    .to = alla Taverna
    .from = dalla Taverna
    .of = della Taverna
mun-place-baths = Bagni
    .the = i Bagni
    .at = ai Bagni
    .to = ai Bagni
    .from = dai Bagni
    .of = dei Bagni
mun-place-emporium = Emporio
    .the = l'Emporio
    .at = all'Emporio
    .to = all'Emporio
    .from = dall'Emporio
    .of = dell'Emporio
mun-place-basilica = Basilica
    .the = la Basilica
    .at = alla Basilica
    .to = alla Basilica
    .from = dalla Basilica
    .of = della Basilica
mun-place-forum = Foro
    .the = il Foro
    .at = al Foro
    .to = al Foro
    .from = dal Foro
    .of = del Foro
mun-place-praetorium = Pretorio
    .the = il Pretorio
    .at = al Pretorio
    .to = al Pretorio
    .from = dal Pretorio
    .of = del Pretorio

## Pieces
mun-piece-priest = sacerdote
    .a = un sacerdote
    .the = il sacerdote
mun-piece-advocate = avvocato
    .a = un avvocato
    .the = l'avvocato
mun-piece-merchant = mercante
    .a = un mercante
    .the = il mercante
mun-piece-soldier = soldato
    .a = un soldato
    .the = il soldato
mun-piece-favor = Favore
    .a = un Favore
    .the = il Favore
mun-count-priest = { $n ->
    [one] un sacerdote
   *[other] { $n } sacerdoti
}
mun-count-advocate = { $n ->
    [one] un avvocato
   *[other] { $n } avvocati
}
mun-count-merchant = { $n ->
    [one] un mercante
   *[other] { $n } mercanti
}
mun-count-soldier = { $n ->
    [one] un soldato
   *[other] { $n } soldati
}
mun-count-favor = { $n ->
    [one] un Favore
   *[other] { $n } Favori
}
mun-count-plain = { $n ->
    [0] nessun membro
    [one] un membro
   *[other] { $n } membri
}
mun-count-wreathed = { $n ->
    [one] un membro con Corona
   *[other] { $n } membri con Corona
}

## Cards
mun-card-all-powers = Tutti i Poteri
mun-card-one-power = Un Potere
mun-card-praefect-visit = Visita del Prefetto
mun-card-citizen-visit = Visita Cittadino
mun-card-great-family = Grande Famiglia
mun-card-your-powers = Tuo Potere
mun-card-citizen-invitation = Invito Cittadino

## What is to be decided
mun-to = { $you ->
    [yes] { "" }
   *[no] { $family },{ " " }
}
mun-prompt-place-member = { mun-to }colloca un Membro di Famiglia in un'istituzione qualsiasi ({ $left ->
    [one] ne resta uno
   *[other] ne restano { $left }
}).
mun-prompt-move = { mun-to }sposta un membro di una o due strade, oppure non spostare nessuno.
mun-prompt-second-move = { mun-to }fai un secondo passo di una strada, oppure fermati.
mun-prompt-choose-card = { mun-to }gira una carta comune o gioca una carta famiglia.
mun-prompt-great-family = { mun-to }fai avanzare il Prefetto o riposiziona i tuoi membri.
mun-prompt-place-citizen = { mun-to }colloca un cittadino su uno stendardo; in mano: { $citizens }.
mun-prompt-choose-citizens = { mun-to }sei in testa { $place_at }: prendi due dei tre cittadini.
mun-prompt-use-power = { mun-to }sei in testa { $place_at }: vuoi usarne il potere?
mun-prompt-one-power = { mun-to }usa il potere di un'istituzione in cui sei in testa, oppure passa.
mun-prompt-pick-power = { mun-to }usa il potere di un'istituzione in cui sei in testa, oppure fermati.
mun-prompt-tavern = { mun-to }di chi sono i membri che porti alla Taverna, e da dove vengono?
mun-prompt-tavern-count = { mun-to }{ $own ->
    [yes] quanti dei tuoi membri
   *[no] quanti membri { $whose_of }
} arrivano { $origin_from }?
mun-prompt-emporium = { mun-to }pesca un cittadino dal sacchetto oppure fermati.
mun-prompt-basilica = { mun-to }cedi tre pezzi per un Decurione (scegli il primo) oppure pesca un cittadino da tenere.
mun-prompt-basilica-give = { mun-to }cedi ancora { $left ->
    [one] un pezzo
   *[other] { $left } pezzi
}.
mun-prompt-forum = { mun-to }prendi un cittadino: da chi, o da quale stendardo?
mun-prompt-forum-which = { mun-to }quale cittadino prendi?
mun-prompt-reposition = { mun-to }quanti dei tuoi membri metti { $place_at }? In mano: { $members }.
mun-prompt-draw-room = Si pesca un cittadino per una Stanza per Riunione.
mun-prompt-draw-first-player = Si sorteggia il primo giocatore.
mun-prompt-draw-card = Si gira una carta comune.
mun-prompt-draw-citizen = Si pesca un cittadino dal sacchetto.
mun-prompt-draw-stock = Si pesca un cittadino dal sacchetto.
mun-prompt-over = La partita è finita.

## What an option does
mun-do-place-member = collocare un membro { $place_at }
mun-do-stay = non spostare nessuno
mun-do-stop = nessun secondo passo
mun-do-move = spostare un membro { $origin_from } { $target_to }
mun-do-move-wreathed = spostare un membro con Corona { $origin_from } { $target_to }
mun-do-turn-common = girare la prima carta del mazzo comune
mun-do-play-card-your-powers = giocare Tuo Potere: usare i poteri dove sei in testa
mun-do-play-card-citizen-invitation = giocare Invito Cittadino: pescare quattro cittadini e collocarli
mun-do-play-card-great-family = giocare Grande Famiglia: far avanzare il Prefetto o riposizionare i tuoi membri
mun-do-play-card-praefect-visit = giocare Visita del Prefetto: far avanzare il Prefetto
mun-do-advance-praefect = far avanzare il Prefetto alla prossima Stanza per Riunione
mun-do-reposition = riprendere in mano tutti i tuoi membri e rimetterli dove vuoi
mun-do-place-citizen = collocare { $citizen_the } { $place_at }
mun-do-take-two = prendere { $citizens }
mun-do-use-temple = usare il Tempio: riordinare le famiglie secondo la loro influenza al Tempio
mun-do-use-tavern = usare la Taverna: portarvi membri di una sola famiglia da una sola istituzione
mun-do-use-baths = usare i Bagni: i tuoi membri lì presenti vanno al Tempio, uno riceve una Corona
mun-do-use-emporium = usare l'Emporio: pescare cittadini e collocarli
mun-do-use-basilica = usare la Basilica: tre pezzi per un Decurione, oppure pescare un cittadino
mun-do-use-forum = usare il Foro: prendere un cittadino da un giocatore o da uno stendardo
mun-do-use-praetorium = usare il Pretorio: riposizionare i tuoi membri
mun-do-decline = non usare il potere { $place_of }
mun-do-pass = passare
mun-do-bring = portare membri { $family_of } { $origin_from }
mun-do-bring-count = portare { $members }
mun-do-draw = pescare un cittadino e collocarlo
mun-do-stop-drawing = fermarsi
mun-do-draw-to-keep = pescare un cittadino e tenerlo
mun-do-give = cedere { $piece_a }
mun-do-look-to-family = prendere un cittadino da { $family }
mun-do-look-to-banner = prendere un cittadino dallo stendardo { $place_of }
mun-do-take = prendere { $citizen_the }
mun-do-set-members = { $members } { $place_at }
mun-do-first-player = il primo giocatore è { $family }
mun-do-reveal = la carta è { $card }
mun-do-drawn = { $citizen_a }

## Buttons, where the question has said the rest
mun-button-turn-common = girare una carta comune
mun-button-play-card = giocare { $card }
mun-button-advance-praefect = far avanzare il Prefetto
mun-button-reposition = riposizionare i tuoi membri
mun-button-use = usare { $place_the }
mun-button-use-it = usarne il potere
mun-button-set-members = { $members }
mun-button-decline = non usarlo
mun-button-look-to-family = da { $family }

## What happened
mun-did-place-member = { $family } colloca un membro { $place_at }.
mun-did-stay = { $family } non sposta nessuno.
mun-did-move = { $family } sposta un membro { $origin_from } { $target_to }.
mun-did-move-wreathed = { $family } sposta un membro con Corona { $origin_from } { $target_to }.
mun-did-turn-common = { $family } gira una carta comune.
mun-did-play-card = { $family } gioca { $card }.
mun-did-advance-praefect = { $family } fa avanzare il Prefetto.
mun-did-reposition = { $family } riprende in mano tutti i suoi membri per riposizionarli.
mun-did-place-citizen = { $family } colloca { $citizen_the } { $place_at }.
mun-did-use = { $tie ->
    [yes] { $family }, in testa { $place_at } grazie all'ordine del Tempio, ne usa il potere.
   *[no] { $family }, in testa { $place_at }, ne usa il potere.
}
mun-did-decline = { $family } non usa il potere { $place_of }.
mun-did-pass = { $family } passa.
mun-did-pass-first-nowhere = { $family } non ha poteri da usare e passa.
mun-did-bring-count = { $family } porta { $members } { $whose_of } { $origin_from } alla Taverna.
mun-did-stop-drawing = { $family } smette di pescare.
mun-did-give = { $family } cede { $piece_a } alla Basilica.
mun-did-take-from-family = Al Foro { $family } prende { $citizen_a } da { $whose }.
mun-did-take-from-banner = Al Foro { $family } prende { $citizen_a } dallo stendardo { $place_of }.
mun-did-first-player = Il primo giocatore è { $family }.
mun-did-reveal = La carta è { $card }.
mun-drew = { $family } pesca { $citizen_a }.
mun-drew-to-keep = { $family } pesca { $citizen_a } e lo tiene.
mun-room-citizen = { $citizen_a } entra nella Stanza per Riunione { $place_of }.
# Sentences of their own, not one long one: whatever follows begins with a capital letter.
mun-repositioned = { $family } riposiziona i suoi membri: { $stands }.
mun-stands = { $members } { $place_at }
mun-temple-order-initial = Ordine iniziale del Tempio: { $families }.
mun-temple-order-new = Il Tempio riordina le famiglie per influenza: { $families }.
mun-temple-order-stays = L'ordine del Tempio resta invariato: { $families }.
mun-baths-walk = { $family } lascia i Bagni per il Tempio con { $members }.
mun-baths-wreath = lì uno dei suoi membri riceve una Corona.
mun-baths-no-wreath-left = non resta nessuna Corona.
mun-baths-nobody-eligible = lì nessuno dei suoi membri è senza Corona.
mun-baths-nobody-eligible-v3 = nessuno dei nuovi arrivati può ricevere una Corona.
mun-praefect-reaches = Il Prefetto arriva { $place_to }.
mun-praefect-favor = { $tie ->
    [yes] { $family }, qui in testa grazie all'ordine del Tempio, prende il Favore.
   *[no] { $family }, qui in testa, prende il Favore.
}
mun-praefect-no-favor = { $family } è qui in testa, ma non c'è nessun Favore da prendere.
mun-praefect-nobody = Nessuna famiglia è { $place_at }: il Favore resta dov'è.
mun-praefect-citizen = { $family }, qui al secondo posto, prende { $citizen_the } dalla Stanza per Riunione.
mun-praefect-citizen-to-bag = Nessuna famiglia è qui al secondo posto: { $citizen_the } torna nel sacchetto.
mun-no-favor-left = Non resta nessun Favore per la Stanza per Riunione { $place_of }.
mun-citizen-event = È il terzo cittadino { $place_at }: evento Cittadino.
mun-citizen-event-nobody = Qui non c'è nessuna famiglia: { $citizens } tornano nel sacchetto.
mun-citizens-first = { $tie ->
    [yes] { $family }, qui in testa grazie all'ordine del Tempio, prende { $citizens }.
   *[no] { $family }, qui in testa, prende { $citizens }.
}
mun-citizens-second = { $family }, qui al secondo posto, prende { $citizen_the } rimasto.
mun-citizens-to-bag = Nessuna famiglia è qui al secondo posto: { $citizen_the } rimasto torna nel sacchetto.
mun-set = Con { $pieces }, { $family } completa una serie: è il suo { ORDINAL($n) } Decurione.
mun-basilica-decurion = Tre pezzi ceduti: è il { ORDINAL($n) } Decurione { $family_of }.
mun-power-falls-to = { $tie ->
    [yes] Il potere { $place_of } spetta { $family_to }, che vi è in testa grazie all'ordine del Tempio.
   *[no] Il potere { $place_of } spetta { $family_to }, che vi è in testa.
}
mun-bag-empty-draw = Il sacchetto è vuoto: { $family } non pesca nulla.
mun-bag-empty-emporium = Il sacchetto è vuoto: il potere dell'Emporio si esaurisce.
mun-bag-empty-room = Il sacchetto è vuoto: nessun cittadino entra nella Stanza per Riunione { $place_of }.
mun-deck-renewed = Il mazzo comune è esaurito: tutti gli scarti, rimescolati, ne formano uno nuovo.
mun-game-ends = { $family } ha { $n } Decurioni: la partita finisce.
mun-win-most = { $family } vince con il maggior numero di Decurioni.
mun-win-first = { $family } vince: ha raggiunto l'obiettivo prima di tutti.
mun-win-pieces = { $family } vince lo spareggio con il maggior numero di cittadini e Favori.
mun-win-favors = { $family } vince lo spareggio con il maggior numero di Favori.
mun-win-shared = { $families } condividono la vittoria.

## Perché una mossa è rifiutata
mun-refusal-expected = ora ci si aspetta { $forms }
mun-refusal-no-place = non c'è nessuna istituzione «{ $word }»; le istituzioni sono { $places }
mun-refusal-no-plain-member = { $family } non ha membri senza Corona { $place_at }
mun-refusal-no-wreathed-member = { $family } non ha membri con la Corona { $place_at }
mun-refusal-too-far = { $origin_from } { $target_to } le strade sono { $distance }, e qui il massimo è { $reach }
mun-refusal-back = un membro non può tornare da dove è venuto, e una mossa di due strade deve finire a due strade di distanza
mun-refusal-idle = il potere { $place_of } ora non farebbe nulla
mun-refusal-used = il potere { $place_of } è già stato usato
mun-refusal-absent = { $family } non ha membri { $place_at }
mun-refusal-behind = { $family } è indietro { $place_at }: { $leader } è in testa per { $most } a { $own }
mun-refusal-behind-by-tie = { $family } è indietro { $place_at }: { $leader } è in testa per l'ordine del Tempio
mun-refusal-no-citizen = non c'è nessun cittadino «{ $word }»; i cittadini sono { $citizens }
mun-refusal-not-drawn = tra i cittadini pescati non c'è questo: { $citizen }
mun-refusal-may-stand = { $citizen_a } può stare solo { $one_at } o { $other_at }
mun-refusal-no-card = non c'è nessuna carta «{ $word }»; le carte sono { $cards }
mun-refusal-card-used = { $family } ha già usato { $card }
mun-refusal-card-idle = { $card } ora non avrebbe effetto
