title = Empuja una pieza por arriba; pon cuatro en línea antes de que las columnas se las lleven.
