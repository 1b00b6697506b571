# Learn: the rules of every game, one lesson each, in our own words.

learn-title = Leren
learn-lead = Kies een spel. Bij elke regel hoort een klein bord waarop je hem kunt uitproberen.
learn-lessons = Lessen
learn-lesson-of = Les { $number } van { $count }
learn-count =
    { $count ->
        [one] Eén les
       *[other] { $count } lessen
    }
learn-task = Nu jij
learn-again = Nog niet helemaal. Kijk wat er gebeurde en probeer het opnieuw.
learn-retry = Opnieuw
learn-once-more = Nog een keer
learn-next = Volgende les
learn-previous = Vorige les
learn-finished = Dat was de laatste les. Je kent nu het hele spel.
learn-play = Spelen
learn-house = Huisregel: de gedrukte spelregels zeggen hier niets over, hier wordt het zo gespeeld.
learn-solved = gedaan
learn-contents = Alle lessen
learn-close = Sluiten
learn-well = Goed gedaan!
learn-other-tray = Op het plateau, in geen vakje
learn-other-miss = Naast de plateaus
learn-other-call = Melden!
learn-other-row = De rij
learn-other-col = De kolom
