"""Boards as text and as SVG, and how cells are named."""
