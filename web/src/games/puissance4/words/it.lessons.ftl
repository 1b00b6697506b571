# The lessons of puissance4.

lesson-puissance4-drop-title = Cade un gettone
lesson-puissance4-drop-text = Tu giochi con il rosso, l’altro con il giallo, 21 gettoni a testa. Nel tuo turno lascia cadere un gettone in una colonna in cui c’è ancora posto. Scende fin dove può e si posa su quello che trova.
lesson-puissance4-drop-task = Lascia cadere un gettone in una colonna a scelta.
lesson-puissance4-drop-well = Si è fermato in cima alla sua colonna. Ora toccherebbe al Giallo.

lesson-puissance4-line-title = Quattro in linea
lesson-puissance4-line-text = Vince chi per primo ha quattro gettoni del suo colore uno accanto all’altro: in una riga, in una colonna o in diagonale. Più di quattro valgono lo stesso.
lesson-puissance4-line-task = Tocca al Rosso. Completa quattro in una riga.
lesson-puissance4-line-well = Quattro in una riga: vince il Rosso.

lesson-puissance4-slant-title = La diagonale
lesson-puissance4-slant-text = Le diagonali sono le linee che più facilmente sfuggono. Serve l’altezza giusta in ogni colonna.
lesson-puissance4-slant-task = Il Rosso ne ha tre in diagonale. Trova la quarta casella.
lesson-puissance4-slant-well = Su per la scala, un gradino per colonna: quattro in diagonale.

lesson-puissance4-full-title = Una colonna piena
lesson-puissance4-full-text = Sei gettoni riempiono una colonna. Poi lì non entra più nulla.
lesson-puissance4-full-task = La colonna 4 è piena. Lascia cadere il tuo gettone altrove.
lesson-puissance4-full-well = Giusto: restano sei colonne.

lesson-puissance4-draw-title = Non vince nessuno
lesson-puissance4-draw-text = Quando la griglia è piena e nessuno ha una linea, la manche finisce in pareggio.
lesson-puissance4-draw-task = Resta un buco. Riempilo.
lesson-puissance4-draw-well = Tutti i 42 gettoni sono dentro e non c’è nessuna linea: pareggio.

lesson-puissance4-pop-title = Fuori!
lesson-puissance4-pop-text = Con questa opzione, invece di lasciar cadere un gettone, puoi sfilarne uno dei tuoi dalla riga in basso. La colonna scende di una casella e il gettone torna nella tua mano.
lesson-puissance4-pop-task = Il Rosso vince sfilando un gettone. Quale?
lesson-puissance4-pop-well = La colonna è scesa e la seconda riga si è completata.

lesson-puissance4-both-title = Due linee insieme
lesson-puissance4-both-text = Sfilando un gettone si può completare una linea per ciascun colore. Regola della casa: allora vince chi ha mosso. Prima di cominciare puoi scegliere diversamente.
lesson-puissance4-both-task = Sfila un gettone rosso in modo che tutti e due i colori abbiano una linea.
lesson-puissance4-both-well = Tutti e due i colori ne hanno quattro, ma ha mosso il Rosso: vince lui.

lesson-puissance4-again-title = Girare in tondo
lesson-puissance4-again-text = Quando i gettoni possono uscire, una posizione può ripetersi. Se la stessa posizione si presenta per la terza volta con lo stesso giocatore di turno, la manche finisce in pareggio.
lesson-puissance4-again-task = La griglia vuota c’è già stata due volte. Falla tornare una terza.
lesson-puissance4-again-well = Per la terza volta la stessa: pareggio.

lesson-puissance4-five-title = Cinque, con i pannelli
lesson-puissance4-five-text = Con questa opzione ce ne vogliono cinque. In cambio, a ogni lato c’è un pannello con sei gettoni stampati: non si muovono mai e contano per il loro colore.
lesson-puissance4-five-task = Il Rosso ne ha tre. Serviti di un gettone stampato sul bordo.
lesson-puissance4-five-well = Quattro tuoi e uno stampato fanno cinque.

lesson-puissance4-anvil-title = L’incudine
lesson-puissance4-anvil-text = Quattro dei tuoi gettoni hanno un potere, una volta per manche ciascuno, al massimo uno per turno. L’incudine espelle tutto quello che ha sotto nella sua colonna e cade fino in fondo. Le linee si guardano dopo.
lesson-puissance4-anvil-task = Vinci con l’incudine.
lesson-puissance4-anvil-well = La colonna 4 si è svuotata e la riga in basso è tua.

lesson-puissance4-wall-title = Il muro
lesson-puissance4-wall-text = Se il muro fa una linea, vinci. Altrimenti puoi aggiungere un gettone normale, oppure no. Questo secondo gettone non può completare una tua linea.
lesson-puissance4-wall-task = Lascia cadere il muro nella colonna 5, poi un gettone, oppure nessuno. Quali colonne sono chiuse?
lesson-puissance4-wall-well = Erano chiuse le colonne 2 e 6: lì il gettone avrebbe completato quattro.

lesson-puissance4-double-title = Il doppio
lesson-puissance4-double-text = Se il doppio fa una linea, vinci. Altrimenti devi aggiungere un gettone normale, se puoi, e tutto conta.
lesson-puissance4-double-task = Vinci in un turno con il doppio e un secondo gettone.
lesson-puissance4-double-well = Due gettoni in un turno: nessuno poteva fermarti.

lesson-puissance4-breaker-title = Il demolitore
lesson-puissance4-breaker-text = Se il demolitore fa una linea, vinci. Altrimenti scegli un gettone dell’altro colore nella riga in basso: viene sfilato e la sua colonna scende. Se non ce n’è, il tuo turno è finito.
lesson-puissance4-breaker-task = Fai uscire il gettone giallo che ti impedisce di vincere.
lesson-puissance4-breaker-well = La colonna è scesa, e il tuo gettone è finito in linea.

lesson-puissance4-ejected-title = Espulso, non perso
lesson-puissance4-ejected-text = I gettoni espulsi dall’incudine o dal demolitore tornano ai proprietari come gettoni normali, anche un gettone speciale già usato. Potete anche accordarvi che restino fuori dalla manche.
lesson-puissance4-ejected-task = Lascia cadere l’incudine nella colonna 4 e guarda i gettoni in mano.
lesson-puissance4-ejected-well = Due gettoni rossi e uno giallo sono tornati in mano.

lesson-puissance4-combine-title = Combinare
lesson-puissance4-combine-text = «Fuori!», gettoni speciali e cinque in fila vanno insieme come preferisci: otto giochi in una scatola.
lesson-puissance4-combine-task = Sono attivi tutti e tre. Gioca quello che vuoi.
lesson-puissance4-combine-well = Gettoni sfilati, gettoni speciali e pannelli insieme: scegli il tuo miscuglio quando prepari un tavolo.

lesson-puissance4-match-title = Una partita
lesson-puissance4-match-text = Giocate finché qualcuno ha vinto le manche stabilite: cinque, se seguite la scatola. I giocatori cominciano a turno.
lesson-puissance4-match-task = Vinci questa manche.
lesson-puissance4-match-well = Una manche al Rosso. La prossima la comincia il Giallo.
