"""Benchmarks: always beside a peer in the same run, always printed as a ratio."""
