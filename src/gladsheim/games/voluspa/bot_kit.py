"""Bot kit of Völuspá."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any

from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.contract.bot_kit import BotKit, Observation, Seed
from gladsheim.core.positions.record_state import RecordState
from gladsheim.core.prepared.prospects import NO_PROSPECTS, SEED, Prospects, as_if_to_act
from gladsheim.core.prepared.suppositions import Suppositions
from gladsheim.games.voluspa import phases
from gladsheim.games.voluspa.bot.effort import BUDGETS, EFFORT, PRACTICE
from gladsheim.games.voluspa.options import BASE
from gladsheim.games.voluspa.pieces import BY_CODE, TILES
from gladsheim.games.voluspa.views import supposing

_BOT = files(__package__) / "bot"


class VoluspaBotKit(BotKit[RecordState]):
    """Bot kit of Völuspá with its options."""

    budgets = BUDGETS
    effort = EFFORT
    practice = PRACTICE
    learned = _BOT / "learned.json"
    ladder = _BOT / "ladder.json"

    def __init__(
        self, from_document: Callable[[Observation], RecordState], options: Mapping[str, Any]
    ) -> None:
        super().__init__(from_document)
        self._kinds = options["kinds"]
        self.learned_as = "base" if set(self._kinds) <= set(BASE) else "all"

    def imagine(self, observation: Observation, seed: Seed) -> RecordState:
        document = {**observation, "removed": list(observation["removed"])}
        hidden = self._hidden(observation)
        Stream(seed_key(seed)).shuffle(hidden)
        hands, known = [], []
        for hand in observation["hands"]:
            if isinstance(hand, Mapping):
                unseen = hand["count"] - len(hand["known"])
                drawn, hidden = hidden[:unseen], hidden[unseen:]
                hels = [tile.code for tile in TILES if tile.apart] * hand["hel"]
                hands.append(sorted([*hand["known"], *drawn, *hels]))
                known.append(list(hand["known"]))
            else:
                hands.append(list(hand))
                known.append([])
        return self.from_document({**document, "hands": hands, "known": known, "deck": hidden})

    def prospects(self, observation: Observation, seat: int) -> Prospects:
        """Return the plays of the tiles of the hand on the board as it lies; nothing while a
        Raven is in flight.
        """
        if observation["phase"] == phases.NAMES[phases.RAVEN]:
            return NO_PROSPECTS
        now = {name: value for name, value in observation.items() if name != "hermod"}
        return as_if_to_act(self, {**now, "turn": seat, "phase": phases.NAMES[phases.PLAY]}, seat)

    def suppositions(self, observation: Observation, seat: int) -> Suppositions:
        hidden = self._hidden(observation)
        return supposing.suppositions(observation, seat, hidden, lambda seen: self.imagine(seen, SEED))

    def _hidden(self, observation: Observation) -> list[str]:
        """Return the tiles that the observer cannot place, in a fixed order."""
        pool = Counter({code: BY_CODE[code].count for code in self._kinds})
        seen = [tile.partition("+")[0] for tile in observation["board"].values()]
        seen += [*observation["discard"], *observation["removed"]]
        if observation.get("raven") and observation["raven"]["under"]:
            seen.append(observation["raven"]["under"])
        for hand in observation["hands"]:
            seen += hand["known"] if isinstance(hand, Mapping) else hand
        pool.subtract(seen)
        return [code for code in BY_CODE for _ in range(pool[code]) if not BY_CODE[code].apart]
