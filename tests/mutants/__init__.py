"""Mutants: changes of the product that some test has to notice."""
