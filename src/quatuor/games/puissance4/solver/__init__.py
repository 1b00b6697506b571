"""The classic game, solved: exact scores of any position, on boards of many sizes."""
