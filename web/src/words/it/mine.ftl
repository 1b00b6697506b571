## What a table plays

join-by = { $name } ti invita
invitation-variant = Variante
invitation-length = La partita
invitation-clock = Orologio
invitation-options = Inoltre
clock-own-sudden = { $time } a testa{ $increment ->
    [0] {""}
    [one] , più un secondo per turno
   *[other] , più { $increment } secondi per turno
}
clock-own-move = { $time } per turno
clock-own-correspondence = { $days ->
    [one] Un giorno per turno
   *[other] { $days } giorni per turno
}
match-one = una manche
match-wins = si gioca a { $count ->
    [one] una manche vinta
   *[other] { $count } manche vinte
}
match-target = si gioca a { $count ->
    [one] un punto
   *[other] { $count } punti
  }
match-rounds_max = al massimo { $count } manche
match-mode-senses-two = una manche
match-mode-senses-three = tre manche a punti
match-mode-blindfold = una manche
lobby-host = Invita { $name }

## My games

link-mine = Partite
mine-count = { $count ->
    [one] 1 ti aspetta
   *[other] { $count } ti aspettano
}
mine-title = Le mie partite
mine-lead = Tutti i tavoli a cui siedi, in questo browser.
overlooked-title = Che cosa ti sfugge più spesso
mine-empty = Qui non hai ancora giocato.
mine-waiting = Aspettano te
mine-playing = In corso
mine-finished = Finite
mine-continue = Riprendi da dove eri
mine-all = Tutte le mie partite
mine-against = con { $names }
mine-computer = il computer ({ $level })
mine-alone = su questo schermo
mine-gathering = in attesa di giocatori
mine-substituted = qualcun altro ha il tuo posto
mine-won = Hai vinto
mine-lost = Hai perso
mine-draw = Pareggio
mine-go-on = Continua
mine-open = Apri
mine-leave-sure = Lasciare { $game }? Questa partita sparirà dall’elenco.
mine-left = Hai lasciato { $game }.
mine-review = Rivedi la partita

## Games as files

copies-title = Partite in file
copies-lead = Apri una partita che hai salvato qui o altrove: continuala, oppure rivedila.
copies-lead-kept = Le tue partite sono solo in questo browser. Salvale ogni tanto, o per continuare su un altro dispositivo: lì apri il file.
copies-open = Apri un file
copies-save-all = Salva tutte le mie partite
copies-save = Salva
copies-running = { $count ->
    [one] una mossa, in corso
   *[other] { $count } mosse, in corso
  }
copies-over = { $count ->
    [one] una mossa, finita
   *[other] { $count } mosse, finita
  }
copies-play-on = Continua
copies-nothing = Dentro non c’era nessuna partita.
copies-added = { $count ->
    [one] Una partita qui è nuova.
   *[other] { $count } partite qui sono nuove.
  }
copies-continued = { $count ->
    [one] Una partita prosegue come nel file.
   *[other] { $count } partite proseguono come nel file.
  }
copies-known = { $count ->
    [one] Una c’era già.
   *[other] { $count } c’erano già.
  }
copies-different = { $count ->
    [one] Una è andata avanti sia qui sia nel file: resta com’è qui.
   *[other] { $count } sono andate avanti sia qui sia nel file: restano come sono qui.
  }
copies-unreadable = { $count ->
    [one] Una non si può leggere: il file è stato modificato, o viene da una versione più recente.
   *[other] { $count } non si possono leggere: il file è stato modificato, o viene da una versione più recente.
  }
error-bad_backup = Questo file non si può leggere: è stato modificato o troncato. Non ne è stato preso nulla.
error-whole_room = Questo file contiene tutte le partite di una sala nel browser di qualcuno. Si può aprire solo in una sala così; qui si aprono partite singole.
error-hidden = Questa partita si gioca alla cieca: si potrà salvare quando sarà finita.
error-not_begun = Lì non è ancora cominciata nessuna partita.

## Who is away

news-substituted-computer = { $name } ha messo un computer al posto di { $absent }.
news-substituted-free = { $name } ha liberato il posto di { $absent }.
absence-wait = { $name } è assente. Si può sostituire fra { $seconds } s.
absence-now = { $name } è assente. Dare il posto ad altri?
absence-away = { $name } è assente
absence-wait-on = Aspetta
absence-computer = Computer
absence-free = Libera il posto
absence-lost-computer = Mentre non c’eri, { $by } ha messo un computer al tuo posto.
absence-lost-free = Mentre non c’eri, { $by } ha liberato il tuo posto.
absence-back = Riprendi il mio posto
absence-sit = Prendi posto
absence-seat = C’è un posto libero.
error-too_soon = Un po’ di pazienza: può tornare da un momento all’altro.
error-not_away = È già di nuovo qui.
error-not_yours_to_give = Solo chi gioca qui può cedere il posto.
error-no_match = Quella partita non è stata giocata a questo tavolo.
