"""Learned values of positions: their computation in kernels, and their files."""
