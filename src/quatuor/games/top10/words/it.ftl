title = Sfila i tuoi gettoni da una griglia piena; tieni quelli che erano in linea, e arriva per primo a dieci.
