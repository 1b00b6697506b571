title = Faites sortir vos pions d’une grille pleine ; gardez ceux qui étaient alignés, et soyez le premier à en avoir dix.
