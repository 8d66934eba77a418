# Municipium nel browser: etichette, ciò che si legge passando sopra, la posizione a parole, il verdetto.

web-mun-board = La città di Municipium

## Institutions
web-mun-plain = { $n ->
    [one] un membro { $family_of }
   *[other] { $n } membri { $family_of }
}
web-mun-wreathed = { $n ->
    [one] un membro con Corona { $family_of }
   *[other] { $n } membri con Corona { $family_of }
}
web-mun-here = { $place } ({ $numeral }): { $members }.
web-mun-here-empty = { $place } ({ $numeral }): nessun membro.
web-mun-group = { $place }: { $members }.
web-mun-group-influence = { $family } ha influenza { $n } { $place_at }; un membro con Corona vale 2.
web-mun-first-alone = In testa qui è { $family } con influenza { $n }; nessuno è al secondo posto.
web-mun-first-clear = In testa qui è { $family } con influenza { $n }, al secondo posto { $second } con { $m }.
web-mun-first-tie = In testa qui è { $family }, al secondo posto { $second }: entrambi hanno influenza { $n } e decide l'ordine del Tempio.
web-mun-second-tie = Anche { $third } ha influenza { $n }, ma segue { $second } nell'ordine del Tempio.
web-mun-ranks-later = Chi è in testa conterà quando tutti i membri saranno collocati.
web-mun-nobody = Senza membri qui, nessuno può usarne il potere.

## Powers
web-mun-power-temple = Potere: l'ordine del Tempio viene rifatto secondo l'influenza al Tempio; chi è pari conserva il proprio ordine.
web-mun-power-tavern = Potere: porta alla Taverna membri di una sola famiglia da una sola istituzione.
web-mun-power-baths = Potere: tutti i tuoi membri qui vanno al Tempio e uno dei tuoi lì riceve una Corona.
web-mun-power-emporium = Potere: pesca cittadini e collocali, quante volte vuoi, fino a un evento cittadino.
web-mun-power-basilica = Potere: cedi tre cittadini o Favori per un Decurione, oppure pesca un cittadino da tenere.
web-mun-power-forum = Potere: prendi un cittadino da un altro giocatore o da uno stendardo qualsiasi.
web-mun-power-praetorium = Potere: metti quanti vuoi dei tuoi membri dove vuoi.

## Banners and meeting rooms
web-mun-banner = Stendardo { $place_of }: { $citizens }.
web-mun-banner-empty = Stendardo { $place_of }: vuoto.
web-mun-banner-rule-priest = Qui stanno solo sacerdoti.
web-mun-banner-rule-advocate = Qui possono stare avvocati e sacerdoti.
web-mun-banner-rule-merchant = Qui possono stare mercanti e sacerdoti.
web-mun-banner-rule-soldier = Qui possono stare soldati e sacerdoti.
web-mun-banner-event = Il terzo cittadino provoca un evento cittadino: chi è in testa qui ne prende due, chi è al secondo posto l'ultimo.
web-mun-on-banner = { $citizen_a } sullo stendardo { $place_of }
web-mun-room = Stanza per Riunione { $place_of }: { $pieces }.
web-mun-room-empty = Stanza per Riunione { $place_of }: vuota.
web-mun-room-rule = Quando arriva il Prefetto, chi è in testa qui prende il Favore e chi è al secondo posto il cittadino.
web-mun-room-rule-two = Quando arriva il Prefetto, chi è in testa qui prende il Favore.
web-mun-room-next = È la sua prossima tappa.
web-mun-may-stand-priest = Un sacerdote può stare su qualsiasi stendardo.
web-mun-may-stand-advocate = Un avvocato può stare alla Basilica o al Foro.
web-mun-may-stand-merchant = Un mercante può stare ai Bagni o all'Emporio.
web-mun-may-stand-soldier = Un soldato può stare alla Taverna o al Pretorio.

## The rest of the table
web-mun-praefect = Il Prefetto è { $place_at } e poi andrà { $next_to }.
web-mun-praefect-rule = Dove arriva, chi è in testa prende il Favore della Stanza per Riunione; con tre o più giocatori chi è al secondo posto ne prende il cittadino.
web-mun-order = Ordine del Tempio: { $families }.
web-mun-order-later = L'ordine del Tempio si stabilisce quando tutti i membri sono collocati.
web-mun-order-rule = Ovunque, le famiglie con la stessa influenza seguono quest'ordine.
web-mun-card-one = { $card }
web-mun-card-many = { $n } { $card }
web-mun-deck = Mazzo comune: { $n ->
    [one] una carta
   *[other] { $n } carte
}.
web-mun-deck-left = Contiene ancora: { $cards }.
web-mun-deck-empty = Si rinnova con gli scarti.
web-mun-discard = Scartate: { $cards }.
web-mun-discard-empty = Non è ancora scartata nessuna carta.
web-mun-card-now = In tavola: { $card }.
web-mun-bag = Sacchetto: { $n ->
    [one] un cittadino
   *[other] { $n } cittadini
}.
web-mun-bag-holds = Contiene { $citizens }.
web-mun-bag-empty = Il sacchetto è vuoto.
web-mun-drawn = Pescati, da collocare: { $citizens }.
web-mun-supply = Riserva: { $favors ->
    [0] nessun Favore
    [one] un Favore
   *[other] { $favors } Favori
}, { $wreaths ->
    [0] nessuna Corona
    [one] una Corona
   *[other] { $wreaths } Corone
}; i Decurioni non finiscono mai.
web-mun-hand = { $family }, fuori dal tabellone: { $members }.

## Families
web-mun-family = { $family }: { $n } di { $goal } Decurioni.
web-mun-stock = { $family }: { $pieces }.
web-mun-stock-one = { $family }: { $piece }, { $n }.
web-mun-stock-empty = { $family } non ha né cittadini né Favori.
web-mun-stock-favor = Un Favore sostituisce qualsiasi colore mancante di una serie.
web-mun-set-needs = Per la prossima serie { $n ->
    [one] manca un pezzo
   *[other] mancano { $n } pezzi
}; colori mancanti: { $pieces }, oppure Favori al loro posto.
web-mun-set-short = serie: { $n ->
    [one] manca 1
   *[other] mancano { $n }
}
web-mun-set-rule = Quattro cittadini di colori diversi, anche sostituiti da Favori, si scambiano subito con un Decurione.
web-mun-card-ready = { $family }: { $card }, non ancora usata.
web-mun-card-used = { $family }: { $card }, usata.
web-mun-cards-left = { $family } può ancora giocare { $cards }.
web-mun-cards-none = { $family } ha usato tutte le carte famiglia.
web-mun-effect-all-powers = Dal Tempio al Pretorio, chi è in testa può usare ogni potere.
web-mun-effect-one-power = A turno, ogni giocatore può usare un potere dove è in testa.
web-mun-effect-praefect-visit = Il Prefetto avanza alla prossima Stanza per Riunione, con il suo evento.
web-mun-effect-citizen-visit = A turno, ogni giocatore pesca un cittadino e lo colloca.
web-mun-effect-your-powers = Usa il potere di ogni istituzione in cui sei in testa.
web-mun-effect-citizen-invitation = Pesca quattro cittadini e collocali uno alla volta.
web-mun-effect-great-family = Il Prefetto avanza, oppure metti quanti vuoi dei tuoi membri dove vuoi.
web-mun-first-player = Il primo giocatore è { $family }.

## The position in words
web-mun-turn = Turno { $turn }: gioca { $family }.
web-mun-setup = Si collocano i membri.
web-mun-you = Tu giochi con { $family }.
web-mun-goal-most = La partita finisce con il turno in cui qualcuno ha { $goal } Decurioni; vince chi allora ne ha di più.
web-mun-goal-first = Vince chi raggiunge per primo { $goal } Decurioni; il turno si completa.

## Putting members anywhere
web-mun-compose = Metti i tuoi membri dove vuoi, poi di' che hai finito.
web-mun-compose-left = Metti i tuoi membri dove vuoi; ancora in mano: { $members }.
web-mun-compose-move = Metti un membro { $target_at }
web-mun-compose-move-wreathed = Metti un membro con Corona { $target_at }

## Verdict
web-mun-end-goal = { $families } { $count ->
    [one] ha
   *[other] hanno
} raggiunto l'obiettivo di { $goal } Decurioni.
web-mun-end-most = Più Decurioni: { $family } con { $n }; il migliore degli altri ne ha { $m }.
web-mun-end-level = Più Decurioni: { $families } sono pari con { $n } a testa.
web-mun-end-first = { $family } ha raggiunto l'obiettivo prima di tutti.
web-mun-end-first-several = { $families } hanno raggiunto l'obiettivo: conta il passo precedente e, nello stesso passo, cittadini e Favori insieme.
web-mun-end-pieces = Cittadini e Favori insieme: { $family } con { $n }; il migliore degli altri ne ha { $m }.
web-mun-end-pieces-level = Cittadini e Favori insieme: { $families } sono pari con { $n } a testa.
web-mun-end-favors = Favori: { $family } con { $n }; il migliore degli altri ne ha { $m }.
web-mun-end-favors-level = Favori: { $families } sono pari con { $n } a testa.
web-mun-end-wins = { $family } vince.
web-mun-end-shared = { $families } condividono la vittoria.
web-mun-end-player = { $family }: { $n ->
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
