"""Prepared moves, which the hall plays when their seat's turn comes."""
