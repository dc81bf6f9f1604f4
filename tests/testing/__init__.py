"""The proofs themselves: each must notice what it is there to notice."""
