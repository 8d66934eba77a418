# Sorteggi verificabili: che cosa si promette, si mostra e si controlla prima, durante e dopo la partita.

## Il pannello
web-fair = Sorteggi verificabili
web-fair-intro = Prima che qualcuno si sedesse, il server ha fissato una catena di numeri e ne ha mostrato l'impronta qui sotto. Poi il browser di ogni giocatore ha promesso cifre casuali, e le ha mostrate solo quando tutti avevano promesso le loro. Ogni sorteggio scopre l'anello seguente della catena; anello e cifre insieme danno l'esito, e il tuo browser lo ricalcola subito. Così nessuno può pilotare i sorteggi, purché le cifre di almeno un giocatore siano davvero casuali. Che cosa resta: il server conosce la propria catena. Non può cambiare ciò che uscirà, ma potrebbe saperlo e dirlo a qualcuno.
web-fair-intro-old = Questa partita è cominciata in un modo più vecchio: il server ha fissato un segreto e ne ha mostrato questa impronta, e i giocatori hanno aggiunto testi casuali allo scoperto. Questo prova che i sorteggi vengono dal segreto. Non prova che il server e il giocatore seduto per ultimo non avrebbero potuto sceglierli insieme.
web-fair-commitment = Impronta della promessa
web-fair-seen = Questo browser l'ha annotata quando sei arrivato al tavolo la prima volta.
web-fair-changed = Quando sei arrivato al tavolo la prima volta, questo browser ha visto un'altra impronta.
web-fair-anchor = Inizio della catena
web-fair-entropy = Che cosa hanno aggiunto i giocatori
web-fair-round = { $round ->
    [1] Tutti hanno mostrato ciò che avevano promesso: la partita è cominciata al primo giro.
   *[other] Giro { $round }: in ogni giro precedente qualcuno non ha mostrato le cifre promesse, ha perso il posto, e tutti gli altri ne hanno scelte di nuove.
}
web-fair-yours = le tue
web-fair-bot = { $bot } non aggiunge niente
web-fair-entropy-later = I testi di tutti i giocatori compaiono quando verifichi i sorteggi.
web-fair-links = La catena finora
web-fair-draws = { $n ->
    [0] Non c'è ancora stato nessun sorteggio.
    [one] Un sorteggio, e l'anello che ha scoperto:
   *[other] { $n } sorteggi, e l'ultimo anello scoperto:
}
web-fair-secret = Il segreto
web-fair-secret-later = Viene rivelato a partita finita; da allora chiunque può ricalcolare ogni sorteggio.
web-fair-checked = Sorteggio controllato
web-fair-broken = Questo sorteggio non torna

## Prima della partita
web-fair-promised = cifre promesse
web-fair-shown = cifre mostrate
web-fair-not-yet = promette le cifre…
web-fair-revealing-title = La partita comincia
web-fair-revealing = Tutti sono seduti e hanno promesso cifre casuali. Ora ogni browser mostra le proprie, da solo: lo hanno fatto { $n } su { $all }.
web-fair-revealing-late = Non devi fare niente: tieni solo aperta questa pagina. Chi non mostra le cifre in tempo perde il posto a questo tavolo, e gli altri ricominciano con cifre nuove.
web-fair-new-round = Giro { $round }: qualcuno non ha mostrato in tempo le cifre promesse e ha perso il posto. Nient'altro è perduto: tutti gli altri promettono da soli cifre nuove, e ciò che era stato mostrato non conta più.
web-fair-keep-open = Tieni aperta questa pagina finché la partita non comincia: quando tutti i posti sono occupati, il tuo browser ha un minuto per mostrare le sue cifre, e lo fa da solo.
web-fair-elsewhere = Le cifre promesse per il tuo posto sono in un altro browser, o sono state cancellate da questo, che quindi non può mostrarle. Apri il tavolo là, oppure alzati e siediti di nuovo prima che l'ultimo posto sia occupato.

## La verifica
web-fair-verify = Verifica i sorteggi
web-fair-verify-so-far = Verifica i sorteggi fin qui
web-fair-verify-again = Verifica di nuovo
web-fair-verify-fetching = La partita sta arrivando…
web-fair-verify-running = Ricalcolato il sorteggio { $done } di { $all }…
web-fair-verify-ok = { $n ->
    [0] Tutto torna: non ci sono stati sorteggi.
    [one] Tutto torna: un sorteggio è stato ricalcolato.
   *[other] Tutto torna: tutti i { $n } sorteggi sono stati ricalcolati.
}
web-fair-verify-remains = Che cosa questo non prova
web-fair-verify-wrong = Di questi sorteggi non ci si può fidare.
web-fair-verify-later = I sorteggi si possono verificare a partita finita, quando il segreto è rivelato.
web-fair-verify-how = Ricalcolati qui, nel tuo browser, senza il server. Puoi farlo anche da te: scarica il file ed esegui
web-fair-verify-file = FILE
web-fair-verify-problem = Non è stato possibile verificare i sorteggi: { $why }
web-fair-proven-chain = Ogni sorteggio è uscito come dicono la catena e le cifre dei giocatori; la catena era fissata prima del primo sorteggio.
web-fair-proven-secret = Ogni sorteggio è uscito come dicono il segreto e i testi dei giocatori.
web-fair-proven-promise = La promessa è quella che questo browser ha visto quando sei arrivato al tavolo la prima volta.
web-fair-proven-own = Le tue cifre casuali fanno parte di ogni sorteggio.
web-fair-proven-people = { $n ->
    [one] Una persona ha preso parte alla scelta. Se quelle cifre erano casuali, nessuno poteva scegliere gli esiti.
   *[other] { $n } persone hanno preso parte alla scelta. Se anche solo le cifre di una di loro erano casuali, nessuno poteva scegliere gli esiti.
}
web-fair-remains-dealer = Il banco conosce la propria catena: non poteva cambiare i sorteggi, ma poteva conoscerli prima e dirli a qualcuno.
web-fair-remains-nobody = Nessuno oltre al banco ha preso parte alla scelta: poteva prendere una catena che gli conveniva.
web-fair-remains-sittings = La partita è stata giocata in { $n } sedute, ognuna con una promessa propria: chi l'ha ripresa poteva scegliere tra quanti inizi voleva provare.
web-fair-remains-rounds = Ci sono voluti { $n } giri per cominciare: in ognuno dei precedenti qualcuno non ha mostrato le cifre promesse e ha perso il posto. Chiunque fosse, forse conosceva l'inizio a cui ha rinunciato; nessuno poteva conoscere quello che ne ha preso il posto.
web-fair-remains-unseen = Questo browser non c'era prima della partita. Non può dire se questa è la promessa fatta allora o una inventata dopo, insieme a tutta la partita.
web-fair-remains-secrets = La partita ha { $n } segreti, e solo il primo è stato promesso prima della partita: il banco poteva scegliere ognuno degli altri dopo aver visto che cosa ne viene.
web-fair-remains-open-entropy = I testi dei giocatori sono stati dati allo scoperto: il banco insieme al giocatore che ha dato l'ultimo poteva scegliere i sorteggi.

## Che cosa non torna
web-fair-alarm = Non fidarti dei sorteggi di questo tavolo.
web-fair-alarm-more = { $n ->
    [one] E un'altra cosa che non torna.
   *[other] E altre { $n } cose che non tornano.
}
web-fair-wrong-exchanged = La promessa non è quella che questo browser ha visto quando sei arrivato al tavolo la prima volta.
web-fair-wrong-protocol = Il tavolo dice di sorteggiare in un modo più vecchio di quello promesso.
web-fair-wrong-round = Il tavolo è tornato a un giro di cui questo browser ha già visto la fine.
web-fair-wrong-early = Il server ha chiesto le cifre prima che tutti avessero promesso le loro. Questo browser non ha mostrato le tue.
web-fair-wrong-hashes = Ciò che i giocatori hanno promesso è stato cambiato dopo che questo browser l'aveva visto.
web-fair-wrong-own-hash = Ciò che il server mostra come tua promessa non è quello che questo browser ha promesso; perciò non ha mostrato le tue cifre.
web-fair-wrong-player-entropy = Le cifre di { $player } non corrispondono a ciò che era promesso per quel posto.
web-fair-wrong-own-entropy = Le tue cifre casuali mancano nei sorteggi.
web-fair-wrong-mix = Le cifre con cui la partita è cominciata sono state cambiate dopo.
web-fair-wrong-taken-back = Il server ha ritirato sorteggi già fatti, dal numero { $draw } in poi.
web-fair-wrong-again = Il server ha fatto il sorteggio { $draw } una seconda volta.
web-fair-wrong-no-draw = La mossa { $move } era un sorteggio, e non è stato scoperto niente che possa provarlo.
web-fair-wrong-link = Ciò che è stato scoperto con il sorteggio { $draw } non appartiene alla catena promessa.
web-fair-wrong-outcome = Il sorteggio { $draw } è sbagliato: la catena e le cifre dei giocatori danno un altro esito.
web-fair-wrong-no-first = Manca la promessa per il primo sorteggio.
web-fair-wrong-many = Una partita su un server ha una sola promessa; questa ne ha { $n }.
web-fair-wrong-terms = La promessa per i sorteggi dal numero { $first } in poi riguarda un'altra partita o un altro tavolo.
web-fair-wrong-chain-commitment = L'inizio della catena non corrisponde alla sua impronta (sorteggi dal numero { $first } in poi).
web-fair-wrong-entropy-hash = Ciò che un giocatore ha aggiunto non corrisponde a ciò che era promesso (sorteggi dal numero { $first } in poi).
web-fair-wrong-chain = L'ultimo anello scoperto non appartiene alla catena promessa (sorteggi dal numero { $first } in poi).
web-fair-wrong-used-up = Ci sono più sorteggi di quelli promessi (dal numero { $first } in poi).
web-fair-wrong-unrevealed = Il segreto dei sorteggi dal numero { $first } in poi non è stato rivelato.
web-fair-wrong-secret = Il segreto dei sorteggi dal numero { $first } in poi non è un numero esadecimale di 64 cifre.
web-fair-wrong-commitment = Il segreto dei sorteggi dal numero { $first } in poi non corrisponde alla sua impronta.
web-fair-wrong-draw = Il sorteggio { $draw } (mossa { $move }) è sbagliato: il segreto dà un altro esito.
web-fair-wrong-missing = La mossa { $move } era un sorteggio, ma manca tra quelli da verificare.
web-fair-wrong-shown = Il sorteggio { $draw } (mossa { $move }) è stato mostrato diversamente da come è verificato.
web-fair-wrong-count = I sorteggi da verificare sono più di quelli mostrati.
web-fair-remains-taken-over = La partita è cominciata da una posizione di un'altra: { $n ->
    [one] la prima mossa viene
   *[other] le prime { $n } mosse vengono
} da lì con tutto ciò che vi era stato estratto, e qui non se ne dimostra nulla.
