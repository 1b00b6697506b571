title = Saca tus fichas de una rejilla llena; quédate con las que estaban en línea y sé el primero en llegar a diez.
