# The lessons of foursenses.

lesson-foursenses-pieces-title = Steine für alle
lesson-foursenses-pieces-text = Die 24 Steine gehören allen: acht massive und acht hohle, eine Stufe hoch, und acht Doppelsteine. Niemand hat eine eigene Farbe: Was du baust, kann der Nächste vollenden. Liegen alle Steine und hat niemand gewonnen, ist es unentschieden.
lesson-foursenses-pieces-task = Wähle einen Stein und setz ihn auf ein leeres Feld.
lesson-foursenses-pieces-well = Jetzt gehört er allen.

lesson-foursenses-double-title = Doppelsteine
lesson-foursenses-double-text = Ein Doppelstein ist zwei Stufen hoch, auf der einen Seite massiv und auf der anderen hohl. Du wählst, welche Seite oben liegt.
lesson-foursenses-double-task = Setz einen Doppelstein auf b2, die hohle Seite nach oben.
lesson-foursenses-double-well = Zwei Stufen hoch, oben hohl.

lesson-foursenses-stack-title = Stapeln
lesson-foursenses-stack-text = Ein Stein kommt auf ein leeres Feld oder auf einen einzelnen Stein von einer Stufe. Ein Feld ist also mit zwei Stufen voll, oder mit dreien, wenn ein Doppelstein auf einem einfachen liegt. Es zählt nur, was oben ist: Seite und Höhe.
lesson-foursenses-stack-task = Bau ein Feld drei Stufen hoch.
lesson-foursenses-stack-well = Ein Doppelstein auf einem einfachen: drei Stufen, mehr passt nicht darauf.

lesson-foursenses-alike-title = Vier gleiche
lesson-foursenses-alike-text = Vier Felder mit derselben Seite oben gewinnen, in einer Zeile, einer Spalte oder einer langen Diagonale, egal wie hoch.
lesson-foursenses-alike-task = In Zeile 1 sind drei Felder oben hohl. Vollende die Zeile.
lesson-foursenses-alike-well = Viermal oben hohl: gewonnen.

lesson-foursenses-level-title = Vier gleich hohe
lesson-foursenses-level-text = Auch vier gleich hohe Felder gewinnen, egal welche Seite oben liegt.
lesson-foursenses-level-task = Spalte b: Drei Felder sind zwei Stufen hoch. Bau das vierte.
lesson-foursenses-level-well = Alle vier sind gleich hoch.

lesson-foursenses-stairs-title = Eine Treppe
lesson-foursenses-stairs-text = Drei benachbarte Felder in einer Reihe, auch auf kurzen Diagonalen, mit den Höhen 1, 2, 3, aufwärts oder abwärts.
lesson-foursenses-stairs-task = a1 ist eine Stufe hoch, b2 zwei. Bau die dritte.
lesson-foursenses-stairs-well = Eins, zwei, drei: eine Treppe.

lesson-foursenses-announce-title = Sag es an
lesson-foursenses-announce-text = Ihr könnt vereinbaren, dass ein Muster nur gewinnt, wenn es jemand ansagt: mit einem Stein, oder am Anfang eines Zugs vor allem anderen.
lesson-foursenses-announce-task = Vollende die Treppe und sag sie mit dem Stein an.
lesson-foursenses-announce-well = Gesehen, angesagt, gewonnen.

lesson-foursenses-rob-title = Geklaut
lesson-foursenses-rob-text = Wer ein Muster baut und es nicht bemerkt, verliert das Recht darauf an den nächsten Spieler.
lesson-foursenses-rob-task = Spieler 2 hat eine Treppe gebaut und nichts gesagt. Sag sie an!
lesson-foursenses-rob-well = Du hast sie zuerst gesehen: Du gewinnst damit.

lesson-foursenses-wrong-title = Da ist nichts
lesson-foursenses-wrong-text = Eine falsche Ansage kostet den Zug: diesen, wenn noch nichts gespielt ist, sonst den nächsten. Ihr könnt vereinbaren, dass sie nichts kostet, oder die Runde.
lesson-foursenses-wrong-task = Es gibt kein Muster. Sag trotzdem eins an.
lesson-foursenses-wrong-well = Ein Lächeln, und dein Zug ist vorbei.

lesson-foursenses-blind-title = Ertasten
lesson-foursenses-blind-text = Gedacht ist das Spiel mit verbundenen Augen: Niemand sieht das Brett. Wenn du dran bist, ertastest du so viele Felder, wie du willst, mit Worten, Tönen und, wo es sie gibt, Vibration. Dann ziehst du.
lesson-foursenses-blind-task = Taste dich über das dunkle Brett und setz dann einen Stein.
lesson-foursenses-blind-well = So ist das Spiel aus der Schachtel gemeint.

lesson-foursenses-three-title = Zu dritt
lesson-foursenses-three-text = Zu dritt spielt ihr drei Runden, jeder beginnt eine. Wer eine Runde gewinnt, bekommt 5 Punkte, wer direkt vor dem Sieger sitzt, 0, der dritte 3. Pass also auf, was du dem Nächsten überlässt! Die meisten Punkte gewinnen.
lesson-foursenses-three-task = Gewinne die Runde für Spieler 1.
lesson-foursenses-three-well = 5 für dich, 3 für Spieler 2, nichts für Spieler 3, der es zugelassen hat.

lesson-foursenses-extra-title = Noch ein Punkt
lesson-foursenses-extra-text = Ein doppeltes Muster bringt dem Sieger einen Punkt mehr: vier Felder, die in Seite und Höhe übereinstimmen, oder eine Treppe, auf der dreimal dieselbe Seite oben liegt.
lesson-foursenses-extra-task = Bau eine Treppe, die dreimal oben massiv ist.
lesson-foursenses-extra-well = 5 und noch 1 dazu.
