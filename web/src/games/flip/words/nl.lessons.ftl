# The lessons of flip.

lesson-flip-throw-title = Twee plateaus
lesson-flip-throw-text = Twee plateaus van vier bij vier vakjes, het ene boven het andere. Beide spelers gooien hun 21 fiches tegelijk, zo snel ze kunnen: druk op je katapult, hoog voor het bovenste plateau, laag voor het onderste, trek naar achteren en laat los. Hier kies je waar je fiche landt.
lesson-flip-throw-task = Laat een rode fiche in een vakje naar keuze landen.
lesson-flip-throw-well = Echte worpen hebben een eigen wil.

lesson-flip-top-title = De bovenste fiche telt
lesson-flip-top-text = In een vakje passen zoveel fiches als je wilt, in de volgorde waarin ze landen, en ze blijven liggen. De bovenste beheerst het vakje.
lesson-flip-top-task = Geel beheerst b2 op het bovenste plateau. Neem het over.
lesson-flip-top-well = De jouwe ligt nu boven: het vakje is van jou.

lesson-flip-call-title = Meld je lijn
lesson-flip-call-text = Wie op één plateau vier vakjes op een lijn beheerst, meldt het en wint. Elk plateau heeft tien lijnen, en geen enkele verbindt de twee.
lesson-flip-call-task = Maak de diagonaal van het bovenste plateau af en meld hem.
lesson-flip-call-well = Op tijd gemeld: rood wint.

lesson-flip-air-title = In de lucht
lesson-flip-air-text = Over een melding wordt beslist zodra alle fiches die toen in de lucht waren, geland zijn. Staat er dan nog een gemelde lijn, dan wint die; zo niet, dan gaat het spel verder.
lesson-flip-air-task = Rood heeft gemeld, maar jouw gele fiche vliegt nog. Waar moet hij landen?
lesson-flip-air-well = Je hebt een vakje van de lijn afgepakt: van de melding kwam niets terecht.

lesson-flip-miss-title = Ernaast
lesson-flip-miss-text = Een fiche die de plateaus mist, mag meteen opnieuw worden gegooid. Blijft hij op een plateau liggen zonder vakje, dan is hij voor deze ronde verloren.
lesson-flip-miss-task = Laat een rode fiche de plateaus missen.
lesson-flip-miss-well = Hij ligt weer in je voorraad. Op het plateau was hij verloren geweest.

lesson-flip-wrong-title = Een melding te veel
lesson-flip-wrong-text = Een foute melding kost niets. Zijn alle fiches gegooid en ligt er geen lijn, dan wordt de ronde overgespeeld; een lijn die er ligt, wacht op zijn melding.
lesson-flip-wrong-task = Meld, ook al is er geen lijn.
lesson-flip-wrong-well = Er gebeurt niets en het spel gaat verder.

lesson-flip-points-title = Kampioenschap
lesson-flip-points-text = Rondes om punten: een lijn op het bovenste plateau levert er 2 op, op het onderste 1, en alleen de beste telt. Een ronde zonder lijn levert niets op. Wie het eerst 5 punten heeft, wint.
lesson-flip-points-task = Maak de lijn af die het meest waard is, en meld hem.
lesson-flip-points-well = Twee punten voor het bovenste plateau.

lesson-flip-majority-title = Pro: de meerderheid
lesson-flip-majority-text = Bij pro gooi je om de beurt één fiche. Wie de meeste fiches in een vakje heeft, beheerst het; bij evenveel is het van niemand. Een lijn beëindigt de ronde meteen en telt als in een kampioenschap. Wie het eerst 3 punten heeft, wint; een fiche naast de plateaus doet tot de volgende ronde niet mee.
lesson-flip-majority-task = In vakje a1 van het bovenste plateau staat het gelijk. Geef de doorslag.
lesson-flip-majority-well = Twee tegen één: de lijn is van jou, twee punten.

lesson-flip-chance-title = Dubbele kans
lesson-flip-chance-text = Sommige fiches kunnen iets bijzonders; hier heeft iedereen er één van elke soort. Dat werkt als de fiche in een vakje landt. Na een dubbele kans gooi je meteen nog een fiche.
lesson-flip-chance-task = Gooi de dubbele kans in een vakje naar keuze.
lesson-flip-chance-well = Je bent nog steeds aan de beurt.

lesson-flip-bomb-title = Megabom
lesson-flip-bomb-text = Hij haalt alle fiches uit de vakjes eromheen, hoogstens acht, op zijn plateau; zijn eigen vakje blijft zoals het is.
lesson-flip-bomb-task = Gooi de megabom zo dat vijf vakjes leeg gaan.
lesson-flip-bomb-well = De vakjes rond b2 zijn leeg.

lesson-flip-lineout-title = Lijn leeg
lesson-flip-lineout-text = Deze fiche maakt zijn hele rij of zijn hele kolom leeg, naar keuze, ook zijn eigen vakje.
lesson-flip-lineout-task = Gooi hem in b2 van het bovenste plateau en kies dan de rij of de kolom.
lesson-flip-lineout-well = Daar is alles leeg, ook de fiche zelf is weg.

lesson-flip-cellout-title = Vakje leeg
lesson-flip-cellout-text = Deze fiche maakt een van de vakjes eromheen leeg; jij kiest welk.
lesson-flip-cellout-task = Gooi hem naast c1 van het bovenste plateau en maak dat vakje leeg.
lesson-flip-cellout-well = De gele fiche doet tot de volgende ronde niet mee.
