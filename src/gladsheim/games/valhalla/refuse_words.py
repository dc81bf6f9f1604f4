"""The words of refusals: cards, cells, armies and phases as a player reads them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gladsheim.games.valhalla.pieces import CARDS, CROWN, KINDS, NUMBER, RANKS, Card

Cell = tuple[int, int]
PHASES = ("Valhalla", "recruit", "battle", "glory")
"""The phases of a cycle, in order (VH-5.1)."""
RANK_NAMES = {rank: name for name, rank in RANKS.items()}


def card_of(text: str) -> Card:
    """The facts of a card, whichever copy it is (VH-2.3)."""
    return CARDS[NUMBER[text] % KINDS]


def label(text: str) -> str:
    """A card by its name, with its id, since two copies share a name."""
    return f"{card_of(text).name} ({text})"


def labels(cards: Iterable[str], link: str = "or") -> str:
    """Several cards, or none of them."""
    return both([label(card) for card in cards], link) or "none"


def count(number: int, noun: str) -> str:
    """A number of things: 1 movement, 2 movements, no movements."""
    return f"{number or 'no'} {noun}{'' if number == 1 else 's'}"


def armies(number: int) -> str:
    """A number of armies."""
    return f"{number or 'no'} {'army' if number == 1 else 'armies'}"


def both(parts: Sequence[str], link: str = "and") -> str:
    """A list in words: a, b and c."""
    return f" {link} ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:])))


def spot(cell: Cell) -> str:
    """A cell as action texts write it."""
    return f"{cell[0]},{cell[1]}"


def suits(text: str) -> str:
    """The symbols of a card."""
    return both(list(card_of(text).suits)) or "no symbol"


def rank(text: str) -> str:
    """The rank of a card: a number, or its name."""
    found = card_of(text).rank
    return RANK_NAMES.get(found, str(found))


def phase(number: int) -> str:
    """A phase by its number and name."""
    return f"phase {number} ({PHASES[number - 1]})"


def share(one: str, other: str) -> bool:
    """Whether a suit is on both cards (VH-2.5)."""
    return not set(card_of(one).suits).isdisjoint(card_of(other).suits)


def identical(one: str, other: str) -> bool:
    """Whether the ids agree but for the copy (VH-2.3)."""
    return card_of(one) is card_of(other)


def numbered(text: str) -> bool:
    """Whether a card has a rank from 2 to 9."""
    return card_of(text).rank in range(2, 10)


def crowned(text: str) -> bool:
    """Whether a card is a crown."""
    return card_of(text).rank == CROWN
