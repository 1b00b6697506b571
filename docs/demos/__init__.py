"""The little games of the page: a module for each game, found by its name."""
