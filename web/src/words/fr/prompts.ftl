# Ce que le jeu demande maintenant

prompt-drop = Lâchez un pion dans une colonne.
prompt-put-down = Choisissez maintenant où elle va.
prompt-with = { $kind } : choisissez une colonne.
prompt-announce-with = Jouez maintenant le coup qui fait votre ligne.

# Pourquoi un clic ne compte pas

refused-over = La manche est finie.
refused-call = Il n’y a rien à annoncer maintenant.
