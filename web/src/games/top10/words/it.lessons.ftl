# The lessons of top10.

lesson-top10-fill-title = Riempire la griglia
lesson-top10-fill-text = Prima riempite insieme la griglia, un gettone a testa, a turno, riga per riga dal basso. Una riga dev’essere completa prima di cominciare la successiva. Le linee non contano ancora.
lesson-top10-fill-task = Metti un gettone in una casella libera della riga in basso.
lesson-top10-fill-well = Da quattro a sette: erano aperte solo le caselle vuote di questa riga.

lesson-top10-keep-title = In linea: lo tieni
lesson-top10-keep-text = La griglia è piena e comincia il Rosso. Sfila uno dei tuoi gettoni dalla riga in basso. Se un attimo prima era in una linea di quattro o più del tuo colore, lo tieni: un punto.
lesson-top10-keep-task = Sfila un gettone rosso che è in una linea.
lesson-top10-keep-well = È tuo: un punto. E tocca ancora a te.

lesson-top10-on-title = E ancora
lesson-top10-on-text = Dopo un gettone conquistato ne sfili un altro; devi farlo, finché hai un gettone nella riga in basso.
lesson-top10-on-task = Ne hai conquistato uno. Conquistane un secondo.
lesson-top10-on-well = Due punti in un turno.

lesson-top10-back-title = Non in linea: si rimette
lesson-top10-back-text = Un gettone che non era in nessuna linea rientra dall’alto: in una colonna qualsiasi con posto, ma non in quella da cui viene, a meno che nessun’altra abbia posto. Così finisce il tuo turno.
lesson-top10-back-task = Sfila un gettone che non è in nessuna linea, e rimettilo.
lesson-top10-back-well = È di nuovo nella griglia, e tocca al Giallo.

lesson-top10-ten-title = Primo a dieci
lesson-top10-ten-text = Chi ha conquistato dieci gettoni vince subito. Qui, per fare in fretta, ne bastano due.
lesson-top10-ten-task = Conquista il tuo secondo gettone e vinci.
lesson-top10-ten-well = È bastato. In una manche vera ce ne vogliono dieci.

lesson-top10-end-title = Passare, e la fine
lesson-top10-end-text = Senza un tuo gettone nella riga in basso, salti il turno. Se nessuno dei due ne ha, o la stessa posizione si presenta per la terza volta, vince chi ha conquistato più gettoni; a parità è pareggio.
lesson-top10-end-task = Sfila un gettone rosso qualsiasi e guarda come diventa la riga in basso.
lesson-top10-end-well = Quello che scende decide chi può ancora sfilare. Tieni i tuoi gettoni in basso.
