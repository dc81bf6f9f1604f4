"""How kernels run: as plain Python, or as machine code that was compiled beforehand."""
