"""Tests of positions and actions as numbers of fixed size."""
