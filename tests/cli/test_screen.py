"""What commands write: nothing that a terminal would obey, whoever wrote it."""

from __future__ import annotations

import json
import re
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

import gladsheim
from gladsheim import cli as cli_package
from gladsheim.cli.screen import err, out, visible
from gladsheim.records import RecordedSeat, Recorder
from gladsheim.records.record import HUMAN
from gladsheim.store.hall import HallStore
from gladsheim.tables.people.talk import Report
from tests.cli.conftest import POSITION, Ran, Runner
from tests.cli.test_operator import TIME, come, play, within

TURNED = "\u202eks\u2066A\u061c\u200b\ufeff\u00ad\U000e0041"
"""A name with what turns the direction of writing, and with what nobody sees."""
ORDERS = "\x1b]0;owned\x07\x9b31m\x7f\x85"
"""What a terminal takes for orders."""
HOSTILE = TURNED + ORDERS
OBEYED = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f]")


def assert_plain(*rans: Ran) -> None:
    """Nothing of what was written turns, orders or hides, and what would have is shown by its number."""
    for ran in rans:
        for char in ran.out + ran.err:
            assert char == "\n" or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp"), ran
    assert any(r"\u202e" in ran.out + ran.err for ran in rans)


@given(st.text())
def test_what_is_written_is_visible(text: str) -> None:
    """JSON stays the same JSON, and what is visible stays as it is."""
    shown = visible(text)
    assert not any(unicodedata.category(char)[0] == "C" and char != "\n" for char in shown)
    assert visible(shown) == shown
    assert json.loads(visible(json.dumps(text, ensure_ascii=False))) == text


@pytest.mark.parametrize(
    "text", ["Þórr, Ольга, น้ำผึ้ง", "Quelle est leur force\u202f?", "a\u00a0b", "👍🏽", "one\ntwo"]
)
def test_what_people_write_is_written_as_it_is(text: str) -> None:
    """Letters with their marks, spaces of all widths, and breaks of lines."""
    assert visible(text) == text


def test_tables_and_titles_are_visible_too(capsys: pytest.CaptureFixture[str]) -> None:
    """Everything that is written by Rich, on either stream."""
    from rich.table import Table

    for console in (out(), err()):
        table = Table(HOSTILE, title=HOSTILE)
        table.add_row(HOSTILE)
        console.print(table)
        console.print(HOSTILE, markup=False)
        console.rule(HOSTILE)
    seen = capsys.readouterr()
    assert_plain(Ran(0, seen.out, ""), Ran(0, seen.err, ""))


def test_commands_write_by_nothing_else() -> None:
    """A module that writes past `screen` makes what it writes visible by itself, or writes nobody's text."""
    folder = Path(cli_package.__file__).parent
    writes = re.compile(r"\bclick\.(?:echo|secho)\(|\bprint\(|\bsys\.std(?:out|err)\.write\(|\bConsole\(")
    found = {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*.py")
        if any(writes.search(line) for line in path.read_text("utf-8").splitlines() if ".print(" not in line)
    }
    assert found == {"screen.py", "test.py", "engine/bench_worker.py"}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a game whose seats have such names, in a file that has one itself."""
    seats = [RecordedSeat(f"{TURNED}{number}", HUMAN) for number in range(2)]
    recorder = Recorder(gladsheim.game("voluspa", players=2).deal("1"), seats)
    for _ in range(3):
        recorder.apply(recorder.state.legal_actions()[0])
    path = tmp_path / f"game{TURNED}.json"
    recorder.record(reveal=True).save(path)
    return path


def test_names_in_a_record_are_made_visible(cli: Runner, record: Path) -> None:
    """Replayed as a whole, at a ply and by a seat; verified, damaged too; and gone on with."""
    assert_plain(cli("replay", record), cli("replay", record, "--ply", "2", "--seat", "0"))
    assert_plain(cli("verify", record))
    assert_plain(cli("play", "voluspa", "--lines", "--resume", record, typed="q\n"))
    data = json.loads(record.read_text("utf-8"))
    for field, value in (
        ("game", HOSTILE),
        ("rules", HOSTILE),
        ("seats", [{HOSTILE: 1}]),
        (HOSTILE, HOSTILE),
    ):
        record.write_text(json.dumps({**data, field: value}, ensure_ascii=False), encoding="utf-8")
        for command in ("replay", "verify"):
            assert_plain(cli(command, record))


def test_texts_in_positions_and_cases_are_made_visible(cli: Runner, tmp_path: Path) -> None:
    """Where they are refused, and where they are told of."""
    document = json.loads(POSITION)
    for spoilt in (
        {**document, HOSTILE: 1},
        {**document, "game": HOSTILE},
        {**document, "hands": [[HOSTILE]]},
    ):
        line = json.dumps(spoilt, ensure_ascii=False)
        assert_plain(cli("moves", typed=f"{line}\n"))
        request = json.dumps({"position": spoilt, "actions": [HOSTILE]}, ensure_ascii=False)
        assert_plain(cli("apply", typed=f"{request}\n"))
    request = json.dumps({"position": document, "actions": [HOSTILE]}, ensure_ascii=False)
    assert_plain(cli("apply", typed=f"{request}\n"))
    cases = json.loads((Path(__file__).parents[1] / "data" / "cases" / "voluspa.json").read_text("utf-8"))
    case = {**cases["cases"][0], "id": TURNED, "title": HOSTILE, "rules": [HOSTILE]}
    file = tmp_path / f"{TURNED}.json"
    for changed in ({**case, "expect": {}}, case, {**case, HOSTILE: HOSTILE}):
        file.write_text(json.dumps({**cases, "cases": [changed]}, ensure_ascii=False), encoding="utf-8")
        assert_plain(cli("cases", file))


def test_names_of_files_are_made_visible(cli: Runner, tmp_path: Path) -> None:
    """Also those that are not there, and of weights and cards that are refused."""
    (tmp_path / TURNED).write_text("{}")
    missing = tmp_path / f"no{TURNED}"
    assert_plain(cli("verify", missing))
    assert_plain(cli("restore", tmp_path / TURNED, "--database", f"sqlite:///{tmp_path}/hall.db"))
    assert_plain(cli("check", "--database", f"sqlite:///{missing}"))
    assert_plain(cli("simulate", "voluspa", "--bots", f"seer-7@{tmp_path / TURNED},random", "-n", "1"))
    assert_plain(cli("simulate", "valda", "--cards", tmp_path / TURNED))


def test_what_people_wrote_in_a_hall_is_made_visible(cli: Runner, tmp_path: Path) -> None:
    """In a database from elsewhere names, reports and lines may be anything."""
    url = f"sqlite:///{tmp_path}/hall.db"

    async def fill(store: HallStore) -> None:
        live = await play(store)
        await come(store, "mallory", HOSTILE, account=True)
        await come(store, "other", HOSTILE)
        words = (HOSTILE, f"{HOSTILE}\n{HOSTILE}")
        report = Report("id", live.table.id, "ask", "mallory", HOSTILE, 7, *words, TIME)
        assert await store.talk.report(report, 20)

    within(url, fill)
    assert cli("ban", "mallory", "--database", url).code == 0
    for command in (
        *(("reports",), ("reports", "--json"), ("reports", "--close", HOSTILE)),
        *(("ban", "--list"), ("audit", "--about", "mallory")),
        *(("erase-user", "mallory"), ("erase-user", f"{HOSTILE}?"), ("erase-user", "other", "--yes")),
    ):
        assert_plain(cli(*command, "--database", url))
