# What the game wants now

prompt-drop = Lascia cadere un gettone in una colonna.
prompt-put-down = Ora scegli dove metterla.
prompt-with = { $kind }: scegli una colonna.
prompt-announce-with = Ora gioca la mossa con la tua linea.

# Why a click does not count

refused-over = La manche è finita.
refused-call = Ora non c’è nulla da annunciare.
