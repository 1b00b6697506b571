title = Deja caer fichas en la rejilla vertical; gana quien antes alinee cuatro.
