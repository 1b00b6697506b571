"""How the database came to its present form, step by step."""

NEWEST = "0003"
"""The last step: a database that is there is not looked at further."""
