# Tirages vérifiables : ce qui est promis, montré et contrôlé avant, pendant et après une partie.

## Le panneau
web-fair = Tirages vérifiables
web-fair-intro = Avant que quiconque s'asseye, le serveur a fixé une chaîne de nombres et en a montré l'empreinte ci-dessous. Puis le navigateur de chaque joueur a promis des chiffres au hasard, et ne les a montrés que lorsque tous avaient promis les leurs. Chaque tirage découvre le maillon suivant de la chaîne ; maillon et chiffres donnent ensemble le résultat, et votre navigateur le recalcule aussitôt. Ainsi personne ne peut diriger les tirages, pourvu que les chiffres d'au moins un joueur soient vraiment dus au hasard. Ce qui reste : le serveur connaît sa propre chaîne. Il ne peut pas changer ce qui sortira, mais il pourrait le savoir et le dire à quelqu'un.
web-fair-intro-old = Cette partie a commencé d'une manière plus ancienne : le serveur a fixé un secret et en a montré cette empreinte, et les joueurs ont ajouté des textes au hasard à découvert. Cela prouve que les tirages viennent du secret. Cela ne prouve pas que le serveur et le joueur assis en dernier n'auraient pas pu les choisir ensemble.
web-fair-commitment = Empreinte de la promesse
web-fair-seen = Ce navigateur l'a notée quand vous êtes arrivé à la table pour la première fois.
web-fair-changed = Quand vous êtes arrivé à la table pour la première fois, ce navigateur a vu une autre empreinte.
web-fair-anchor = Début de la chaîne
web-fair-entropy = Ce que les joueurs ont ajouté
web-fair-round = { $round ->
    [1] Chacun a montré ce qu'il avait promis : la partie a commencé au premier essai.
   *[other] Essai { $round } : à chaque essai précédent, quelqu'un n'a pas montré les chiffres promis, a perdu sa place, et tous les autres en ont choisi de nouveaux.
}
web-fair-yours = les vôtres
web-fair-bot = { $bot } n'ajoute rien
web-fair-entropy-later = Les textes de tous les joueurs s'affichent quand on vérifie les tirages.
web-fair-links = La chaîne jusqu'ici
web-fair-draws = { $n ->
    [0] Il n'y a pas encore eu de tirage.
    [one] Un tirage, et le maillon qu'il a découvert :
   *[other] { $n } tirages, et le dernier maillon découvert :
}
web-fair-secret = Le secret
web-fair-secret-later = Il est révélé à la fin de la partie ; chacun peut alors recalculer tous les tirages.
web-fair-checked = Tirage contrôlé
web-fair-broken = Ce tirage ne concorde pas

## Avant la partie
web-fair-promised = chiffres promis
web-fair-shown = chiffres montrés
web-fair-not-yet = promet ses chiffres…
web-fair-revealing-title = La partie commence
web-fair-revealing = Tout le monde est assis et a promis des chiffres au hasard. Maintenant chaque navigateur montre les siens, de lui-même : { $n } sur { $all } l'ont fait.
web-fair-revealing-late = Vous n'avez rien à faire ; gardez seulement cette page ouverte. Qui n'a pas montré ses chiffres à temps perd sa place à cette table, et les autres recommencent avec des chiffres nouveaux.
web-fair-new-round = Essai { $round } : quelqu'un n'a pas montré à temps les chiffres promis et a perdu sa place. Rien d'autre n'est perdu : tous les autres promettent d'eux-mêmes de nouveaux chiffres, et ce qui avait été montré ne compte plus.
web-fair-keep-open = Gardez cette page ouverte jusqu'au début de la partie : quand toutes les places sont prises, votre navigateur a une minute pour montrer ses chiffres, ce qu'il fait de lui-même.
web-fair-elsewhere = Les chiffres promis pour votre place sont dans un autre navigateur, ou ont été effacés de celui-ci, qui ne peut donc pas les montrer. Ouvrez la table là-bas, ou levez-vous et asseyez-vous de nouveau avant que la dernière place soit prise.

## La vérification
web-fair-verify = Vérifier les tirages
web-fair-verify-so-far = Vérifier les tirages jusqu'ici
web-fair-verify-again = Vérifier de nouveau
web-fair-verify-fetching = La partie arrive…
web-fair-verify-running = Tirage { $done } sur { $all } recalculé…
web-fair-verify-ok = { $n ->
    [0] Tout concorde : il n'y a pas eu de tirage.
    [one] Tout concorde : un tirage a été recalculé.
   *[other] Tout concorde : les { $n } tirages ont été recalculés.
}
web-fair-verify-remains = Ce que cela ne prouve pas
web-fair-verify-wrong = On ne peut pas se fier à ces tirages.
web-fair-verify-later = Les tirages peuvent être vérifiés à la fin de la partie, quand le secret est révélé.
web-fair-verify-how = Recalculés ici, dans votre navigateur, sans le serveur. Vous pouvez en faire autant : téléchargez le fichier et lancez
web-fair-verify-file = FICHIER
web-fair-verify-problem = Les tirages n'ont pas pu être vérifiés : { $why }
web-fair-proven-chain = Chaque tirage est sorti comme le disent la chaîne et les chiffres des joueurs ; la chaîne était fixée avant le premier tirage.
web-fair-proven-secret = Chaque tirage est sorti comme le disent le secret et les textes des joueurs.
web-fair-proven-promise = La promesse est celle que ce navigateur a vue quand vous êtes arrivé à la table pour la première fois.
web-fair-proven-own = Vos propres chiffres entrent dans chaque tirage.
web-fair-proven-people = { $n ->
    [one] Une personne a pris part au choix. Si ces chiffres étaient dus au hasard, personne ne pouvait choisir les résultats.
   *[other] { $n } personnes ont pris part au choix. Si les chiffres d'une seule d'entre elles étaient dus au hasard, personne ne pouvait choisir les résultats.
}
web-fair-remains-dealer = Le donneur connaît sa propre chaîne : il ne pouvait pas changer les tirages, mais il pouvait les connaître d'avance et les dire à quelqu'un.
web-fair-remains-nobody = Personne d'autre que le donneur n'a pris part au choix : il a pu prendre une chaîne qui lui convenait.
web-fair-remains-sittings = La partie a été jouée en { $n } séances, chacune avec sa propre promesse : qui l'a reprise pouvait choisir entre autant de débuts qu'il voulait en essayer.
web-fair-remains-rounds = Il a fallu { $n } essais pour commencer : à chacun des précédents, quelqu'un n'a pas montré les chiffres promis et a perdu sa place. Qui que ce fût, cette personne connaissait peut-être le début abandonné ; personne ne pouvait connaître celui qui l'a remplacé.
web-fair-remains-unseen = Ce navigateur n'était pas là avant la partie. Il ne peut pas dire si c'est la promesse faite alors, ou une autre inventée après coup avec toute la partie.
web-fair-remains-secrets = La partie a { $n } secrets, et seul le premier a été promis avant la partie : le donneur a pu choisir chacun des autres après avoir vu ce qui en sort.
web-fair-remains-open-entropy = Les textes des joueurs ont été donnés à découvert : le donneur, avec le joueur qui a donné le dernier, a pu choisir les tirages.

## Ce qui ne concorde pas
web-fair-alarm = Ne vous fiez pas aux tirages de cette table.
web-fair-alarm-more = { $n ->
    [one] Et encore une chose qui ne concorde pas.
   *[other] Et encore { $n } choses qui ne concordent pas.
}
web-fair-wrong-exchanged = La promesse n'est pas celle que ce navigateur a vue quand vous êtes arrivé à la table pour la première fois.
web-fair-wrong-protocol = La table dit tirer d'une manière plus ancienne que celle qu'elle a promise.
web-fair-wrong-round = La table est revenue à un essai dont ce navigateur a déjà vu la fin.
web-fair-wrong-early = Le serveur a demandé les chiffres avant que chacun ait promis les siens. Ce navigateur n'a pas montré les vôtres.
web-fair-wrong-hashes = Ce que les joueurs ont promis a été changé après que ce navigateur l'a vu.
web-fair-wrong-own-hash = Ce que le serveur montre comme votre promesse n'est pas ce que ce navigateur a promis ; il n'a donc pas montré vos chiffres.
web-fair-wrong-player-entropy = Les chiffres de { $player } ne correspondent pas à ce qui était promis pour cette place.
web-fair-wrong-own-entropy = Vos propres chiffres manquent dans les tirages.
web-fair-wrong-mix = Les chiffres avec lesquels la partie a commencé ont été changés ensuite.
web-fair-wrong-taken-back = Le serveur est revenu sur des tirages déjà faits, à partir du numéro { $draw }.
web-fair-wrong-again = Le serveur a fait le tirage { $draw } une seconde fois.
web-fair-wrong-no-draw = Le coup { $move } était un tirage, et rien n'a été découvert qui puisse le prouver.
web-fair-wrong-link = Ce qui a été découvert avec le tirage { $draw } n'appartient pas à la chaîne promise.
web-fair-wrong-outcome = Le tirage { $draw } est faux : la chaîne et les chiffres des joueurs donnent un autre résultat.
web-fair-wrong-no-first = Il n'y a pas de promesse pour le premier tirage.
web-fair-wrong-many = Une partie sur un serveur a une seule promesse ; celle-ci en a { $n }.
web-fair-wrong-terms = La promesse pour les tirages à partir du numéro { $first } concerne une autre partie ou une autre table.
web-fair-wrong-chain-commitment = Le début de la chaîne ne correspond pas à son empreinte (tirages à partir du numéro { $first }).
web-fair-wrong-entropy-hash = Ce qu'un joueur a ajouté ne correspond pas à ce qui était promis (tirages à partir du numéro { $first }).
web-fair-wrong-chain = Le dernier maillon découvert n'appartient pas à la chaîne promise (tirages à partir du numéro { $first }).
web-fair-wrong-used-up = Il y a plus de tirages qu'il n'en a été promis (à partir du numéro { $first }).
web-fair-wrong-unrevealed = Le secret des tirages à partir du numéro { $first } n'a pas été révélé.
web-fair-wrong-secret = Le secret des tirages à partir du numéro { $first } n'est pas un nombre hexadécimal de 64 chiffres.
web-fair-wrong-commitment = Le secret des tirages à partir du numéro { $first } ne correspond pas à son empreinte.
web-fair-wrong-draw = Le tirage { $draw } (coup { $move }) est faux : le secret donne un autre résultat.
web-fair-wrong-missing = Le coup { $move } était un tirage, et il manque parmi ceux à vérifier.
web-fair-wrong-shown = Le tirage { $draw } (coup { $move }) a été montré autrement qu'il n'est vérifié.
web-fair-wrong-count = Il y a plus de tirages à vérifier qu'il n'en a été montré.
web-fair-remains-taken-over = La partie a commencé à une position d'une autre : { $n ->
    [one] le premier coup en vient
   *[other] les { $n } premiers coups en viennent
} avec tout ce qui y avait été tiré, et rien n'en est prouvé ici.
