"""Wins in the cube by threats alone, while marbles are placed and two play.

Three marbles in a line whose fourth cell is free are a *three*: it must be answered on that cell.
Whoever makes one three after another, until two must be answered at once, wins whatever the other
side does.

    lines     cells that complete a line, or make a three
    search    the shortest sequence of threes that wins
    engine    what others call
"""
