# The lessons of puissance4.

lesson-puissance4-drop-title = Een schijf valt
lesson-puissance4-drop-text = Jij speelt met rood, de ander met geel, ieder met 21 schijven. In je beurt laat je één schijf vallen in een kolom waar nog plaats is. Hij valt zo ver hij kan en blijft liggen op wat er al is.
lesson-puissance4-drop-task = Laat een schijf in een kolom naar keuze vallen.
lesson-puissance4-drop-well = Hij ligt nu bovenop in zijn kolom. Nu zou geel aan de beurt zijn.

lesson-puissance4-line-title = Vier op een rij
lesson-puissance4-line-text = Wie als eerste vier schijven van de eigen kleur naast elkaar heeft, wint: horizontaal, verticaal of diagonaal. Meer dan vier telt ook.
lesson-puissance4-line-task = Rood is aan de beurt. Maak vier op een rij.
lesson-puissance4-line-well = Vier op een rij: rood wint.

lesson-puissance4-slant-title = De diagonaal
lesson-puissance4-slant-text = Diagonale lijnen zie je het makkelijkst over het hoofd. Daarvoor moet in elke kolom de hoogte kloppen.
lesson-puissance4-slant-task = Rood heeft er drie in een diagonaal. Zoek het vierde vakje.
lesson-puissance4-slant-well = Als op een trap, elke kolom een trede hoger: een lijn van vier.

lesson-puissance4-full-title = Een volle kolom
lesson-puissance4-full-text = Met zes schijven is een kolom vol. Dan past er niets meer in.
lesson-puissance4-full-task = Kolom 4 is vol. Laat je schijf ergens anders vallen.
lesson-puissance4-full-well = Juist: er blijven zes kolommen over.

lesson-puissance4-draw-title = Niemand wint
lesson-puissance4-draw-text = Is het raster vol en heeft niemand een lijn, dan eindigt de ronde in gelijkspel.
lesson-puissance4-draw-task = Er is nog één gat. Vul het.
lesson-puissance4-draw-well = Alle 42 schijven zitten erin en er is geen lijn: gelijkspel.

lesson-puissance4-pop-title = Eruit
lesson-puissance4-pop-text = Met deze optie mag je, in plaats van een schijf te laten vallen, een eigen schijf uit de onderste rij halen. De kolom zakt één vakje en de schijf ligt weer in je voorraad.
lesson-puissance4-pop-task = Rood wint door één schijf eruit te halen. Welke?
lesson-puissance4-pop-well = De kolom zakte en de tweede rij viel op zijn plaats.

lesson-puissance4-both-title = Twee lijnen tegelijk
lesson-puissance4-both-text = Door een schijf eruit te halen kan voor beide kleuren een lijn ontstaan. Huisregel: dan wint wie de zet deed. Voor het begin kun je iets anders kiezen.
lesson-puissance4-both-task = Haal een rode schijf zo uit de kolom dat beide kleuren een lijn hebben.
lesson-puissance4-both-well = Beide kleuren hebben er vier, maar rood deed de zet: rood wint.

lesson-puissance4-again-title = In een kringetje
lesson-puissance4-again-text = Waar schijven er weer uit komen, kan een stelling terugkeren. Staat dezelfde stelling er voor de derde keer met dezelfde speler aan de beurt, dan eindigt de ronde in gelijkspel.
lesson-puissance4-again-task = Het raster was al twee keer leeg. Maak het een derde keer leeg.
lesson-puissance4-again-well = Voor de derde keer hetzelfde: gelijkspel.

lesson-puissance4-five-title = Vijf, met panelen
lesson-puissance4-five-text = Met deze optie zijn er vijf nodig. Daarvoor staat aan elke kant een paneel met zes gedrukte schijven; ze bewegen nooit en tellen mee voor hun kleur.
lesson-puissance4-five-task = Rood heeft er drie. Gebruik een gedrukte schijf aan de rand.
lesson-puissance4-five-well = Vier van jezelf en een gedrukte is samen vijf.

lesson-puissance4-anvil-title = Het aambeeld
lesson-puissance4-anvil-text = Vier van je schijven kunnen iets bijzonders, elk één keer per ronde, hoogstens één per beurt. Het aambeeld werpt in zijn kolom alles uit wat eronder ligt en komt helemaal onderaan terecht. Pas daarna wordt er naar lijnen gekeken.
lesson-puissance4-anvil-task = Win met het aambeeld.
lesson-puissance4-anvil-well = Kolom 4 is leeggeruimd en de onderste rij is van jou.

lesson-puissance4-wall-title = De muur
lesson-puissance4-wall-text = Maakt de muur een lijn, dan win je. Zo niet, dan mag je nog een gewone schijf laten vallen, maar het hoeft niet. Die tweede schijf mag geen lijn van jou afmaken.
lesson-puissance4-wall-task = Laat de muur in kolom 5 vallen, dan een schijf of geen. Welke kolommen zijn gesloten?
lesson-puissance4-wall-well = Kolom 2 en 6 waren gesloten: daar had de schijf een lijn van vier afgemaakt.

lesson-puissance4-double-title = De dubbel
lesson-puissance4-double-text = Maakt de dubbel een lijn, dan win je. Zo niet, dan moet je nog een gewone schijf laten vallen, als dat kan, en alles telt.
lesson-puissance4-double-task = Win in één beurt met de dubbel en een tweede schijf.
lesson-puissance4-double-well = Twee schijven in één beurt: dat kon niemand tegenhouden.

lesson-puissance4-breaker-title = De breker
lesson-puissance4-breaker-text = Maakt de breker een lijn, dan win je. Zo niet, kies dan in de onderste rij een schijf van de andere kleur: die wordt eruit gehaald en zijn kolom zakt. Is er geen, dan is je beurt voorbij.
lesson-puissance4-breaker-task = Breek de gele schijf eruit die jouw winst in de weg zit.
lesson-puissance4-breaker-well = De kolom zakte en jouw schijf viel in de lijn.

lesson-puissance4-ejected-title = Uitgeworpen, niet verloren
lesson-puissance4-ejected-text = Schijven die door het aambeeld of de breker worden uitgeworpen, gaan als gewone schijven terug naar hun eigenaar, ook een gebruikte powerschijf. Je kunt ook afspreken dat ze uit de ronde blijven.
lesson-puissance4-ejected-task = Laat het aambeeld in kolom 4 vallen en let op de voorraad.
lesson-puissance4-ejected-well = Twee rode schijven en een gele liggen weer in de voorraad.

lesson-puissance4-combine-title = Combineren
lesson-puissance4-combine-text = ‘Eruit’, powerschijven en ‘Vijf op een rij’ gaan naar wens samen: acht spellen in één doos.
lesson-puissance4-combine-task = Alle drie staan aan. Speel wat je wilt.
lesson-puissance4-combine-well = Alles tegelijk: je eigen mengsel kies je als je een tafel opent.

lesson-puissance4-match-title = Een partij
lesson-puissance4-match-text = Speel door tot iemand zoveel rondes heeft gewonnen als jullie hebben afgesproken; volgens de doos zijn dat er vijf. Jullie beginnen om de beurt.
lesson-puissance4-match-task = Win deze ronde.
lesson-puissance4-match-well = Eén ronde voor rood. Geel begint de volgende.
