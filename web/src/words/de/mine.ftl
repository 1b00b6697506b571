## What a table plays

join-by = { $name } lädt dich ein
invitation-variant = Variante
invitation-length = Die Partie
invitation-clock = Uhr
invitation-options = Außerdem
clock-own-sudden = je { $time }{ $increment ->
    [0] {""}
   *[other] , plus { $increment } Sekunden pro Zug
}
clock-own-move = { $time } pro Zug
clock-own-correspondence = { $days ->
    [one] Ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
match-one = eine Runde
match-wins = bis jemand { $count } Runden gewonnen hat
match-target = bis jemand { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
  } hat
match-rounds_max = höchstens { $count } Runden
match-mode-senses-two = eine Runde
match-mode-senses-three = drei Runden um Punkte
match-mode-blindfold = eine Runde
lobby-host = { $name } lädt ein

## My games

link-mine = Partien
mine-count = { $count ->
    [one] 1 wartet auf dich
   *[other] { $count } warten auf dich
}
mine-title = Meine Partien
mine-lead = Alle Tische, an denen du in diesem Browser sitzt.
overlooked-title = Was du gern übersiehst
mine-empty = Du hast hier noch nicht gespielt.
mine-waiting = Du bist dran
mine-playing = Laufend
mine-finished = Beendet
mine-continue = Spiel weiter, wo du aufgehört hast
mine-all = Alle meine Partien
mine-against = mit: { $names }
mine-computer = Computer ({ $level })
mine-alone = an diesem Gerät
mine-gathering = wartet auf Mitspieler
mine-substituted = jemand anders hat deinen Platz
mine-won = Du hast gewonnen
mine-lost = Du hast verloren
mine-draw = Unentschieden
mine-go-on = Weiter
mine-open = Öffnen
mine-leave-sure = { $game } verlassen? Diese Partie verschwindet dann aus der Liste.
mine-left = Du hast { $game } verlassen.
mine-review = Noch einmal ansehen

## Games as files

copies-title = Partien als Dateien
copies-lead = Öffne eine Partie, die du hier oder anderswo gespeichert hast: Spiel sie weiter oder sieh sie dir noch einmal an.
copies-lead-kept = Deine Partien liegen nur in diesem Browser. Speichere sie ab und zu, auch um auf einem anderen Gerät weiterzuspielen: Öffne dort die Datei.
copies-open = Datei öffnen
copies-save-all = Alle Partien speichern
copies-save = Speichern
copies-running = { $count ->
    [one] ein Zug, läuft noch
   *[other] { $count } Züge, läuft noch
  }
copies-over = { $count ->
    [one] ein Zug, beendet
   *[other] { $count } Züge, beendet
  }
copies-play-on = Weiter
copies-nothing = Es war keine Partie darin.
copies-added = { $count ->
    [one] Eine Partie ist neu hier.
   *[other] { $count } Partien sind neu hier.
  }
copies-continued = { $count ->
    [one] Eine Partie geht hier so weiter wie dort.
   *[other] { $count } Partien gehen hier so weiter wie dort.
  }
copies-known = { $count ->
    [one] Eine war schon hier.
   *[other] { $count } waren schon hier.
  }
copies-different = { $count ->
    [one] Eine wurde hier und dort weitergespielt: Sie bleibt, wie sie hier ist.
   *[other] { $count } wurden hier und dort weitergespielt: Sie bleiben, wie sie hier sind.
  }
copies-unreadable = { $count ->
    [one] Eine lässt sich nicht lesen: Die Datei wurde verändert oder stammt aus einer neueren Version.
   *[other] { $count } lassen sich nicht lesen: Die Datei wurde verändert oder stammt aus einer neueren Version.
  }
error-bad_backup = Diese Datei lässt sich nicht lesen: Sie wurde verändert oder abgeschnitten. Nichts wurde daraus übernommen.
error-whole_room = Diese Datei enthält alle Partien eines Spielzimmers in jemandes Browser. Sie lässt sich nur in einem solchen Spielzimmer öffnen; einzelne Partien lassen sich hier öffnen.
error-hidden = Diese Partie läuft mit verbundenen Augen: Speichern geht erst, wenn sie zu Ende ist.
error-not_begun = Dort hat noch keine Partie begonnen.

## Who is away

news-substituted-computer = { $name } hat einen Computer auf den Platz von { $absent } gesetzt.
news-substituted-free = { $name } hat den Platz von { $absent } freigegeben.
absence-wait = { $name } ist abwesend. In { $seconds } s kannst du den Platz vergeben.
absence-now = { $name } ist abwesend. Den Platz vergeben?
absence-away = { $name } ist abwesend
absence-wait-on = Warten
absence-computer = Computer
absence-free = Platz freigeben
absence-lost-computer = Während du weg warst, hat { $by } einen Computer auf deinen Platz gesetzt.
absence-lost-free = Während du weg warst, hat { $by } deinen Platz freigegeben.
absence-back = Platz zurücknehmen
absence-sit = Hinsetzen
absence-seat = Ein Platz ist frei.
error-too_soon = Ein wenig Geduld: Vielleicht ist der Platz gleich wieder besetzt.
error-not_away = Der Platz ist schon wieder besetzt.
error-not_yours_to_give = Den Platz vergeben kann nur, wer hier mitspielt.
error-no_match = Diese Partie wurde nicht an diesem Tisch gespielt.
