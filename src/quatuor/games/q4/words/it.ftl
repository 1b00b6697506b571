title = Metti le biglie su quattro plance, poi spostale; allineane quattro ovunque nel cubo.
