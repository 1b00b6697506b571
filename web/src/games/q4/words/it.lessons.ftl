# The lessons of q4.

lesson-q4-place-title = Quattro plance
lesson-q4-place-text = Quattro plance di quattro caselle per quattro, una accanto all’altra. Impilale con la mente, dalla 1 alla 4: formano un cubo. A turno, ognuno mette una biglia del suo colore in una casella libera qualsiasi.
lesson-q4-place-task = Metti una biglia dove vuoi.
lesson-q4-place-well = Ogni casella di ogni plancia ti è aperta.

lesson-q4-flat-title = Su una sola plancia
lesson-q4-flat-text = Quattro biglie del tuo colore in una riga, una colonna o una diagonale di una plancia vincono.
lesson-q4-flat-task = Il Rosso ne ha tre sulla plancia 2. Trova la quarta casella.
lesson-q4-flat-well = Una diagonale su una sola plancia.

lesson-q4-pillar-title = Dritto in su
lesson-q4-pillar-text = Anche la stessa casella su tutte e quattro le plance è una linea: un pilastro attraverso il cubo.
lesson-q4-pillar-task = Completa il pilastro.
lesson-q4-pillar-well = La stessa casella, per quattro piani.

lesson-q4-stairs-title = Scale
lesson-q4-stairs-text = Una linea può salire: una plancia più in alto e una casella più in là, per quattro volte.
lesson-q4-stairs-task = Il Rosso sale lungo la riga 2. Dov’è l’ultimo gradino?
lesson-q4-stairs-well = Da a2 in basso fino a d2 in alto.

lesson-q4-corner-title = Attraverso il centro
lesson-q4-corner-text = Quattro linee vanno da vertice a vertice attraverso il cubo. In tutto le linee sono 76.
lesson-q4-corner-task = Completa la linea da vertice a vertice.
lesson-q4-corner-well = Dal vertice più basso al più alto.

lesson-q4-move-title = Poi si spostano
lesson-q4-move-text = Quando tutti hanno messo le loro biglie (di solito dodici a testa, qui quattro), si spostano: prendi una delle tue biglie e mettila in un’altra casella libera, dove vuoi. Mai quella di un altro, mai due. Chi finisce le biglie prima degli altri intanto passa.
lesson-q4-move-task = Sposta una biglia rossa per completare una linea.
lesson-q4-move-well = Una biglia, a qualsiasi distanza.

lesson-q4-announce-title = Dillo
lesson-q4-announce-text = Potete accordarvi che una linea vinca solo se il suo proprietario la annuncia: con una mossa, o all’inizio di un turno prima di ogni altra cosa.
lesson-q4-announce-task = Completa il pilastro e annuncialo con la mossa.
lesson-q4-announce-well = Vista, detta, vinta.

lesson-q4-late-title = Meglio tardi
lesson-q4-late-text = Una linea che ti era sfuggita è ancora tua la volta dopo, se prima nessuno vince. Nessun altro può annunciarla per te.
lesson-q4-late-task = La tua linea c’è già. Annunciala prima di muovere.
lesson-q4-late-well = Era lì da un pezzo.

lesson-q4-wrong-title = Troppo presto
lesson-q4-wrong-text = Un annuncio sbagliato costa il turno: questo se non si è ancora giocato nulla, altrimenti il prossimo. Potete accordarvi che non costi nulla, o addirittura che costi la manche.
lesson-q4-wrong-task = Qui non c’è nessuna linea. Annunciane una lo stesso.
lesson-q4-wrong-well = Hai perso il turno; tocca al Blu.

lesson-q4-more-title = In tre o in quattro
lesson-q4-more-text = Si può giocare in tre o in quattro, ognuno per sé. Vince una linea del tuo colore.
lesson-q4-more-task = Il Rosso, il Blu e il Verde ne hanno messa una a testa. Tocca di nuovo al Rosso.
lesson-q4-more-well = Ora il Blu, poi il Verde.

lesson-q4-partners-title = Compagni
lesson-q4-partners-text = In quattro, i giocatori 1 e 3 possono giocare contro 2 e 4. Ognuno tiene il proprio colore, e una linea dev’essere di un solo colore; vince per tutti e due i compagni.
lesson-q4-partners-task = Completa la linea del Rosso, per il Rosso e per il Verde.
lesson-q4-partners-well = La linea del Rosso vince anche per il Verde.

lesson-q4-stake-title = La posta
lesson-q4-stake-text = Chi vince una manche prende la posta. La puoi cambiare prima di ogni manche.
lesson-q4-stake-task = Questa manche vale tre. Vincila.
lesson-q4-stake-well = Tre punti al Rosso.

lesson-q4-limit-title = Senza fine
lesson-q4-limit-text = Cento mosse senza vincitore sono un pareggio; qui, per fare in fretta, due. Anche la stessa posizione per la terza volta è un pareggio.
lesson-q4-limit-task = Fai l’ultima mossa.
lesson-q4-limit-well = Nessuno ha trovato una linea: pareggio.
