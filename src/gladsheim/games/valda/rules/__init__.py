"""Rules as kernels: a file per phase of the rulebook."""
