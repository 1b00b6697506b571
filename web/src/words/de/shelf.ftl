## The shelf

shelf-title = Was spielen wir?
shelf-lead = { $games ->
    [6] Sechs
   *[other] { $games }
} Spiele, in denen vier in einer Reihe erst der Anfang sind. Such dir eins aus, und einen Klick später spielst du.
shelf-lobby = Mit jemandem spielen, der schon wartet
shelf-modes = Spielarten

fact-players = Spieler
fact-players-count = { $most ->
    [0] { $least } Spieler
   *[other] { $least } bis { $most } Spieler
}
fact-age = Alter
fact-length = Dauer

## Ways to play

mode-combine = Kombinieren
mode-combine-help = Schalte ein, was du magst: acht Spiele in einer Schachtel.

## Starting to play

play-title = Spielen
play-computer = Gegen den Computer
play-computer-help = Geht sofort los.
play-here = An diesem Gerät
play-here-help = Ihr reicht das Brett herum.
play-link = Mit einem Link
play-link-help = Verschick den Link oder zeig den QR-Code.
play-link-none = Dieses Spielzimmer gibt es nur in deinem Browser. Wer mit einem Link spielen will, braucht einen Server.
play-link-elsewhere = Öffnet das Spielzimmer auf { $host }.
opening-table = Das Spiel wird aufgebaut. Beim allerersten Mal kann das eine Minute dauern.
play-name = Dein Name
level-title = Wie stark ist der Computer?
level-first = Anfänger
level-first-help = Für die allererste Partie, mit sechs oder mit sechzig: spielt, wohin er Lust hat, und übersieht viel.
level-easy = Leicht
level-easy-help = Für alle, die gerade die Regeln gelernt haben: verhindert die meisten Reihen, die er kommen sieht.
level-medium = Mittel
level-medium-help = Für Familien: denkt ein paar Züge voraus und übersieht ab und zu eine Diagonale.
level-hard = Schwer
level-hard-help = Für geübte Spieler: plant voraus und übersieht wenig, bei mehreren Gegnern etwas mehr.
level-expert = Experte
level-expert-help = Für Vereinsspieler: rechnet weit und übersieht gegen einen einzelnen Gegner nichts.
level-strongest = Höchste Stufe
level-strongest-help = Für alle, die es wissen wollen: vollkommen, wo immer das Spiel gelöst ist. Denkt manchmal ein paar Sekunden nach.
learn-the-rules = Regeln lernen

## Options

options-more = Mehr Optionen
house-mark = Hausregel
house-help = Die gedruckte Regel sagt hierzu nichts. So wird gespielt, wenn du nichts anderes wählst.

option-both_lines = Zwei Reihen zugleich
option-both_lines-help = Ein Zug vollendet je eine Reihe für beide Farben. Wer gewinnt?
choice-both_lines-mover = Wer gezogen hat
choice-both_lines-opponent = Die andere Seite
choice-both_lines-draw = Niemand
option-target = Punkte zum Sieg
option-target-help = Wer zuerst so viele hat, gewinnt.
option-claims = Ansagen
option-claims-help = Gewinnt eine Reihe von selbst oder nur, wenn jemand „Ich habe eine Reihe!“ sagt?
choice-claims-auto = Reihen gewinnen von selbst
choice-claims-announce = Nur angesagte Reihen
option-wrong_claim = Falsche Ansage
option-wrong_claim-help = Jemand sagt eine Reihe an, die es nicht gibt. Was kostet das?
choice-wrong_claim-pass = Einen Zug
choice-wrong_claim-none = Nichts
choice-wrong_claim-lose = Die Runde
option-wins = Runden zum Sieg
option-wins-help = Wie auf dem Punkteschieber der Schachtel: Wer zuerst so viele Runden gewonnen hat, gewinnt die Partie.
option-start = Wer beginnt?
option-start-help = In späteren Runden geht es reihum.
start-lot = Per Los
option-later = Spätere Runden
option-later-help = Wer beginnt sie?
later-alternating = Abwechselnd
later-loser = Wer verloren hat
option-clock = Uhr
option-clock-help = Wie viel Zeit alle haben.
clock-none = Keine Uhr
clock-blitz = Je 3 Minuten
clock-five = Je 5 Minuten, plus 5 Sekunden pro Zug
clock-move = 30 Sekunden pro Zug
clock-day = Ein Tag pro Zug
option-interval = Zwischen zwei Runden
option-interval-help = Wie lange alle das Ende einer Runde ansehen können.
interval-usual = Passend zur Uhr
interval-wait = Bis alle weitermachen
interval-ten = Höchstens 10 Sekunden
interval-half = Höchstens 30 Sekunden
interval-minute = Höchstens eine Minute
option-pause = Auf Abwesende warten
option-pause-help = Die Uhren stehen still, solange jemand keine Verbindung hat.
option-teams = Teams
option-teams-help = Mehrere spielen gemeinsam auf einer Seite und ziehen reihum.
option-approval = Ich entscheide, wer in ein Team kommt
option-approval-help = Wer in ein Team möchte, fragt zuerst dich.
option-alone = Einer spricht für das Team
option-alone-help = Wer zum Team gehört, kann ohne Rückfrage für alle aufgeben oder zustimmen.
option-hints = Tipps
option-hints-help = Wer am Zug ist, kann Schritt für Schritt um Tipps bitten. Alle am Tisch wissen das.
option-public = Offener Tisch
option-public-help = Alle können diesen Tisch in der Liste finden und mitspielen oder zuschauen.

## Open tables

lobby-title = Offene Tische
lobby-lead = Tische, an denen alle mitspielen oder zuschauen können.
lobby-empty = Gerade wartet niemand. Eröffne selbst einen Tisch, wähle „Offener Tisch“, und er steht hier.
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-free = { $free ->
    [0] voll
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
