title = Spingi un pezzo dall’alto; allineane quattro prima che le colonne se li portino via.
