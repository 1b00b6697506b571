"""Four Senses: stacks that are told by touch."""
