title = Coloca canicas en cuatro tableros y luego muévelas; alinea cuatro en cualquier parte del cubo.
