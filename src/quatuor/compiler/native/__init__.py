"""Native code by Numba: the backends `numba` and `njit`, and what the build step starts from."""
