## The table

table-title = { $game } – tafel
table-title-turn = Jouw beurt – { $game }
table-given =
    { $count ->
        [one] Deze partij begint met één voorgespeelde zet.
       *[other] Deze partij begint met { $count } voorgespeelde zetten.
    }
seat-free = Vrije plaats
seat-you = jij
seat-left = heeft opgegeven
seat-away = afwezig
seat-computer = Computer ({ $level })
the-computer = De computer
the-computer-within = de computer
seat-turn = aan zet
seat-up = daarna: { $name }
seat-hire = Computer
seat-dismiss = Wegsturen
player-number = Speler { $player }
colour-red = Rood
colour-yellow = Geel
colour-blue = Blauw
colour-green = Groen
colour-amber = Oranje
colour-orange = Oranje
colour-sky = Lichtblauw
colour-lemon = Lichtgeel
colour-pink = Roze

turn-yours = Jouw beurt
turn-of = { $name } is aan de beurt
turn-thinking = { $name } denkt na…
turn-race = Gooi!
score-of = { $name }: { $score }
score-goal = Doel: { $goal }
round-number = Ronde { $round }
clock-of = { $name }: resterende tijd
clock-low = { $name }: nog maar { $seconds } seconden.
moves-title = Zetten
moves-none = Nog geen zet.
stake-now = Inzet: { $stake }

waiting-title = Wachten op medespelers
waiting-help = Stuur deze link door. Het spel begint zodra alle plaatsen bezet zijn.
waiting-copy = Link kopiëren
waiting-copied = Gekopieerd
waiting-share = Delen…
waiting-link = Link naar deze tafel
waiting-alone = Deze link werkt alleen op deze computer. Wil je andere apparaten binnenlaten, start de speelkamer dan met “{ $command }”.
waiting-qr = QR-code van de link
waiting-begin = Beginnen
waiting-begin-help = Iedereen is er.
waiting-host = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}

join-title = Je bent uitgenodigd
join-help = { $game }: ga zitten of kijk mee.
join-sit = Ga zitten
join-watch = Alleen kijken
watching = Je kijkt mee.
watchers = { $count ->
    [0] Niemand kijkt mee
    [one] 1 persoon kijkt mee
   *[other] { $count } mensen kijken mee
}

offer-undo = Terugnemen
offer-draw = { $rounds ->
    [one] Gelijkspel voorstellen
   *[many] Gelijkspel voorstellen
}
offer-draw-sure = { $rounds ->
    [one] Gelijkspel voorstellen? Dan wint niemand.
   *[many] Gelijkspel voorstellen voor de hele partij, niet alleen voor deze ronde?
}
offer-draw-yes = Voorstellen
offer-draw-by = { $name } stelt voor
offer-rematch = Nog een keer
offer-stake = Inzet wijzigen
offer-resign = { $rounds ->
    [one] Opgeven
   *[many] Partij opgeven
}
offer-resign-sure = { $rounds ->
    [one] Echt opgeven?
   *[many] De hele partij opgeven, niet alleen deze ronde?
}
offer-resign-alone = { $rounds ->
    [one] Opgeven? De anderen spelen verder.
   *[many] De hele partij opgeven? De anderen spelen verder.
}
offer-resign-yes = Opgeven
offer-resign-by = { $name } geeft op
offer-resign-no = Verder spelen
offer-waiting-undo = Je wilt een zet terugnemen.
offer-waiting-draw = { $rounds ->
    [one] Je stelt gelijkspel voor.
   *[many] Je stelt gelijkspel voor de hele partij voor.
}
offer-waiting-rematch = Je wilt nog een keer spelen.
offer-waiting-stake = Je stelt een inzet van { $value } voor.
offer-asked-undo = { $name } wil een zet terugnemen.
offer-asked-draw = { $rounds ->
    [one] { $name } stelt gelijkspel voor.
   *[many] { $name } stelt gelijkspel voor de hele partij voor.
}
offer-asked-rematch = { $name } wil nog een keer spelen.
offer-asked-stake = { $name } stelt een inzet van { $value } voor.
offer-accept = Akkoord
offer-decline = Nee, bedankt
offer-withdraw = Toch niet

result-win = { $name } wint
result-wins = { $names } winnen
result-you-win = Je wint!
result-draw = Gelijkspel
result-round-you-win = Je wint de ronde!
result-round-win = { $name } wint de ronde
result-round-draw = Gelijkspel in deze ronde
reason-line = met een lijn
reason-pattern = met een patroon
reason-target = door het doel te halen
reason-blocked = niemand kan meer spelen
reason-full = het bord is vol
reason-repetition = dezelfde stelling kwam drie keer voor
reason-limit = het maximale aantal zetten is bereikt
reason-last = als enige over
reason-resignation = de andere kant geeft op
reason-time = de tijd is om
reason-agreement = in onderling overleg
reason-rounds = op punten, na de laatste ronde
after-turning = Vanaf daar opnieuw
after-undo = Zet terugnemen
after-easier = Een niveau makkelijker
after-harder = Een niveau moeilijker
result-kind = . Goed geprobeerd!
next-round = Volgende ronde
next-waiting = Wachten op { $names }…
result-review = Partij terugkijken
result-shelf = Ander spel

phrases-title = Iets zeggen
phrase-hello = Hallo!
phrase-luck = Veel succes!
phrase-nice = Mooie zet!
phrase-oops = Oeps!
phrase-thinking = Even denken…
phrase-thanks = Dank je!
phrase-again = Nog een keer?
phrase-bye = Tot ziens!
remark-answer = Antwoorden
remark-close = Sluiten
said = { $name }: { $text }

leave-table = Tafel verlaten
leave-sure = De hele partij verlaten? Je plaats komt vrij.
leave-alone = De hele partij verlaten? De anderen spelen verder zonder jou.
leave-yes = Verlaten
leave-no = Blijven
link-lost = De verbinding is weg, maar verder niets: alle zetten zijn bewaard en we blijven het proberen.
link-back = Weer verbonden.

## News at the table

news-game = { $game }.
news-you-are = Je speelt met { $colour }.
news-looking-on = Je kijkt mee.
news-played =
    { $count ->
        [one] Er is één zet gespeeld.
       *[other] Er zijn { $count } zetten gespeeld.
    }
news-turn = { $turn }.
news-sat = { $name } is gaan zitten.
news-left = { $name } heeft de tafel verlaten.
news-left-on = { $name } heeft de tafel verlaten; verder spelen: { $others }.
news-resigned-on = { $name } geeft op; verder spelen: { $others }.
news-flagged-on = { $name } heeft geen tijd meer; verder spelen: { $others }.
news-away = { $name } is de verbinding kwijt.
news-back = { $name } is er weer.
news-ready = { $name } is klaar voor de volgende ronde.
news-declined = { $name } bedankt ervoor.
news-declined-you = Je bedankt ervoor.
news-withdrawn = { $name } trekt het voorstel in.
news-withdrawn-you = Je trekt het voorstel in.
count-rounds = Gewonnen rondes
count-points = Punten
count-kept = Bewaarde schijven
count-matches = Gewonnen partijen

## What the host decides, and teams

host-title = Mensen aan tafel
host-close = Deur sluiten
host-open = Deur openen
host-open-help = De deur is open: wie de link heeft, kan meespelen of meekijken.
host-closed-help = De deur is dicht: er kan niemand meer bij komen, ook niet om mee te kijken.
host-remove = { $name } laten vertrekken
host-remove-sure = { $name } laten vertrekken? Terugkomen kan over tien minuten.
host-remove-yes = Ja, graag
host-remove-no = Toch niet
news-removed = { $name } is gevraagd de tafel te verlaten.
news-closed = De deur is dicht: er kan niemand meer bij komen, ook niet om mee te kijken.
news-opened = De deur is weer open.
news-admitted = { $name } hoort nu bij een team.
request-asked = { $name } wil graag meespelen met { $colour }.
request-yes = Welkom
request-no = Deze keer niet
request-waiting = De gastheer krijgt de vraag of je mee mag doen. Tot die tijd kijk je mee.
request-rejected = De gastheer antwoordde: deze keer niet. Meekijken mag.
turned-away-door_closed = De deur is dicht
turned-away-removed = Je hebt de tafel verlaten
offer-waiting-resign = Je hebt je team gevraagd of jullie opgeven.
offer-team-resign = { $name } wil opgeven. Akkoord?
offer-team-draw = { $name } wil gelijkspel voorstellen. Akkoord?
offer-team-rematch = { $name } wil nog een keer spelen. Akkoord?
offer-team-stake = { $name } wil een inzet van { $value } voorstellen. Akkoord?
phrases-mute = { $name } dempen
phrases-unmute = { $name } weer horen
phrases-muted = { $name } is voor jou gedempt.
phrases-unmuted = Je hoort { $name } weer.

hint-first = Hint
hint-more = Nog een hint
hint-thinking = Denkt na…
hint-where = Kijk hier: { $where }.
hint-piece = Neem: { $piece }.
hint-move = Een goede zet: { $move }.
hint-why = Waarom
invitation-hints = Hints
invitation-hints-allowed = iedereen mag ze vragen
