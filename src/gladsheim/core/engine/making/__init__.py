"""How engines are made: kernels are translated and compiled, for the cache or for the package."""
