"""A table before play: who is led to it, who takes which seat, and the deal that all make together."""
