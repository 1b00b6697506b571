# The lessons of top10.

lesson-top10-fill-title = Das Gitter füllen
lesson-top10-fill-text = Zuerst füllt ihr gemeinsam das Gitter, abwechselnd je einen Stein, Zeile für Zeile von unten. Eine Zeile muss voll sein, bevor die nächste beginnt. Reihen bedeuten jetzt noch nichts.
lesson-top10-fill-task = Setz einen Stein auf ein freies Feld der untersten Zeile.
lesson-top10-fill-well = Spalte 4 bis 7: Nur die freien Felder dieser Zeile standen offen.

lesson-top10-keep-title = In einer Reihe: behalten
lesson-top10-keep-text = Das Gitter ist voll, und Rot beginnt. Zieh einen deiner Steine aus der untersten Zeile. Lag er gerade noch in einer Reihe von vier oder mehr deiner Farbe, behältst du ihn: ein Punkt.
lesson-top10-keep-task = Zieh einen roten Stein heraus, der in einer Reihe liegt.
lesson-top10-keep-well = Er gehört dir: ein Punkt. Und du bist weiter dran.

lesson-top10-on-title = Gleich noch einmal
lesson-top10-on-text = Nach einem behaltenen Stein ziehst du noch einen; du musst, solange du einen Stein in der untersten Zeile hast.
lesson-top10-on-task = Einen hast du behalten. Behalte einen zweiten.
lesson-top10-on-well = Zwei Punkte in einem Zug.

lesson-top10-back-title = Keine Reihe: zurück damit
lesson-top10-back-text = Ein Stein, der in keiner Reihe lag, wird oben wieder eingeworfen: in eine beliebige Spalte mit Platz, nur nicht in die, aus der er kam, außer wenn keine andere Platz hat. Damit endet dein Zug.
lesson-top10-back-task = Zieh einen Stein heraus, der in keiner Reihe liegt, und wirf ihn wieder ein.
lesson-top10-back-well = Er ist wieder im Gitter, und Gelb ist dran.

lesson-top10-ten-title = Bis zehn
lesson-top10-ten-text = Wer zehn Steine behalten hat, gewinnt sofort. Hier genügen zwei, damit es schnell geht.
lesson-top10-ten-task = Behalte deinen zweiten Stein und gewinne.
lesson-top10-ten-well = Das hat gereicht. In einer echten Runde braucht es zehn.

lesson-top10-end-title = Aussetzen, und der Schluss
lesson-top10-end-text = Hast du keinen Stein in der untersten Zeile, setzt du aus. Habt ihr beide keinen, oder kommt dieselbe Stellung zum dritten Mal, gewinnt, wer mehr Steine behalten hat; bei gleich vielen ist es unentschieden.
lesson-top10-end-task = Zieh irgendeinen roten Stein heraus und sieh, was aus der untersten Zeile wird.
lesson-top10-end-well = Was nachrutscht, entscheidet, wer noch ziehen kann. Halte eigene Steine weit unten.
