# On the shelf

game-puissance4 = Puissance 4
line-puissance4 = Lâchez vos pions et alignez-en quatre. Dehors, pions Power et cinq à la suite se combinent librement.
players-puissance4 = 2 joueurs ou équipes
age-puissance4 = dès 6 ans
length-puissance4 = 10 minutes
mode-classic = Classique
mode-classic-help = Lâchez un pion, il tombe aussi bas que possible. Quatre alignés gagnent.
mode-pop_out = Dehors !
mode-pop_out-help = À votre tour, vous pouvez aussi faire sortir un de vos pions de la rangée du bas. La colonne descend.
mode-power = Pions Power
mode-power-help = Quatre de vos pions ont un pouvoir : l’enclume écrase, le mur et le double apportent un second pion, le briseur en fait sortir un.
mode-five = Cinq à la suite
mode-five-help = Des panneaux de pions imprimés se dressent des deux côtés et comptent comme joués. Il en faut cinq.
option-ejected = Pions éjectés
option-ejected-help = Que deviennent les pions éjectés par l’enclume et le briseur ?
choice-ejected-back = Rendus à leur propriétaire
choice-ejected-out = Hors de la manche

# At the board

board-panel-left = panneau gauche, rangée { $row }
board-panel-right = panneau droit, rangée { $row }
board-kind-anvil = Enclume
board-kind-wall = Mur
board-kind-double = Double
board-kind-breaker = Briseur
board-said-power = { $who } : { $what } dans la colonne { $column }, rangée { $row }.
board-said-crushes =
    { $count ->
        [1] Un pion est éjecté.
       *[other] { $count } pions sont éjectés.
    }
board-said-declines =
    { $you ->
        [yes] Vous ne jouez pas de second pion.
       *[no] { $who } ne joue pas de second pion.
    }
board-ask-wall = Un second pion, ou aucun.
board-ask-double = Votre second pion, maintenant.
board-ask-breaker = Choisissez un pion adverse à faire sortir.
board-legal-decline = Ou pas de second pion.
board-help-kinds-puissance4 = A, W, D, B choisissent enclume, mur, double, briseur.
board-decline = Pas de second pion

# Moves in lists

move-anvil = Enclume, colonne { $column }
move-wall = Mur, colonne { $column }
move-double = Double, colonne { $column }
move-breaker = Briseur, colonne { $column }
move-decline = Pas de second pion

# What it asks for

prompt-drop-power = Lâchez un pion, ou choisissez un pion Power.
prompt-drop-pop = Lâchez un pion, ou faites sortir un des vôtres.
prompt-drop-power-pop = Lâchez un pion, prenez un pion Power ou faites sortir un des vôtres.
prompt-power = Choisissez un pion Power et lâchez-le.
prompt-power-pop = Lâchez un pion Power, ou faites sortir un de vos pions.
prompt-pop = Faites sortir un de vos pions par le bas.
prompt-second-or-skip = Lâchez votre second pion, ou aucun.
prompt-second = Lâchez votre second pion.
prompt-break-out = Choisissez un pion adverse dans la rangée du bas : il sortira.
refused-decline = Il faut jouer un pion maintenant.
refused-pop = Seul un de vos pions de la rangée du bas peut sortir.
refused-second-or-skip = La colonne { $column } est pleine, ou ce pion y ferait votre ligne : pas avec celui-ci.
refused-break-out = Choisissez un pion adverse dans la rangée du bas.
