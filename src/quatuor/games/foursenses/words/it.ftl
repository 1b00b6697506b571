title = Impila pezzi che riconosci al tatto: quattro uguali in linea, quattro alla stessa altezza, o una scala di tre.
