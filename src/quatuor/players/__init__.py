"""Computer players: levels, how they choose, and tournaments between them."""
