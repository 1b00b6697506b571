title = Empuja una pieza por arriba; alinea cuatro antes de que las columnas se las lleven.
