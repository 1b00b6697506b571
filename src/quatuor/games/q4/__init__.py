"""Q4: a cube of 4 × 4 × 4, for two to four."""
