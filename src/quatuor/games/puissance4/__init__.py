"""Puissance 4: drop, pop, power discs, five in a row."""
