"""Records keep their rules: those of earlier versions are replayed under these for ever."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import pytest

from gladsheim import records
from gladsheim.core.errors import UsageError
from gladsheim.core.game import Game, by_version
from gladsheim.games import info
from gladsheim.records import RecordedSeat, chain, load_record, record_game, verify
from tests.toys import Toy

DATA = Path(__file__).parents[1] / "data" / "records"
GAMES = ("valda", "valhalla", "voluspa")
KEPT = sorted(DATA.glob("*-[1-9].json"))
"""Real games, named by the game and the version of its rules."""
SEATS = (RecordedSeat("Ask"), RecordedSeat("Embla"))


class FirstToy(Toy):
    """The toy by version 1 of its rules."""

    rules_version: ClassVar[int] = 1


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy's rules are version 3 now; version 1 is kept, version 2 is not."""
    monkeypatch.setattr(Toy, "rules_version", 3)
    monkeypatch.setattr(Toy, "earlier", (FirstToy,))


def version_of(path: Path) -> int:
    """The version of the rules that a kept record names in its file's name."""
    return int(path.stem[-1])


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_record_is_replayed_for_ever(path: Path) -> None:
    """A real game of a version verifies, whatever the rules are now."""
    record = load_record(path)
    assert record.rules == version_of(path)
    report = verify(record)
    assert report.findings == ()
    assert (report.over, report.plies) == (True, len(record.actions))


def test_every_version_of_every_game_has_a_kept_record() -> None:
    """One of each version that is still played, the present one included."""
    kept = {(load_record(path).game, version_of(path)) for path in KEPT}
    assert kept == {
        (kind.name, version)
        for kind in map(info, GAMES)
        for version in {kind.rules_version, *(then.rules_version for then in kind.earlier)}
    }


@pytest.mark.parametrize("name", GAMES)
def test_a_record_with_readings_is_kept(name: str) -> None:
    """One of each game was played by readings, which hold for ever as well."""
    assert any(record.options.get("rulings") for record in map(load_record, KEPT) if record.game == name)


def test_what_only_the_rules_of_then_allow() -> None:
    """In Valhalla's record a Pawn and a Court lead where version 2 lets none lead (E-6)."""
    record = load_record(DATA / "valhalla-1.json")
    chained = replace(record, rules=2)
    actions = ((entry.seat, entry.action, entry.time) for entry in record.actions)
    forged = replace(chained, actions=chain(chained.first_link, actions))
    (finding, *_) = verify(forged).findings
    assert (finding.check, finding.rules) == ("action", ("VH-8.25", "VH-2.5"))
    documents = [step.state.document() for step in records.replay(record)]
    assert all("rulings" not in document["options"] for document in documents)
    last = documents[-1]
    assert last == next(records.replay(record)).state.game.from_document(last).document()


@pytest.mark.usefixtures("changed")
def test_a_record_is_replayed_under_its_own_rules() -> None:
    """Every state of it is one of the game of then; a new one is written under the rules of now."""
    kept = record_game(FirstToy().deal(7), SEATS, lambda state: state.legal_actions()[0])
    new = record_game(Toy().deal(7), SEATS, lambda state: state.legal_actions()[0])
    assert (kept.rules, new.rules) == (1, 3)
    assert {type(step.state.game) for step in records.replay(kept)} == {FirstToy}
    assert {type(step.state.game) for step in records.replay(new)} == {Toy}
    assert verify(kept).ok
    assert verify(new).ok


@pytest.mark.usefixtures("changed")
def test_a_version_that_is_not_kept_is_refused() -> None:
    """The error names the version and those that can be played."""
    with pytest.raises(UsageError, match="rules version 2, not 1 or 3, of toy"):
        by_version(Toy(), 2)


@pytest.mark.usefixtures("changed")
def test_the_game_of_a_version() -> None:
    """It has the same options, and is another game than that of now."""
    now: Game = Toy(cards=9)
    assert by_version(now, 3) is now
    then = by_version(now, 1)
    assert (type(then), then.options) == (FirstToy, now.options)
    assert then != now
    assert by_version(then, 1) is then
