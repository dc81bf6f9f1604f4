"""Core that all games share: the uniform API, records, kernels, chance, errors. Imports no game."""
