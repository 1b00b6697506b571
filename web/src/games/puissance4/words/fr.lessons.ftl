# Les leçons de puissance4.

lesson-puissance4-drop-title = Un pion tombe
lesson-puissance4-drop-text = Vous jouez les rouges, l’autre les jaunes, 21 pions chacun. À votre tour, lâchez un pion dans une colonne où il reste de la place. Il descend aussi bas que possible et se pose sur ce qui s’y trouve.
lesson-puissance4-drop-task = Lâchez un pion dans la colonne de votre choix.
lesson-puissance4-drop-well = Il s’est posé en haut de sa colonne. Ce serait maintenant aux jaunes.

lesson-puissance4-line-title = Quatre alignés
lesson-puissance4-line-text = Le premier qui aligne quatre pions de sa couleur gagne : en rangée, en colonne ou en diagonale. Plus de quatre comptent aussi bien.
lesson-puissance4-line-task = Aux rouges. Complétez quatre pions côte à côte.
lesson-puissance4-line-well = Quatre alignés : les rouges gagnent.

lesson-puissance4-slant-title = La diagonale
lesson-puissance4-slant-text = Les diagonales sont les lignes les plus faciles à manquer. Il faut la bonne hauteur dans chaque colonne.
lesson-puissance4-slant-task = Les rouges en ont trois en diagonale. Trouvez la quatrième place.
lesson-puissance4-slant-well = Une marche par colonne : quatre en diagonale.

lesson-puissance4-full-title = Une colonne pleine
lesson-puissance4-full-text = Six pions remplissent une colonne. Plus rien n’y entre.
lesson-puissance4-full-task = La colonne 4 est pleine. Jouez ailleurs.
lesson-puissance4-full-well = Voilà : il reste six colonnes.

lesson-puissance4-draw-title = Personne ne gagne
lesson-puissance4-draw-text = Quand la grille est pleine sans aucune ligne, la manche est nulle.
lesson-puissance4-draw-task = Il reste un trou. Remplissez-le.
lesson-puissance4-draw-well = Les 42 pions y sont et il n’y a pas de ligne : partie nulle.

lesson-puissance4-pop-title = Dehors !
lesson-puissance4-pop-text = Avec cette option, au lieu de jouer un pion, vous pouvez faire sortir un des vôtres de la rangée du bas. La colonne descend d’un cran et le pion revient dans votre main.
lesson-puissance4-pop-task = Les rouges gagnent en faisant sortir un pion. Lequel ?
lesson-puissance4-pop-well = La colonne est descendue et la deuxième rangée s’est alignée.

lesson-puissance4-both-title = Deux lignes à la fois
lesson-puissance4-both-text = Une sortie peut former une ligne de chaque couleur. Règle maison : c’est alors celui qui a joué qui gagne. On peut choisir autrement avant de commencer.
lesson-puissance4-both-task = Faites sortir un pion rouge pour que les deux couleurs aient une ligne.
lesson-puissance4-both-well = Les deux couleurs en ont quatre, mais ce sont les rouges qui ont joué : ils gagnent.

lesson-puissance4-again-title = En rond
lesson-puissance4-again-text = Quand les pions ressortent, une position peut revenir. Si la même position se présente une troisième fois et que c’est au même joueur, la manche est nulle.
lesson-puissance4-again-task = La grille vide est déjà venue deux fois. Ramenez-la une troisième.
lesson-puissance4-again-well = Trois fois la même : partie nulle.

lesson-puissance4-five-title = Cinq, avec les panneaux
lesson-puissance4-five-text = Avec cette option il en faut cinq. En échange, un panneau de six pions imprimés se dresse de chaque côté ; ils ne bougent jamais et comptent pour leur couleur.
lesson-puissance4-five-task = Les rouges en ont trois. Servez-vous d’un pion imprimé au bord.
lesson-puissance4-five-well = Quatre à vous et un imprimé : cinq.

lesson-puissance4-anvil-title = L’enclume
lesson-puissance4-anvil-text = Quatre de vos pions ont un pouvoir, une fois par manche chacun, un seul par tour. L’enclume éjecte tout ce qui est sous elle dans sa colonne et tombe tout en bas. On regarde les lignes ensuite.
lesson-puissance4-anvil-task = Gagnez avec l’enclume.
lesson-puissance4-anvil-well = La colonne 4 s’est vidée et la rangée du bas est à vous.

lesson-puissance4-wall-title = Le mur
lesson-puissance4-wall-text = Si le mur forme une ligne, vous gagnez. Sinon, vous pouvez ajouter un pion ordinaire, ou non. Ce second pion n’a pas le droit de compléter une de vos lignes.
lesson-puissance4-wall-task = Jouez le mur dans la colonne 5, puis un pion, ou rien. Quelles colonnes sont fermées ?
lesson-puissance4-wall-well = Les colonnes 2 et 6 étaient fermées : le pion y aurait complété quatre.

lesson-puissance4-double-title = Le double
lesson-puissance4-double-text = Si le double forme une ligne, vous gagnez. Sinon, vous devez ajouter un pion ordinaire, si c’est possible, et tout compte.
lesson-puissance4-double-task = Gagnez en un tour avec le double et un second pion.
lesson-puissance4-double-well = Deux pions en un tour : impossible à parer.

lesson-puissance4-breaker-title = Le briseur
lesson-puissance4-breaker-text = Si le briseur forme une ligne, vous gagnez. Sinon, choisissez un pion de l’autre couleur dans la rangée du bas : il sort et sa colonne descend. S’il n’y en a pas, votre tour est fini.
lesson-puissance4-breaker-task = Faites sortir le pion jaune qui vous empêche de gagner.
lesson-puissance4-breaker-well = La colonne est descendue et votre pion s’est aligné.

lesson-puissance4-ejected-title = Éjecté, pas perdu
lesson-puissance4-ejected-text = Les pions éjectés par l’enclume ou le briseur reviennent à leur joueur comme pions ordinaires, même un pion Power déjà joué. On peut aussi convenir qu’ils sortent de la manche.
lesson-puissance4-ejected-task = Jouez l’enclume dans la colonne 4 et regardez les pions en main.
lesson-puissance4-ejected-well = Deux pions rouges et un jaune sont revenus en main.

lesson-puissance4-combine-title = Combiner
lesson-puissance4-combine-text = Dehors, pions Power et cinq à la suite vont ensemble comme vous voulez : huit jeux en un.
lesson-puissance4-combine-task = Les trois sont actifs. Jouez ce que vous voulez.
lesson-puissance4-combine-well = Sorties, pouvoirs et panneaux à la fois : composez votre mélange en ouvrant une table.

lesson-puissance4-match-title = La partie
lesson-puissance4-match-text = On joue jusqu’à ce que quelqu’un ait gagné le nombre de manches convenu, cinq d’après la boîte. On commence chacun son tour.
lesson-puissance4-match-task = Gagnez cette manche.
lesson-puissance4-match-well = Une manche aux rouges. Les jaunes commencent la suivante.
