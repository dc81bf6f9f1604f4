"""Bots inside kernels."""
