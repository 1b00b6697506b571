"""Perft, playouts and whatever searches: written once, specialised to a game when compiled."""
