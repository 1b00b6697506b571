title = Metti le biglie su quattro plance, poi spostale; allineane quattro dove vuoi nel cubo.
