"""Bots inside kernels: batches of games in which they play all seats but the agent's."""
