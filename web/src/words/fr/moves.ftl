# Les coups dans les listes, en peu de mots ; moves/*.json dit quels mots vont à quel coup.

move-column = Colonne { $column }
move-cell = { $cell }
move-from-to = { $origin } vers { $cell }
move-kind-column = { $name }, colonne { $column }
move-kind-cell = { $name } en { $cell }
move-pop = Sortie de la colonne { $column }
move-announced = { $move }, avec annonce
move-announce = Annonce une ligne
move-stake = Mise de { $stake }
move-starts = { $who } commence
move-leaves = { $who } abandonne
