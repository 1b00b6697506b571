# The lessons of foursenses.

lesson-foursenses-pieces-title = Stukken voor iedereen
lesson-foursenses-pieces-text = De 24 stukken zijn van alle spelers samen: acht massieve en acht holle, één laag hoog, en acht dubbele. Niemand heeft een eigen kleur: wat jij bouwt, mag de volgende afmaken. Liggen alle stukken er en heeft niemand gewonnen, dan is het gelijkspel.
lesson-foursenses-pieces-task = Kies een stuk en leg het in een leeg vakje.
lesson-foursenses-pieces-well = Nu is het van iedereen.

lesson-foursenses-double-title = Dubbele stukken
lesson-foursenses-double-text = Een dubbel stuk is twee lagen hoog, aan de ene kant massief en aan de andere hol. Jij kiest welke kant boven ligt.
lesson-foursenses-double-task = Leg een dubbel stuk op b2, met de holle kant boven.
lesson-foursenses-double-well = Twee lagen, hol bovenop.

lesson-foursenses-stack-title = Stapelen
lesson-foursenses-stack-text = Een stuk komt in een leeg vakje of op één los stuk van één laag. Een vakje is dus vol bij twee lagen, of bij drie met een dubbel stuk op een enkel. Alleen wat boven ligt telt: de kant en de hoogte.
lesson-foursenses-stack-task = Bouw een vakje drie lagen hoog.
lesson-foursenses-stack-well = Een dubbel stuk op een enkel: drie lagen, en meer past er niet.

lesson-foursenses-alike-title = Vier gelijke
lesson-foursenses-alike-text = Vier vakjes met dezelfde kant boven winnen, in een rij, een kolom of een lange diagonaal, hoe hoog ze ook zijn.
lesson-foursenses-alike-task = In rij 1 zijn drie vakjes bovenop hol. Maak de rij af.
lesson-foursenses-alike-well = Vier keer hol bovenop: gewonnen.

lesson-foursenses-level-title = Vier even hoog
lesson-foursenses-level-text = Vier vakjes van dezelfde hoogte winnen ook, welke kant er ook boven ligt.
lesson-foursenses-level-task = Kolom b: drie vakjes zijn twee lagen hoog. Bouw het vierde.
lesson-foursenses-level-well = Alle vier zijn even hoog.

lesson-foursenses-stairs-title = Een trap
lesson-foursenses-stairs-text = Drie vakjes naast elkaar op een lijn, ook op korte diagonalen, met hoogte 1, 2, 3, omhoog of omlaag.
lesson-foursenses-stairs-task = a1 heeft één laag, b2 twee. Bouw de derde trede.
lesson-foursenses-stairs-well = Eén, twee, drie: een trap.

lesson-foursenses-announce-title = Meld het
lesson-foursenses-announce-text = Je kunt afspreken dat een patroon alleen wint als iemand het meldt: met een stuk, of aan het begin van een beurt, nog vóór al het andere.
lesson-foursenses-announce-task = Maak de trap af en meld hem met het stuk.
lesson-foursenses-announce-well = Gezien, gemeld, gewonnen.

lesson-foursenses-rob-title = Gekaapt
lesson-foursenses-rob-text = Wie een patroon maakt en het niet ziet, verspeelt het recht erop aan de volgende speler.
lesson-foursenses-rob-task = Speler 2 heeft een trap gebouwd en niets gezegd. Meld hem!
lesson-foursenses-rob-well = Jij zag hem het eerst: je wint ermee.

lesson-foursenses-wrong-title = Niets te zien
lesson-foursenses-wrong-text = Een foute melding kost de beurt: deze als er nog niets gespeeld is, anders de volgende. Je kunt afspreken dat het niets kost, of de ronde.
lesson-foursenses-wrong-task = Er is geen patroon. Meld er toch een.
lesson-foursenses-wrong-well = Een glimlach, en je beurt is voorbij.

lesson-foursenses-blind-title = Op de tast
lesson-foursenses-blind-text = Het spel is bedoeld om geblinddoekt te spelen: niemand ziet het bord. In je beurt voel je zoveel vakjes als je wilt, met woorden, geluid en, waar het kan, trillingen. Dan doe je je zet.
lesson-foursenses-blind-task = Voel je weg over het donkere bord en leg dan een stuk neer.
lesson-foursenses-blind-well = Zo is het spel uit de doos bedoeld.

lesson-foursenses-three-title = Drie spelers
lesson-foursenses-three-text = Met drie spelen jullie drie rondes, en iedereen begint er een. De winnaar van een ronde krijgt 5 punten, wie vlak vóór de winnaar zit 0, de derde 3. Let dus op wat je de volgende laat! De meeste punten winnen.
lesson-foursenses-three-task = Win de ronde voor speler 1.
lesson-foursenses-three-well = 5 voor jou, 3 voor speler 2, niets voor speler 3, die het liet gebeuren.

lesson-foursenses-extra-title = Nog een punt
lesson-foursenses-extra-text = Een dubbel patroon levert de winnaar er één meer op: vier vakjes die tegelijk gelijk en even hoog zijn, of een trap met drie keer dezelfde kant boven.
lesson-foursenses-extra-task = Bouw een trap van drie vakjes die bovenop massief zijn.
lesson-foursenses-extra-well = 5 en nog 1 erbij.
