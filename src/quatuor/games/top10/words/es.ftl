title = Saca tus fichas de una rejilla llena; quédate con las que estaban en línea y llega a diez antes que nadie.
