# Les leçons de plus4.

lesson-plus4-push-title = Pousser par le haut
lesson-plus4-push-text = Quatre colonnes de quatre. Poussez un pion en haut d’une colonne : il prend la place du haut et tout le reste descend d’un cran.
lesson-plus4-push-task = Poussez votre pion dans la colonne 1 et regardez les autres descendre.
lesson-plus4-push-well = Le vôtre est en haut ; les autres sont descendus d’un cran.

lesson-plus4-out-title = Dehors par le bas
lesson-plus4-out-text = Une colonne n’est jamais pleine : un cinquième pion pousse celui du bas dehors, et celui-ci revient dans la main de son joueur. Sans pion en main, on passe.
lesson-plus4-out-task = La colonne 1 en contient quatre. Poussez-en un cinquième.
lesson-plus4-out-well = Le pion rouge du bas est sorti et revient dans la main des rouges.

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

lesson-plus4-bonus-title = Le pion bonus
lesson-plus4-bonus-text = Dans la grille sans fin et dans les manches, chacun a aussi un pion bonus, plus clair, avec une étoile. On le pousse comme un autre, tant qu’on l’a en main. Une ligne qui contient le pion bonus de son joueur vaut deux points.
lesson-plus4-bonus-task = Complétez la colonne autour de votre pion bonus.
lesson-plus4-bonus-well = Une ligne avec le pion bonus : deux points.

lesson-plus4-endless-title = La grille sans fin
lesson-plus4-endless-text = Chaque nouvelle ligne marque un point pour sa couleur, et on ne vide jamais la grille. Une ligne qui reste ne marque plus rien. Le premier à 11 points gagne.
lesson-plus4-endless-task = Vous avez une colonne pleine. Poussez-y encore votre couleur et regardez le score.
lesson-plus4-endless-well = Elle était complète et le reste : pas de nouveau point.

lesson-plus4-rounds-title = Les manches
lesson-plus4-rounds-text = La première ligne finit la manche : un point, ou deux si le pion bonus en fait partie et y était avant la dernière poussée.
lesson-plus4-rounds-task = Terminez la ligne qui contient votre pion bonus.
lesson-plus4-rounds-well = Deux points : le pion bonus était déjà dans la ligne.

lesson-plus4-next-title = La manche suivante
lesson-plus4-next-text = Après une manche, on vide la grille. Celui qui a marqué le moins commence la suivante ; à égalité, celui qui n’a pas commencé. Le premier à 11 points, ou le meilleur score après le nombre de manches convenu.
lesson-plus4-next-task = Gagnez la manche et voyez qui commence.
lesson-plus4-next-well = Les bleus ont marqué moins et commencent la deuxième manche.

lesson-plus4-again-title = En rond
lesson-plus4-again-text = La même position pour la troisième fois finit la manche : nulle, ou, dans la grille sans fin, gagnée par le meilleur score. Dans les manches, elle ne rapporte rien.
lesson-plus4-again-task = Les deux poussent sans cesse dans la colonne 1. Encore une fois.
lesson-plus4-again-well = Trois fois la même : partie nulle.
