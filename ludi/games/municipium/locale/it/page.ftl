# Municipium nel browser: etichette, ciò che si legge passando sopra, la posizione a parole, il verdetto.

mun-board = La città di Municipium

## Institutions
mun-plain = { $n ->
    [one] un membro { $family_of }
   *[other] { $n } membri { $family_of }
}
mun-wreathed = { $n ->
    [one] un membro con Corona { $family_of }
   *[other] { $n } membri con Corona { $family_of }
}
mun-here = { $place } ({ $numeral }): { $members }.
mun-here-empty = { $place } ({ $numeral }): nessun membro.
mun-group = { $place }: { $members }.
mun-group-influence = { $family } ha influenza { $n } { $place_at }; un membro con Corona vale 2.
mun-first-alone = In testa qui è { $family } con influenza { $n }; nessuno è al secondo posto.
mun-first-clear = In testa qui è { $family } con influenza { $n }, al secondo posto { $second } con { $m }.
mun-first-tie = In testa qui è { $family }, al secondo posto { $second }: entrambi hanno influenza { $n } e decide l'ordine del Tempio.
mun-second-tie = Anche { $third } ha influenza { $n }, ma segue { $second } nell'ordine del Tempio.
mun-ranks-later = Chi è in testa conterà quando tutti i membri saranno collocati.
mun-nobody = Senza membri qui, nessuno può usarne il potere.

## Powers
mun-power-temple = Potere: l'ordine del Tempio viene rifatto secondo l'influenza al Tempio; chi è pari conserva il proprio ordine.
mun-power-tavern = Potere: porta alla Taverna membri di una sola famiglia da una sola istituzione.
mun-power-baths = Potere: tutti i tuoi membri qui vanno al Tempio e uno dei tuoi lì riceve una Corona.
mun-power-emporium = Potere: pesca cittadini e collocali, quante volte vuoi, fino a un evento cittadino.
mun-power-basilica = Potere: cedi tre cittadini o Favori per un Decurione, oppure pesca un cittadino da tenere.
mun-power-forum = Potere: prendi un cittadino da un altro giocatore o da uno stendardo qualsiasi.
mun-power-praetorium = Potere: metti quanti vuoi dei tuoi membri dove vuoi.

## Banners and meeting rooms
mun-banner = Stendardo { $place_of }: { $citizens }.
mun-banner-empty = Stendardo { $place_of }: vuoto.
mun-banner-rule-priest = Qui stanno solo sacerdoti.
mun-banner-rule-advocate = Qui possono stare avvocati e sacerdoti.
mun-banner-rule-merchant = Qui possono stare mercanti e sacerdoti.
mun-banner-rule-soldier = Qui possono stare soldati e sacerdoti.
mun-banner-event = Il terzo cittadino provoca un evento cittadino: chi è in testa qui ne prende due, chi è al secondo posto l'ultimo.
mun-on-banner = { $citizen_a } sullo stendardo { $place_of }
mun-room = Stanza per Riunione { $place_of }: { $pieces }.
mun-room-empty = Stanza per Riunione { $place_of }: vuota.
mun-room-rule = Quando arriva il Prefetto, chi è in testa qui prende il Favore e chi è al secondo posto il cittadino.
mun-room-rule-two = Quando arriva il Prefetto, chi è in testa qui prende il Favore.
mun-room-next = È la sua prossima tappa.
mun-may-stand-priest = Un sacerdote può stare su qualsiasi stendardo.
mun-may-stand-advocate = Un avvocato può stare alla Basilica o al Foro.
mun-may-stand-merchant = Un mercante può stare ai Bagni o all'Emporio.
mun-may-stand-soldier = Un soldato può stare alla Taverna o al Pretorio.

## The rest of the table
mun-praefect = Il Prefetto è { $place_at } e poi andrà { $next_to }.
mun-praefect-rule = Dove arriva, chi è in testa prende il Favore della Stanza per Riunione; con tre o più giocatori chi è al secondo posto ne prende il cittadino.
mun-order = Ordine del Tempio: { $families }.
mun-order-later = L'ordine del Tempio si stabilisce quando tutti i membri sono collocati.
mun-order-rule = Ovunque, le famiglie con la stessa influenza seguono quest'ordine.
mun-card-one = { $card }
mun-card-many = { $n } { $card }
mun-deck = Mazzo comune: { $n ->
    [one] una carta
   *[other] { $n } carte
}.
mun-deck-left = Contiene ancora: { $cards }.
mun-deck-empty = Si rinnova con gli scarti.
mun-discard = Scartate: { $cards }.
mun-discard-empty = Non è ancora scartata nessuna carta.
mun-card-now = In tavola: { $card }.
mun-bag = Sacchetto: { $n ->
    [one] un cittadino
   *[other] { $n } cittadini
}.
mun-bag-holds = Contiene { $citizens }.
mun-bag-empty = Il sacchetto è vuoto.
mun-drawn = Pescati, da collocare: { $citizens }.
mun-supply = Riserva: { $favors ->
    [0] nessun Favore
    [one] un Favore
   *[other] { $favors } Favori
}, { $wreaths ->
    [0] nessuna Corona
    [one] una Corona
   *[other] { $wreaths } Corone
}; i Decurioni non finiscono mai.
mun-hand = { $family }, fuori dal tabellone: { $members }.

## Families
mun-family = { $family }: { $n } di { $goal } Decurioni.
mun-stock = { $family }: { $pieces }.
mun-stock-one = { $family }: { $piece }, { $n }.
mun-stock-empty = { $family } non ha né cittadini né Favori.
mun-stock-favor = Un Favore sostituisce qualsiasi colore mancante di una serie.
mun-set-needs = Per la prossima serie { $n ->
    [one] manca un pezzo
   *[other] mancano { $n } pezzi
}; colori mancanti: { $pieces }, oppure Favori al loro posto.
mun-set-short = serie: { $n ->
    [one] manca 1
   *[other] mancano { $n }
}
mun-set-rule = Quattro cittadini di colori diversi, anche sostituiti da Favori, si scambiano subito con un Decurione.
mun-card-ready = { $family }: { $card }, non ancora usata.
mun-card-used = { $family }: { $card }, usata.
mun-cards-left = { $family } può ancora giocare { $cards }.
mun-cards-none = { $family } ha usato tutte le carte famiglia.
mun-effect-all-powers = Dal Tempio al Pretorio, chi è in testa può usare ogni potere.
mun-effect-one-power = A turno, ogni giocatore può usare un potere dove è in testa.
mun-effect-praefect-visit = Il Prefetto avanza alla prossima Stanza per Riunione, con il suo evento.
mun-effect-citizen-visit = A turno, ogni giocatore pesca un cittadino e lo colloca.
mun-effect-your-powers = Usa il potere di ogni istituzione in cui sei in testa.
mun-effect-citizen-invitation = Pesca quattro cittadini e collocali uno alla volta.
mun-effect-great-family = Il Prefetto avanza, oppure metti quanti vuoi dei tuoi membri dove vuoi.
mun-first-player = Il primo giocatore è { $family }.

## The position in words
mun-turn = Turno { $turn }: gioca { $family }.
mun-setup = Si collocano i membri.
mun-you = Tu giochi con { $family }.
mun-goal = Si vince con { $n } Decurioni
mun-goal-most = La partita finisce con il turno in cui qualcuno ha { $goal } Decurioni; vince chi allora ne ha di più.
mun-goal-first = Vince chi raggiunge per primo { $goal } Decurioni; il turno si completa.

## Putting members anywhere
mun-compose = Metti i tuoi membri dove vuoi, poi di' che hai finito.
mun-compose-left = Metti i tuoi membri dove vuoi; ancora in mano: { $members }.
mun-compose-move = Metti un membro { $target_at }
mun-compose-move-wreathed = Metti un membro con Corona { $target_at }
mun-compose-refused = Si possono posare solo i propri membri, uno alla volta, in un'istituzione ancora aperta.

## Verdict
mun-end-goal = { $families } { $count ->
    [one] ha
   *[other] hanno
} raggiunto l'obiettivo di { $goal } Decurioni.
mun-end-most = Più Decurioni: { $family } con { $n }; il migliore degli altri ne ha { $m }.
mun-end-most-level = Più Decurioni: { $families } sono pari con { $n } a testa.
mun-end-first = { $family } ha raggiunto l'obiettivo prima di tutti.
mun-end-first-several = { $families } hanno raggiunto l'obiettivo: conta il passo precedente e, nello stesso passo, cittadini e Favori insieme.
mun-end-first-level = Primi all'obiettivo, in un solo e stesso passo: { $families }.
mun-end-pieces = Cittadini e Favori insieme: { $family } con { $n }; il migliore degli altri ne ha { $m }.
mun-end-pieces-level = Cittadini e Favori insieme: { $families } sono pari con { $n } a testa.
mun-end-favors = Favori: { $family } con { $n }; il migliore degli altri ne ha { $m }.
mun-end-favors-level = Favori: { $families } sono pari con { $n } a testa.
mun-end-player = { $family }: { $n ->
    [one] un Decurione
   *[other] { $n } Decurioni
}, { $pieces } { $pieces ->
    [one] cittadino o Favore
   *[other] tra cittadini e Favori
}, { $favors ->
    [0] nessun Favore
    [one] di cui un Favore
   *[other] di cui { $favors } Favori
}.

## Help
mun-help-1 = Prima, se vuoi, muovi: uno o due dei tuoi membri di una strada ciascuno, oppure un membro di due strade.
mun-help-2 = Poi una carta: scopri la prima carta comune, o usa una delle tue, ognuna una volta per partita.
mun-help-3 = La carta si esegue subito. Dove sei primo ricevi di più; quattro cittadini diversi diventano da soli un Decurione.
mun-sign-member = Membro
mun-sign-member-about = Ogni famiglia ha un colore e una forma; un membro conta 1 d’influenza.
mun-sign-wreath = Corona
mun-sign-wreath-about = Chi la porta conta 2, ovunque vada.
mun-sign-decurion = Decurione
mun-sign-first = Primo qui
mun-sign-first-about = La maggiore influenza; a parità decide l’ordine del Tempio.
mun-sign-second = Secondo qui
mun-sign-second-about = Il seguente per influenza, nello stesso ordine.
mun-sign-praefect = Prefetto

## Parts of the board
mun-part-1 = un’istituzione: edificio, numero e nome
mun-part-2 = i membri che vi stanno
mun-part-3 = stendardo: fino a tre cittadini
mun-part-4 = Stanza per Riunione: un Favore e un cittadino
mun-part-5 = il potere dell’istituzione
mun-part-6 = allori: d’oro per la prima famiglia, d’argento per la seconda
mun-part-7 = il Prefetto
mun-part-8 = ordine del Tempio, che decide le parità
mun-part-9 = una strada
mun-part-10 = mazzo comune
mun-part-11 = scarti, o la carta che si risolve
mun-part-12 = sacchetto dei cittadini
mun-part-13 = riserva: Favori, corone, Decurioni
