# Les leçons de q4.

lesson-q4-place-title = Quatre plateaux
lesson-q4-place-text = Quatre plateaux de quatre sur quatre sont côte à côte. Empilez-les en pensée, du plateau 1 au plateau 4 : ils font un cube. Chacun pose à son tour une bille de sa couleur sur une case libre.
lesson-q4-place-task = Posez une bille où vous voulez.
lesson-q4-place-well = Toutes les cases de tous les plateaux vous sont ouvertes.

lesson-q4-flat-title = Sur un plateau
lesson-q4-flat-text = Quatre billes de votre couleur en rangée, en colonne ou en diagonale sur un plateau gagnent.
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
lesson-q4-move-text = Quand toutes les billes sont posées (d’habitude douze chacun, ici quatre), on déplace : prenez une de vos billes et mettez-la sur une autre case libre, où vous voulez. Jamais celle d’un autre, jamais deux. Qui n’a plus de bille avant les autres passe en attendant.
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
