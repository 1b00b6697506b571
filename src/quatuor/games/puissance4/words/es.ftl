title = Deja caer fichas en la rejilla de pie; gana quien alinea cuatro primero.
