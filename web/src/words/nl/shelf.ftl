## The shelf

shelf-title = Wat zullen we spelen?
shelf-lead = { $games ->
    [6] Zes
   *[other] { $games }
} spellen waarin vier op een rij nog maar het begin is. Kies er een, en één klik later speel je.
shelf-lobby = Spelen met iemand die al wacht
shelf-modes = Speelwijzen

fact-players = Spelers
fact-players-count = { $most ->
    [0] { $least } spelers
   *[other] { $least } tot { $most } spelers
}
fact-age = Leeftijd
fact-length = Duur

## Ways to play

mode-combine = Combineren
mode-combine-help = Zet aan wat je wilt: acht spellen in één doos.

## Starting to play

play-title = Spelen
play-computer = Tegen de computer
play-computer-help = Begint meteen.
play-here = Op dit scherm
play-here-help = Jullie geven het bord aan elkaar door.
play-link = Met een link
play-link-help = Stuur de link of laat de QR-code zien.
play-link-none = Deze speelkamer bestaat alleen in jouw browser. Wie met een link wil spelen, heeft een server nodig.
play-link-elsewhere = Opent de speelkamer op { $host }.
opening-table = Het spel wordt klaargezet. De allereerste keer kan dat een minuut duren.
play-name = Jouw naam
level-title = Hoe sterk is de computer?
level-first = Beginner
level-first-help = Voor een eerste partij, of je nu zes of zestig bent: speelt waar hij zin in heeft en mist veel.
level-easy = Makkelijk
level-easy-help = Voor wie net de spelregels kent: houdt de meeste lijnen tegen die hij ziet aankomen.
level-medium = Gemiddeld
level-medium-help = Voor het hele gezin: denkt een paar zetten vooruit en mist af en toe een diagonaal.
level-hard = Moeilijk
level-hard-help = Voor wie vaak speelt: plant vooruit en mist weinig; met meer tegenstanders iets meer.
level-expert = Expert
level-expert-help = Voor clubspelers: rekent ver door en mist niets tegen één tegenstander.
level-strongest = Sterkste
level-strongest-help = Voor wie het echt wil weten: volmaakt waar het spel is opgelost. Denkt soms een paar seconden na.
learn-the-rules = Spelregels leren

## Options

options-more = Meer opties
house-mark = Huisregel
house-help = De gedrukte spelregels zeggen hier niets over. Zo wordt er gespeeld, tenzij je iets anders kiest.

option-both_lines = Twee lijnen tegelijk
option-both_lines-help = Eén zet maakt voor beide kleuren een lijn af. Wie wint?
choice-both_lines-mover = Wie de zet deed
choice-both_lines-opponent = De ander
choice-both_lines-draw = Niemand
option-target = Punten om te winnen
option-target-help = Wie er als eerste zoveel heeft, wint.
option-claims = Melden
option-claims-help = Wint een lijn vanzelf, of alleen als iemand “Ik heb een lijn!” zegt?
choice-claims-auto = Lijnen winnen vanzelf
choice-claims-announce = Alleen na een melding
option-wrong_claim = Een foute melding
option-wrong_claim-help = Iemand meldt een lijn die er niet is. Wat kost dat?
choice-wrong_claim-pass = Een beurt
choice-wrong_claim-none = Niets
choice-wrong_claim-lose = De ronde
option-wins = Rondes om te winnen
option-wins-help = Zoals op de scoreschuif van de doos: wie als eerste zoveel rondes wint, wint de partij.
option-start = Wie begint?
option-start-help = Daarna om de beurt.
start-lot = Door loting
option-later = Latere rondes
option-later-help = Wie begint ze?
later-alternating = Om de beurt
later-loser = Wie verloren heeft
option-clock = Klok
option-clock-help = Hoeveel tijd iedereen heeft.
clock-none = Geen klok
clock-blitz = 3 minuten per speler
clock-five = 5 minuten per speler, plus 5 seconden per beurt
clock-move = 30 seconden per beurt
clock-day = Eén dag per beurt
option-interval = Tussen twee rondes
option-interval-help = Hoe lang iedereen het einde van een ronde mag bekijken.
interval-usual = Passend bij de klok
interval-wait = Tot iedereen verder wil
interval-ten = Hoogstens 10 seconden
interval-half = Hoogstens 30 seconden
interval-minute = Hoogstens een minuut
option-pause = Wachten op wie weg is
option-pause-help = De klokken staan stil zolang iemand geen verbinding heeft.
option-teams = Teams
option-teams-help = Meerdere mensen spelen samen één kant en zetten om de beurt.
option-approval = Ik bepaal wie bij een team komt
option-approval-help = Wie bij een team wil, vraagt het eerst aan jou.
option-alone = Eén spreekt voor het team
option-alone-help = Iedereen in een team mag zonder overleg voor het hele team opgeven of akkoord gaan.
option-hints = Hints
option-hints-help = Wie aan de beurt is, mag stap voor stap om een hint vragen. Iedereen aan tafel weet dat.
option-public = Open tafel
option-public-help = Iedereen kan deze tafel in de lijst vinden en meespelen of meekijken.

## Open tables

lobby-title = Open tafels
lobby-lead = Tafels waar iedereen mag meespelen of meekijken.
lobby-empty = Er wacht nu niemand. Open zelf een tafel, kies “Open tafel”, en hij staat hier.
lobby-join = Meespelen
lobby-watch = Meekijken
lobby-free = { $free ->
    [0] vol
    [one] 1 plaats vrij
   *[other] { $free } plaatsen vrij
}
