# Apprendre : les règles de chaque jeu, une leçon par règle, avec nos propres mots.

learn-title = Apprendre
learn-lead = Choisissez un jeu. Chaque règle a un petit plateau pour l’essayer.
learn-lessons = Leçons
learn-lesson-of = Leçon { $number } sur { $count }
learn-count =
    { $count ->
        [one] Une leçon
       *[other] { $count } leçons
    }
learn-task = À vous
learn-again = Pas tout à fait. Regardez ce qui s’est passé, puis réessayez.
learn-retry = Réessayer
learn-once-more = Encore une fois
learn-next = Leçon suivante
learn-previous = Leçon précédente
learn-finished = C’était la dernière leçon. Vous connaissez tout le jeu.
learn-play = Y jouer
learn-house = Règle maison : la règle imprimée ne dit rien là-dessus, on joue ici de cette façon.
learn-solved = faite
learn-contents = Toutes les leçons
learn-close = Fermer
learn-well = Bravo !
learn-other-tray = Sur le plateau, hors des cases
learn-other-miss = À côté des plateaux
learn-other-call = Annoncer !
learn-other-row = La rangée
learn-other-col = La colonne

## puissance4

lesson-puissance4-drop-title = Un pion tombe
lesson-puissance4-drop-text = Vous jouez les rouges, l’autre les jaunes, 21 pions chacun. À votre tour, lâchez un pion dans une colonne où il reste de la place. Il descend aussi bas que possible et se pose sur ce qui s’y trouve.
lesson-puissance4-drop-task = Lâchez un pion dans la colonne de votre choix.
lesson-puissance4-drop-well = Il s’est posé en haut de sa colonne. Ce serait maintenant aux jaunes.

lesson-puissance4-line-title = Quatre alignés
lesson-puissance4-line-text = Le premier qui aligne quatre pions de sa couleur gagne : en ligne, en colonne ou en diagonale. Plus de quatre comptent aussi bien.
lesson-puissance4-line-task = Aux rouges. Complétez quatre pions côte à côte.
lesson-puissance4-line-well = Quatre alignés : les rouges gagnent.

lesson-puissance4-slant-title = La diagonale
lesson-puissance4-slant-text = Les lignes en biais sont les plus faciles à manquer. Il faut la bonne hauteur dans chaque colonne.
lesson-puissance4-slant-task = Les rouges en ont trois en biais. Trouvez la quatrième place.
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
lesson-puissance4-pop-text = Avec cette option, au lieu de jouer un pion, vous pouvez retirer un des vôtres de la rangée du bas. La colonne descend d’un cran et le pion revient dans votre main.
lesson-puissance4-pop-task = Les rouges gagnent en retirant un pion. Lequel ?
lesson-puissance4-pop-well = La colonne est descendue et la deuxième rangée s’est alignée.

lesson-puissance4-both-title = Deux lignes à la fois
lesson-puissance4-both-text = Un retrait peut former une ligne de chaque couleur. Ici, c’est alors celui qui a joué qui gagne. On peut choisir autrement avant de commencer.
lesson-puissance4-both-task = Retirez un pion rouge pour que les deux couleurs aient une ligne.
lesson-puissance4-both-well = Les deux couleurs en ont quatre, mais ce sont les rouges qui ont joué : ils gagnent.

lesson-puissance4-again-title = En rond
lesson-puissance4-again-text = Quand les pions ressortent, une position peut revenir. Si la même position se présente une troisième fois avec le même joueur au trait, la manche est nulle.
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
lesson-puissance4-breaker-text = Si le briseur forme une ligne, vous gagnez. Sinon, choisissez un pion de l’autre couleur dans la rangée du bas : il est retiré et sa colonne descend. S’il n’y en a pas, votre tour est fini.
lesson-puissance4-breaker-task = Retirez le pion jaune qui vous empêche de gagner.
lesson-puissance4-breaker-well = La colonne est descendue et votre pion s’est aligné.

lesson-puissance4-ejected-title = Éjecté, pas perdu
lesson-puissance4-ejected-text = Les pions éjectés par l’enclume ou le briseur reviennent à leur joueur comme pions ordinaires, même un pion à pouvoir déjà joué. On peut aussi convenir qu’ils sortent de la manche.
lesson-puissance4-ejected-task = Jouez l’enclume dans la colonne 4 et regardez les pions en main.
lesson-puissance4-ejected-well = Deux pions rouges et un jaune sont revenus en main.

lesson-puissance4-combine-title = Combiner
lesson-puissance4-combine-text = Dehors, pions à pouvoir et cinq alignés vont ensemble comme vous voulez : huit jeux en un.
lesson-puissance4-combine-task = Les trois sont actifs. Jouez ce que vous voulez.
lesson-puissance4-combine-well = Retraits, pouvoirs et panneaux à la fois : composez votre mélange en ouvrant une table.

lesson-puissance4-match-title = La partie
lesson-puissance4-match-text = On joue jusqu’à ce que quelqu’un ait gagné le nombre de manches convenu, cinq d’après la boîte. On commence chacun son tour.
lesson-puissance4-match-task = Gagnez cette manche.
lesson-puissance4-match-well = Une manche aux rouges. Les jaunes commencent la suivante.

## top10

lesson-top10-fill-title = Remplir la grille
lesson-top10-fill-text = D’abord, on remplit la grille ensemble, un pion chacun, rangée par rangée depuis le bas. Une rangée doit être complète avant la suivante. Les lignes ne comptent pas encore.
lesson-top10-fill-task = Posez un pion dans une place libre de la rangée du bas.
lesson-top10-fill-well = De 4 à 7 : seules les places vides de cette rangée étaient ouvertes.

lesson-top10-keep-title = Dans une ligne : gardez-le
lesson-top10-keep-text = La grille est pleine et les rouges commencent. Retirez un de vos pions de la rangée du bas. S’il faisait partie d’une ligne d’au moins quatre de votre couleur, vous le gardez : un point.
lesson-top10-keep-task = Retirez un pion rouge qui se trouve dans une ligne.
lesson-top10-keep-well = Il est à vous : un point. Et c’est encore votre tour.

lesson-top10-on-title = Et encore
lesson-top10-on-text = Après un pion gardé, vous en retirez un autre ; c’est obligatoire tant qu’il vous en reste un dans la rangée du bas.
lesson-top10-on-task = Vous en avez gardé un. Gardez-en un deuxième.
lesson-top10-on-well = Deux points en un tour.

lesson-top10-back-title = Hors d’une ligne : remettez-le
lesson-top10-back-text = Un pion qui n’était dans aucune ligne rentre par le haut : dans une colonne où il y a de la place, mais pas celle d’où il vient, sauf si aucune autre n’en a. Votre tour est fini.
lesson-top10-back-task = Retirez un pion qui n’est dans aucune ligne, puis remettez-le.
lesson-top10-back-well = Il est de retour dans la grille, et c’est aux jaunes.

lesson-top10-ten-title = Le premier à dix
lesson-top10-ten-text = Celui qui a gardé dix pions gagne aussitôt. Ici, pour aller vite, deux suffisent.
lesson-top10-ten-task = Gardez votre deuxième pion et gagnez.
lesson-top10-ten-well = C’était assez. Dans une vraie manche, il en faut dix.

lesson-top10-end-title = Passer, et la fin
lesson-top10-end-text = Sans pion à vous dans la rangée du bas, vous passez. Si personne n’en a, ou si la même position revient pour la troisième fois, celui qui a gardé le plus de pions gagne ; à égalité, la manche est nulle.
lesson-top10-end-task = Retirez un pion rouge et regardez ce que devient la rangée du bas.
lesson-top10-end-well = Ce qui descend décide de qui peut encore jouer. Gardez des pions en bas.

## plus4

lesson-plus4-push-title = Pousser par le haut
lesson-plus4-push-text = Quatre colonnes de quatre. Poussez une pièce en haut d’une colonne : elle prend la place du haut et tout le reste descend d’un cran.
lesson-plus4-push-task = Poussez votre pièce dans la colonne 1 et regardez les autres descendre.
lesson-plus4-push-well = La vôtre est en haut ; les autres sont descendues d’un cran.

lesson-plus4-out-title = Dehors par le bas
lesson-plus4-out-text = Une colonne n’est jamais pleine : une cinquième pièce pousse celle du bas dehors, et elle revient dans la main de son joueur. Sans pièce en main, on passe.
lesson-plus4-out-task = La colonne 1 en contient quatre. Poussez-en une cinquième.
lesson-plus4-out-well = La pièce rouge du bas est sortie et revient dans la main des rouges.

lesson-plus4-line-title = Une ligne de quatre
lesson-plus4-line-text = Une colonne, une rangée ou une des deux grandes diagonales, les quatre places de votre couleur : dix lignes en tout. Dans le jeu de base, la première ligne gagne.
lesson-plus4-line-task = Aux rouges. Complétez une ligne.
lesson-plus4-line-well = Quatre dans la colonne : les rouges gagnent.

lesson-plus4-gift-title = Un cadeau
lesson-plus4-gift-text = Une ligne compte pour sa couleur, peu importe qui a poussé. Regardez deux fois avant de jouer.
lesson-plus4-gift-task = C’est aux bleus. Trouvez le coup imprudent qui donne la partie aux rouges.
lesson-plus4-gift-well = Les bleus ont poussé, les rouges gagnent.

lesson-plus4-both-title = Les deux à la fois
lesson-plus4-both-text = Si une poussée forme une ligne de chaque couleur, le jeu de base est nul. On peut choisir autrement avant de commencer.
lesson-plus4-both-task = Formez une ligne des deux couleurs.
lesson-plus4-both-well = Une ligne chacun : partie nulle.

lesson-plus4-bonus-title = La pièce bonus
lesson-plus4-bonus-text = Dans la grille sans fin et dans les manches, chacun a aussi une pièce bonus, plus claire, avec une étoile. On la pousse comme une autre, tant qu’on l’a en main. Une ligne qui contient la pièce bonus de son joueur vaut deux points.
lesson-plus4-bonus-task = Complétez la colonne autour de votre pièce bonus.
lesson-plus4-bonus-well = Une ligne avec la pièce bonus : deux points.

lesson-plus4-endless-title = La grille sans fin
lesson-plus4-endless-text = Chaque nouvelle ligne marque un point pour sa couleur, et on ne vide jamais la grille. Une ligne qui reste ne marque plus rien. Le premier à 11 points gagne.
lesson-plus4-endless-task = Vous avez une colonne pleine. Poussez-y encore votre couleur et regardez le score.
lesson-plus4-endless-well = Elle était complète et le reste : pas de nouveau point.

lesson-plus4-rounds-title = Les manches
lesson-plus4-rounds-text = La première ligne finit la manche : un point, ou deux si la pièce bonus en fait partie et y était avant la dernière poussée.
lesson-plus4-rounds-task = Terminez la ligne qui contient votre pièce bonus.
lesson-plus4-rounds-well = Deux points : la pièce bonus était déjà dans la ligne.

lesson-plus4-next-title = La manche suivante
lesson-plus4-next-text = Après une manche, on vide la grille. Celui qui a marqué le moins commence la suivante ; à égalité, celui qui n’a pas commencé. Le premier à 11 points, ou le meilleur score après le nombre de manches convenu.
lesson-plus4-next-task = Gagnez la manche et voyez qui commence.
lesson-plus4-next-well = Les bleus ont marqué moins et commencent la deuxième manche.

lesson-plus4-again-title = En rond
lesson-plus4-again-text = La même position pour la troisième fois finit la manche : nulle, ou, dans la grille sans fin, gagnée par le meilleur score. Dans les manches, elle ne rapporte rien.
lesson-plus4-again-task = Les deux poussent sans cesse dans la colonne 1. Encore une fois.
lesson-plus4-again-well = Trois fois la même : partie nulle.

## q4

lesson-q4-place-title = Quatre plateaux
lesson-q4-place-text = Quatre plateaux de quatre sur quatre sont côte à côte. Empilez-les en pensée, du plateau 1 au plateau 4 : ils font un cube. Chacun pose à son tour une bille de sa couleur sur une case libre.
lesson-q4-place-task = Posez une bille où vous voulez.
lesson-q4-place-well = Toutes les cases de tous les plateaux vous sont ouvertes.

lesson-q4-flat-title = Sur un plateau
lesson-q4-flat-text = Quatre billes de votre couleur en ligne, en colonne ou en diagonale sur un plateau gagnent.
lesson-q4-flat-task = Les rouges en ont trois sur le plateau 2. Trouvez la quatrième.
lesson-q4-flat-well = Une diagonale sur un seul plateau.

lesson-q4-pillar-title = Tout droit
lesson-q4-pillar-text = La même case sur les quatre plateaux est aussi une ligne : un pilier à travers le cube.
lesson-q4-pillar-task = Complétez le pilier.
lesson-q4-pillar-well = La même case, sur quatre étages.

lesson-q4-stairs-title = L’escalier
lesson-q4-stairs-text = Une ligne peut monter : un plateau plus haut et une case plus loin, quatre fois.
lesson-q4-stairs-task = Les rouges montent le long de la rangée 2. Où est la dernière marche ?
lesson-q4-stairs-well = De a2 tout en bas à d2 tout en haut.

lesson-q4-corner-title = À travers le cube
lesson-q4-corner-text = Quatre lignes vont d’un coin à l’autre à travers le cube. En tout, il y a 76 lignes.
lesson-q4-corner-task = Complétez la ligne d’un coin à l’autre.
lesson-q4-corner-well = Du coin le plus bas au plus haut.

lesson-q4-move-title = Puis on les déplace
lesson-q4-move-text = Quand toutes les billes sont posées (douze chacun ici, quatre dans cet exemple), on déplace : prenez une de vos billes et mettez-la sur une autre case libre, où vous voulez. Jamais celle d’un autre, jamais deux. Qui n’a plus de bille avant les autres passe en attendant.
lesson-q4-move-task = Déplacez une bille rouge pour compléter une ligne.
lesson-q4-move-well = Une bille, à n’importe quelle distance.

lesson-q4-announce-title = L’annoncer
lesson-q4-announce-text = On peut convenir qu’une ligne ne gagne que si son joueur l’annonce : avec un coup, ou au début d’un tour avant toute chose.
lesson-q4-announce-task = Complétez le pilier en l’annonçant avec le coup.
lesson-q4-announce-well = Vu, dit, gagné.

lesson-q4-late-title = Mieux vaut tard
lesson-q4-late-text = Une ligne que vous n’avez pas vue est encore à vous au tour suivant, sauf si quelqu’un gagne avant. Personne ne peut l’annoncer à votre place.
lesson-q4-late-task = Votre ligne est déjà là. Annoncez-la avant de jouer.
lesson-q4-late-well = Elle était là depuis le début.

lesson-q4-wrong-title = Trop tôt
lesson-q4-wrong-text = Une annonce fausse coûte le tour : celui-ci si rien n’est joué, sinon le suivant. On peut convenir qu’elle ne coûte rien, ou même la manche.
lesson-q4-wrong-task = Il n’y a pas de ligne. Annoncez-en une quand même.
lesson-q4-wrong-well = Votre tour est perdu ; c’est aux bleus.

lesson-q4-more-title = À trois ou quatre
lesson-q4-more-text = On peut jouer à trois ou quatre, chacun pour soi. Une ligne de sa couleur gagne.
lesson-q4-more-task = Rouge, bleu et vert ont posé une bille. C’est de nouveau aux rouges.
lesson-q4-more-well = Puis les bleus, puis les verts.

lesson-q4-partners-title = Les partenaires
lesson-q4-partners-text = À quatre, les joueurs 1 et 3 peuvent jouer contre 2 et 4. Chacun garde sa couleur, et une ligne doit être d’une seule couleur ; elle gagne pour les deux partenaires.
lesson-q4-partners-task = Complétez la ligne rouge, pour les rouges et les verts.
lesson-q4-partners-well = La ligne des rouges gagne aussi pour les verts.

lesson-q4-stake-title = La mise
lesson-q4-stake-text = Le gagnant d’une manche prend la mise. On peut la changer avant chaque manche.
lesson-q4-stake-task = Cette manche vaut trois points. Gagnez-la.
lesson-q4-stake-well = Trois points aux rouges.

lesson-q4-limit-title = Sans fin
lesson-q4-limit-text = Cent déplacements sans gagnant font une partie nulle ; ici, pour aller vite, deux. La même position pour la troisième fois aussi.
lesson-q4-limit-task = Faites le dernier déplacement.
lesson-q4-limit-well = Personne n’a trouvé de ligne : partie nulle.

## foursenses

lesson-foursenses-pieces-title = Des pièces pour tous
lesson-foursenses-pieces-text = 24 pièces sont à tout le monde : huit pleines et huit creuses, d’un étage, et huit doubles. Personne n’a de couleur : ce que vous construisez, le suivant peut le finir. Si toutes sont posées sans gagnant, la manche est nulle.
lesson-foursenses-pieces-task = Choisissez une pièce et posez-la sur une place vide.
lesson-foursenses-pieces-well = Elle est à tout le monde maintenant.

lesson-foursenses-double-title = Les doubles
lesson-foursenses-double-text = Un double a deux étages, plein d’un côté et creux de l’autre. Vous choisissez la face du dessus.
lesson-foursenses-double-task = Posez un double en b2, face creuse dessus.
lesson-foursenses-double-well = Deux étages, creux sur le dessus.

lesson-foursenses-stack-title = Empiler
lesson-foursenses-stack-text = Une pièce se pose sur une place vide ou sur une seule pièce d’un étage. Une place est donc pleine à deux étages, ou à trois avec un double sur une simple. Seul le dessus compte : sa face et sa hauteur.
lesson-foursenses-stack-task = Construisez une place haute de trois étages.
lesson-foursenses-stack-well = Un double sur une simple : trois étages, et plus rien n’y tient.

lesson-foursenses-alike-title = Quatre pareilles
lesson-foursenses-alike-text = Quatre dessus de même face gagnent, en rangée, en colonne ou en grande diagonale, à toutes les hauteurs.
lesson-foursenses-alike-task = Trois dessus creux sont dans la rangée 1. Finissez-la.
lesson-foursenses-alike-well = Quatre dessus creux : gagné.

lesson-foursenses-level-title = Quatre de niveau
lesson-foursenses-level-text = Quatre dessus à la même hauteur gagnent aussi, quelles que soient les faces.
lesson-foursenses-level-task = Colonne b : trois places ont deux étages. Construisez la quatrième.
lesson-foursenses-level-well = Les quatre sont de niveau.

lesson-foursenses-stairs-title = L’escalier
lesson-foursenses-stairs-text = Trois places voisines en ligne, petites diagonales comprises, de hauteurs 1, 2, 3 en montant ou en descendant.
lesson-foursenses-stairs-task = a1 a un étage, b2 deux. Construisez la troisième marche.
lesson-foursenses-stairs-well = Un, deux, trois : un escalier.

lesson-foursenses-announce-title = L’annoncer
lesson-foursenses-announce-text = On peut convenir qu’un motif ne gagne que si quelqu’un l’annonce : avec une pièce, ou au début d’un tour avant toute chose.
lesson-foursenses-announce-task = Finissez l’escalier en l’annonçant avec la pièce.
lesson-foursenses-announce-well = Vu, dit, gagné.

lesson-foursenses-rob-title = Chipé
lesson-foursenses-rob-text = Si celui qui forme un motif ne le voit pas, le droit passe au joueur suivant.
lesson-foursenses-rob-task = Le joueur 2 a fait un escalier sans rien dire. Annoncez-le !
lesson-foursenses-rob-well = Vous l’avez vu d’abord : vous gagnez avec.

lesson-foursenses-wrong-title = Rien du tout
lesson-foursenses-wrong-text = Une annonce fausse coûte le tour : celui-ci si rien n’est joué, sinon le suivant. On peut convenir qu’elle ne coûte rien, ou la manche.
lesson-foursenses-wrong-task = Il n’y a pas de motif. Annoncez-en un quand même.
lesson-foursenses-wrong-well = Un sourire, et votre tour est fini.

lesson-foursenses-blind-title = Au toucher
lesson-foursenses-blind-text = Le jeu se joue les yeux bandés : personne ne voit le plateau. À votre tour, vous tâtez les places que vous voulez, par les mots, le son et, s’il y en a, la vibration. Puis vous jouez.
lesson-foursenses-blind-task = Explorez le plateau noir, puis posez une pièce.
lesson-foursenses-blind-well = Voilà le jeu tel qu’il est prévu.

lesson-foursenses-three-title = À trois
lesson-foursenses-three-text = À trois, on joue trois manches, chacun en commence une. Le gagnant d’une manche reçoit 5 points, celui qui est juste avant lui 0, le troisième 3. Attention à ce que vous laissez au suivant ! Le meilleur total gagne.
lesson-foursenses-three-task = Gagnez la manche pour le joueur 1.
lesson-foursenses-three-well = 5 pour vous, 3 pour le joueur 2, rien pour le joueur 3 qui a laissé faire.

lesson-foursenses-extra-title = Un point de plus
lesson-foursenses-extra-text = Un double motif rapporte un point de plus au gagnant : quatre dessus pareils et de niveau, ou un escalier dont les trois dessus ont la même face.
lesson-foursenses-extra-task = Construisez un escalier de trois dessus pleins.
lesson-foursenses-extra-well = 5 et 1 de plus.

## flip

lesson-flip-throw-title = Deux plateaux
lesson-flip-throw-text = Deux plateaux de quatre cases sur quatre, l’un au-dessus de l’autre. Les deux joueurs lancent leurs 21 jetons en même temps, aussi vite que possible. Ici, vous choisissez où le jeton tombe.
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
lesson-flip-air-text = Une annonce se décide quand tous les jetons qui étaient en l’air sont tombés. Si une ligne de l’annonceur tient encore, elle gagne ; sinon, on continue.
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
lesson-flip-chance-text = Certains jetons ont un pouvoir, un de chaque sorte ici. Il agit quand le jeton tombe dans une case. Après une double chance, vous relancez aussitôt.
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
