"""Environments of Gymnasium and PettingZoo, registered when this package is imported.

    import gymnasium
    import gladsheim.research.environments

    env = gymnasium.make("gladsheim/Voluspa-v2", players=2, bots="greedy")

The number at the end of an id is the version of the game's observations and action ids.
"""

from gladsheim.research.environments.registering import register

register()
