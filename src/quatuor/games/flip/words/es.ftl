title = Lanza fichas a dos bandejas; controla una línea de cuatro y cántala antes que nadie.
