# Les leçons de flip.

lesson-flip-throw-title = Deux plateaux
lesson-flip-throw-text = Deux plateaux de quatre cases sur quatre, l’un au-dessus de l’autre. Les deux joueurs lancent leurs 21 jetons en même temps, aussi vite que possible : appuyez sur votre lanceur, haut pour le plateau du haut, bas pour celui du bas, tirez et relâchez. Ici, vous choisissez où le jeton tombe.
lesson-flip-throw-task = Faites tomber un jeton rouge dans une case.
lesson-flip-throw-well = Les vrais lancers n’en font qu’à leur tête.

lesson-flip-top-title = Le jeton du dessus
lesson-flip-top-text = Une case accepte autant de jetons qu’on veut, dans l’ordre d’arrivée, et ils restent en place. Celui du dessus contrôle la case.
lesson-flip-top-task = Les jaunes contrôlent b2 sur le plateau du haut. Prenez-la.
lesson-flip-top-well = Le vôtre est dessus : la case est à vous.

lesson-flip-call-title = Annoncer sa ligne
lesson-flip-call-text = Celui qui contrôle quatre cases alignées sur un plateau l’annonce et gagne. Il y a dix lignes par plateau, aucune ne joint les deux.
lesson-flip-call-task = Complétez la diagonale du plateau du haut, puis annoncez.
lesson-flip-call-well = Annoncé à temps : les rouges gagnent.

lesson-flip-air-title = En l’air
lesson-flip-air-text = Une annonce se décide quand tous les jetons qui étaient en l’air sont tombés. Si une ligne de celui qui a annoncé tient encore, elle gagne ; sinon, on continue.
lesson-flip-air-task = Les rouges ont annoncé, mais votre jeton jaune vole encore. Où doit-il tomber ?
lesson-flip-air-well = Vous avez pris une case de la ligne : l’annonce tombe à l’eau.

lesson-flip-miss-title = À côté
lesson-flip-miss-text = Un jeton tombé hors des plateaux peut être relancé aussitôt. Un jeton resté sur un plateau sans trouver de case est perdu pour la manche.
lesson-flip-miss-task = Faites manquer les plateaux à un jeton rouge.
lesson-flip-miss-well = Il est de retour en main. Sur le plateau, il aurait été perdu.

lesson-flip-wrong-title = Une annonce de trop
lesson-flip-wrong-text = Une annonce fausse ne coûte rien. Si tous les jetons sont lancés sans ligne, on rejoue la manche ; une ligne qui tient attend son annonce.
lesson-flip-wrong-task = Annoncez, bien qu’il n’y ait pas de ligne.
lesson-flip-wrong-well = Rien ne se passe, le jeu continue.

lesson-flip-points-title = Championnat
lesson-flip-points-text = Des manches à points : une ligne en haut vaut 2, en bas 1, et seule la meilleure compte. Une manche sans ligne ne rapporte rien. Le premier à 5.
lesson-flip-points-task = Complétez la ligne qui vaut le plus, puis annoncez.
lesson-flip-points-well = Deux points pour le plateau du haut.

lesson-flip-majority-title = Pro : la majorité
lesson-flip-majority-text = En pro, on lance un jeton chacun son tour. Celui qui en a le plus dans une case la contrôle ; à égalité, elle n’est à personne. Une ligne finit aussitôt la manche et compte comme au championnat. Le premier à 3 ; un jeton hors des plateaux est perdu jusqu’à la manche suivante.
lesson-flip-majority-task = La case a1 du haut est à égalité. Faites-la pencher.
lesson-flip-majority-well = Deux contre un : la ligne est à vous, deux points.

lesson-flip-chance-title = Double chance
lesson-flip-chance-text = Certains jetons ont un pouvoir ; ici, chacun en a un de chaque sorte. Il agit quand le jeton tombe dans une case. Après une double chance, vous relancez aussitôt.
lesson-flip-chance-task = Lancez la double chance dans une case.
lesson-flip-chance-well = C’est encore votre tour.

lesson-flip-bomb-title = Méga bombe
lesson-flip-bomb-text = Elle retire tous les jetons des cases autour d’elle, huit au plus, sur son plateau ; sa propre case ne change pas.
lesson-flip-bomb-task = Lancez la méga bombe pour vider cinq cases.
lesson-flip-bomb-well = Les cases autour de b2 sont vides.

lesson-flip-lineout-title = Ligne dehors
lesson-flip-lineout-text = Il retire tous les jetons de sa rangée ou de sa colonne, au choix, sa propre case comprise.
lesson-flip-lineout-task = Lancez-le en b2 du haut, puis choisissez la rangée ou la colonne.
lesson-flip-lineout-well = La ligne est vide, le jeton lui-même est parti.

lesson-flip-cellout-title = Case dehors
lesson-flip-cellout-text = Il retire tous les jetons d’une des cases autour de lui, au choix.
lesson-flip-cellout-task = Lancez-le à côté de c1 du haut et videz cette case.
lesson-flip-cellout-well = Le jeton jaune est sorti jusqu’à la manche suivante.
