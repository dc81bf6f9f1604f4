"""What this relies on of Numba: its front end, and its passes."""
