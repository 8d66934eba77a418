# Ce que dit la page là où elle joue sans serveur.
web-here-loading = La table se prépare dans votre navigateur …
web-here-kind-beside = À cet écran
web-here-newer = Une nouvelle version de l’application est là. Les parties commencées restent.
web-here-change = Changer maintenant
web-here-other-rules-playing = Cette partie a été commencée avec d’autres règles que celles d’aujourd’hui et ne peut pas continuer. Voici où elle en était.
web-here-other-rules-over = Cette partie a été jouée avec d’autres règles que celles d’aujourd’hui et ne peut pas être revue coup par coup. Voici comment elle s’est terminée.
