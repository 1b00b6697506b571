title = Stack pieces you know by touch: four alike in a line, four level, or a staircase of three.
