# Ce que le jeu demande maintenant

prompt-drop = Lâchez un pion dans une colonne.
prompt-drop-power = Lâchez un pion, ou choisissez un pion Power.
prompt-drop-pop = Lâchez un pion, ou faites sortir un des vôtres.
prompt-drop-power-pop = Lâchez un pion, choisissez un pion Power, ou faites sortir un des vôtres.
prompt-power = Choisissez un pion Power et lâchez-le.
prompt-power-pop = Lâchez un pion Power, ou faites sortir un de vos pions.
prompt-pop = Faites sortir un de vos pions par le bas.
prompt-second-or-skip = Lâchez votre deuxième pion, ou renoncez.
prompt-second = Lâchez votre deuxième pion.
prompt-break-out = Choisissez un pion adverse dans la rangée du bas : il sortira.
prompt-fill = Remplissez la rangée : choisissez une colonne libre.
prompt-pop-to-keep = Sortez un pion d’une ligne. Premier à { $goal } pions gardés : vous en avez { $have }.
prompt-pop-again = Gardé ! Sortez-en un autre. Vous en avez { $have } sur { $goal }.
prompt-put-back = Pas de ligne : remettez le pion dans une autre colonne.
prompt-push = Poussez une pièce par le haut.
prompt-push-bonus = Poussez une pièce ou votre pièce bonus par le haut.
prompt-bonus = Poussez votre pièce bonus par le haut.
prompt-marble = Posez une bille sur n’importe quelle place libre.
prompt-marble-announce = Posez une bille. Quatre alignées ? Annoncez-le !
prompt-move-marble = Choisissez une de vos billes à déplacer.
prompt-move-marble-announce = Choisissez une bille à déplacer. Quatre alignées ? Annoncez-le !
prompt-marble-no-line = Il n’y a pas de ligne. Posez une bille.
prompt-move-marble-no-line = Il n’y a pas de ligne. Choisissez une bille à déplacer.
prompt-piece = Choisissez une pièce, puis sa place.
prompt-piece-announce = Choisissez une pièce, puis sa place. Un motif ? Annoncez-le !
prompt-piece-no-pattern = Il n’y a pas de motif. Choisissez une pièce, puis sa place.
prompt-race = Aussi vite que possible : quatre alignés sur un plateau.
prompt-race-call = Aussi vite que possible. Quatre alignés ? Annoncez-le !
prompt-throw = Lancez un jeton.
prompt-throw-again = Double chance : lancez encore une fois.
prompt-clear-line = Choisissez la ligne de cases à vider.
prompt-clear-cell = Choisissez une case à vider.
prompt-put-down = Choisissez maintenant où elle va.
prompt-with = { $kind } : choisissez une colonne.
prompt-announce-with = Jouez maintenant le coup qui fait votre ligne.

# Pourquoi un clic ne compte pas

refused-over = La manche est finie.
refused-call = Il n’y a rien à annoncer maintenant.
refused-decline = Vous ne pouvez pas renoncer maintenant.
refused-pop = Seul un de vos pions de la rangée du bas peut sortir.
refused-second-or-skip = La colonne { $column } est pleine, ou ce pion y ferait votre ligne : pas avec celui-ci.
refused-break-out = Choisissez un pion adverse dans la rangée du bas.
refused-fill = La colonne { $column } a déjà son pion dans cette rangée. Choisissez-en une libre.
refused-put-back = Pas dans la colonne { $column } : elle est pleine, ou le pion en vient.
refused-move-marble = Choisissez d’abord une de vos billes.
