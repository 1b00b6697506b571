# Les leçons de foursenses.

lesson-foursenses-pieces-title = Des pièces pour tous
lesson-foursenses-pieces-text = 24 pièces sont à tout le monde : huit pleines et huit trouées, d’un niveau, et huit doubles. Personne n’a de couleur : ce que vous construisez, le suivant peut le finir. Si toutes sont posées sans gagnant, la manche est nulle.
lesson-foursenses-pieces-task = Choisissez une pièce et posez-la sur une place vide.
lesson-foursenses-pieces-well = Elle est à tout le monde maintenant.

lesson-foursenses-double-title = Les doubles
lesson-foursenses-double-text = Une double a deux niveaux, pleine d’un côté et trouée de l’autre. Vous choisissez la face du dessus.
lesson-foursenses-double-task = Posez une double en b2, face trouée dessus.
lesson-foursenses-double-well = Deux niveaux, troué sur le dessus.

lesson-foursenses-stack-title = Empiler
lesson-foursenses-stack-text = Une pièce se pose sur une place vide ou sur une seule pièce d’un niveau. Une place est donc pleine à deux niveaux, ou à trois avec une double sur une simple. Seul le dessus compte : sa face et sa hauteur.
lesson-foursenses-stack-task = Construisez une place haute de trois niveaux.
lesson-foursenses-stack-well = Une double sur une simple : trois niveaux, et plus rien n’y tient.

lesson-foursenses-alike-title = Quatre pareilles
lesson-foursenses-alike-text = Quatre dessus de même face gagnent, en rangée, en colonne ou en grande diagonale, à toutes les hauteurs.
lesson-foursenses-alike-task = Trois dessus troués sont dans la rangée 1. Finissez-la.
lesson-foursenses-alike-well = Quatre dessus troués : gagné.

lesson-foursenses-level-title = Quatre au même niveau
lesson-foursenses-level-text = Quatre dessus à la même hauteur gagnent aussi, quelles que soient les faces.
lesson-foursenses-level-task = Colonne b : trois places ont deux niveaux. Construisez la quatrième.
lesson-foursenses-level-well = Les quatre sont au même niveau.

lesson-foursenses-stairs-title = L’escalier
lesson-foursenses-stairs-text = Trois places voisines en ligne, petites diagonales comprises, de hauteurs 1, 2, 3 en montant ou en descendant.
lesson-foursenses-stairs-task = a1 a un niveau, b2 deux. Construisez la troisième marche.
lesson-foursenses-stairs-well = Un, deux, trois : un escalier.

lesson-foursenses-announce-title = L’annoncer
lesson-foursenses-announce-text = On peut convenir qu’une figure ne gagne que si quelqu’un l’annonce : avec une pièce, ou au début d’un tour avant toute chose.
lesson-foursenses-announce-task = Finissez l’escalier en l’annonçant avec la pièce.
lesson-foursenses-announce-well = Vu, dit, gagné.

lesson-foursenses-rob-title = Chipé
lesson-foursenses-rob-text = Si celui qui forme une figure ne la voit pas, le droit passe au joueur suivant.
lesson-foursenses-rob-task = Le joueur 2 a fait un escalier sans rien dire. Annoncez-le !
lesson-foursenses-rob-well = Vous l’avez vu d’abord : vous gagnez avec.

lesson-foursenses-wrong-title = Rien du tout
lesson-foursenses-wrong-text = Une annonce fausse coûte le tour : celui-ci si rien n’est joué, sinon le suivant. On peut convenir qu’elle ne coûte rien, ou la manche.
lesson-foursenses-wrong-task = Il n’y a pas de figure. Annoncez-en une quand même.
lesson-foursenses-wrong-well = Un sourire, et votre tour est fini.

lesson-foursenses-blind-title = Au toucher
lesson-foursenses-blind-text = Le jeu se joue les yeux bandés : personne ne voit le plateau. À votre tour, vous touchez les places que vous voulez, par les mots, le son et, s’il y en a, la vibration. Puis vous jouez.
lesson-foursenses-blind-task = Explorez le plateau noir, puis posez une pièce.
lesson-foursenses-blind-well = Voilà le jeu tel qu’il est prévu.

lesson-foursenses-three-title = À trois
lesson-foursenses-three-text = À trois, on joue trois manches, chacun en commence une. Le gagnant d’une manche reçoit 5 points, celui qui est juste avant lui 0, le troisième 3. Attention à ce que vous laissez au suivant ! Le meilleur total gagne.
lesson-foursenses-three-task = Gagnez la manche pour le joueur 1.
lesson-foursenses-three-well = 5 pour vous, 3 pour le joueur 2, rien pour le joueur 3 qui a laissé faire.

lesson-foursenses-extra-title = Un point de plus
lesson-foursenses-extra-text = Une double figure rapporte un point de plus au gagnant : quatre dessus pareils et au même niveau, ou un escalier dont les trois dessus ont la même face.
lesson-foursenses-extra-task = Construisez un escalier de trois dessus pleins.
lesson-foursenses-extra-well = 5 et 1 de plus.
