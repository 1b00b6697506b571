"""Plus 4: a grid that pieces are pushed through."""
