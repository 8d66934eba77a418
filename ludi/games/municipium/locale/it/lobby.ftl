# La scelta del gioco e delle sue opzioni, in italiano.

mun-about = Le famiglie di una città di provincia si contendono l’influenza nelle sue sette istituzioni. Da 2 a 4 giocatori, 5 nell’edizione v3.
mun-option-edition = Edizione
mun-option-edition-retail = Edizione retail
mun-option-edition-retail-about = Il gioco della scatola, da 2 a 4 giocatori, con la carta Grande Famiglia.
mun-option-edition-v3 = Edizione v3
mun-option-edition-v3-about = Da 3 a 5 giocatori: una quinta famiglia, più pezzi, una Visita del Prefetto per tutti.
mun-option-goal = Traguardo
mun-option-goal-5 = 5 Decurioni
mun-option-goal-5-about = La partita intera.
mun-option-goal-4 = 4 Decurioni
mun-option-goal-4-about = Una partita più breve.
mun-option-winner = Chi vince
mun-option-winner-usual = Come vuole l’edizione
mun-option-winner-usual-about = Il maggior numero di Decurioni nell’edizione retail, il primo al traguardo nell’edizione v3.
mun-option-winner-most = Il maggior numero di Decurioni
mun-option-winner-most-about = Si finisce il turno, poi vince chi ne ha di più.
mun-option-winner-first = Il primo al traguardo
mun-option-winner-first-about = Vince chi raggiunge per primo il traguardo, anche se alla fine un altro ne ha di più.
mun-option-streets = Strade
mun-option-streets-printed = Come stampate
mun-option-streets-printed-about = Il Tempio è unito soltanto alla Taverna e alla Basilica.
mun-option-streets-wheel = Ruota
mun-option-streets-wheel-about = Variante della casa: il Tempio è unito a tutte e sei le altre istituzioni.
