# Che cosa dice `ludi verify` di una partita registrata.

## Che cosa è provato, e che cosa no
verify-draws = { $draws ->
    [0] OK: non c'è stato alcun sorteggio.
    [one] OK: l'unico sorteggio segue da ciò per cui il banco si è impegnato.
   *[other] OK: tutti i { $draws } sorteggi seguono da ciò per cui il banco si è impegnato.
}
verify-commitment = Un solo impegno vincola ogni sorteggio della partita: { $commitment }.
verify-known = È quello che hai indicato: da quando l'hai visto il banco non ha cambiato nulla di ciò per cui si è impegnato.
verify-unknown = Un file non può provare quando è stato preso il suo impegno: confrontalo con quello che hai visto prima della partita, o indicalo con --commitment.
verify-people = { $people ->
    [one] Una persona ha preso parte alla scelta
   *[other] { $people } persone hanno preso parte alla scelta
}, ognuna con un'entropia propria, nascosta dietro un'impronta finché tutte le impronte erano note. Nessuno ha potuto dirigere un sorteggio, nemmeno il banco insieme a tutti gli altri al tavolo, purché uno di loro fosse onesto. Che le impronte siano venute prima lo sa chi era seduto lì: i browser hanno conservato l'elenco.
verify-nobody = Nessuno tranne il banco ha preso parte alla scelta: prima di impegnarsi ha potuto cercare sorteggi che gli convenissero.
verify-rounds = La partita è cominciata al giro { $round }: { $before ->
    [one] una volta qualcuno
   *[other] { $before } volte qualcuno
} non ha rivelato la sua entropia, o così dice il banco, e ha perso il posto. Un banco che lo voleva conosceva l'inizio che è stato scartato, ma non quello venuto al suo posto: ogni volta ha potuto essere un tentativo in più.
verify-foreknowledge = Il banco conosce in anticipo i suoi sorteggi: che non li abbia detti a nessuno, nessuna prova può mostrarlo.
verify-terminal = È stata giocata in un terminale, che è banco e tavolo insieme: chi lo usava ha potuto ricominciare quante volte voleva e tenere la partita preferita, ma non scegliere sorteggio per sorteggio.
verify-terminal-words = È stata giocata in un terminale, e le parole date lì con --entropy non fanno parte dell'impegno: chi le ha date e conosceva la catena del banco ha potuto sceglierle a suo vantaggio.
verify-sittings = La partita ha { $sittings } sedute, ognuna con un proprio impegno, come quando la si mette via e la si riprende: { $sittings } volte il banco ha potuto provare inizi finché uno dava i sorteggi che voleva. Che i sorteggi corrispondano non prova che siano stati lasciati al caso.
verify-old-one = Una partita di prima: l'entropia di tutti è stata data apertamente, quindi il banco, insieme a chi ha dato la sua per ultimo, ha potuto scegliere i sorteggi. Tutti gli altri no.
verify-old-several = Una partita di prima con { $sittings } segreti, ognuno rivelato dopo i suoi sorteggi: il banco ha potuto cercarli finché davano i sorteggi che voleva. Che i sorteggi corrispondano non prova che siano stati lasciati al caso.
verify-ended-resigned = { $players ->
    [one] Il tavolo dice che un giocatore ha abbandonato e che così la partita è finita.
   *[other] Il tavolo dice che { $players } giocatori hanno abbandonato e che così la partita è finita.
}
verify-ended-aborted = Il tavolo dice che la partita è stata annullata: non ha vinto nessuno.
verify-ended-agreed = Il tavolo dice che tutti quelli che giocavano hanno chiuso insieme la partita: non ha vinto nessuno.

## Bugie
verify-wrong-served = Questa partita è stata servita da un server, che fa un solo impegno per tutta la partita, ma il file ne ha { $commitments }.
verify-wrong-several = È stato dato un impegno da confrontare, ma il file ne ha { $commitments }: il banco ha potuto scegliere.
verify-wrong-exchanged = L'impegno è stato scambiato: il file ha { $commitment }, non quello indicato.
verify-wrong-no-first = Il file non ha un impegno per il primo sorteggio, quindi i sorteggi non si possono verificare.
verify-wrong-order = L'impegno per i sorteggi dal numero { $first } in poi sta dopo quello dal numero { $before } in poi.
verify-wrong-beyond = C'è un impegno per i sorteggi dal numero { $first } in poi, ma ne sono stati fatti solo { $draws }.
verify-wrong-commitment = L'ancora dei sorteggi dal numero { $first } in poi non corrisponde al suo impegno, o il tavolo è un altro.
verify-wrong-digits = { $what ->
    [anchor] L'ancora
   *[link] L'anello
} dei sorteggi dal numero { $first } in poi non è di 64 cifre esadecimali.
verify-wrong-round = Il giro dei sorteggi dal numero { $first } in poi è { $round }, ma i giri si contano da 1.
verify-wrong-seats = C'è entropia per { $given } posti, ma si gioca in { $seats }.
verify-wrong-entropy = Ciò che { $seat } ha rivelato come entropia non corrisponde all'impronta mostrata prima.
verify-wrong-bot = C'è entropia per { $seat }, ma lì siede un bot, e i bot non ne aggiungono.
verify-wrong-without = Manca l'entropia di { $seat }, benché lì sieda una persona.
verify-wrong-no-link = Manca l'anello che il sorteggio { $draw } scopre.
verify-wrong-early = Un anello dei sorteggi dal numero { $first } in poi è scoperto, benché nessuno di essi sia stato fatto.
verify-wrong-chain = L'anello del sorteggio { $draw } non è della catena dell'impegno: { $hashes } impronte successive non portano all'ancora.
verify-wrong-draw = Il sorteggio { $draw } (mossa { $move }) è sbagliato: ciò per cui il banco si è impegnato dà un altro esito.
verify-wrong-unrevealed = Il segreto dei sorteggi dal numero { $first } in poi non è ancora stato rivelato.
verify-wrong-secret = Il segreto dei sorteggi dal numero { $first } in poi non è un numero esadecimale di 64 cifre.
verify-wrong-commitment-secret = Il segreto dei sorteggi dal numero { $first } in poi non corrisponde al suo impegno.

## A game that began in the middle of another one
verify-taken-over = La partita è cominciata da una posizione di un'altra, { $table }: { $moves ->
    [one] la prima mossa viene
   *[other] le prime { $moves } mosse vengono
} da lì, con tutto ciò che vi era stato estratto. Qui non se ne dimostra nulla: si verifichi il file di quella partita.
