# The lessons of q4.

lesson-q4-place-title = Vier borden
lesson-q4-place-text = Vier borden van vier bij vier vakjes liggen naast elkaar. Stapel ze in gedachten op, bord 1 tot en met bord 4: samen vormen ze een kubus. Om de beurt legt iedereen een knikker van zijn kleur in een vrij vakje naar keuze.
lesson-q4-place-task = Leg ergens een knikker neer.
lesson-q4-place-well = Elk vakje van elk bord staat voor je open.

lesson-q4-flat-title = Op één bord
lesson-q4-flat-text = Vier knikkers van jouw kleur in een rij, een kolom of een diagonaal van één bord winnen.
lesson-q4-flat-task = Rood heeft er drie op bord 2. Zoek het vierde vakje.
lesson-q4-flat-well = Een diagonaal op één bord.

lesson-q4-pillar-title = Recht omhoog
lesson-q4-pillar-text = Hetzelfde vakje op alle vier de borden is ook een lijn: een zuil door de kubus.
lesson-q4-pillar-task = Maak de zuil af.
lesson-q4-pillar-well = Hetzelfde vakje, vier verdiepingen hoog.

lesson-q4-stairs-title = Trappen
lesson-q4-stairs-text = Een lijn kan klimmen: één bord omhoog en één vakje verder, vier treden lang.
lesson-q4-stairs-task = Rood klimt langs rij 2. Waar is de laatste trede?
lesson-q4-stairs-well = Van a2 onderaan tot d2 bovenaan.

lesson-q4-corner-title = Dwars door het midden
lesson-q4-corner-text = Vier lijnen lopen van hoek naar hoek dwars door de kubus. In totaal zijn er 76 lijnen.
lesson-q4-corner-task = Maak de lijn van hoek naar hoek af.
lesson-q4-corner-well = Van de laagste hoek naar de hoogste.

lesson-q4-move-title = Daarna wordt er verplaatst
lesson-q4-move-text = Liggen alle knikkers (meestal twaalf per speler, hier vier), dan ga je verplaatsen: neem een eigen knikker en leg hem in een ander vrij vakje, waar je maar wilt. Nooit die van een ander, nooit twee. Wie eerder dan de anderen door zijn knikkers heen is, slaat tot die tijd over.
lesson-q4-move-task = Verplaats één rode knikker en maak een lijn af.
lesson-q4-move-well = Eén knikker, zo ver je wilt.

lesson-q4-announce-title = Meld het
lesson-q4-announce-text = Je kunt afspreken dat een lijn alleen wint als de eigenaar hem meldt: met een zet, of aan het begin van een beurt, nog vóór al het andere.
lesson-q4-announce-task = Maak de zuil af en meld hem met de zet.
lesson-q4-announce-well = Gezien, gemeld, gewonnen.

lesson-q4-late-title = Beter laat
lesson-q4-late-text = Een lijn die je over het hoofd zag, is de volgende keer nog steeds van jou, tenzij iemand eerder wint. Niemand anders kan hem voor je melden.
lesson-q4-late-task = Je lijn ligt er al. Meld hem voor je een zet doet.
lesson-q4-late-well = Hij lag er al die tijd.

lesson-q4-wrong-title = Te vroeg
lesson-q4-wrong-text = Een foute melding kost de beurt: deze als er nog niets gespeeld is, anders de volgende. Je kunt afspreken dat het niets kost, of zelfs de ronde.
lesson-q4-wrong-task = Er is hier geen lijn. Meld er toch een.
lesson-q4-wrong-well = Je beurt is weg; blauw is aan de beurt.

lesson-q4-more-title = Met drie of vier
lesson-q4-more-text = Je kunt met drie of vier spelen, ieder voor zich. Een lijn van de eigen kleur wint.
lesson-q4-more-task = Rood, blauw en groen hebben er elk een neergelegd. Rood is weer aan de beurt.
lesson-q4-more-well = Nu blauw, dan groen.

lesson-q4-partners-title = Partners
lesson-q4-partners-text = Met vier kunnen speler 1 en 3 tegen 2 en 4 spelen. Ieder houdt zijn eigen kleur, en een lijn moet van één kleur zijn; die wint voor beide partners.
lesson-q4-partners-task = Maak de rode lijn af, voor rood en groen.
lesson-q4-partners-well = De rode lijn wint ook voor groen.

lesson-q4-stake-title = De inzet
lesson-q4-stake-text = De winnaar van een ronde krijgt de inzet. Voor elke ronde kun je hem opnieuw bepalen.
lesson-q4-stake-task = Deze ronde is drie punten waard. Win hem.
lesson-q4-stake-well = Drie punten voor rood.

lesson-q4-limit-title = Geen einde in zicht
lesson-q4-limit-text = Honderd zetten zonder winnaar is gelijkspel; hier voor de snelheid al twee. Dezelfde stelling voor de derde keer is ook gelijkspel.
lesson-q4-limit-task = Doe de laatste zet.
lesson-q4-limit-well = Niemand heeft een lijn gevonden: gelijkspel.
