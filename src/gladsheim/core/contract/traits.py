"""Traits of a game: facts that tables, halls and catalogues must know of it before anything is dealt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from gladsheim.core.rulings import Rulings

NO_RULINGS = Rulings()


@dataclass(frozen=True, slots=True)
class OrderKind:
    """Kind of answer that a seat can give beforehand to a secret question.

    `low` and `high` bound the strength from which on it may be given, both included; both are 0
    where nothing has a strength.
    """

    name: str
    low: int = 0
    high: int = 0


@dataclass(frozen=True, slots=True)
class Reach:
    """Bounds on a game, several times as far as games go in practice: its action ids, and the points of a
    seat, which are never negative.

    A program that must rely on the bounds ends a longer game there, and counts more points as `most`.
    """

    decisions: int = 100_000
    most: int = 1_000_000


def any_reach(options: Mapping[str, Any]) -> Reach:
    """Return bounds that are far from any game. Default of `Traits.reach`."""
    return Reach()


@dataclass(frozen=True, slots=True, kw_only=True)
class Traits:
    """Facts about a game that hold with any of its options."""

    credits: Mapping[str, str]
    """Credits on a table card: `designer`, `publisher`, `year` and others."""
    rulings: Rulings = NO_RULINGS
    """Readings of the rules that a table can choose, and the editions."""
    daily: tuple[Mapping[str, Any], ...] = ({},)
    """Options that suit a deal of the day, used in turn."""
    chance_in_play: bool = False
    """Whether anything is drawn or rolled after the deal: then `State.chance_word` decides it."""
    open_record: bool = True
    """Whether the actions of a running game, and the seat to act, may be shown to everybody; False for a game
    in which any of that may be hidden.
    """
    secret_questions: bool = False
    """Whether a seat may be asked in secret, so that others must not notice that it is."""
    orders: tuple[OrderKind, ...] = ()
    """Kinds of answers that a seat can give beforehand, where seats are asked in secret."""
    reach: Callable[[Mapping[str, Any]], Reach] = any_reach
    """Function (complete options) → bounds on a game with them."""
