"""Code that every game shares: chance, fair deals, events, words, compiled kernels."""
