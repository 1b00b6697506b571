# The lessons of plus4.

lesson-plus4-push-title = Spingere dall’alto
lesson-plus4-push-text = Quattro colonne di quattro. Spingi un pezzo dall’alto in una colonna: prende la casella in cima, e tutto ciò che c’è nella colonna scende di una.
lesson-plus4-push-task = Spingi il tuo pezzo nella colonna 1 e guarda scendere gli altri.
lesson-plus4-push-well = Il tuo è in cima; gli altri sono scesi di una casella.

lesson-plus4-out-title = Fuori in basso
lesson-plus4-out-text = Una colonna non è mai piena: un quinto pezzo spinge fuori quello più in basso, che torna in mano al proprietario. Senza pezzi in mano si passa.
lesson-plus4-out-task = Nella colonna 1 ce ne sono quattro. Spingine un quinto.
lesson-plus4-out-well = Il pezzo rosso più in basso è uscito ed è tornato in mano al Rosso.

lesson-plus4-line-title = Una linea di quattro
lesson-plus4-line-text = Una colonna, una riga o una delle due diagonali lunghe, con tutte e quattro le caselle del tuo colore: dieci linee in tutto. Nel gioco di base vince la prima linea.
lesson-plus4-line-task = Tocca al Rosso. Completa una linea.
lesson-plus4-line-well = Quattro nella colonna: vince il Rosso.

lesson-plus4-gift-title = Un regalo
lesson-plus4-gift-text = Una linea conta per chi ha quel colore, chiunque abbia spinto. Guarda due volte prima di spingere.
lesson-plus4-gift-task = Tocca al Blu. Trova la spinta incauta che regala la partita al Rosso.
lesson-plus4-gift-well = Il Blu ha spinto, vince il Rosso.

lesson-plus4-both-title = Tutte e due insieme
lesson-plus4-both-text = Se una spinta completa una linea per ciascun colore, nel gioco di base è pareggio. Prima di cominciare puoi scegliere diversamente.
lesson-plus4-both-task = Completa una linea di tutti e due i colori.
lesson-plus4-both-well = Una linea a testa: pareggio.

lesson-plus4-bonus-title = Il pezzo bonus
lesson-plus4-bonus-text = Nella griglia infinita e nel gioco a manche ognuno ha anche un pezzo bonus, più chiaro e con una stella. Si spinge come gli altri, quando lo si ha in mano. Una linea che contiene il pezzo bonus del suo proprietario vale due.
lesson-plus4-bonus-task = Completa la colonna intorno al tuo pezzo bonus.
lesson-plus4-bonus-well = Una linea con il pezzo bonus: due punti.

lesson-plus4-endless-title = La griglia infinita
lesson-plus4-endless-text = Ogni nuova linea dà un punto al suo proprietario, e la griglia non si svuota mai. Una linea che resta lì non dà altri punti. Vince chi arriva primo a 11 punti.
lesson-plus4-endless-task = Hai una colonna piena. Spingici ancora il tuo colore e guarda il punteggio.
lesson-plus4-endless-well = Era completa prima ed è completa ora: nessun punto nuovo.

lesson-plus4-rounds-title = A manche
lesson-plus4-rounds-text = La prima linea chiude la manche: un punto, oppure due se contiene il pezzo bonus e questo c’era già prima dell’ultima spinta.
lesson-plus4-rounds-task = Finisci la linea che contiene il tuo pezzo bonus.
lesson-plus4-rounds-well = Due punti: il pezzo bonus era già nella linea.

lesson-plus4-next-title = La manche successiva
lesson-plus4-next-text = Dopo una manche la griglia si svuota. La successiva la comincia chi ha fatto meno punti; a parità, chi non aveva cominciato. Vince chi arriva primo a 11 punti, o chi ne ha di più dopo le manche stabilite.
lesson-plus4-next-task = Vinci la manche e guarda chi comincia.
lesson-plus4-next-well = Il Blu ha fatto meno punti e comincia la seconda manche.

lesson-plus4-again-title = Girare in tondo
lesson-plus4-again-text = La stessa posizione per la terza volta chiude la manche: è pareggio, o nella griglia infinita vince chi ha più punti. Nel gioco a manche nessuno prende punti.
lesson-plus4-again-task = I due continuano a spingere nella colonna 1. Fallo ancora una volta.
lesson-plus4-again-well = La terza volta: pareggio.
