# On the shelf

game-top10 = Top 10
line-top10 = Faites sortir vos pions d’une grille pleine. Gardez ceux qui étaient alignés, et soyez le premier à en avoir dix.
players-top10 = 2 joueurs ou équipes
age-top10 = dès 6 ans
length-top10 = 20 minutes
mode-players = Remplir ensemble
mode-players-help = Vous remplissez d’abord la grille chacun à votre tour, rangée par rangée. Puis on fait sortir des pions.
mode-random = Remplie au hasard
mode-random-help = La grille est déjà pleine. On fait sortir des pions tout de suite.
option-target-top10 = Pions pour gagner
option-target-top10-help = Le premier à avoir gardé tant de pions gagne.

# At the board

board-said-keeps =
    { $you ->
        [yes] Vous faites sortir un pion de la colonne { $column } et le gardez.
       *[no] { $who } fait sortir un pion de la colonne { $column } et le garde.
    }
board-said-takes =
    { $you ->
        [yes] Vous faites sortir un pion de la colonne { $column }, sans ligne.
       *[no] { $who } fait sortir un pion de la colonne { $column }, sans ligne.
    }
board-ask-back = Remettez le pion par le haut.
board-ask-again = Faites-en sortir un autre.
board-kept =
    { $count ->
        [1] 1 pion gardé
       *[other] { $count } pions gardés
    }

# What it asks for

prompt-fill = Remplissez la rangée : choisissez une colonne libre.
prompt-pop-to-keep = Faites sortir un pion d’une ligne. Premier à { $goal } pions gardés : vous en avez { $have }.
prompt-pop-again = Gardé ! Faites-en sortir un autre. Vous en avez { $have } sur { $goal }.
prompt-put-back = Pas de ligne : remettez le pion dans une autre colonne.
refused-fill = La colonne { $column } a déjà son pion dans cette rangée. Choisissez-en une libre.
refused-put-back = Pas dans la colonne { $column } : elle est pleine, ou le pion en vient.

# My games

match-target-top10 = au premier qui garde { $count ->
    [one] { $count } pion
   *[other] { $count } pions
  }
