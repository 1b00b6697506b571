# The room: what goes for every screen, settings, what can go wrong.

loading = Een ogenblik…
navigation = Onderdelen
skip-to-content = Naar de inhoud
mute = Geluid uit
home = Spellenkast
switch-language = Taal

## What can go wrong

error-back = Naar de spellenkast
error-no_table = Deze tafel bestaat niet, of de link is verlopen.
error-unreadable_table = Deze tafel kan niet meer worden gelezen. Met je andere tafels is niets aan de hand.
error-too_many = Dat ging een beetje snel. Wacht even en probeer het opnieuw.
error-unreachable = De speelkamer antwoordt niet. Is die nog open?
not-loaded-title = Dit scherm kon niet worden geladen
not-loaded-help = Misschien is de speelkamer intussen vernieuwd, of antwoordt die niet. Je partijen blijven bewaard.
not-loaded-again = Pagina opnieuw laden
error-just_full = Iemand heeft net de laatste vrije plaats ingenomen. Je kunt wel meekijken.
error-full = Aan deze tafel is geen plaats meer.
error-seat_taken = Iemand was sneller: die plaats is bezet.
error-other_side = Je speelt al voor een andere kant.
error-round_over = De ronde is afgelopen.
error-no_pause = De volgende ronde is al begonnen.
error-said_already = De anderen kijken nog.
error-bad_interval = De pauze tussen twee rondes duurt 0 seconden (hij wacht op je) tot 30 dagen.
error-stale = Iemand speelde op hetzelfde moment. Kijk naar het bord en probeer het opnieuw.
error-not_your_turn = Je bent nog niet aan de beurt.
error-illegal_move = Dat kan nu niet.
error-unreadable_move = Dat is geen zet.
error-illegal_move-at = Zet { $number }, “{ $token }”, kan daar niet.
error-unreadable_move-at = Zet { $number }, “{ $token }”, bestaat niet in dit spel.
error-unreadable_text = Dat is niet te lezen. Plak zetten zoals 444442, een link naar een stelling of een bewaarde partij.
error-bad_record = Deze partij is niet te lezen: die is gewijzigd of afgekapt.
error-bad_study = Deze studie is niet te lezen: die is gewijzigd of afgekapt.
error-bad_given = Met deze zetten kan geen partij beginnen.
error-time_over = De tijd is om.
error-no_undo = Dat kan niet meer worden teruggenomen.
error-no_draw = De computer wil geen gelijkspel.
error-no_offer = Dat voorstel geldt niet meer.
error-offer_open = Er is nog een andere vraag niet beantwoord.
error-match_on = De partij is al begonnen.
error-match_over = De partij is afgelopen.
error-seats_free = Er ontbreekt nog iemand.
error-bad_stake = De inzet kan alleen veranderen voordat een ronde begint.
error-bad_start = Bij dit spel bepalen de spelregels wie begint.
error-bad_option = Deze opties gaan niet samen.
error-bad_name = Een naam is één regel van 1 tot 24 tekens.
error-name_taken = Iemand hier heeft een naam die er hetzelfde uitziet. Kies een andere.
error-invisible_characters = Er zit een teken in dat niemand kan zien. Laat het weg.
error-stacked_characters = Er staan te veel accenten op één letter. Laat er een paar weg.
error-too_many_phrases = Een ogenblik: dat was wel heel veel tekst.
error-door_closed = De gastheer heeft de deur gesloten: er kan niemand meer bij komen, ook niet om mee te kijken.
error-removed = De gastheer heeft je gevraagd deze tafel te verlaten. Over tien minuten mag je terugkomen.
error-rejected = De gastheer zei nee. Over een minuut mag je het nog eens vragen.
error-asked_already = De gastheer heeft de vraag al gekregen.
error-agreed_already = Je bent al akkoord gegaan; de anderen denken nog na.
error-ask_team = Vraag het eerst aan je team: opgeven doen jullie alleen samen.
error-no_request = Dat verzoek is er niet meer.
error-not_here = Die persoon is al weg.
error-not_host = Alleen de gastheer mag dat doen.
error-bad_text = Een opmerking is één regel van hoogstens 140 tekens.
error-not_kept = Dat kon niet worden opgeslagen. Probeer het opnieuw.
error-restarted = De speelkamer moest opnieuw starten. Er is niets verloren; probeer het nog eens.
error-failed = Hier ging iets mis. Probeer het opnieuw.
error-in_the_air = Er is nog een fiche in de lucht.
error-other = De speelkamer weigert: { $message }
not-found-title = Hier is niets
not-found-help = Misschien zit er een tikfout in het adres, of bestaat de tafel niet meer.

## Settings

settings-title = Instellingen
settings-lead = Alleen in deze browser bewaard.
settings-language = Taal
language-auto = Zoals de browser
settings-theme = Uiterlijk
theme-auto = Zoals het apparaat
theme-light = Licht
theme-dark = Donker
theme-contrast = Hoog contrast
settings-colours = Kleuren die iedereen uit elkaar kan houden
settings-colours-help = De vormen op de stukken zijn er altijd.
settings-motion = Beweging
motion-auto = Zoals het apparaat
motion-full = Stukken bewegen
motion-reduced = Geen beweging
settings-sound = Geluid
settings-place = Geluid verraadt de plek
settings-place-help = Links en rechts, hoog en laag: je hoort waar een stuk is neergekomen en van wie het is.
settings-vibration = Trillen
settings-blind = Hulp bij spelen zonder te zien
settings-blind-help = Getypte zetten, het bord als tekst en elke mededeling uitgeschreven.
settings-terse = Korte mededelingen
settings-terse-help = Wie aan de beurt is, wordt niet gezegd als gewoon de volgende speler komt.
settings-device = Dit apparaat rekent voor studies
settings-device-help = Waarden en analyses worden dan hier berekend, wat de server niets kost. De eerste keer worden er enkele megabytes geladen; tot die tijd antwoordt de server.
settings-device-none = In deze speelkamer kan je eigen apparaat niet voor studies rekenen.
settings-name = Jouw naam
settings-name-help = De anderen zien hem aan tafel.

link-lobby = Tafels
link-learn = Leren
link-puzzles = Puzzels
link-study = Studie

## Names for those who have none

animal-1 = Otter
animal-2 = Vos
animal-3 = Reiger
animal-4 = Das
animal-5 = Lynx
animal-6 = Merel
animal-7 = Egel
animal-8 = Dolfijn
animal-9 = Uil
animal-10 = Eekhoorn
animal-11 = Pinguïn
animal-12 = Panda

## A room in the browser itself

tab-app = Spellen waarin vier op een rij nog maar het begin is. Ze hebben geen netwerk nodig.
tab-opening = De speelkamer gaat open. De eerste keer duurt dat even.
tab-offline = Deze speelkamer werkt zonder netwerk. Je partijen blijven in deze browser.
tab-offline-most = Deze speelkamer werkt zonder netwerk, alleen { $games } nog niet: één keer openen is genoeg. Je partijen blijven in deze browser.
tab-extra-loading = Wat dit spel verder nodig heeft, wordt geladen. De eerste keer duurt dat even.
tab-extra-missing = Dit spel heeft bestanden nodig die hier nog niet zijn. Het start vanzelf zodra er weer netwerk is.
tab-making = Er wordt een tabel van alle stellingen van dit spel berekend, één keer voor dit apparaat.
tab-elsewhere = Deze speelkamer staat open in een ander tabblad. Hier gaat het verder zodra dat gesloten is.
tab-failed = De speelkamer kon in deze browser niet worden geopend.
tab-restarting = De speelkamer is gestopt en start opnieuw. Er gaat niets verloren van wat gespeeld is.
tab-open-again = Opnieuw
tab-full = Dit apparaat heeft geen ruimte meer: zetten kunnen niet worden opgeslagen en tellen dus niet. Maak ruimte vrij en speel dan verder.
tab-newer = Er is een nieuwe versie.
tab-newer-soon = Na deze ronde
tab-newer-now = Nu gebruiken
tab-install = Installeren
tab-device = Op dit apparaat
tab-kept = Alles is hier: de speelkamer werkt zonder netwerk.
tab-not-kept = De speelkamer heeft netwerk nodig tot alle bestanden hier zijn. Ze worden alleen via https bewaard.
tab-install-app = De speelkamer is geïnstalleerd.
tab-install-button = Als app heeft de speelkamer een eigen pictogram en het hele scherm.
tab-install-share = Als app heeft de speelkamer een eigen pictogram en bewaart dit apparaat je partijen blijvend: open het deelmenu en kies “Zet op beginscherm”.
tab-install-menu = Als app heeft de speelkamer een eigen pictogram: zoek in het menu van je browser naar “Installeren” of “Toevoegen aan startscherm”. Niet elke browser kan dat.
