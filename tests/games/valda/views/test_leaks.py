"""Nothing that a viewer receives tells what it may not know, nor that somebody was asked (VA-17)."""

from __future__ import annotations

import random

import pytest

from gladsheim import game
from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.game import Seed, State
from gladsheim.testing.ledger import rule
from gladsheim.testing.twins import check_leaks, redealt
from tests.games.valda.tables import Options, furnished, mostly_few, title


def rehanded(state: State, viewer: int | None, seed: Seed) -> State:
    """The position with cards of other hands exchanged for deep ones of the same decks.

    Everything else stays, chance and what is drawn next as well. So these twins stay together
    for long, and it is their windows that differ: who holds a weapon is asked, who does not is not.
    """
    document = state.document()
    if any(entry["op"] == "window" for entry in document["pending"]):
        return redealt(state, viewer, seed)
    chance = random.Random(f"{seed!r} {viewer}")
    for seat, player in enumerate(document["players"]):
        if seat != viewer:
            for place, card in enumerate(player["hand"]):
                deck = document["decks"][card.partition(".")[0]]
                # The end of a list is drawn first or last, as the game has it: the middle is deep.
                if deep := range(len(deck) // 4, len(deck) - len(deck) // 4):
                    other = chance.choice(deep)
                    player["hand"][place], deck[other] = deck[other], player["hand"][place]
            player["hand"].sort()
    return state.game.from_document(document)


def position(options: Options, seed: str) -> State:
    """A position with many weapons in the hands."""
    return game("valda", **options).from_document(furnished(Stream(seed_key(seed)), options))


@rule("VA-17.1", "VA-17.2", "VA-17.3")
@pytest.mark.parametrize("options", mostly_few(), ids=title)
def test_twin_deals(options: Options, long: bool) -> None:
    """Games that differ only in what a viewer cannot know look the same to it, byte for byte."""
    every, steps = (5, 40) if long else (100, 6)
    assert check_leaks(game("valda", **options), "leaks", every=every, steps=steps) > 10


@rule("VA-17.4", "VA-17.5", "VA-17.6", "VA-17.7")
@pytest.mark.parametrize("options", mostly_few(), ids=title)
def test_twins_of_whom_other_seats_are_asked(options: Options, long: bool) -> None:
    """With many weapons about, other seats are asked in one twin than in the other: nobody notices."""
    compared = 0
    for number in range(60 if long else 1):
        start = position(options, f"weapons {title(options)} {number}")
        every, steps = (3, 30) if long else (36, 6)
        compared += check_leaks(start.game, number, every=every, steps=steps, start=start, twin=rehanded)
    assert compared > 20
