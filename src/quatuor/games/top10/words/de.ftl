title = Zieh deine Steine aus einem vollen Gitter; behalte, was in einer Reihe lag, und hab als Erster zehn.
