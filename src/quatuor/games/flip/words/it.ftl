title = Lancia i gettoni su due vassoi; controlla una linea di quattro e annunciala per primo.
