# The lessons of top10.

lesson-top10-fill-title = Het raster vullen
lesson-top10-fill-text = Eerst vullen jullie samen het raster, om de beurt één schijf, rij voor rij van onderaf. Een rij moet vol zijn voordat de volgende begint. Lijnen betekenen nog niets.
lesson-top10-fill-task = Leg een schijf in een vrij vakje van de onderste rij.
lesson-top10-fill-well = Kolom 4 tot en met 7: alleen de lege vakjes van deze rij stonden open.

lesson-top10-keep-title = In een lijn: bewaren
lesson-top10-keep-text = Het raster is vol en rood begint. Haal een van je schijven uit de onderste rij. Lag hij zojuist nog in een lijn van vier of meer van jouw kleur, dan bewaar je hem: één punt.
lesson-top10-keep-task = Haal een rode schijf eruit die in een lijn ligt.
lesson-top10-keep-well = Hij is van jou: één punt. En je bent nog steeds aan de beurt.

lesson-top10-on-title = En nog een
lesson-top10-on-text = Na een bewaarde schijf haal je er nog een uit; dat moet, zolang je een schijf in de onderste rij hebt.
lesson-top10-on-task = Je hebt er een bewaard. Bewaar een tweede.
lesson-top10-on-well = Twee punten in één beurt.

lesson-top10-back-title = Niet in een lijn: terug ermee
lesson-top10-back-text = Een schijf die in geen lijn lag, gaat er bovenin weer in: in een kolom met plaats naar keuze, maar niet die waar hij uit kwam, tenzij geen andere plaats heeft. Dan is je beurt voorbij.
lesson-top10-back-task = Haal een schijf eruit die in geen lijn ligt, en laat hem er weer in vallen.
lesson-top10-back-well = Hij zit weer in het raster, en geel is aan de beurt.

lesson-top10-ten-title = Als eerste tien
lesson-top10-ten-text = Wie tien schijven heeft bewaard, wint meteen. Hier zijn er voor de snelheid twee genoeg.
lesson-top10-ten-task = Bewaar je tweede schijf en win.
lesson-top10-ten-well = Dat was genoeg. In een echte ronde zijn er tien nodig.

lesson-top10-end-title = Beurt overslaan, en het einde
lesson-top10-end-text = Zonder eigen schijf in de onderste rij sla je een beurt over. Heeft geen van beiden er een, of komt dezelfde stelling voor de derde keer, dan wint wie meer schijven heeft bewaard; bij evenveel is het gelijkspel.
lesson-top10-end-task = Haal een rode schijf naar keuze eruit en kijk wat er van de onderste rij wordt.
lesson-top10-end-well = Wat omlaag zakt, bepaalt wie er nog iets uit kan halen. Houd eigen schijven laag.
