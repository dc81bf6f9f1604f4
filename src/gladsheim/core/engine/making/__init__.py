"""Making of engines: kernels are translated and compiled, for the cache or for the package."""
