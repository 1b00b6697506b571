title = Lascia cadere i gettoni nella griglia verticale; vince chi per primo ne allinea quattro.
