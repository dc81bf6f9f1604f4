"""Card files and their faults."""
