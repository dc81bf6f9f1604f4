"""Data sets of decisions equal the records that they are made of."""
