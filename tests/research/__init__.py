"""What researchers are given holds: data sets say what the records say, and clusters play the same games."""
