"""Engines that run kernels: as plain Python, or as machine code that was compiled beforehand."""
