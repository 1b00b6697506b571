title = Impila pezzi che si riconoscono al tatto: quattro uguali in linea, quattro alla stessa altezza o una scala di tre.
