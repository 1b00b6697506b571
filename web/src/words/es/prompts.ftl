# What the game wants now

prompt-drop = Deja caer una ficha en una columna.
prompt-put-down = Elige ahora dónde ponerla.
prompt-with = { $kind }: elige una columna.
prompt-announce-with = Haz ahora la jugada con tu línea.

# Why a click does not count

refused-over = La ronda ha terminado.
refused-call = Ahora no hay nada que cantar.
