"""What the rules of several games share, and what every game must offer."""

from quatuor.rules.protocol import Rules

__all__ = ["Rules"]
