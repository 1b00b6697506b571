# What the game wants now

prompt-drop = Wirf einen Stein in eine Spalte ein.
prompt-put-down = Wähle jetzt das Zielfeld.
prompt-with = { $kind }: Wähle eine Spalte.
prompt-announce-with = Mach jetzt den Zug, mit dem du deine Reihe ansagst.

# Why a click does not count

refused-over = Die Runde ist zu Ende.
refused-call = Gerade gibt es nichts anzusagen.
