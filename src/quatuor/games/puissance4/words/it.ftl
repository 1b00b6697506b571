title = Fai cadere i gettoni nella griglia in piedi; vince chi per primo ne mette quattro in linea.
