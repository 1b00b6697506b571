# The lessons of puissance4.

lesson-puissance4-drop-title = Ein Stein fällt
lesson-puissance4-drop-text = Du spielst Rot, dein Gegenüber Gelb, jeder mit 21 Steinen. Wenn du dran bist, wirfst du einen Stein in eine Spalte ein, die noch Platz hat. Er fällt, so weit er kann, und bleibt auf dem liegen, was schon da ist.
lesson-puissance4-drop-task = Wirf einen Stein in eine beliebige Spalte ein.
lesson-puissance4-drop-well = Er liegt jetzt ganz oben in seiner Spalte. Nun wäre Gelb dran.

lesson-puissance4-line-title = Vier in einer Reihe
lesson-puissance4-line-text = Wer zuerst vier Steine der eigenen Farbe in einer Reihe hat, gewinnt: waagerecht, senkrecht oder diagonal. Mehr als vier zählen genauso.
lesson-puissance4-line-task = Rot ist dran. Vollende eine Viererreihe.
lesson-puissance4-line-well = Vier in einer Reihe: Rot gewinnt.

lesson-puissance4-slant-title = Die Diagonale
lesson-puissance4-slant-text = Diagonale Reihen übersieht man am leichtesten. Für sie muss in jeder Spalte die Höhe stimmen.
lesson-puissance4-slant-task = Rot hat drei in der Diagonale. Finde das vierte Feld.
lesson-puissance4-slant-well = Wie auf einer Treppe, in jeder Spalte eine Stufe höher: eine Viererreihe.

lesson-puissance4-full-title = Eine volle Spalte
lesson-puissance4-full-text = Mit sechs Steinen ist eine Spalte voll. Dann passt nichts mehr hinein.
lesson-puissance4-full-task = Spalte 4 ist voll. Wirf deinen Stein woanders ein.
lesson-puissance4-full-well = Genau: Sechs Spalten bleiben übrig.

lesson-puissance4-draw-title = Niemand gewinnt
lesson-puissance4-draw-text = Ist das Gitter voll und hat niemand eine Reihe, endet die Runde unentschieden.
lesson-puissance4-draw-task = Ein Loch ist noch übrig. Füll es.
lesson-puissance4-draw-well = Alle 42 Steine sind drin, und es gibt keine Reihe: unentschieden.

lesson-puissance4-pop-title = Unten raus
lesson-puissance4-pop-text = Mit dieser Option darfst du, statt einen Stein einzuwerfen, einen deiner Steine aus der untersten Zeile ziehen. Die Spalte rutscht um ein Feld nach, und der Stein ist wieder in deinem Vorrat.
lesson-puissance4-pop-task = Rot gewinnt, wenn ein Stein herauskommt. Welcher?
lesson-puissance4-pop-well = Die Spalte ist nachgerutscht, und die zweite Zeile passt jetzt zusammen.

lesson-puissance4-both-title = Zwei Reihen zugleich
lesson-puissance4-both-text = Ein herausgezogener Stein kann für beide Farben eine Reihe vollenden. Hausregel: Dann gewinnt, wer gezogen hat. Vor der Partie kannst du es anders festlegen.
lesson-puissance4-both-task = Zieh einen roten Stein so heraus, dass beide Farben eine Reihe haben.
lesson-puissance4-both-well = Beide Farben haben vier, aber Rot hat gezogen: Rot gewinnt.

lesson-puissance4-again-title = Im Kreis
lesson-puissance4-again-text = Wo Steine wieder herauskommen, kann sich eine Stellung wiederholen. Steht dieselbe Stellung zum dritten Mal und ist dieselbe Seite dran, endet die Runde unentschieden.
lesson-puissance4-again-task = Zweimal war das Gitter schon leer. Leere es ein drittes Mal.
lesson-puissance4-again-well = Zum dritten Mal dasselbe: unentschieden.

lesson-puissance4-five-title = Fünf, mit Tafeln
lesson-puissance4-five-text = Mit dieser Option braucht es fünf. Dafür steht an jeder Seite eine Tafel mit sechs aufgedruckten Steinen; sie bewegen sich nie und zählen für ihre Farbe.
lesson-puissance4-five-task = Rot hat drei. Nutze einen aufgedruckten Stein am Rand.
lesson-puissance4-five-well = Vier eigene und ein aufgedruckter sind fünf.

lesson-puissance4-anvil-title = Der Amboss
lesson-puissance4-anvil-text = Vier deiner Steine haben besondere Kräfte, jeder einmal pro Runde, höchstens einer pro Zug. Der Amboss wirft in seiner Spalte alles hinaus, was unter ihm liegt, und landet ganz unten. Erst dann wird nach Reihen geschaut.
lesson-puissance4-anvil-task = Gewinne mit dem Amboss.
lesson-puissance4-anvil-well = Spalte 4 ist abgeräumt, und die unterste Zeile gehört dir.

lesson-puissance4-wall-title = Die Mauer
lesson-puissance4-wall-text = Vollendet die Mauer eine Reihe, gewinnst du. Wenn nicht, darfst du noch einen gewöhnlichen Stein einwerfen, musst aber nicht. Dieser zweite Stein darf keine Reihe von dir vollenden.
lesson-puissance4-wall-task = Wirf die Mauer in Spalte 5 ein, dann einen Stein oder keinen. Welche Spalten sind gesperrt?
lesson-puissance4-wall-well = Gesperrt waren die Spalten 2 und 6: Dort hätte der Stein eine Viererreihe vollendet.

lesson-puissance4-double-title = Das Doppel
lesson-puissance4-double-text = Vollendet das Doppel eine Reihe, gewinnst du. Wenn nicht, musst du noch einen gewöhnlichen Stein einwerfen, falls du kannst, und alles zählt.
lesson-puissance4-double-task = Gewinne in einem Zug mit dem Doppel und einem zweiten Stein.
lesson-puissance4-double-well = Zwei Steine in einem Zug: Das konnte niemand verhindern.

lesson-puissance4-breaker-title = Der Brecher
lesson-puissance4-breaker-text = Vollendet der Brecher eine Reihe, gewinnst du. Wenn nicht, wählst du in der untersten Zeile einen Stein der anderen Farbe: Er wird herausgezogen, und seine Spalte rutscht nach. Gibt es keinen, ist dein Zug zu Ende.
lesson-puissance4-breaker-task = Brich den gelben Stein heraus, der deinem Sieg im Weg ist.
lesson-puissance4-breaker-well = Die Spalte ist nachgerutscht, und dein Stein hat die Reihe geschlossen.

lesson-puissance4-ejected-title = Hinausgeworfen, nicht verloren
lesson-puissance4-ejected-text = Steine, die Amboss oder Brecher hinauswerfen, kehren als gewöhnliche Steine in den Vorrat ihrer Besitzer zurück, auch ein verbrauchter Powerstein. Ihr könnt auch vereinbaren, dass sie für diese Runde draußen bleiben.
lesson-puissance4-ejected-task = Wirf den Amboss in Spalte 4 ein und behalte die Vorräte im Auge.
lesson-puissance4-ejected-well = Zwei rote Steine und ein gelber sind wieder im Vorrat.

lesson-puissance4-combine-title = Kombinieren
lesson-puissance4-combine-text = „Unten raus“, Powersteine und „Fünf in einer Reihe“ passen beliebig zusammen: acht Spiele in einer Schachtel.
lesson-puissance4-combine-task = Alle drei sind an. Spiel irgendetwas.
lesson-puissance4-combine-well = Alles auf einmal: Deine Mischung wählst du, wenn du einen Tisch eröffnest.

lesson-puissance4-match-title = Eine Partie
lesson-puissance4-match-text = Gespielt wird, bis jemand so viele Runden gewonnen hat, wie ihr vereinbart habt; auf der Schachtel stehen fünf. Ihr beginnt abwechselnd.
lesson-puissance4-match-task = Gewinne diese Runde.
lesson-puissance4-match-well = Eine Runde für Rot. Die nächste beginnt Gelb.
