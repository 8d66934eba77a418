# Ce que `ludi verify` dit d'une partie enregistrée.

## Ce qui est prouvé, et ce qui ne l'est pas
verify-draws = { $draws ->
    [0] OK : il n'y a eu aucun tirage.
    [1] OK : le seul tirage découle de ce à quoi le donneur s'est engagé.
   *[other] OK : les { $draws } tirages découlent tous de ce à quoi le donneur s'est engagé.
}
verify-commitment = Un seul engagement lie tous les tirages de la partie : { $commitment }.
verify-known = C'est celui que vous avez indiqué : depuis que vous l'avez vu, le donneur n'a rien changé à ce à quoi il s'est engagé.
verify-unknown = Un fichier ne peut pas prouver quand son engagement a été pris : comparez-le avec celui que vous avez vu avant la partie, ou indiquez celui-ci avec --commitment.
verify-people = { $people ->
    [1] Une personne a pris part au choix
   *[other] { $people } personnes ont pris part au choix
}, chacune avec sa propre entropie, cachée derrière une empreinte jusqu'à ce que toutes les empreintes soient connues. Personne n'a pu diriger un tirage, pas même le donneur avec tous les autres à la table, pourvu que l'une d'elles fût honnête. Que les empreintes soient venues d'abord, ceux qui étaient assis là le savent : leurs navigateurs ont gardé la liste.
verify-nobody = Personne sauf le donneur n'a pris part au choix : avant de s'engager, il a pu chercher des tirages qui lui convenaient.
verify-rounds = La partie a commencé au tour { $round } : { $before ->
    [1] une fois quelqu'un
   *[other] { $before } fois quelqu'un
} n'a pas révélé son entropie, à ce que dit le donneur, et a perdu sa place. Un donneur qui le voulait connaissait le début qui a été écarté, mais non celui qui l'a remplacé : chaque fois a pu être un essai de plus.
verify-foreknowledge = Le donneur connaît d'avance ses tirages : qu'il ne les ait dits à personne, aucune preuve ne peut le montrer.
verify-terminal = Elle a été jouée dans un terminal, qui est donneur et table à la fois : qui s'en servait a pu recommencer autant qu'il voulait et garder la partie qu'il préférait, mais non choisir tirage par tirage.
verify-terminal-words = Elle a été jouée dans un terminal, et les mots donnés là avec --entropy ne font pas partie de l'engagement : qui les a donnés en connaissant la chaîne du donneur a pu les choisir à son avantage.
verify-sittings = La partie a { $sittings } séances, chacune avec son propre engagement, comme quand on la met de côté et la reprend : { $sittings } fois le donneur a pu essayer des débuts jusqu'à ce que l'un donne les tirages qu'il voulait. Que les tirages concordent ne prouve pas qu'ils aient été laissés au hasard.
verify-old-one = Une partie d'autrefois : l'entropie de tous a été donnée ouvertement, si bien que le donneur, avec celui qui a donné la sienne en dernier, a pu choisir les tirages. Tous les autres ne l'ont pas pu.
verify-old-several = Une partie d'autrefois avec { $sittings } secrets, chacun révélé après ses tirages : le donneur a pu les chercher jusqu'à ce qu'ils donnent les tirages qu'il voulait. Que les tirages concordent ne prouve pas qu'ils aient été laissés au hasard.
verify-ended-resigned = { $players ->
    [one] La table dit qu’un joueur a abandonné et que la partie s’est terminée ainsi.
   *[other] La table dit que { $players } joueurs ont abandonné et que la partie s’est terminée ainsi.
}
verify-ended-aborted = La table dit que la partie a été annulée : personne n’a gagné.
verify-ended-agreed = La table dit que tous ceux qui jouaient ont arrêté la partie ensemble : personne n’a gagné.

## Mensonges
verify-wrong-served = Cette partie a été servie par un serveur, qui prend un seul engagement pour toute la partie, mais le fichier en a { $commitments }.
verify-wrong-several = Un engagement a été donné à comparer, mais le fichier en a { $commitments } : le donneur a pu choisir.
verify-wrong-exchanged = L'engagement a été échangé : le fichier a { $commitment }, et non celui qui est indiqué.
verify-wrong-no-first = Le fichier n'a pas d'engagement pour son premier tirage : ses tirages ne peuvent pas être vérifiés.
verify-wrong-order = L'engagement pour les tirages à partir du numéro { $first } se trouve après celui pour les tirages à partir du numéro { $before }.
verify-wrong-beyond = Il y a un engagement pour les tirages à partir du numéro { $first }, mais seuls { $draws } ont été faits.
verify-wrong-commitment = L'ancre des tirages à partir du numéro { $first } ne correspond pas à son engagement, ou la table est une autre.
verify-wrong-digits = { $what ->
    [anchor] L'ancre
   *[link] Le maillon
} des tirages à partir du numéro { $first } n'a pas 64 chiffres hexadécimaux.
verify-wrong-round = Le tour des tirages à partir du numéro { $first } est { $round }, mais les tours se comptent à partir de 1.
verify-wrong-seats = Il y a de l'entropie pour { $given } places, mais on joue à { $seats }.
verify-wrong-entropy = Ce que { $seat } a révélé comme entropie ne correspond pas à l'empreinte montrée auparavant.
verify-wrong-bot = Il y a de l'entropie pour { $seat }, mais un bot y est assis, et les bots n'en ajoutent pas.
verify-wrong-without = L'entropie de { $seat } manque, bien qu'une personne y soit assise.
verify-wrong-no-link = Le maillon que découvre le tirage { $draw } manque.
verify-wrong-early = Un maillon des tirages à partir du numéro { $first } est découvert, alors qu'aucun d'eux n'est fait.
verify-wrong-chain = Le maillon du tirage { $draw } n'est pas de la chaîne engagée : { $hashes } empreintes successives ne mènent pas à l'ancre.
verify-wrong-draw = Le tirage { $draw } (coup { $move }) est faux : ce à quoi le donneur s'est engagé donne une autre issue.
verify-wrong-unrevealed = Le secret des tirages à partir du numéro { $first } n'est pas encore révélé.
verify-wrong-secret = Le secret des tirages à partir du numéro { $first } n'est pas un nombre hexadécimal de 64 chiffres.
verify-wrong-commitment-secret = Le secret des tirages à partir du numéro { $first } ne correspond pas à son engagement.

## A game that began in the middle of another one
verify-taken-over = La partie a commencé à une position d'une autre, { $table } : { $moves ->
    [one] le premier coup en vient
   *[other] les { $moves } premiers coups en viennent
}, avec tout ce qui y avait été tiré. Rien n'en est prouvé ici : vérifiez le fichier de cette partie-là.
