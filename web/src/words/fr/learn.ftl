# Apprendre : les règles de chaque jeu, une leçon par règle, avec nos propres mots.

learn-title = Apprendre
learn-lead = Choisissez un jeu. Chaque règle a un petit plateau pour l’essayer.
learn-lessons = Leçons
learn-lesson-of = Leçon { $number } sur { $count }
learn-count =
    { $count ->
        [1] Une leçon
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
learn-house = Règle maison : la règle imprimée n’en dit rien ; voici comment nous jouons.
learn-solved = faite
learn-contents = Toutes les leçons
learn-close = Fermer
learn-well = Bravo !
learn-other-tray = Sur le plateau, hors des cases
learn-other-miss = À côté des plateaux
learn-other-call = Annoncer !
learn-other-row = La rangée
learn-other-col = La colonne
