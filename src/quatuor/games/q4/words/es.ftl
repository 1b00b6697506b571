title = Pon canicas en cuatro tableros y después muévelas; alinea cuatro en cualquier parte del cubo.
