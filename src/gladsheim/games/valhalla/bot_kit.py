"""Bot kit of Valhalla."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any

from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.contract.bot_kit import BotKit, Observation, Seed
from gladsheim.core.errors import DocumentError, Fault
from gladsheim.core.positions.record_state import RecordState
from gladsheim.core.prepared.prospects import SEED, Prospects, as_if_to_act
from gladsheim.core.prepared.suppositions import NO_SUPPOSITIONS, Suppositions, suppositions_in
from gladsheim.games.valhalla import stages
from gladsheim.games.valhalla.bot.effort import BUDGETS, EFFORT, PRACTICE
from gladsheim.games.valhalla.notation.checks import chosen_cards

_BOT = files(__package__) / "bot"


class ValhallaBotKit(BotKit[RecordState]):
    """Bot kit of Valhalla with its options."""

    budgets = BUDGETS
    effort = EFFORT
    practice = PRACTICE
    learned = _BOT / "learned.json"
    ladder = _BOT / "ladder.json"

    def __init__(
        self, from_document: Callable[[Observation], RecordState], options: Mapping[str, Any]
    ) -> None:
        super().__init__(from_document)
        self._options = options

    def to_act(self, observation: Observation) -> int | None:
        if observation.get("stage") == "over":
            return None
        pending = observation.get("pending")
        if observation.get("stage") == "excuse" and isinstance(pending, Mapping):
            asked: int = pending["ask"][0]
            return asked
        seat: int | None = observation.get("turn")
        return seat

    def imagine(self, observation: Observation, seed: Seed) -> RecordState:
        document = dict(observation)
        try:
            counts = [document.pop(name) for name in ("draw_count", "discard_count")]
            seen = [card for card in observation["valhalla"]["cards"] if card is not None]
            seen += [place["card"] for place in observation["landscape"]]
            seen += [held["card"] for player in observation["players"] for held in player["cards"]]
        except (KeyError, TypeError) as error:
            raise DocumentError([Fault("observation", f"is not what a seat sees: {error!r}")]) from error
        stream = Stream(seed_key(seed))
        hidden = [card for card in chosen_cards(self._options) if card not in set(seen)]
        stream.shuffle(hidden)
        whole = all(isinstance(count, int) and not isinstance(count, bool) for count in counts)
        if not whole or min(counts) < 0 or sum(counts) != len(hidden):
            raise DocumentError([Fault("draw_count", f"and discard_count must make {len(hidden)} together")])
        rng = stream.below(1 << 32) << 32 | stream.below(1 << 32)
        piles = {"draw": hidden[: counts[0]], "discard": hidden[counts[0] :], "rng": str(rng)}
        return self.from_document({**document, **piles})

    def prospects(self, observation: Observation, seat: int) -> Prospects:
        """Return the actions that the next turn may begin with on the maps as they lie;
        nothing while a fifth card waits.
        """
        players = list(observation["players"])
        players[seat] = {**players[seat], "stalled": False}
        begun = {"turn": seat, "stage": stages.NAMES[stages.TURN], "pending": None, "players": players}
        return as_if_to_act(self, {**observation, **begun}, seat)

    def suppositions(self, observation: Observation, seat: int) -> Suppositions:
        """Return the actions that end the turn of the seat to act, or make it ask for the
        Excuse, and draw no card.
        """
        state = self.imagine(observation, SEED)
        found = suppositions_in(state, seat, state.game.presenter.choices(state))
        return (
            Suppositions(found, state.game.presenter.scene(state, state.current_player))
            if found
            else NO_SUPPOSITIONS
        )
