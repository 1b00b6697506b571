# What the game wants now

prompt-drop = Laat een schijf in een kolom vallen.
prompt-put-down = Kies nu waar hij heen gaat.
prompt-with = { $kind }: kies een kolom.
prompt-announce-with = Doe nu de zet waarmee je je lijn meldt.

# Why a click does not count

refused-over = De ronde is afgelopen.
refused-call = Er valt nu niets te melden.
