"""The computer at flip, by level: what it aims at, how well it throws, and what it notices."""
