# Invitare a un tavolo e arrivarci, in italiano.

## Un nuovo tavolo
web-invite-who-comes = Chi trova il tavolo?
web-invite-more = Regole e orologio
web-invite-more-about = { $n ->
    [0] come al solito
    [one] una cosa diversa dal solito
   *[other] { $n } cose diverse dal solito
}

## Invitare
web-invite-machine = Questo link si apre solo da questo computer. Per far entrare altri, ferma il server e riavvialo con il comando seguente; il tavolo resta.
web-invite-network = Chiunque sia nella tua rete può aprire questo link: per esempio sotto lo stesso Wi-Fi.
web-invite-qr = Codice QR con il link a questo tavolo
web-invite-qr-about = Con la fotocamera di un telefono non serve scrivere il link.

## Arrivare
web-invite-agreed = Che cosa vale a questo tavolo
web-invite-clock = Orologio
web-invite-clock-none = Nessuno: ognuno si prende il tempo che gli serve
web-invite-clock-some = { $minutes ->
    [one] Un minuto
   *[other] { $minutes } minuti
 } a testa per tutta la partita, e { $increment ->
    [one] un secondo
   *[other] { $increment } secondi
 } in più a ogni turno
web-invite-draws = Estrazioni
web-invite-draws-fair = Nessuno può scegliere che cosa esce; il tuo browser le controlla una per una
web-invite-hints = Consigli
web-invite-hints-on = Permessi
web-invite-hints-off = Spenti, finché non li permettono tutti

## Durante l’attesa
web-invite-fill = Un bot al suo posto
web-invite-fill-seat = Un bot al suo posto: { $seat }
web-invite-fill-now = Fai sedere questo bot

## Consigli tra persone
web-invite-hints-allow = Permetto i consigli
web-invite-hints-some = I consigli sono spenti finché non li permettono tutti: { $n } su { $all }.
web-invite-hints-all = Tutti permettono i consigli: chi deve scegliere può chiedere al bot più forte.
web-invite-hints-here = Consigli spenti: non tutti a questo tavolo li permettono

## Una rivincita
web-invite-rematch-offered = { $player } chiede la rivincita.
web-invite-rematch-here = Ti offrono la rivincita
web-invite-rematch-accept = Gioca ancora
web-invite-rematch-decline = No, grazie

## Chiudere una partita prima della fine
web-invite-resign = Abbandona
web-invite-resign-last = Abbandoni e la partita è finita: hai perso.
web-invite-resign-about = Abbandoni per sempre. Un bot continua al tuo posto e gli altri proseguono la partita.
web-invite-has-resigned = ha abbandonato
web-invite-abort = Annulla la partita
web-invite-abort-about = La partita è finita e non ha vinto nessuno. Si può fare finché qualcuno non ha giocato in un secondo turno.
web-invite-end = Chiudi senza vincitore
web-invite-end-about = La partita si chiude senza vincitore quando lo vogliono tutti quelli che giocano. Lo chiederemo agli altri.
web-invite-end-alone = La partita è finita e non ha vinto nessuno.
web-invite-end-wanted = { $n ->
    [one] { $players } vorrebbe chiudere la partita senza vincitore.
   *[other] { $players } vorrebbero chiudere la partita senza vincitore.
}
web-invite-end-yours = Vorresti chiudere la partita senza vincitore. Devono ancora accettare: { $players }.
web-invite-end-agree = Chiudiamola
web-invite-end-withdraw = Continua a giocare
web-invite-ended-resigned = Finita per abbandono
web-invite-ended-aborted = La partita è stata annullata
web-invite-ended-agreed = La partita è stata chiusa insieme
web-invite-ended-nobody = Non ha vinto nessuno.
web-invite-ended-by = { $n ->
    [one] { $players } ha abbandonato.
   *[other] { $players } hanno abbandonato.
}
