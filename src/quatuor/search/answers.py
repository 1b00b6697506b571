"""What can be said to "does the player to move win with the next ply?"."""

NO, YES, UNSEEN = range(3)
"""UNSEEN where one has to try."""
