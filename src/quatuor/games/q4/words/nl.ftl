title = Leg knikkers op vier borden en verplaats ze daarna; maak ergens in de kubus een lijn van vier.
