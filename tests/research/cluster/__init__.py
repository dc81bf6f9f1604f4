"""Pieces of work give the same results wherever they are done, also where processes are killed."""
