"""The tables of examples for the corner cases of V-12, a file for each run of related cases."""
