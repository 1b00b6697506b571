"""Agents that learn: they need PyTorch, which nothing else here does (`pip install torch`)."""
