# The lessons of plus4.

lesson-plus4-push-title = Oben einschieben
lesson-plus4-push-text = Vier Spalten mit je vier Feldern. Schieb einen Stein oben in eine Spalte ein: Er nimmt das oberste Feld, und alles andere in der Spalte rückt eins nach unten.
lesson-plus4-push-task = Schieb deinen Stein in Spalte 1 ein und sieh zu, wie die anderen sinken.
lesson-plus4-push-well = Deiner ist oben; die anderen sind eins nach unten gerückt.

lesson-plus4-out-title = Unten hinaus
lesson-plus4-out-text = Eine Spalte ist nie voll: Ein fünfter Stein schiebt den untersten hinaus, und der kehrt in den Vorrat seines Besitzers zurück. Wer keinen Stein im Vorrat hat, setzt aus.
lesson-plus4-out-task = In Spalte 1 liegen vier. Schieb einen fünften ein.
lesson-plus4-out-well = Der unterste rote Stein ist herausgefallen und liegt wieder im roten Vorrat.

lesson-plus4-line-title = Eine Viererreihe
lesson-plus4-line-text = Eine Spalte, eine Zeile oder eine der beiden langen Diagonalen, alle vier Felder in deiner Farbe: insgesamt zehn mögliche Reihen. Im Grundspiel gewinnt die erste.
lesson-plus4-line-task = Rot ist dran. Vollende eine Reihe.
lesson-plus4-line-well = Vier in der Spalte: Rot gewinnt.

lesson-plus4-gift-title = Ein Geschenk
lesson-plus4-gift-text = Eine Reihe zählt für ihre Farbe, egal wer geschoben hat. Schau zweimal hin, bevor du schiebst.
lesson-plus4-gift-task = Blau ist dran. Finde den unbedachten Zug, der Rot den Sieg schenkt.
lesson-plus4-gift-well = Blau hat geschoben, Rot gewinnt.

lesson-plus4-both-title = Beide zugleich
lesson-plus4-both-text = Vollendet ein Schub für beide Farben eine Reihe, endet das Grundspiel unentschieden. Vor der Partie kannst du es anders festlegen.
lesson-plus4-both-task = Vollende eine Reihe in beiden Farben.
lesson-plus4-both-well = Für jeden eine Reihe: unentschieden.

lesson-plus4-bonus-title = Der Bonusstein
lesson-plus4-bonus-text = Im endlosen Gitter und in Runden hat jeder außerdem einen Bonusstein, heller und mit einem Stern. Er wird eingeschoben wie jeder andere, wann immer er im Vorrat ist. Eine Reihe mit dem eigenen Bonusstein zählt zwei.
lesson-plus4-bonus-task = Vollende die Spalte um deinen Bonusstein herum.
lesson-plus4-bonus-well = Eine Reihe mit dem Bonusstein: zwei Punkte.

lesson-plus4-endless-title = Das endlose Gitter
lesson-plus4-endless-text = Jede neue Reihe bringt ihrem Besitzer einen Punkt, und das Gitter wird nie geleert. Eine Reihe, die nur stehen bleibt, bringt nichts mehr. Gespielt wird bis 11 Punkte.
lesson-plus4-endless-task = Du hast eine volle Spalte. Schieb noch einmal deine Farbe hinein und achte auf die Punkte.
lesson-plus4-endless-well = Vorher vollständig und jetzt vollständig: kein neuer Punkt.

lesson-plus4-rounds-title = In Runden
lesson-plus4-rounds-text = Die erste Reihe beendet die Runde: ein Punkt, oder zwei, wenn der Bonusstein darin liegt und schon vor dem letzten Schub da war.
lesson-plus4-rounds-task = Vollende die Reihe, in der dein Bonusstein liegt.
lesson-plus4-rounds-well = Zwei Punkte: Der Bonusstein lag schon in der Reihe.

lesson-plus4-next-title = Die nächste Runde
lesson-plus4-next-text = Nach einer Runde wird das Gitter geleert. Die nächste beginnt, wer weniger geholt hat; habt ihr gleich viel geholt, beginnt, wer vorher nicht begonnen hat. Gespielt wird bis 11 Punkte, oder es gewinnt, wer nach den vereinbarten Runden die meisten hat.
lesson-plus4-next-task = Gewinne die Runde und sieh, wer beginnt.
lesson-plus4-next-well = Blau hat weniger geholt und beginnt die zweite Runde.

lesson-plus4-again-title = Im Kreis
lesson-plus4-again-text = Dieselbe Stellung zum dritten Mal beendet die Runde: unentschieden, oder im endlosen Gitter gewinnt, wer mehr Punkte hat. In Runden bringt sie niemandem einen Punkt.
lesson-plus4-again-task = Beide schieben immer wieder in Spalte 1. Tu es noch einmal.
lesson-plus4-again-well = Zum dritten Mal: unentschieden.
