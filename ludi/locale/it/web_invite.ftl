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
