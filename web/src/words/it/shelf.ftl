## The shelf

shelf-title = A che cosa giochiamo?
shelf-lead = { $games ->
    [6] Sei
   *[other] { $games }
} giochi in cui allineare quattro pezzi è solo l’inizio. Scegline uno, e con un clic stai già giocando.
shelf-lobby = Gioca con chi sta aspettando
shelf-modes = Modi di giocare

fact-players = Giocatori
fact-players-count = { $most ->
    [0] { $least } giocatori
   *[other] da { $least } a { $most } giocatori
}
fact-age = Età
fact-length = Durata

## Ways to play

mode-combine = Combina
mode-combine-help = Attiva tutte le varianti che vuoi: otto giochi in una scatola.

## Starting to play

play-title = Gioca
play-computer = Contro il computer
play-computer-help = Si comincia subito.
play-here = Su questo schermo
play-here-help = Vi passate la plancia.
play-link = Con un link
play-link-help = Manda il link o mostra il codice QR.
play-link-none = Questa sala vive solo nel tuo browser. Per giocare con un link ci vuole un server.
play-link-elsewhere = Apre la sala su { $host }.
opening-table = Si prepara il tavolo. La primissima volta può volerci un minuto.
play-name = Il tuo nome
level-title = Quanto è forte il computer?
level-first = Esordiente
level-first-help = Per chi è alla prima partita, a sei anni o a sessanta: gioca dove gli va e si lascia sfuggire molto.
level-easy = Facile
level-easy-help = Per chi ha appena imparato le regole: ferma la maggior parte delle linee che vede arrivare.
level-medium = Medio
level-medium-help = Per le famiglie: pensa qualche mossa avanti, ogni tanto non si accorge di una diagonale.
level-hard = Difficile
level-hard-help = Per chi gioca spesso: prepara le sue mosse e non si lascia sfuggire quasi nulla; un po’ di più contro più avversari.
level-expert = Esperto
level-expert-help = Per chi gioca in un circolo: calcola a fondo, e contro un solo avversario non si lascia sfuggire nulla.
level-strongest = Il più forte
level-strongest-help = Per chi vuole sapere la verità: perfetto dove il gioco è risolto. Può pensare qualche secondo.
learn-the-rules = Impara le regole

## Options

options-more = Altre opzioni
house-mark = Regola della casa
house-help = Qui le regole stampate tacciono. Noi giochiamo così, se non scegli diversamente.

option-both_lines = Due linee insieme
option-both_lines-help = Una mossa completa una linea per ciascun colore. Chi vince?
choice-both_lines-mover = Chi ha mosso
choice-both_lines-opponent = L’altro
choice-both_lines-draw = Nessuno
option-target = Punti per vincere
option-target-help = Vince chi ci arriva per primo.
option-claims = Annunci
option-claims-help = Una linea vince da sola, o solo quando qualcuno dice «Ho una linea!»?
choice-claims-auto = Le linee vincono da sole
choice-claims-announce = Solo se annunciate
option-wrong_claim = Un annuncio sbagliato
option-wrong_claim-help = Qualcuno annuncia una linea che non c’è. Che cosa gli costa?
choice-wrong_claim-pass = Un turno
choice-wrong_claim-none = Niente
choice-wrong_claim-lose = La manche
option-wins = Manche per vincere la partita
option-wins-help = Come sul segnapunti della scatola: chi per primo vince tante manche ha vinto la partita.
option-start = Chi comincia?
option-start-help = Poi, a turno.
start-lot = Tirato a sorte
option-later = Manche successive
option-later-help = Chi le comincia?
later-alternating = A turno
later-loser = Chi ha perso
option-clock = Orologio
option-clock-help = Quanto tempo ha ognuno.
clock-none = Senza orologio
clock-blitz = 3 minuti a testa
clock-five = 5 minuti a testa, più 5 secondi per turno
clock-move = 30 secondi per turno
clock-day = Un giorno per turno
option-interval = Tra due manche
option-interval-help = Per quanto tempo si può guardare la fine di una manche.
interval-usual = Secondo l’orologio
interval-wait = Finché tutti vanno avanti
interval-ten = Al massimo 10 secondi
interval-half = Al massimo 30 secondi
interval-minute = Al massimo un minuto
option-pause = Aspetta chi è assente
option-pause-help = Gli orologi si fermano quando qualcuno perde la connessione.
option-teams = Squadre
option-teams-help = Più persone giocano dalla stessa parte e ne fanno i turni a rotazione.
option-approval = Decido io chi entra in una squadra
option-approval-help = Chi vuole entrare in una squadra lo chiede prima a te.
option-alone = Uno parla per la squadra
option-alone-help = Chiunque può abbandonare o accettare per tutta la squadra, senza chiedere.
option-hints = Suggerimenti
option-hints-help = Chi è di turno può chiedere un suggerimento, passo per passo. Lo sanno tutti quelli che prendono posto.
option-public = Tavolo aperto
option-public-help = Chiunque può trovare questo tavolo nell’elenco e giocare o guardare.

## Open tables

lobby-title = Tavoli aperti
lobby-lead = Tavoli a cui chiunque può giocare o guardare.
lobby-empty = In questo momento non aspetta nessuno. Apri tu un tavolo, scegli «Tavolo aperto», e comparirà qui.
lobby-join = Gioca
lobby-watch = Guarda
lobby-free = { $free ->
    [0] completo
    [one] 1 posto libero
   *[other] { $free } posti liberi
}
