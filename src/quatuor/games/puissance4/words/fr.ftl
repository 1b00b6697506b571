title = Lâchez vos pions dans la grille debout ; le premier à en aligner quatre gagne.
