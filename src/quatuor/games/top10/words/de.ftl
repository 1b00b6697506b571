title = Zieh deine Steine aus einem vollen Gitter und behalte, was in einer Reihe lag; wer zuerst zehn hat, gewinnt.
