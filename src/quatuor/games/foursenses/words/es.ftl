title = Apila piezas que se reconocen al tacto: cuatro iguales en línea, cuatro a la misma altura o una escalera de tres.
