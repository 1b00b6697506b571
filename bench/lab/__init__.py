"""Environments for agents beside those of other libraries: `python -m bench.lab`."""
