# Ce que dit la page là où elle joue sans serveur.
web-here-loading = La table se prépare dans votre navigateur …
web-here-kind-beside = À cet écran
web-here-newer = Une nouvelle version de l’application est là. Les parties commencées restent.
web-here-change = Changer maintenant
