title = Apila piezas que reconoces al tacto: cuatro iguales en línea, cuatro a la misma altura o una escalera de tres.
