# The room: what goes for every screen, settings, what can go wrong.

loading = Einen Moment …
navigation = Bereiche
skip-to-content = Zum Inhalt
mute = Töne aus
home = Spieleregal
switch-language = Sprache

## What can go wrong

error-back = Zum Spieleregal
error-no_table = Diesen Tisch gibt es nicht, oder sein Link ist abgelaufen.
error-unreadable_table = Dieser Tisch lässt sich nicht mehr lesen. Deine anderen Tische sind davon nicht betroffen.
error-too_many = Das ging etwas schnell. Warte einen Moment und versuch es noch einmal.
error-unreachable = Das Spielzimmer antwortet nicht. Läuft es noch?
not-loaded-title = Diese Ansicht ließ sich nicht laden
not-loaded-help = Vielleicht wurde das Spielzimmer inzwischen erneuert, oder es antwortet nicht. Deine Partien bleiben erhalten.
not-loaded-again = Seite neu laden
error-just_full = Den letzten freien Platz hat gerade jemand genommen. Du kannst zuschauen.
error-full = An diesem Tisch ist kein Platz mehr.
error-seat_taken = Da war jemand schneller: Dieser Platz ist besetzt.
error-other_side = Du spielst schon für eine andere Seite.
error-round_over = Die Runde ist zu Ende.
error-no_pause = Die nächste Runde hat schon begonnen.
error-said_already = Die anderen schauen noch.
error-bad_interval = Die Pause zwischen zwei Runden dauert 0 Sekunden (sie wartet auf dich) bis 30 Tage.
error-stale = Im selben Moment hat jemand gezogen. Schau aufs Brett und versuch es noch einmal.
error-not_your_turn = Du bist noch nicht dran.
error-illegal_move = Das geht gerade nicht.
error-unreadable_move = Das ist kein Zug.
error-illegal_move-at = Zug { $number }, „{ $token }“, ist dort nicht möglich.
error-unreadable_move-at = Zug { $number }, „{ $token }“, gibt es in diesem Spiel nicht.
error-unreadable_text = Das ließ sich nicht lesen. Füge Züge wie 444442 ein, einen Link zu einer Stellung oder eine gespeicherte Partie.
error-bad_record = Diese Partie lässt sich nicht lesen: Sie wurde verändert oder abgeschnitten.
error-bad_study = Diese Studie lässt sich nicht lesen: Sie wurde verändert oder abgeschnitten.
error-bad_given = Mit diesen Zügen kann keine Partie beginnen.
error-time_over = Die Zeit ist abgelaufen.
error-no_undo = Das lässt sich nicht mehr zurücknehmen.
error-no_draw = Der Computer nimmt das Unentschieden nicht an.
error-no_offer = Dieses Angebot gilt nicht mehr.
error-offer_open = Eine andere Frage ist noch nicht beantwortet.
error-match_on = Die Partie hat schon begonnen.
error-match_over = Die Partie ist zu Ende.
error-seats_free = Es fehlt noch jemand.
error-bad_stake = Der Einsatz lässt sich nur ändern, bevor eine Runde beginnt.
error-bad_start = Wer beginnt, bestimmt in diesem Spiel die Regel.
error-bad_option = Diese Optionen passen nicht zusammen.
error-bad_name = Ein Name ist eine Zeile mit 1 bis 24 Zeichen.
error-name_taken = Jemand hier hat einen Namen, der genauso aussieht. Wähle einen anderen.
error-invisible_characters = Darin steckt ein Zeichen, das niemand sehen kann. Lass es weg.
error-stacked_characters = Ein Buchstabe trägt zu viele Akzente. Lass ein paar weg.
error-too_many_phrases = Einen Moment: Das waren viele Sprüche.
error-door_closed = Der Gastgeber hat die Tür geschlossen: Niemand Neues kann mitspielen oder zuschauen.
error-removed = Der Gastgeber hat dich gebeten, diesen Tisch zu verlassen. In zehn Minuten darfst du wiederkommen.
error-rejected = Der Gastgeber hat abgelehnt. In einer Minute kannst du noch einmal fragen.
error-asked_already = Der Gastgeber ist schon gefragt.
error-agreed_already = Du hast schon zugestimmt; die anderen überlegen noch.
error-ask_team = Frag zuerst dein Team: Ihr gebt nur gemeinsam auf.
error-no_request = Diese Anfrage gibt es nicht mehr.
error-not_here = Diese Person ist schon gegangen.
error-not_host = Das darf nur der Gastgeber.
error-bad_text = Eine Bemerkung ist eine Zeile mit höchstens 140 Zeichen.
error-not_kept = Das konnte nicht gespeichert werden. Versuch es noch einmal.
error-restarted = Das Spielzimmer musste neu starten. Nichts ist verloren; versuch es noch einmal.
error-failed = Hier ist etwas schiefgegangen. Versuch es noch einmal.
error-in_the_air = Ein Chip ist noch in der Luft.
error-other = Das Spielzimmer lehnt ab: { $message }
not-found-title = Hier ist nichts
not-found-help = Vielleicht ist die Adresse vertippt, oder den Tisch, zu dem sie führte, gibt es nicht mehr.

## Settings

settings-title = Einstellungen
settings-lead = Gespeichert nur in diesem Browser.
settings-language = Sprache
language-auto = Wie der Browser
settings-theme = Aussehen
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
settings-colours = Farben, die alle unterscheiden können
settings-colours-help = Die Formen auf den Steinen sind immer da.
settings-motion = Bewegung
motion-auto = Wie das Gerät
motion-full = Mit Bewegung
motion-reduced = Ohne Bewegung
settings-sound = Töne
settings-place = Töne verraten den Ort
settings-place-help = Links und rechts, hoch und tief: Du hörst, wo ein Stein liegen bleibt und wem er gehört.
settings-vibration = Vibration
settings-blind = Hilfen zum Spielen ohne Sehen
settings-blind-help = Getippte Züge, das Brett als Text und jede Durchsage ausgeschrieben.
settings-terse = Kurze Durchsagen
settings-terse-help = Wer dran ist, wird nicht gesagt, wenn einfach der Nächste drankommt.
settings-device = Für Studien rechnet dieses Gerät
settings-device-help = Werte und Analysen werden dann hier berechnet, was den Server nichts kostet. Beim ersten Mal werden einige Megabyte geladen; so lange antwortet der Server.
settings-device-none = In diesem Spielzimmer kann dein Gerät für Studien nicht selbst rechnen.
settings-name = Dein Name
settings-name-help = Die anderen sehen ihn am Tisch.

link-lobby = Tische
link-learn = Lernen
link-puzzles = Rätsel
link-study = Studie

## Names for those who have none

animal-1 = Otter
animal-2 = Fuchs
animal-3 = Reiher
animal-4 = Dachs
animal-5 = Luchs
animal-6 = Amsel
animal-7 = Igel
animal-8 = Delfin
animal-9 = Eule
animal-10 = Eichhorn
animal-11 = Pinguin
animal-12 = Panda

## A room in the browser itself

tab-app = Spiele, in denen vier in einer Reihe erst der Anfang sind. Sie brauchen kein Netz.
tab-opening = Das Spielzimmer wird geöffnet. Beim ersten Mal dauert das etwas.
tab-offline = Dieses Spielzimmer funktioniert ohne Netz. Deine Partien bleiben in diesem Browser.
tab-offline-most = Dieses Spielzimmer funktioniert ohne Netz, nur { $games } noch nicht: Einmal öffnen genügt. Deine Partien bleiben in diesem Browser.
tab-extra-loading = Was dieses Spiel außerdem braucht, wird geladen. Beim ersten Mal dauert das etwas.
tab-extra-missing = Dieses Spiel braucht Dateien, die noch nicht hier sind. Es startet von selbst, sobald das Netz wieder da ist.
tab-making = Eine Tabelle aller Stellungen dieses Spiels wird berechnet, einmal für dieses Gerät.
tab-elsewhere = Dieses Spielzimmer ist in einem anderen Tab offen. Hier geht es weiter, sobald der geschlossen ist.
tab-failed = Das Spielzimmer ließ sich in diesem Browser nicht öffnen.
tab-restarting = Das Spielzimmer ist stehen geblieben und startet neu. Nichts Gespieltes ist verloren.
tab-open-again = Neuer Versuch
tab-full = Auf diesem Gerät ist kein Platz mehr: Züge können nicht gespeichert werden und zählen deshalb nicht. Schaff etwas Platz, dann geht es weiter.
tab-newer = Eine neue Version ist bereit.
tab-newer-soon = Nach der Runde
tab-newer-now = Jetzt
tab-install = Installieren
tab-device = Auf diesem Gerät
tab-kept = Alles ist hier: Das Spielzimmer funktioniert ohne Netz.
tab-not-kept = Das Spielzimmer braucht Netz, bis alle seine Dateien hier sind. Gespeichert werden sie nur über https.
tab-install-app = Das Spielzimmer ist installiert.
tab-install-button = Als App hat das Spielzimmer ein eigenes Symbol und den ganzen Bildschirm.
tab-install-share = Als App hat das Spielzimmer ein eigenes Symbol, und dieses Gerät behält deine Partien dauerhaft: Öffne das Teilen-Menü und wähle „Zum Home-Bildschirm“.
tab-install-menu = Als App hat das Spielzimmer ein eigenes Symbol: Such im Menü deines Browsers nach „Installieren“ oder „Zum Startbildschirm hinzufügen“. Nicht jeder Browser kann das.
