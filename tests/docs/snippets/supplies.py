"""The files that pages take for granted, each made by the program itself."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path

from gladsheim.core.fair import commitment_of, secret_of_day
from gladsheim.games import game
from gladsheim.records import FairStart, Record, RecordedSeat, no_time, record_game
from tests.cli.conftest import POSITION
from tests.docs.snippets.blocks import ROOT
from tests.records.test_fair import played

DAY, SECRET = "2026-11-26", b"?" * 32
SEATS = (RecordedSeat("greedy", "bot", "greedy"), RecordedSeat("random", "bot", "random"))
KEPT = ROOT / "tests" / "data" / "records"

PLACEHOLDERS: Mapping[str, Mapping[str, str]] = {
    "docs/hosts/shared-deals.md": {
        "3f0c…": SECRET.hex(),
        "what was published before": sha256(SECRET).hexdigest(),
    }
}
"""What pages put in the place of what nobody knows beforehand."""


def _game(seed: int = 7) -> Record:
    """A game that was dealt from a seed."""
    dealt = game("voluspa").deal(seed)
    return record_game(dealt, SEATS, lambda state: state.legal_actions()[0], clock=no_time)


def _edited() -> Record:
    """One in which somebody has changed the time of an action afterwards."""
    record = _game()
    actions = list(record.actions)
    actions[4] = dataclasses.replace(actions[4], time="2026-01-01T00:00:00Z")
    return dataclasses.replace(record, actions=tuple(actions))


def _of_day() -> Record:
    secret = secret_of_day(SECRET, DAY, "voluspa")
    return played("voluspa", FairStart(commitment_of(secret), (None, None), secret))


def _own_cards() -> str:
    """The card file of the package under a name of its own."""
    text = (ROOT / "src/gladsheim/games/valda/valda-cards.toml").read_text(encoding="utf-8")
    return text.replace('id = "', 'id = "my-', 1)


def _kept(name: str) -> str:
    return (KEPT / name).read_text(encoding="utf-8")


def _line(record: Record) -> str:
    return record.to_bytes().decode()


SUPPLIES: Mapping[str, Mapping[str, Callable[[], str]]] = {
    "docs/hosts/hosting.md": {"imprint.md": lambda: "Askr Embla", "privacy.md": lambda: "No other logs."},
    "docs/hosts/shared-deals.md": {"try.json": lambda: _line(_of_day())},
    "docs/reference/valda-card-file.md": {
        "my-cards.toml": _own_cards,
        "game.json": lambda: _kept("valda-2.json"),
    },
    "docs/reference/cli.md": {"position.json": lambda: f"{POSITION}\n"},
    "docs/researchers/records.md": {
        "game.json": lambda: _line(_game()),
        "games.jsonl": lambda: "".join(_line(_game(seed)) for seed in (3, 2, 12)),
        "void.json": lambda: _kept("void-valda.json"),
        "fair.json": lambda: _kept("fair-valda.json"),
        "edited.json": lambda: _line(_edited()),
    },
}


def supply(page: str, folder: Path) -> None:
    """Lay the files of a page into its folder."""
    for name, made in SUPPLIES.get(page, {}).items():
        (folder / name).write_text(made(), encoding="utf-8")


def filled_in(page: str, text: str) -> str:
    """A text of a page with what its placeholders stand for."""
    for placeholder, value in PLACEHOLDERS.get(page, {}).items():
        text = text.replace(placeholder, value)
    return text
