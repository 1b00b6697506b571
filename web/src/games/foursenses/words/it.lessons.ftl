# The lessons of foursenses.

lesson-foursenses-pieces-title = Pezzi di tutti
lesson-foursenses-pieces-text = I 24 pezzi sono di tutti i giocatori: otto pieni e otto cavi, alti un piano, e otto doppi. Nessuno ha un colore: quello che costruisci tu può finirlo chi viene dopo. Se tutti i pezzi sono sulla plancia e nessuno ha vinto, è pareggio.
lesson-foursenses-pieces-task = Scegli un pezzo e mettilo in una casella vuota.
lesson-foursenses-pieces-well = Ora è di tutti.

lesson-foursenses-double-title = I doppi
lesson-foursenses-double-text = Un doppio è alto due piani, pieno su una faccia e cavo sull’altra. Scegli tu quale faccia va in alto.
lesson-foursenses-double-task = Metti un doppio in b2, con la faccia cava in alto.
lesson-foursenses-double-well = Due piani, cavo in cima.

lesson-foursenses-stack-title = Impilare
lesson-foursenses-stack-text = Un pezzo va in una casella vuota o sopra un solo pezzo alto un piano. Una casella è quindi completa a due piani, o a tre con un doppio sopra un pezzo semplice. Conta solo la cima: la sua faccia e la sua altezza.
lesson-foursenses-stack-task = Costruisci una casella alta tre piani.
lesson-foursenses-stack-well = Un doppio sopra un pezzo semplice: tre piani, e lì non ci sta più nulla.

lesson-foursenses-alike-title = Quattro uguali
lesson-foursenses-alike-text = Quattro cime con la stessa faccia vincono, in una riga, in una colonna o in una diagonale lunga, a qualsiasi altezza.
lesson-foursenses-alike-task = Nella riga 1 ci sono tre cime cave. Completala.
lesson-foursenses-alike-well = Quattro cime cave: hai vinto.

lesson-foursenses-level-title = Quattro alla pari
lesson-foursenses-level-text = Vincono anche quattro cime alla stessa altezza, qualunque sia la faccia.
lesson-foursenses-level-task = Colonna b: tre caselle sono alte due piani. Costruisci la quarta.
lesson-foursenses-level-well = Tutte e quattro alla stessa altezza.

lesson-foursenses-stairs-title = Una scala
lesson-foursenses-stairs-text = Tre caselle vicine in linea, anche sulle diagonali corte, con altezze 1, 2, 3, a salire o a scendere.
lesson-foursenses-stairs-task = a1 ha un piano, b2 due. Costruisci il terzo gradino.
lesson-foursenses-stairs-well = Uno, due, tre: una scala.

lesson-foursenses-announce-title = Dillo
lesson-foursenses-announce-text = Potete accordarvi che una figura vinca solo se qualcuno la annuncia: giocando un pezzo, oppure all’inizio di un turno prima di ogni altra cosa.
lesson-foursenses-announce-task = Completa la scala e annunciala giocando il pezzo.
lesson-foursenses-announce-well = Vista, detta, vinta.

lesson-foursenses-rob-title = Soffiata
lesson-foursenses-rob-text = Se chi ha fatto una figura non se ne accorge, il diritto passa al giocatore successivo.
lesson-foursenses-rob-task = Il giocatore 2 ha costruito una scala e non ha detto nulla. Annunciala!
lesson-foursenses-rob-well = L’hai vista prima tu: con questa vinci.

lesson-foursenses-wrong-title = Non c’è niente
lesson-foursenses-wrong-text = Un annuncio sbagliato costa il turno: questo se non si è ancora giocato nulla, altrimenti il prossimo. Potete accordarvi che non costi nulla, o che costi la manche.
lesson-foursenses-wrong-task = Non c’è nessuna figura. Annunciane una lo stesso.
lesson-foursenses-wrong-well = Un sorriso, e il tuo turno è finito.

lesson-foursenses-blind-title = Al tatto
lesson-foursenses-blind-text = Il gioco è pensato per giocare alla cieca: nessuno vede la plancia. Nel tuo turno tasti le caselle che vuoi, con le parole, i suoni e, dove c’è, la vibrazione. Poi giochi.
lesson-foursenses-blind-task = Tasta la plancia buia, poi metti un pezzo.
lesson-foursenses-blind-well = Ecco il gioco com’è pensato.

lesson-foursenses-three-title = In tre
lesson-foursenses-three-text = In tre si giocano tre manche, e ognuno ne comincia una. Chi vince una manche prende 5 punti, chi siede subito prima di lui 0, il terzo 3. Occhio dunque a che cosa lasci a chi viene dopo! Vince chi ha più punti.
lesson-foursenses-three-task = Vinci la manche per il giocatore 1.
lesson-foursenses-three-well = 5 a te, 3 al giocatore 2, nulla al giocatore 3, che ha lasciato fare.

lesson-foursenses-extra-title = Un punto in più
lesson-foursenses-extra-text = Una figura doppia dà un punto in più a chi vince: quattro cime insieme uguali e alla stessa altezza, oppure una scala con tre cime della stessa faccia.
lesson-foursenses-extra-task = Costruisci una scala di tre cime piene.
lesson-foursenses-extra-well = 5 e 1 in più.
