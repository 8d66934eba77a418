# Pourquoi une carte d'Ave Roma ne peut pas être achetée : une proposition sur un joueur.
ar-why-passed = a passé
ar-why-occupied = un ouvrier s'y trouve
ar-why-no-worker = aucun ouvrier pour cet emplacement (il faut { $span })
ar-why-lacks = il manque { $things }
ar-why-no-cards = n'a pas de carte à dépenser
ar-why-row = seulement avec une carte de la rangée
ar-why-any = { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
}
