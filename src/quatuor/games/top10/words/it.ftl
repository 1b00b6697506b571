title = Sfila i tuoi gettoni da una griglia piena; tieni quelli che erano in linea, e arriva a dieci prima degli altri.
