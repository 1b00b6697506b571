# Study and review.

study-title = Studie
study-colon = : { "" }
study-choose = Speel elke stelling die je wilt op het bord, neem zetten terug, probeer andere en vraag wat elke zet waard is.
study-start = Vanaf het begin
study-first = Naar het begin
study-back = Terug
study-forward = Vooruit
study-last = Naar het einde
study-steps = Stappen door de zetten
study-move-of = Zet { $at } van { $length }
study-moves = Zetten
study-no-moves = Er is nog niets gespeeld. Speel op het bord, voor beide kanten.
study-move = Zet
study-value = Waarde
study-values = Wat elke zet waard is
study-show = Waarden tonen
study-hide = Waarden verbergen
study-explain = De waarden verschijnen op het bord en in een lijst: bewezen waar dat kan, anders een schatting.
study-time = Bedenktijd hoogstens
study-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }
study-moment = een ogenblik
study-thinking = Denkt na, hoogstens { $seconds } seconden…
study-stop = Stoppen
study-over = De ronde is afgelopen.
study-next-round = Verder naar ronde { $round }
study-by-hand = Bij dit spel beslist handigheid. Niemand kan het berekenen, dus er zijn geen waarden.
study-fewer = Minder tonen
study-all = Alle { $count } zetten tonen
study-best-line = Het beste vervolg
study-play-line = Naspelen
study-pause = Pauze
study-source = Gevonden met { $engine } in { $time }. “In 7” telt de zetten van alle spelers.
study-took = { NUMBER($seconds, maximumFractionDigits: 1) } s
study-at-once = minder dan 0,1 s
study-by-device = Op dit apparaat berekend.
study-by-server = Door de server berekend: dit apparaat is niet klaar.
study-engine-solver = de exacte oplosser
study-engine-table = een tabel van het opgeloste spel
study-engine-proof = een bewaard bewijs
study-engine-book = het openingenboek
study-engine-alphabeta = vooruitrekenen
study-engine-threats = het zoeken naar dreigingen
study-engine-mcts = het uitproberen van veel partijen
study-engine-rules = de spelregels
study-best = Beste zet: { $move }. { $value }.
study-copy = Link kopiëren
study-copied = De link is gekopieerd
study-review = Deze partij analyseren
study-other = Ander spel
study-variations = In plaats van zet { $number }
study-tree-keys = Pijl links en rechts gaan door de zetten, omhoog en omlaag naar wat er in plaats daarvan geprobeerd is; Delete wist een zet.
study-has-signs = met tekens op het bord
study-sibling-before = Vorige variant
study-sibling-after = Volgende variant
study-promote = Omhoog
study-promoted = De variant is omhooggegaan.
study-promoted-main = Dit is nu de hoofdvariant.
study-delete = Vanaf hier wissen
study-deleted =
    { $count ->
        [one] Gewist: { $move }.
       *[other] Gewist: { $move } en wat volgde, samen { $count } zetten.
    }
study-restore = Terughalen
study-restored = Alles is er weer.
study-remarks = Notities bij deze stelling
study-comment = Opmerking
study-signs = Tekens op het bord zetten
study-signs-done = Klaar, verder spelen
study-signs-clear = Alle tekens weghalen
study-signs-how = Tik een vakje aan om het teken te zetten; nog een keer hetzelfde haalt het weg.
study-sign-colour = Kleur
study-sign-shape = Vorm
sign-green = Groen
sign-red = Rood
sign-blue = Blauw
sign-amber = Oranje
sign-ring = Ring
sign-square = Vierkant
sign-triangle = Driehoek
sign-cross = Kruis
study-save = Studie opslaan
study-link-too-long = Deze studie is te groot voor een link. Sla hem op als bestand en stuur dat.
study-chapters =
    { $count ->
        [one] De studie
       *[other] De studie: { $count } hoofdstukken
    }
study-name = Naam van de studie
study-chapter = { $number }. { $game }
study-chapter-name = Naam van dit hoofdstuk
study-chapter-add = Nieuw hoofdstuk
study-chapter-added = Een nieuw hoofdstuk, nog leeg.
study-chapter-remove = Dit hoofdstuk wissen
study-chapter-removed = Het hoofdstuk is gewist.
study-is-kept = Elke wijziging wordt op dit apparaat bewaard.
study-kept-when = De studie wordt op dit apparaat bewaard zodra er meer is dan één reeks zetten.
study-not-kept = Dit apparaat heeft geen ruimte voor de studie. Sla hem op als bestand.
study-kept = Jouw studies op dit apparaat
study-kept-size =
    { $chapters ->
        [one] { $moves ->
            [one] één zet
           *[other] { $moves } zetten
        }
       *[other] { $chapters } hoofdstukken, { $moves } zetten
    }
study-forget = Wissen
study-forgotten = Gewist: { $name }.
study-loaded = De studie is open.
study-play = Vanaf hier verder spelen
study-play-side = Jij speelt
study-play-not-here = Hier kan een partij alleen vanaf het begin worden gespeeld.
study-play-later-round = Deze stelling hoort bij een latere ronde, waarvan de eerdere hier niet bekend zijn. Open de hele partij om vanaf hier verder te spelen.
study-pictures = Afbeeldingen en papier
study-picture-svg = Afbeelding (SVG)
study-picture-png = Afbeelding (PNG)
study-picture-film = De ronde als bewegend beeld
study-picture-saved = De afbeelding is opgeslagen.
study-print = Blad afdrukken
study-lay = Stelling opzetten
study-lay-how = Kies een stuk en tik de vakjes aan waar het ligt. Daarna zoekt het programma zetten die daarheen leiden.
study-lay-piece = Stuk
study-lay-erase = Weghalen
study-lay-turn = Aan zet
study-lay-anybody = maakt niet uit
study-lay-find = Zetten zoeken
study-lay-clear = Bord leegmaken
study-lay-cleared = Het bord is leeg.
study-lay-leave = Annuleren
study-lay-searching = Zoekt zetten, hoogstens tien seconden…
study-lay-found =
    { $count ->
        [0] Het bord is leeg zoals aan het begin.
        [one] Gevonden: één zet leidt daarheen.
       *[other] Gevonden: { $count } zetten leiden daarheen.
    }
study-lay-floating = { $where }: daar rust het stuk nergens op.
study-lay-impossible = Geen enkele reeks geldige zetten leidt naar deze stelling. Dat is bewezen.
study-lay-not_found =
    { $positions ->
        [one] Er zijn geen zetten gevonden die daarheen leiden. Dat bewijst niet dat ze er niet zijn.
       *[other] Van { $positions } stellingen leidde er geen daarheen. Dat bewijst niet dat er geen is.
    }
study-by-solver =
    { $looked ->
        [yes] exacte oplosser, uit boek of geheugen
       *[no] exacte oplosser
    }
study-by-table = tabel van het opgeloste spel
study-by-proof = bewaard bewijs
study-by-alphabeta = vooruitgerekend
study-by-threats = zoeken naar dreigingen
study-by-mcts = uitgeprobeerd
study-by-rules = de spelregels
study-work-depth =
    { $depth ->
        [one] één zet diep
       *[other] { $depth } zetten diep
    }
study-work-nodes =
    { $count ->
        [one] één stelling
       *[other] { $count } stellingen
    }
study-work-games =
    { $count ->
        [one] één partij
       *[other] { $count } partijen
    }

study-note-win = wint
study-note-win-in = wint { $plies }
study-note-draw = gelijk
study-note-draw-in = gelijk
study-note-loss = verlies
study-note-loss-in = verlies { $plies }
study-note-guess = ~{ $percent }%
study-note-unknown = ?
study-win = Wint
study-win-in = Wint in { $plies }
study-win-within = Wint in hoogstens { $plies }
study-draw = Gelijkspel
study-loss = Verliest
study-loss-in = Verliest in { $plies }
study-loss-within = Verliest in hoogstens { $plies }
study-estimate = Ongeveer { $percent }% (geschat)
study-unknown = Niet bekend
study-at-least-draw = minstens gelijkspel
study-at-least-win = gewonnen
study-at-most-draw = hoogstens gelijkspel
study-at-most-loss = verloren
study-explained-of = Wat { $move } doet

record-title = Bewaarde partijen en links
record-save = Opslaan als bestand
record-copy = Als tekst kopiëren
record-copied = De partij is gekopieerd
record-file = Bestand laden
record-paste = Of plak een partij, zetten of een link
record-help = Bijvoorbeeld 444442, een link van deze pagina of een van connect4.gamesolver.org.
record-load = Laden
record-loaded =
    { $count ->
        [one] Geladen: één zet.
       *[other] Geladen: { $count } zetten.
    }

review-title = Analyse
review-lead = Laad een bewaarde partij en zie waar het kantelde.
review-start = Partij analyseren
review-again = Opnieuw analyseren
review-progress = { $done } van { $total } zetten bekeken…
review-stopped = Gestopt. { $done } van { $total } zetten zijn bekeken.
review-done = Alle { $total } zetten zijn bekeken.
review-hidden = Deze partij wordt nog geblinddoekt gespeeld. De analyse gaat open na afloop.
review-graph = Het verloop van de partij
review-graph-two = Boven het midden stond { $one } beter, eronder { $two }.
review-graph-many = Hoe goed het stond voor de speler die aan de beurt was.
review-legend-proved = Bewezen
review-legend-guess = Geschat
review-legend-turn = Keerpunt
review-legend-now = De zet op het bord
review-player-of = { $name } ({ $colour })
review-rounds = Rondes van de partij
review-copy = Link naar deze zet kopiëren
review-table = Hetzelfde als tabel
review-player = Speler
review-played = Gespeeld
review-before = Het stond
review-left = Daarna
review-turns = Keerpunten
review-no-turns = Geen enkele zet gaf iets weg.
review-turn-win_to_draw = Zet { $number }, { $who }: { $played } geeft de winst weg, nu is het gelijk. { $best } had gewonnen.
review-turn-win_to_loss = Zet { $number }, { $who }: { $played } maakt van winst verlies. { $best } had gewonnen.
review-turn-draw_to_loss = Zet { $number }, { $who }: { $played } verliest. { $best } had het gelijkspel vastgehouden.
review-turn-mistake = Zet { $number }, { $who }: { $played } was naar schatting een fout. { $best } leek beter.
review-settled = Vanaf zet { $number } stond alles vast.
review-try = Anders proberen
review-value-here = Voor deze zet: { $value }
review-best-here = Het beste was { $move }.

practise-start =
    { $count ->
        [one] Oefen op je fouten: { $count } stelling
       *[other] Oefen op je fouten: { $count } stellingen
    }
practise-title = Oefen op je fouten
practise-number = { $number } van { $count }.
practise-task-win = Maar één zet houdt de winst vast. Welke?
practise-task-draw = Maar één zet houdt het gelijkspel vast. Welke?
practise-task-estimate = Naar schatting is één zet duidelijk beter dan alle andere. Welke?
practise-right = Dat is de zet!
practise-wrong = Die niet. Kijk wat hij doet.
practise-shown = Dit was de zet:
practise-again = Opnieuw
practise-show = Zet tonen
practise-next = Volgende stelling
practise-end = Terug naar de analyse
practise-done = Dat was alles: { $right } van { $count } bij de eerste poging.
