# The lessons of plus4.

lesson-plus4-push-title = Bovenin schuiven
lesson-plus4-push-text = Vier kolommen van vier vakjes. Schuif bovenin een kolom een stuk: het neemt het bovenste vakje in en alles in de kolom zakt er één.
lesson-plus4-push-task = Schuif je stuk in kolom 1 en kijk hoe de andere zakken.
lesson-plus4-push-well = Het jouwe ligt bovenaan; de andere zijn één vakje gezakt.

lesson-plus4-out-title = Onderaan eruit
lesson-plus4-out-text = Een kolom is nooit vol: een vijfde stuk duwt het onderste eruit, en dat gaat terug naar de voorraad van zijn eigenaar. Zonder stuk in voorraad sla je een beurt over.
lesson-plus4-out-task = In kolom 1 liggen er vier. Schuif er een vijfde in.
lesson-plus4-out-well = Het onderste rode stuk is eruit gevallen en ligt weer in de voorraad van rood.

lesson-plus4-line-title = Een lijn van vier
lesson-plus4-line-text = Een kolom, een rij of een van de twee lange diagonalen, alle vier de vakjes in jouw kleur: tien lijnen in totaal. In het basisspel wint de eerste lijn.
lesson-plus4-line-task = Rood is aan de beurt. Maak een lijn af.
lesson-plus4-line-well = Vier in de kolom: rood wint.

lesson-plus4-gift-title = Een cadeautje
lesson-plus4-gift-text = Een lijn telt voor zijn kleur, wie er ook schoof. Kijk twee keer voor je schuift.
lesson-plus4-gift-task = Blauw is aan de beurt. Zoek de onvoorzichtige zet die rood de winst cadeau doet.
lesson-plus4-gift-well = Blauw schoof, rood wint.

lesson-plus4-both-title = Allebei tegelijk
lesson-plus4-both-text = Maakt één zet voor beide kleuren een lijn af, dan eindigt het basisspel in gelijkspel. Voor het begin kun je iets anders kiezen.
lesson-plus4-both-task = Maak een lijn van beide kleuren af.
lesson-plus4-both-well = Ieder een lijn: gelijkspel.

lesson-plus4-bonus-title = Het bonusstuk
lesson-plus4-bonus-text = In het eindeloze raster en in rondes heeft iedereen ook één bonusstuk, lichter en met een ster. Je schuift het erin als elk ander, wanneer je het maar in voorraad hebt. Een lijn met je eigen bonusstuk is twee waard.
lesson-plus4-bonus-task = Maak de kolom rond je bonusstuk af.
lesson-plus4-bonus-well = Een lijn met het bonusstuk: twee punten.

lesson-plus4-endless-title = Het eindeloze raster
lesson-plus4-endless-text = Elke nieuwe lijn levert de eigenaar een punt op, en het raster wordt nooit leeggemaakt. Een lijn die alleen maar blijft liggen, levert niets meer op. Wie het eerst 11 punten heeft, wint.
lesson-plus4-endless-task = Je hebt een volle kolom. Schuif er nog eens jouw kleur in en kijk naar de score.
lesson-plus4-endless-well = Hij was al vol en is dat nog: geen nieuw punt.

lesson-plus4-rounds-title = In rondes
lesson-plus4-rounds-text = De eerste lijn beëindigt de ronde: één punt, of twee als het bonusstuk erin ligt en er al lag vóór de laatste zet.
lesson-plus4-rounds-task = Maak de lijn af waar je bonusstuk in ligt.
lesson-plus4-rounds-well = Twee punten: het bonusstuk lag al in de lijn.

lesson-plus4-next-title = De volgende ronde
lesson-plus4-next-text = Na een ronde wordt het raster leeggemaakt. Wie minder scoorde, begint de volgende; scoorden jullie evenveel, dan begint wie de vorige keer niet begon. Winnaar is wie het eerst 11 punten heeft, of de meeste na de afgesproken rondes.
lesson-plus4-next-task = Win de ronde en kijk wie begint.
lesson-plus4-next-well = Blauw scoorde minder en begint de tweede ronde.

lesson-plus4-again-title = In een kringetje
lesson-plus4-again-text = Dezelfde stelling voor de derde keer beëindigt de ronde: gelijkspel, of in het eindeloze raster winst voor de hoogste score. In rondes levert het niemand een punt op.
lesson-plus4-again-task = Beide spelers schuiven steeds in kolom 1. Doe het nog één keer.
lesson-plus4-again-well = De derde keer: gelijkspel.
