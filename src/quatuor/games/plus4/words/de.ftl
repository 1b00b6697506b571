title = Schieb oben einen Stein ein; bring vier in eine Reihe, bevor die Spalten sie forttragen.
