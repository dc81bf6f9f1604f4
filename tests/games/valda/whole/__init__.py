"""Whole games: the contract, a naive second engine, both ways to run, invariants."""
