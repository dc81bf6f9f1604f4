"""Bot kit of Valda."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from importlib.resources import files

from gladsheim.core.contract.bot_kit import BotKit, Observation, Seed
from gladsheim.core.errors import DocumentError
from gladsheim.core.positions.record_state import RecordState
from gladsheim.core.prepared.prospects import NO_PROSPECTS, SEED, Prospects, as_if_to_act
from gladsheim.core.prepared.suppositions import NO_SUPPOSITIONS, Supposition, Suppositions, suppositions_in
from gladsheim.games.valda import acts
from gladsheim.games.valda.book import CardFile
from gladsheim.games.valda.bot.effort import BUDGETS, EFFORT, PRACTICE, RACE_EFFORT
from gladsheim.games.valda.views.imagine import asked_before, asked_to_attack, position_of

_BOT = files(__package__) / "bot"
_ANSWERS = (acts.WORDS[acts.PASS], acts.WORDS[acts.ATTACK])
"""Types of the answers of a rival who is asked whether it attacks, by a card that nothing else hangs on."""


class ValdaBotKit(BotKit[RecordState]):
    """Bot kit of Valda with a card file, played as a `race` or not."""

    budgets = BUDGETS
    practice = PRACTICE
    ladder = _BOT / "ladder.json"

    def __init__(
        self, from_document: Callable[[Observation], RecordState], book: CardFile, *, race: bool
    ) -> None:
        super().__init__(from_document)
        self._book = book
        self.learned, self.effort = (None, RACE_EFFORT) if race else (_BOT / "learned.json", EFFORT)

    def to_act(self, observation: Observation) -> int | None:
        seat: int | None = observation.get("to_act")
        return seat

    def imagine(self, observation: Observation, seed: Seed) -> RecordState:
        return self.from_document(position_of(observation, self._book, seed))

    def prospects(self, observation: Observation, seat: int) -> Prospects:
        """Return the choice whether to attack the player whose turn it is, until the attack is over; nothing
        for the seat's own turn, which begins with a roll and new cards.
        """
        asked = asked_to_attack(observation, seat)
        return NO_PROSPECTS if asked is None else as_if_to_act(self, asked, seat)

    def suppositions(self, observation: Observation, seat: int) -> Suppositions:
        """Return the answers of a rival who is asked whether it attacks: it passes, or attacks with a card
        that it may hold.
        """
        asked = asked_before(observation, seat)
        if asked is None:
            return NO_SUPPOSITIONS
        found: list[Supposition] = []
        for held in (None, *(card.id for card in self._book.cards if card.type == "attack")):
            with suppress(DocumentError):
                state = self.from_document(position_of(asked, self._book, SEED, held))
                answers = (one for one in state.game.presenter.choices(state) if one["type"] in _ANSWERS)
                found += suppositions_in(state, seat, [one for one in answers if one.get("card") == held])
        return Suppositions(found)
