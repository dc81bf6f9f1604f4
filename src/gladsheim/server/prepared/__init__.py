"""Moves prepared beforehand, which the hall plays when their seat's turn comes."""
