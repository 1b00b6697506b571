# The lessons of q4.

lesson-q4-place-title = Vier Bretter
lesson-q4-place-text = Vier Bretter mit vier mal vier Feldern liegen nebeneinander. Stapel sie in Gedanken, Brett 1 bis Brett 4: Sie ergeben einen Würfel. Reihum setzt jeder eine Kugel seiner Farbe auf ein beliebiges freies Feld.
lesson-q4-place-task = Setz irgendwohin eine Kugel.
lesson-q4-place-well = Jedes Feld auf jedem Brett steht dir offen.

lesson-q4-flat-title = Auf einem Brett
lesson-q4-flat-text = Vier Kugeln deiner Farbe in einer Zeile, einer Spalte oder einer Diagonale eines Bretts gewinnen.
lesson-q4-flat-task = Rot hat drei auf Brett 2. Finde das Feld für die vierte.
lesson-q4-flat-well = Eine Diagonale auf einem Brett.

lesson-q4-pillar-title = Senkrecht nach oben
lesson-q4-pillar-text = Dasselbe Feld auf allen vier Brettern ist auch eine Reihe: eine Säule durch den Würfel.
lesson-q4-pillar-task = Vollende die Säule.
lesson-q4-pillar-well = Dasselbe Feld, vier Stockwerke hoch.

lesson-q4-stairs-title = Treppen
lesson-q4-stairs-text = Eine Reihe kann steigen: ein Brett höher und ein Feld weiter, vier Stufen lang.
lesson-q4-stairs-task = Rot steigt an Zeile 2 entlang. Wo ist die letzte Stufe?
lesson-q4-stairs-well = Von a2 ganz unten bis d2 ganz oben.

lesson-q4-corner-title = Mitten hindurch
lesson-q4-corner-text = Vier Reihen laufen von Ecke zu Ecke mitten durch den Würfel. Insgesamt sind es 76 Reihen.
lesson-q4-corner-task = Vollende die Reihe von Ecke zu Ecke.
lesson-q4-corner-well = Von der untersten Ecke zur obersten.

lesson-q4-move-title = Dann wird versetzt
lesson-q4-move-text = Liegen alle Kugeln (meist zwölf für jeden, hier vier), wird versetzt: Nimm eine deiner Kugeln und setz sie auf ein anderes freies Feld, wohin du willst. Nie eine fremde, nie zwei. Wer vor den anderen keine Kugeln mehr hat, setzt so lange aus.
lesson-q4-move-task = Versetze eine rote Kugel so, dass eine Reihe entsteht.
lesson-q4-move-well = Eine Kugel, beliebig weit.

lesson-q4-announce-title = Sag sie an
lesson-q4-announce-text = Ihr könnt vereinbaren, dass eine Reihe nur gewinnt, wenn ihr Besitzer sie ansagt: mit einem Zug, oder am Anfang eines Zugs vor allem anderen.
lesson-q4-announce-task = Vollende die Säule und sag sie mit dem Zug an.
lesson-q4-announce-well = Gesehen, angesagt, gewonnen.

lesson-q4-late-title = Besser spät
lesson-q4-late-text = Eine Reihe, die du übersehen hast, gehört dir auch beim nächsten Mal noch, wenn bis dahin niemand gewinnt. Niemand sonst kann sie für dich ansagen.
lesson-q4-late-task = Deine Reihe steht schon. Sag sie an, bevor du ziehst.
lesson-q4-late-well = Sie war die ganze Zeit da.

lesson-q4-wrong-title = Zu früh
lesson-q4-wrong-text = Eine falsche Ansage kostet den Zug: diesen, wenn noch nichts gespielt ist, sonst den nächsten. Ihr könnt vereinbaren, dass sie nichts kostet, oder sogar die Runde.
lesson-q4-wrong-task = Hier gibt es keine Reihe. Sag trotzdem eine an.
lesson-q4-wrong-well = Dein Zug ist weg; Blau ist dran.

lesson-q4-more-title = Zu dritt oder zu viert
lesson-q4-more-text = Auch drei oder vier können spielen, jeder für sich. Eine Reihe der eigenen Farbe gewinnt.
lesson-q4-more-task = Rot, Blau und Grün haben je eine Kugel gesetzt. Rot ist wieder dran.
lesson-q4-more-well = Jetzt Blau, dann Grün.

lesson-q4-partners-title = Partner
lesson-q4-partners-text = Zu viert können die Spieler 1 und 3 gegen 2 und 4 antreten. Jeder behält seine Farbe, und eine Reihe muss einfarbig sein; sie gewinnt für beide Partner.
lesson-q4-partners-task = Vollende die rote Reihe, für Rot und Grün.
lesson-q4-partners-well = Die rote Reihe gewinnt auch für Grün.

lesson-q4-stake-title = Der Einsatz
lesson-q4-stake-text = Wer eine Runde gewinnt, bekommt den Einsatz. Vor jeder Runde könnt ihr ihn neu festlegen.
lesson-q4-stake-task = In dieser Runde geht es um drei Punkte. Gewinne sie.
lesson-q4-stake-well = Drei Punkte für Rot.

lesson-q4-limit-title = Kein Ende in Sicht
lesson-q4-limit-text = Hundert Züge ohne Sieger sind ein Unentschieden; hier schon zwei, damit es schnell geht. Auch dieselbe Stellung zum dritten Mal ist unentschieden.
lesson-q4-limit-task = Mach den letzten Zug.
lesson-q4-limit-well = Niemand hat eine Reihe gefunden: unentschieden.
