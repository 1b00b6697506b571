title = Lancia i gettoni su due vassoi; controlla una linea di quattro e annunciala prima degli altri.
