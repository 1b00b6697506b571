# The room: what goes for every screen, settings, what can go wrong.

loading = Un attimo…
navigation = Luoghi
skip-to-content = Vai al contenuto
mute = Togli l’audio
home = Scaffale
switch-language = Lingua

## What can go wrong

error-back = Allo scaffale
error-no_table = Questo tavolo non esiste, o il suo link è scaduto.
error-unreadable_table = Questo tavolo non si può più leggere. Gli altri tuoi tavoli sono a posto.
error-too_many = Troppo in fretta! Aspetta un attimo e riprova.
error-unreachable = La sala non risponde. È ancora aperta?
not-loaded-title = Non è stato possibile caricare questa schermata
not-loaded-help = Forse nel frattempo la sala è stata aggiornata, oppure non risponde. Le tue partite sono conservate.
not-loaded-again = Ricarica la pagina
error-just_full = Qualcuno ha appena preso l’ultimo posto libero. Puoi guardare.
error-full = A questo tavolo non c’è più posto.
error-seat_taken = Qualcuno ha fatto prima di te: quel posto è preso.
error-other_side = Giochi già per un altro schieramento.
error-round_over = La manche è finita.
error-no_pause = La manche successiva è già cominciata.
error-said_already = Gli altri stanno ancora guardando.
error-bad_interval = La pausa tra due manche va da 0 secondi (aspetta te) a 30 giorni.
error-stale = Qualcuno ha giocato nello stesso istante. Guarda la plancia e riprova.
error-not_your_turn = Non è ancora il tuo turno.
error-illegal_move = Questa mossa ora non è possibile.
error-unreadable_move = Questa non è una mossa.
error-illegal_move-at = La mossa { $number }, «{ $token }», lì non si può giocare.
error-unreadable_move-at = La mossa { $number }, «{ $token }», in questo gioco non esiste.
error-unreadable_text = Questo testo non si può leggere. Incolla delle mosse, per esempio 444442, un link a una posizione o una partita salvata.
error-bad_record = Questa partita salvata non si può leggere: è stata modificata o troncata.
error-bad_study = Questo studio non si può leggere: è stato modificato o troncato.
error-bad_given = Nessuna partita può cominciare con queste mosse.
error-time_over = Il tempo è scaduto.
error-no_undo = Questa mossa non si può più ritirare.
error-no_draw = Il computer non accetta il pareggio.
error-no_offer = Questa proposta non vale più.
error-offer_open = C’è già un’altra domanda in attesa di risposta.
error-match_on = La partita è già cominciata.
error-match_over = La partita è finita.
error-seats_free = Manca ancora qualcuno.
error-bad_stake = La posta si può cambiare solo prima dell’inizio di una manche.
error-bad_start = In questo gioco chi comincia lo dicono le regole.
error-bad_option = Queste opzioni non vanno d’accordo tra loro.
error-bad_name = Un nome è una riga da 1 a 24 caratteri.
error-name_taken = Qui qualcuno ha già un nome che sembra uguale. Scegline un altro.
error-invisible_characters = C’è un carattere che nessuno può vedere. Toglilo.
error-stacked_characters = Ci sono troppi accenti su una lettera. Togline qualcuno.
error-too_many_phrases = Un attimo: erano tante frasi.
error-door_closed = Chi ospita ha chiuso la porta: nessun altro può entrare a giocare o a guardare.
error-removed = Chi ospita ti ha chiesto di lasciare questo tavolo. Puoi tornare fra dieci minuti.
error-rejected = Chi ospita ha detto di no. Puoi chiederlo di nuovo fra un minuto.
error-asked_already = Chi ospita ha già ricevuto la richiesta.
error-agreed_already = Tu hai già detto di sì; gli altri ci stanno ancora pensando.
error-ask_team = Prima chiedi alla tua squadra: si abbandona solo insieme.
error-no_request = Questa richiesta non c’è più.
error-not_here = Questa persona è già andata via.
error-not_host = Solo chi ospita può farlo.
error-bad_text = Un commento è una riga di al massimo 140 caratteri.
error-not_kept = Non è stato possibile annotarlo. Riprova.
error-restarted = La sala ha dovuto ripartire. Non si è perso nulla: prova ancora una volta.
error-failed = Qui qualcosa è andato storto. Riprova.
error-in_the_air = C’è ancora un gettone in aria.
error-other = La sala non lo permette: { $message }
not-found-title = Qui non c’è niente
not-found-help = Forse l’indirizzo contiene un errore, o il tavolo a cui portava non esiste più.

## Settings

settings-title = Impostazioni
settings-lead = Valgono solo in questo browser.
settings-language = Lingua
language-auto = Come il browser
settings-theme = Aspetto
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
theme-contrast = Alto contrasto
settings-colours = Pezzi in colori che tutti sanno distinguere
settings-colours-help = Le forme sui pezzi ci sono sempre.
settings-motion = Movimento
motion-auto = Come il dispositivo
motion-full = I pezzi si muovono
motion-reduced = Senza movimento
settings-sound = Suoni
settings-place = I suoni dicono il punto
settings-place-help = A sinistra o a destra, acuto o grave: senti dove si è fermato un pezzo, e di chi è.
settings-vibration = Vibrazione
settings-blind = Aiuti per giocare senza vedere
settings-blind-help = Mosse scritte, la plancia come testo e ogni annuncio per iscritto.
settings-terse = Annunci brevi
settings-terse-help = Non si dice di chi è il turno quando passa come al solito.
settings-device = Questo dispositivo calcola quando studio
settings-device-help = Valori e analisi si calcolano allora qui, e al server non costa nulla. La prima volta si caricano alcuni megabyte; intanto risponde il server.
settings-device-none = In questa sala il tuo dispositivo non può calcolare mentre studi.
settings-name = Il tuo nome
settings-name-help = Gli altri lo vedono al tavolo.

link-lobby = Tavoli
link-learn = Impara
link-puzzles = Problemi
link-study = Studia

## Names for those who have none

animal-1 = Lontra
animal-2 = Volpe
animal-3 = Airone
animal-4 = Tasso
animal-5 = Lince
animal-6 = Pettirosso
animal-7 = Riccio
animal-8 = Delfino
animal-9 = Gufo
animal-10 = Scoiattolo
animal-11 = Pinguino
animal-12 = Panda

## A room in the browser itself

tab-app = Giochi in cui allineare quattro pezzi è solo l’inizio. Non serve la rete.
tab-opening = La sala si sta aprendo. La prima volta ci vuole un po’.
tab-offline = Questa sala funziona senza rete. Le tue partite restano in questo browser.
tab-offline-most = Questa sala funziona senza rete, tranne { $games }: basta aprirlo una volta. Le tue partite restano in questo browser.
tab-extra-loading = Si sta caricando ciò che serve in più a questo gioco. La prima volta ci vuole un po’.
tab-extra-missing = A questo gioco servono file che qui non ci sono ancora. Partirà da solo appena torna la rete.
tab-making = Si sta calcolando una tabella di tutte le posizioni di questo gioco, una sola volta per questo dispositivo.
tab-elsewhere = Questa sala è aperta in un’altra scheda. Continuerà qui quando l’altra sarà chiusa.
tab-failed = Non è stato possibile aprire la sala in questo browser.
tab-restarting = La sala si è fermata e sta ripartendo. Nulla di quello che hai giocato va perso.
tab-open-again = Riprova
tab-full = Su questo dispositivo non c’è più spazio: le mosse non si possono salvare, quindi non contano. Libera un po’ di spazio, poi continua.
tab-newer = È pronta una nuova versione.
tab-newer-soon = Dopo la manche
tab-newer-now = Usala ora
tab-install = Installa
tab-device = Su questo dispositivo
tab-kept = C’è tutto: la sala funziona senza rete.
tab-not-kept = Alla sala serve la rete finché tutti i suoi file non sono qui. Si conservano solo con https.
tab-install-app = La sala è installata.
tab-install-button = Come app, la sala ha una sua icona e tutto lo schermo per sé.
tab-install-share = Come app, la sala ha una sua icona e questo dispositivo conserva le tue partite per sempre: apri il menu Condividi e scegli «Aggiungi alla schermata Home».
tab-install-menu = Come app, la sala ha una sua icona: cerca «Installa» o «Aggiungi a schermata Home» nel menu del browser. Non tutti i browser lo permettono.
