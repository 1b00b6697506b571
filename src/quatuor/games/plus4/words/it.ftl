title = Spingi un pezzo dall’alto; mettine quattro in linea prima che le colonne li portino via.
