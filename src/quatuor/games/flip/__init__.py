"""Flip: tokens launched onto two trays."""
