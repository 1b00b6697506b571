# Ce que fait un coup : une phrase par sorte de fait. `who` est un joueur, `move` et `other` sont des
# coups, tout le reste des cases ; `first` et `last` sont les bouts de la ligne montrée.

explain-line = Complète la ligne de { $first } à { $last }.
explain-line-for = Complète une ligne pour { $who }, qui gagne avec elle.
explain-line-of = { $who } tient la ligne de { $first } à { $last }.
explain-unannounced = La ligne n’est pas annoncée : elle ne compte pas encore.
explain-announces = Annonce la ligne de { $first } à { $last }.
explain-announces-nothing = Annonce une ligne alors qu’il n’y en a pas.
explain-misses-line = N’annonce pas la ligne de { $first } à { $last }.
explain-misses = Ici, un gain est manqué : { $move }.
explain-lets = Laisse { $who } gagner tout de suite : { $move }.
explain-opens = Ouvre la place au-dessus : { $who } y gagne, en { $cell }.
explain-stops = Empêche { $who } de gagner au coup suivant : { $move }.
explain-only = Le seul coup : après tout autre, { $who } gagne tout de suite.
explain-threat = Menace de gagner au coup suivant : { $move }.
explain-double = Fait deux menaces à la fois : { $move } et { $other }. Une seule peut être parée.
explain-then = Menace { $move } ; une fois cela paré, ceci gagne : { $other }.
explain-above = Menace { $move } ; le pion qui pare fait place à la ligne suivante, juste au-dessus, en { $cell }.
explain-squeeze = Quoi que réponde { $who }, un gain suit aussitôt.
explain-trap = { $who } ne doit pas jouer { $below } : la case au-dessus, { $cell }, gagnerait alors.
explain-spoils = Abandonne une menace : { $who } peut maintenant prendre { $cell }.
explain-zugzwang = Gagne au décompte : { $count } autres cases libres viennent avant { $below }, un nombre pair. { $who } devra donc finir par y jouer, et { $cell }, juste au-dessus, gagne.
explain-zugzwang-now = { $who } doit maintenant jouer { $below }, et { $cell }, juste au-dessus, gagne.
explain-sequence = Gagne par une suite de menaces, en { $count } coups au plus.
explain-scores =
    { $count ->
        [one] Marque { $count } point.
       *[other] Marque { $count } points.
    }
explain-scores-for =
    { $count ->
        [one] Marque { $count } point pour { $who }.
       *[other] Marque { $count } points pour { $who }.
    }
explain-lets-score =
    { $count ->
        [one] Laisse { $who } marquer { $count } point tout de suite : { $move }.
       *[other] Laisse { $who } marquer { $count } points tout de suite : { $move }.
    }
explain-apart = Sépare { $count } pièces alignées, celles de { $who }.
explain-keeps =
    { $count ->
        [one] Le pion était dans une ligne, il est gardé : { $count } jusqu’ici.
       *[other] Le pion était dans une ligne, il est gardé : { $count } jusqu’ici.
    }
explain-keeps-last = Le pion était dans une ligne, il est gardé : c’est le dernier qu’il fallait.
explain-misses-disc = Un pion est manqué : celui de la case { $cell } était dans une ligne et pouvait être gardé.
explain-lines-up = Aligne { $count } pions, de { $first } à { $last }.
explain-breaks = Défait une ligne de { $who } : le pion de la case { $cell } ne peut plus être gardé.
explain-lets-keep =
    { $count ->
        [one] Laisse { $who } garder { $count } pion aligné en bas.
       *[other] Laisse { $who } choisir parmi { $count } pions alignés en bas.
    }
explain-harmless =
    { $count ->
        [one] Ne laisse que { $count } coup sans danger : à { $who } de le trouver.
       *[other] Laisse { $count } coups sans danger : à { $who } de les trouver.
    }
explain-no-harmless = Ne laisse aucun coup sans danger : quoi que pose { $who }, une figure peut être complétée ensuite.
explain-only-harmless = Le seul coup sans danger : après tout autre, une figure peut être complétée tout de suite.
