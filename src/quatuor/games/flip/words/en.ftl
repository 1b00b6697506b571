title = Throw tokens onto two trays; control a line of four and call it first.
