"""Values of positions that were learned from games: how kernels work them out, and where they lie."""
