"""The rows of `benchmarks/floods.py`: a flood each, and what it does to everybody else."""
