"""The lessons can be learnt, and are right about their games."""
