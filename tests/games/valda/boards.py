"""Small positions, and what comes of actions in them: the words in which rules are tested."""

from __future__ import annotations

from typing import Any

from gladsheim import from_document
from gladsheim.core.game import State
from gladsheim.games.valda.book import built_in
from gladsheim.games.valda.pieces import RESOURCES

Json = dict[str, Any]
MASK = (1 << 64) - 1


def table(*seats: Json, phase: str = "resource", options: Json | None = None, **fields: Any) -> State:
    """The state of a partial document: what is not said is that of a fresh turn of seat 0 (VA-16.1)."""
    chosen = {"players": len(seats), **(options or {})}
    return from_document(
        {"game": "valda", "options": chosen, "phase": phase, "players": list(seats), **fields}
    )


def after(state: State, *actions: str) -> State:
    """What comes of legal actions; the state itself stays."""
    later = state.clone()
    for action in actions:
        later.apply(action)
    return later


def strike(target: Json, attacker: Json, *others: Json, **fields: Any) -> State:
    """Seat 0 is active; seat 1, first in line, attacks it with the first card of its hand."""
    first = {"followers": 11, **attacker}
    state = table(target, first, *others, phase="attack", **fields)
    return after(state, f"attack:{attacker['hand'][0]}")


def played(card: str, own: Json | None = None, *others: Json, **fields: Any) -> State:
    """Seat 0 has played a yellow card."""
    mine = {"hand": [card], **(own or {})}
    if own and "hand" in own:
        mine["hand"] = [card, *own["hand"]]
    return after(table(mine, *(others or ({},)), phase="game", **fields), f"play:{card}")


def struck(card: str, target: Json, attacker: Json | None = None, *others: Json, **fields: Any) -> State:
    """Seat 1 has attacked seat 0, which has yielded."""
    mine = {"followers": 11, **(attacker or {}), "hand": [card]}
    return after(table(target, mine, *others, phase="attack", **fields), f"attack:{card}", "yield")


def texts(state: State) -> set[str]:
    """The legal actions."""
    return set(state.legal_actions())


def decision(state: State) -> str:
    """The kind of decision that is due."""
    return str(state.document()["pending"][-1]["op"])


def window(state: State) -> tuple[str, int | None] | None:
    """The window that is open, and who is asked; None at other decisions."""
    step = state.document()["pending"][-1]
    return (step["kind"], state.current_player) if step["op"] == "window" else None


def seat(state: State, number: int = 0) -> Json:
    """What a seat has."""
    player: Json = state.document()["players"][number]
    return player


def followers(state: State) -> list[int]:
    """Followers by seat."""
    return [player["followers"] for player in state.document()["players"]]


def stock(state: State, number: int = 0) -> tuple[int, ...]:
    """Blood, gold and diamonds of a seat."""
    player = seat(state, number)
    return tuple(player[resource] for resource in RESOURCES)


def copies(*decks: str) -> list[str]:
    """Every card of the decks, as often as there are copies, in file order."""
    return [card.id for card in built_in().cards if card.deck in decks for _ in range(card.count)]


def refuses(state: State, action: str, *rules: str) -> None:
    """The action is not legal, and all of these rules are given as the reason."""
    assert action not in texts(state)
    refusal = state.why_not(action)
    assert refusal is not None
    assert set(rules) <= set(refusal.rules), refusal


class SplitMix:
    """The generator of chance, written down once more (VA-3.1)."""

    def __init__(self, state: int) -> None:
        self.state = state & MASK

    def word(self) -> int:
        """The next number of 64 bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return mixed ^ (mixed >> 31)

    def below(self, number: int) -> int:
        """A number from 0 to below another."""
        return self.word() % number

    def shuffle(self, cards: list[str]) -> None:
        """Shuffle in place (VA-3.2)."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def text(self) -> str:
        """The state as a document has it."""
        return f"{self.state:016x}"
