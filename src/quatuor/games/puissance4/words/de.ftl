title = Wirf Steine in das stehende Gitter; wer zuerst vier in einer Reihe hat, gewinnt.
