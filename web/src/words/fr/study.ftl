# Étude et relecture.

study-title = Étude
review-title = Relecture
