"""Random bot: any legal action, each equally likely."""

from __future__ import annotations

from gladsheim.bots.bot import GameBot
from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.game import Seed, State


class RandomBot(GameBot):
    """Bot that plays any legal action, each equally likely."""

    def _decide(self, state: State, seed: Seed) -> int:
        return any_action(state, Stream(seed_key(seed)))


def any_action(state: State, chance: Stream) -> int:
    """Return the code of a legal action, each equally likely."""
    # The legal actions follow from what the seat to act may know.
    codes = state.legal_codes()
    return codes[chance.below(len(codes))]
