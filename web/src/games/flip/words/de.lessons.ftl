# The lessons of flip.

lesson-flip-throw-title = Zwei Ebenen
lesson-flip-throw-text = Zwei Ebenen mit vier mal vier Feldern, eine über der anderen. Beide Spieler werfen ihre 21 Chips gleichzeitig, so schnell sie können: Drück auf dein Katapult, hoch für die obere Ebene, tief für die untere, zieh zurück und lass los. Hier wählst du, wo dein Chip landet.
lesson-flip-throw-task = Lass einen roten Chip in irgendeinem Feld landen.
lesson-flip-throw-well = Echte Würfe haben ihren eigenen Kopf.

lesson-flip-top-title = Der oberste Chip zählt
lesson-flip-top-text = Ein Feld nimmt beliebig viele Chips auf, in der Reihenfolge ihrer Landung, und sie bleiben liegen. Der oberste beherrscht das Feld.
lesson-flip-top-task = Gelb beherrscht b2 auf der oberen Ebene. Übernimm das Feld.
lesson-flip-top-well = Jetzt liegt deiner oben: Das Feld gehört dir.

lesson-flip-call-title = Sag deine Reihe an
lesson-flip-call-text = Wer auf einer Ebene vier Felder in einer Reihe beherrscht, sagt sie an und gewinnt. Auf jeder Ebene gibt es zehn Reihen, keine verbindet die beiden.
lesson-flip-call-task = Vollende die Diagonale der oberen Ebene und sag sie an.
lesson-flip-call-well = Rechtzeitig angesagt: Rot gewinnt.

lesson-flip-air-title = In der Luft
lesson-flip-air-text = Eine Ansage entscheidet sich, wenn alle Chips gelandet sind, die bei der Ansage in der Luft waren. Steht dann noch eine angesagte Reihe, gewinnt sie; wenn nicht, geht es weiter.
lesson-flip-air-task = Rot hat angesagt, aber dein gelber Chip fliegt noch. Wo muss er landen?
lesson-flip-air-well = Du hast ein Feld der Reihe übernommen: Aus der Ansage wurde nichts.

lesson-flip-miss-title = Daneben
lesson-flip-miss-text = Ein Chip, der die Ebenen verfehlt, darf sofort noch einmal geworfen werden. Bleibt er auf einer Ebene liegen, ohne ein Feld zu finden, ist er für diese Runde verloren.
lesson-flip-miss-task = Lass einen roten Chip die Ebenen verfehlen.
lesson-flip-miss-well = Er ist wieder in deinem Vorrat. Auf der Ebene wäre er verloren gewesen.

lesson-flip-wrong-title = Eine Ansage zu viel
lesson-flip-wrong-text = Eine falsche Ansage kostet nichts. Sind alle Chips geworfen und steht keine Reihe, wird die Runde wiederholt; eine Reihe, die steht, wartet auf ihre Ansage.
lesson-flip-wrong-task = Sag eine Reihe an, obwohl es keine gibt.
lesson-flip-wrong-well = Nichts passiert, und es geht weiter.

lesson-flip-points-title = Meisterschaft
lesson-flip-points-text = Runden um Punkte: Eine Reihe auf der oberen Ebene bringt 2, auf der unteren 1, und nur die beste zählt. Eine Runde ohne Reihe bringt nichts. Gespielt wird bis 5.
lesson-flip-points-task = Vollende die Reihe, die mehr wert ist, und sag sie an.
lesson-flip-points-well = Zwei Punkte für die obere Ebene.

lesson-flip-majority-title = Profi: die Mehrheit
lesson-flip-majority-text = In der Spielart „Profi“ werft ihr abwechselnd je einen Chip. Wer mehr Chips in einem Feld hat, beherrscht es; bei gleich vielen gehört es niemandem. Eine Reihe beendet die Runde sofort und zählt wie in der Meisterschaft. Gespielt wird bis 3; ein Chip neben den Ebenen ist bis zur nächsten Runde aus dem Spiel.
lesson-flip-majority-task = In Feld a1 der oberen Ebene herrscht Gleichstand. Brich ihn.
lesson-flip-majority-well = Zwei gegen einen: Die Reihe gehört dir, zwei Punkte.

lesson-flip-chance-title = Doppelchance
lesson-flip-chance-text = Manche Chips haben besondere Kräfte; hier hat jeder einen von jeder Art. Sie wirken, wenn der Chip in einem Feld landet. Nach einer Doppelchance wirfst du sofort noch einen Chip.
lesson-flip-chance-task = Wirf die Doppelchance in irgendein Feld.
lesson-flip-chance-well = Du bist weiter dran.

lesson-flip-bomb-title = Megabombe
lesson-flip-bomb-text = Sie räumt alle Chips aus den Feldern um sie herum, bis zu acht, auf ihrer Ebene; ihr eigenes Feld bleibt, wie es ist.
lesson-flip-bomb-task = Wirf die Megabombe so, dass fünf Felder geräumt werden.
lesson-flip-bomb-well = Die Felder um b2 sind leer.

lesson-flip-lineout-title = Reihe raus
lesson-flip-lineout-text = Dieser Chip räumt seine ganze Zeile oder seine ganze Spalte, nach deiner Wahl, auch das eigene Feld.
lesson-flip-lineout-task = Wirf ihn auf der oberen Ebene in b2, dann wähle die Zeile oder die Spalte.
lesson-flip-lineout-well = Dort ist jetzt alles leer, auch der Chip selbst ist weg.

lesson-flip-cellout-title = Feld raus
lesson-flip-cellout-text = Dieser Chip räumt eines der Felder um ihn herum; welches, bestimmst du.
lesson-flip-cellout-task = Wirf ihn auf der oberen Ebene neben c1 und räum dieses Feld.
lesson-flip-cellout-well = Der gelbe Chip ist bis zur nächsten Runde aus dem Spiel.
