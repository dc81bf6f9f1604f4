"""Parts of Numba that the compiler uses: its front end, and its passes."""
