# What the game wants now

prompt-drop = Drop a disc into a column.
prompt-put-down = Now choose where it goes.
prompt-with = { $kind }: choose a column.
prompt-announce-with = Now play the move with your line.

# Why a click does not count

refused-over = The round is over.
refused-call = There is nothing to announce now.
