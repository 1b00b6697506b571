## The table

table-title = { $game } – Tisch
table-title-turn = Du bist dran – { $game }
table-given =
    { $count ->
        [one] Diese Partie beginnt mit einem vorgegebenen Zug.
       *[other] Diese Partie beginnt mit { $count } vorgegebenen Zügen.
    }
seat-free = Freier Platz
seat-you = du
seat-left = hat aufgegeben
seat-away = abwesend
seat-computer = Computer ({ $level })
the-computer = Der Computer
the-computer-within = der Computer
seat-turn = am Zug
seat-up = danach: { $name }
seat-hire = Computer
seat-dismiss = Wegschicken
player-number = Spieler { $player }
colour-red = Rot
colour-yellow = Gelb
colour-blue = Blau
colour-green = Grün
colour-amber = Orange
colour-orange = Orange
colour-sky = Hellblau
colour-lemon = Hellgelb
colour-pink = Rosa

turn-yours = Du bist dran
turn-of = { $name } ist dran
turn-thinking = { $name } denkt nach …
turn-race = Wirf!
score-of = { $name }: { $score }
score-goal = Ziel: { $goal }
round-number = Runde { $round }
clock-of = { $name }: verbleibende Zeit
clock-low = { $name }: nur noch { $seconds } Sekunden.
moves-title = Züge
moves-none = Noch kein Zug.
stake-now = Einsatz: { $stake }

waiting-title = Es fehlt noch jemand
waiting-help = Verschick diesen Link. Es geht los, sobald alle Plätze besetzt sind.
waiting-copy = Link kopieren
waiting-copied = Kopiert
waiting-share = Teilen …
waiting-link = Link zu diesem Tisch
waiting-alone = Dieser Link öffnet sich nur auf diesem Computer. Um andere Geräte hereinzulassen, starte das Spielzimmer mit „{ $command }“.
waiting-qr = QR-Code des Links
waiting-begin = Anfangen
waiting-begin-help = Alle sind da.
waiting-host = { $count ->
    [one] Noch ist ein Platz frei.
   *[other] Noch sind { $count } Plätze frei.
}

join-title = Du bist eingeladen
join-help = { $game }: Setz dich dazu oder schau zu.
join-sit = Platz nehmen
join-watch = Nur zuschauen
watching = Du schaust zu.
watchers = { $count ->
    [0] Niemand schaut zu
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}

offer-undo = Zurücknehmen
offer-draw = { $rounds ->
    [one] Unentschieden anbieten
   *[many] Unentschieden anbieten
}
offer-draw-sure = { $rounds ->
    [one] Unentschieden anbieten? Dann gewinnt niemand.
   *[many] Unentschieden für die ganze Partie anbieten, nicht nur für diese Runde?
}
offer-draw-yes = Anbieten
offer-draw-by = { $name } bietet an
offer-rematch = Noch einmal
offer-stake = Einsatz ändern
offer-resign = { $rounds ->
    [one] Aufgeben
   *[many] Partie aufgeben
}
offer-resign-sure = { $rounds ->
    [one] Wirklich aufgeben?
   *[many] Die ganze Partie aufgeben, nicht nur diese Runde?
}
offer-resign-alone = { $rounds ->
    [one] Aufgeben? Die anderen spielen weiter.
   *[many] Die ganze Partie aufgeben? Die anderen spielen weiter.
}
offer-resign-yes = Aufgeben
offer-resign-by = { $name } gibt auf
offer-resign-no = Weiterspielen
offer-waiting-undo = Du möchtest einen Zug zurücknehmen.
offer-waiting-draw = { $rounds ->
    [one] Du bietest ein Unentschieden an.
   *[many] Du bietest ein Unentschieden für die ganze Partie an.
}
offer-waiting-rematch = Du möchtest noch einmal spielen.
offer-waiting-stake = Du schlägst einen Einsatz von { $value } vor.
offer-asked-undo = { $name } möchte einen Zug zurücknehmen.
offer-asked-draw = { $rounds ->
    [one] { $name } bietet ein Unentschieden an.
   *[many] { $name } bietet ein Unentschieden für die ganze Partie an.
}
offer-asked-rematch = { $name } möchte noch einmal spielen.
offer-asked-stake = { $name } schlägt einen Einsatz von { $value } vor.
offer-accept = Zustimmen
offer-decline = Nein, danke
offer-withdraw = Doch nicht

result-win = { $name } gewinnt
result-wins = { $names } gewinnen
result-you-win = Du gewinnst!
result-draw = Unentschieden
result-round-you-win = Du gewinnst die Runde!
result-round-win = { $name } gewinnt die Runde
result-round-draw = Runde unentschieden
reason-line = mit einer Reihe
reason-pattern = mit einem Muster
reason-target = mit der nötigen Punktzahl
reason-blocked = niemand kann mehr ziehen
reason-full = das Brett ist voll
reason-repetition = dieselbe Stellung kam dreimal vor
reason-limit = die Höchstzahl an Zügen ist erreicht
reason-last = allein übrig
reason-resignation = die andere Seite gibt auf
reason-time = die Zeit ist abgelaufen
reason-agreement = nach Vereinbarung
reason-rounds = nach Punkten, am Ende der letzten Runde
after-turning = Von dort noch einmal
after-undo = Zug zurücknehmen
after-easier = Eine Stufe leichter
after-harder = Eine Stufe schwerer
result-kind = . Gut gekämpft!
next-round = Nächste Runde
next-waiting = Es fehlen noch: { $names } …
result-review = Partie ansehen
result-shelf = Anderes Spiel

phrases-title = Etwas sagen
phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-nice = Guter Zug!
phrase-oops = Hoppla!
phrase-thinking = Ich überlege …
phrase-thanks = Danke!
phrase-again = Noch einmal?
phrase-bye = Tschüss!
remark-answer = Antworten
remark-close = Schließen
said = { $name }: { $text }

leave-table = Tisch verlassen
leave-sure = Die ganze Partie verlassen? Dein Platz wird frei.
leave-alone = Die ganze Partie verlassen? Die anderen spielen ohne dich weiter.
leave-yes = Verlassen
leave-no = Bleiben
link-lost = Die Verbindung ist weg, sonst nichts: Alle Züge sind gespeichert, und wir versuchen es weiter.
link-back = Wieder verbunden.

## News at the table

news-game = { $game }.
news-you-are = Du spielst { $colour }.
news-looking-on = Du schaust zu.
news-played =
    { $count ->
        [one] Ein Zug ist gespielt.
       *[other] { $count } Züge sind gespielt.
    }
news-turn = { $turn }.
news-sat = { $name } hat Platz genommen.
news-left = { $name } hat den Tisch verlassen.
news-left-on = { $name } hat den Tisch verlassen; weiter spielen: { $others }.
news-resigned-on = { $name } gibt auf; weiter spielen: { $others }.
news-flagged-on = { $name } hat keine Zeit mehr; weiter spielen: { $others }.
news-away = { $name } hat die Verbindung verloren.
news-back = { $name } ist wieder da.
news-ready = { $name } ist bereit für die nächste Runde.
news-declined = { $name } lehnt dankend ab.
news-declined-you = Du lehnst dankend ab.
news-withdrawn = { $name } zieht das Angebot zurück.
news-withdrawn-you = Du ziehst das Angebot zurück.
count-rounds = Gewonnene Runden
count-points = Punkte
count-kept = Behaltene Steine
count-matches = Gewonnene Partien

## What the host decides, and teams

host-title = Wer am Tisch ist
host-close = Tür schließen
host-open = Tür öffnen
host-open-help = Die Tür ist offen: Wer den Link hat, kann mitspielen oder zuschauen.
host-closed-help = Die Tür ist zu: Niemand Neues kann mitspielen oder zuschauen.
host-remove = { $name } hinausbitten
host-remove-sure = { $name } hinausbitten? Zurückkommen geht nach zehn Minuten.
host-remove-yes = Ja, bitte
host-remove-no = Doch nicht
news-removed = { $name } wurde vom Tisch gebeten.
news-closed = Die Tür ist zu: Niemand Neues kann mitspielen oder zuschauen.
news-opened = Die Tür ist wieder offen.
news-admitted = { $name } gehört jetzt zu einem Team.
request-asked = { $name } möchte für { $colour } spielen.
request-yes = Willkommen
request-no = Diesmal nicht
request-waiting = Der Gastgeber wird gefragt, ob du mitspielen darfst. Bis dahin schaust du zu.
request-rejected = Der Gastgeber hat geantwortet: diesmal nicht. Du kannst gern zuschauen.
turned-away-door_closed = Die Tür ist zu
turned-away-removed = Du hast den Tisch verlassen
offer-waiting-resign = Du hast dein Team gefragt, ob ihr aufgebt.
offer-team-resign = { $name } möchte aufgeben. Einverstanden?
offer-team-draw = { $name } möchte ein Unentschieden anbieten. Einverstanden?
offer-team-rematch = { $name } möchte noch einmal spielen. Einverstanden?
offer-team-stake = { $name } möchte einen Einsatz von { $value } vorschlagen. Einverstanden?
phrases-mute = { $name } stummschalten
phrases-unmute = { $name } wieder hören
phrases-muted = { $name } ist für dich stumm.
phrases-unmuted = Du hörst { $name } wieder.

hint-first = Tipp
hint-more = Noch ein Tipp
hint-thinking = Denkt nach …
hint-where = Schau hierhin: { $where }.
hint-piece = Nimm: { $piece }.
hint-move = Ein guter Zug: { $move }.
hint-why = Warum
invitation-hints = Tipps
invitation-hints-allowed = für alle erlaubt
