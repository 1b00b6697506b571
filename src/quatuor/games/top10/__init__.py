"""Top 10: pop discs out of a full grid and keep those that stood in a line."""
