"""Records of fair deals: sealed while the game runs, and checked to the last nonce afterwards."""

from __future__ import annotations

import copy
import dataclasses
import random
from functools import cache
from pathlib import Path

import jsonschema
import pytest

import gladsheim
from gladsheim.core.errors import RecordError
from gladsheim.core.fair import action_word, commitment_of, deal_fairly
from gladsheim.core.game import Json
from gladsheim.games import game as game_of
from gladsheim.records import (
    FairStart,
    Nonce,
    Record,
    RecordedSeat,
    chain,
    first_link,
    from_json,
    load_record,
    verify,
)
from gladsheim.records.schema import schema

DATA = Path(__file__).resolve().parents[1] / "data" / "records"
SECRET = bytes(range(32))
SEATS = (RecordedSeat("Ada"), RecordedSeat("greedy", "bot", "greedy"))
START = FairStart(commitment_of(SECRET), (Nonce.of(bytes(range(1, 33))), None), SECRET)


def played(name: str, start: FairStart = START) -> Record:
    """A whole random game of two, as the hall would play it."""
    game = game_of(name, players=2)
    state, chance = deal_fairly(game, start.key), random.Random(7)
    taken: list[tuple[int, str, str | None]] = []
    while not state.is_terminal:
        state.chance_word = action_word(start.key, len(taken) + 1)
        applied = state.apply(chance.choice(state.legal_actions()))
        taken.append((applied.seat, applied.action, None))
    first = first_link(name, game.rules_version, game.options, SEATS, start)
    return Record(
        name, game.rules_version, game.options, SEATS, start, chain(first, taken), dict(state.result())
    )


@cache
def whole(name: str = "valda") -> Record:
    """A game that is played once; never when tests are collected, which every process does."""
    return played(name)


@pytest.mark.parametrize("name", gladsheim.games())
def test_a_fair_game_verifies(name: str) -> None:
    """Every game, replayed with the chance of every action; read back it is the same bytes."""
    record = whole(name)
    report = verify(record)
    assert report.ok, report.findings
    assert report.plies == len(record.actions)
    document = record.to_json()
    jsonschema.validate(document, schema())
    assert from_json(document) == record


def test_the_record_that_the_page_checks_holds() -> None:
    """The page's own check is tested with it."""
    assert verify(load_record(DATA / "fair-valda.json")).ok


@pytest.mark.parametrize("name", ["valda", "valhalla"])
def test_the_chance_of_each_action_counts(name: str) -> None:
    """A game whose dice or draws came from elsewhere does not verify."""
    other = played(name, dataclasses.replace(START, nonces=(Nonce.of(bytes(32)), None)))
    forged = dataclasses.replace(other, start=START)
    first = forged.first_link
    rows = [(entry.seat, entry.action, entry.time) for entry in forged.actions]
    assert not verify(dataclasses.replace(forged, actions=chain(first, rows))).ok


def test_while_it_runs_only_the_chain_is_checked() -> None:
    """The secret is left out, the links stay, and a finished game must not keep it back."""
    sealed = dataclasses.replace(whole(), start=dataclasses.replace(START, secret=None), result=None)
    assert SECRET.hex() not in str(sealed.to_json())
    report = verify(sealed)
    assert report.ok
    assert not report.revealed
    assert sealed.seal == whole().seal
    with pytest.raises(ValueError, match="not revealed"):
        _ = sealed.start.key if isinstance(sealed.start, FairStart) else None
    kept = dataclasses.replace(sealed, result=whole().result)
    assert [finding.check for finding in verify(kept).findings] == ["commitment"]


@pytest.mark.parametrize(
    "path", [("commitment",), ("secret",), ("nonces", 0, "commitment"), ("nonces", 0, "nonce")]
)
def test_every_changed_byte_is_found(path: tuple[str | int, ...]) -> None:
    """Whoever changes a secret, a nonce or what was committed to is found out."""
    document = copy.deepcopy(whole().to_json())
    at: Json = document["start"]["fair"]
    for step in path[:-1]:
        at = at[step]  # type: ignore[index]  # lists by number
    at[str(path[-1])] = "0" * 64
    assert "commitment" in {finding.check for finding in verify(from_json(document)).findings}


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"nonces": [None]}, "start.fair.nonces"),
        ({"nonces": "none"}, "start.fair.nonces"),
        ({"nonces": [{"commitment": "0" * 64}, None]}, r"start.fair.nonces\[0\]"),
        ({"secret": "0" * 63}, "start.fair.secret"),
        ({"commitment": "X" * 64}, "start.fair.commitment"),
        ({"extra": 1}, "start.fair"),
    ],
)
def test_faults_are_named(change: Json, field: str) -> None:
    """The field, and what is allowed."""
    document = copy.deepcopy(whole().to_json())
    document["start"]["fair"].update(change)
    with pytest.raises(RecordError, match=field):
        from_json(document)
