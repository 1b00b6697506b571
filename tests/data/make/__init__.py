"""Scripts that make the tables and golden games in `tests/data`, with the plain referee alone."""
