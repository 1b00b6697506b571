# The lessons of flip.

lesson-flip-throw-title = Due vassoi
lesson-flip-throw-text = Due vassoi di quattro caselle per quattro, uno sopra l’altro. I due giocatori lanciano i loro 21 gettoni nello stesso momento, più in fretta che possono: premi sul tuo lanciatore, in alto per il vassoio in alto e in basso per quello in basso, tira e lascia andare. Qui scegli tu dove cade il gettone.
lesson-flip-throw-task = Fai cadere un gettone rosso in una casella qualsiasi.
lesson-flip-throw-well = I lanci veri fanno di testa loro.

lesson-flip-top-title = Comanda quello in cima
lesson-flip-top-text = In una casella ci stanno quanti gettoni si vuole, nell’ordine in cui cadono, e restano dove sono. Quello in cima controlla la casella.
lesson-flip-top-task = Il Giallo controlla b2 sul vassoio in alto. Prendila tu.
lesson-flip-top-well = Ora in cima c’è il tuo: la casella è tua.

lesson-flip-call-title = Annuncia la tua linea
lesson-flip-call-text = Chi controlla quattro caselle in linea su un vassoio lo annuncia, e vince. Ogni vassoio ha dieci linee, nessuna unisce i due vassoi.
lesson-flip-call-task = Completa la diagonale del vassoio in alto, poi annuncia.
lesson-flip-call-well = Annunciata in tempo: vince il Rosso.

lesson-flip-air-title = In aria
lesson-flip-air-text = Un annuncio si decide quando sono caduti tutti i gettoni che erano in aria. Se allora chi ha annunciato ha ancora una linea, vince; altrimenti si continua.
lesson-flip-air-task = Il Rosso ha annunciato, ma il tuo gettone giallo vola ancora. Dove deve cadere?
lesson-flip-air-well = Hai preso una casella della linea: l’annuncio è sfumato.

lesson-flip-miss-title = Fuori dai vassoi
lesson-flip-miss-text = Un gettone caduto fuori dai vassoi si può rilanciare subito. Uno rimasto su un vassoio senza trovare una casella è fuori per questa manche.
lesson-flip-miss-task = Fai cadere un gettone rosso fuori dai vassoi.
lesson-flip-miss-well = È di nuovo in mano. Sul vassoio sarebbe stato perso.

lesson-flip-wrong-title = Un annuncio di troppo
lesson-flip-wrong-text = Un annuncio sbagliato non costa nulla. Se tutti i gettoni sono lanciati e non c’è nessuna linea, la manche si rigioca; una linea già fatta aspetta il suo annuncio.
lesson-flip-wrong-task = Annuncia, anche se non c’è nessuna linea.
lesson-flip-wrong-well = Non succede nulla, e si continua.

lesson-flip-points-title = Campionato
lesson-flip-points-text = Manche a punti: una linea sul vassoio in alto vale 2, su quello in basso 1, e conta solo la migliore. Una manche senza linea non dà punti. Si vince a 5.
lesson-flip-points-task = Completa la linea che vale di più, e annuncia.
lesson-flip-points-well = Due punti per il vassoio in alto.

lesson-flip-majority-title = Pro: la maggioranza
lesson-flip-majority-text = Nel gioco pro si lancia un gettone a testa, a turno. Chi ne ha di più in una casella la controlla; a parità non è di nessuno. Una linea chiude subito la manche e vale come nel campionato. Si vince a 3; un gettone fuori dai vassoi è fuori fino alla manche successiva.
lesson-flip-majority-task = La casella a1 del vassoio in alto è in parità. Falla pendere dalla tua parte.
lesson-flip-majority-well = Due contro uno: la linea è tua, due punti.

lesson-flip-chance-title = Doppia chance
lesson-flip-chance-text = Alcuni gettoni hanno un potere: qui ognuno ne ha uno per tipo. Il potere agisce quando il gettone cade in una casella. Dopo una doppia chance lanci subito un altro gettone.
lesson-flip-chance-task = Lancia la doppia chance in una casella qualsiasi.
lesson-flip-chance-well = È ancora il tuo turno.

lesson-flip-bomb-title = Megabomba
lesson-flip-bomb-text = Toglie tutti i gettoni dalle caselle intorno, fino a otto, sul suo vassoio; la sua casella non si tocca.
lesson-flip-bomb-task = Lancia la megabomba in modo da svuotare cinque caselle.
lesson-flip-bomb-well = Le caselle intorno a b2 sono vuote.

lesson-flip-lineout-title = Via la linea
lesson-flip-lineout-text = Toglie tutti i gettoni dalla sua riga o dalla sua colonna, a tua scelta, compresa la sua casella.
lesson-flip-lineout-task = Lancialo in b2 sul vassoio in alto, poi scegli la riga o la colonna.
lesson-flip-lineout-well = Quella linea è vuota, ed è sparito anche il gettone stesso.

lesson-flip-cellout-title = Via la casella
lesson-flip-cellout-text = Toglie tutti i gettoni da una delle caselle intorno, a tua scelta.
lesson-flip-cellout-task = Lancialo accanto a c1 sul vassoio in alto e svuota quella casella.
lesson-flip-cellout-well = Il gettone giallo è fuori fino alla manche successiva.
