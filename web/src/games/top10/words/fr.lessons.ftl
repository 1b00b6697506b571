# Les leçons de top10.

lesson-top10-fill-title = Remplir la grille
lesson-top10-fill-text = D’abord, on remplit la grille ensemble, un pion chacun, rangée par rangée depuis le bas. Une rangée doit être complète avant la suivante. Les lignes ne comptent pas encore.
lesson-top10-fill-task = Posez un pion dans une place libre de la rangée du bas.
lesson-top10-fill-well = De 4 à 7 : seules les places vides de cette rangée étaient ouvertes.

lesson-top10-keep-title = Dans une ligne : gardez-le
lesson-top10-keep-text = La grille est pleine et les rouges commencent. Faites sortir un de vos pions de la rangée du bas. S’il faisait partie d’une ligne d’au moins quatre de votre couleur, vous le gardez : un point.
lesson-top10-keep-task = Faites sortir un pion rouge qui se trouve dans une ligne.
lesson-top10-keep-well = Il est à vous : un point. Et c’est encore votre tour.

lesson-top10-on-title = Et encore
lesson-top10-on-text = Après un pion gardé, vous en faites sortir un autre ; c’est obligatoire tant qu’il vous en reste un dans la rangée du bas.
lesson-top10-on-task = Vous en avez gardé un. Gardez-en un deuxième.
lesson-top10-on-well = Deux points en un tour.

lesson-top10-back-title = Hors d’une ligne : remettez-le
lesson-top10-back-text = Un pion qui n’était dans aucune ligne rentre par le haut : dans une colonne où il y a de la place, mais pas celle d’où il vient, sauf si aucune autre n’en a. Votre tour est fini.
lesson-top10-back-task = Faites sortir un pion qui n’est dans aucune ligne, puis remettez-le.
lesson-top10-back-well = Il est de retour dans la grille, et c’est aux jaunes.

lesson-top10-ten-title = Le premier à dix
lesson-top10-ten-text = Celui qui a gardé dix pions gagne aussitôt. Ici, pour aller vite, deux suffisent.
lesson-top10-ten-task = Gardez votre deuxième pion et gagnez.
lesson-top10-ten-well = C’était assez. Dans une vraie manche, il en faut dix.

lesson-top10-end-title = Passer, et la fin
lesson-top10-end-text = Sans pion à vous dans la rangée du bas, vous passez. Si personne n’en a, ou si la même position revient pour la troisième fois, celui qui a gardé le plus de pions gagne ; à égalité, la manche est nulle.
lesson-top10-end-task = Faites sortir un pion rouge et regardez ce que devient la rangée du bas.
lesson-top10-end-well = Ce qui descend décide de qui peut encore jouer. Gardez des pions en bas.
