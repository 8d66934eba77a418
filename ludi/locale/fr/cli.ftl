# The terminal's own words in French.
# The spaces before : ; ! ? and inside « » are no-break spaces (U+00A0).

## What stands above a position
cli-name = { $name }
cli-turn = Tour { $n }
cli-round = Manche { $n }
cli-set-up = Mise en place

## Around the game
cli-seat = Place
cli-you = vous
cli-player = Joueur
cli-points = Points
cli-winner = gagne
cli-your-turn = { $player }, c'est à vous
cli-commitment = Engagement : { $commitment }
cli-commands-line = Un numéro, les mots en gris, ou : { $commands }
cli-grid-line = Un numéro du tableau, ou des mots comme « { $example } ».
cli-earlier = Jusqu'ici dans cette partie
cli-nothing-yet = Il ne s'est encore rien passé.
cli-no-such-number = Il n'y a pas d'option { $number } ; les options vont de 1 à { $n }.
cli-nothing-called = Rien sur la table ne s'appelle « { $word } ».
cli-undone = { $seat } reprend sa dernière décision.
cli-saved = La partie est enregistrée dans { $path }.
cli-resume-with = Pour la reprendre :
cli-finished-saved = La partie est conservée dans { $path }.
cli-verify-with = Pour vérifier chaque tirage :
cli-replay-with = Pour la revoir :
cli-over-already = La partie dans { $path } est finie ; « ludi replay { $path } » la montre à nouveau.
cli-served = La partie dans { $path } a été servie par un serveur, qui seul peut faire les prochains tirages ; continuez-la là-bas.
cli-too-much-entropy = Il y a { $given } textes d'entropie pour { $humans ->
    [0] aucune place humaine
    [one] une place humaine
   *[other] { $humans } places humaines
} : un au plus pour chacune.
cli-temporary = Le dossier { $folder } est inutilisable : la partie va dans { $instead }.

## Commands: the words that call them, and what they do
cli-words-undo = annuler undo u
cli-words-help = aide help h ?
cli-words-look = regarder look
cli-words-save = enregistrer save
cli-words-log = journal log l
cli-words-board = plateau board b
cli-words-quit = quitter quit q exit
cli-what-undo = reprendre votre dernière décision
cli-what-help = ces commandes et les sections des règles ; aide 7.1 ou aide taverne montre une section
cli-what-look = regarder : la position en mots ; regarder MOT : tout ce qui s'appelle ainsi sur la table
cli-what-save = enregistrer FICHIER : enregistrer la partie et continuer
cli-what-log = ce qui vient de se passer
cli-what-board = montrer à nouveau le plateau et les options
cli-what-quit = enregistrer et quitter
cli-commands = Commandes
cli-sections = Sections des règles

## Rules
cli-no-rules = Il n'y a pas de règles écrites pour { $game }.
cli-no-section = Les règles n'ont pas de section « { $section } » ; les sections sont { $sections }.
