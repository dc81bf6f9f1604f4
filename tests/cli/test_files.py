"""FILE... of commands that read: several files, standard input, and what Windows has saved."""

from __future__ import annotations

import codecs
import json
from contextlib import AbstractContextManager
from pathlib import Path
from typing import IO

import pytest

import gladsheim
from gladsheim.cli.positions import loading
from gladsheim.cli.positions.files import reading
from gladsheim.cli.positions.stepping import RecordSteps
from gladsheim.records import load_record
from tests.cli.conftest import POSITION, Ran, Runner

DATA = Path(__file__).parents[1] / "data"
RECORDS = [DATA / "records" / "voluspa-1.json", DATA / "records" / "valda-1.json"]
BOOK = Path(gladsheim.__file__).parent / "games" / "valda" / "valda-cards.toml"
CASES = DATA / "cases" / "voluspa.json"
COMMANDS = ("moves", "apply", "cases", "replay", "verify")
"""Those that take FILE..."""


@pytest.fixture
def kept(tmp_path: Path) -> dict[str, bytes]:
    """What each command reads."""
    record = RECORDS[0].read_bytes()
    request = json.dumps({"position": json.loads(POSITION), "actions": []}).encode()
    return {"moves": POSITION.encode(), "apply": request, "replay": record, "verify": record} | {
        "cases": CASES.read_bytes()
    }


def plain(ran: Ran, *names: Path | str) -> Ran:
    """What came of a command, without the names of files."""
    out = ran.out
    for name in names:
        out = out.replace(str(name), "FILE")
    return Ran(ran.code, "".join(out.split()), ran.err)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_byte_order_mark_makes_no_difference(
    cli: Runner, kept: dict[str, bytes], tmp_path: Path, command: str
) -> None:
    """In a file and on standard input, for every command that reads."""
    bare, marked = tmp_path / "bare", tmp_path / "mark"
    bare.write_bytes(kept[command])
    marked.write_bytes(codecs.BOM_UTF8 + kept[command])
    wanted = plain(cli(command, bare), bare)
    assert wanted.code == 0
    assert plain(cli(command, marked), marked) == wanted
    assert plain(cli(command, "-", typed=marked.read_bytes()), "-") == plain(cli(command, bare), bare, "-")


def test_a_mark_before_each_record_of_a_file_makes_no_difference(cli: Runner, tmp_path: Path) -> None:
    """Files with marks may be joined."""
    file = tmp_path / "joined.jsonl"
    file.write_bytes(b"".join(codecs.BOM_UTF8 + one.read_bytes() for one in RECORDS))
    ran = cli("verify", file)
    assert (ran.code, ran.out.count(": holds: ")) == (0, 2)


def test_a_marked_record_is_gone_on_with(cli: Runner, tmp_path: Path) -> None:
    """`play --resume` and `load_record` read one, and what is written has no mark."""
    file = tmp_path / "game.json"
    args = ("play", "voluspa", "--lines", "--seat", "me:Ada", "--seat", "random", "--seed", "3")
    cli(*args, "--record", file, typed="1\n1\n")
    whole = file.read_bytes()
    file.write_bytes(codecs.BOM_UTF8 + whole)
    assert load_record(file).to_bytes() == whole
    assert cli("play", "voluspa", "--lines", "--resume", file, typed="quit\n").code == 0
    assert file.read_bytes() == whole


def test_a_marked_card_file_is_known(cli: Runner, tmp_path: Path) -> None:
    """A card file that Notepad saved is the same card file."""
    file = tmp_path / "cards.toml"
    file.write_bytes(codecs.BOM_UTF8 + BOOK.read_bytes().replace(b"\n", b"\r\n"))
    assert cli("verify", RECORDS[0], "--cards", file).code == 0
    assert cli("simulate", "valda", "-n", "1", "--cards", file, "--bots", "random", "-q").code == 0


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("data", "told"),
    [
        (POSITION.encode("utf-16"), "is UTF-16 text; allowed: UTF-8"),
        (POSITION.encode("utf-16-le") + "\r\n".encode("utf-16-le"), "is UTF-16 text; allowed: UTF-8"),
        (POSITION.replace("voluspa", "völuspa").encode("latin-1"), "byte 12 is 0xf6; allowed: UTF-8"),
    ],
)
def test_other_encodings_are_named(cli: Runner, tmp_path: Path, command: str, data: bytes, told: str) -> None:
    """Once, in plain words."""
    file = tmp_path / "file"
    file.write_bytes(data)
    ran = cli(command, file)
    assert ran.code == (0 if command in ("moves", "apply") else 1)
    assert (ran.out + ran.err).count(told) == 1


@pytest.mark.parametrize("command", ["cases", "replay", "verify"])
def test_an_empty_file_is_called_empty(cli: Runner, tmp_path: Path, command: str) -> None:
    """The message names the file."""
    file = tmp_path / "file"
    file.touch()
    ran = cli(command, file)
    assert ran.code == 1
    assert f"{file}: " in ran.out + ran.err
    assert "is empty" in ran.out + ran.err


def test_verify_says_of_each_file_what_holds(cli: Runner, tmp_path: Path) -> None:
    """A bad file does not keep the next from being checked, and the exit code tells of it."""
    bad = tmp_path / "bad.json"
    bad.write_text("{", encoding="utf-8")
    ran = cli("verify", RECORDS[0], bad, "-", typed=RECORDS[1].read_bytes())
    assert ran.code == 1
    first, second, third = ran.out.splitlines()
    assert first.startswith(f"{RECORDS[0]}: holds")
    assert second.startswith(f"{bad}: record: not JSON")
    assert third.startswith("-: holds")
    assert ran.err == "gladsheim: 1 record does not hold\n"
    assert cli("verify", *RECORDS).code == 0


def test_verify_goes_on_after_a_file_that_is_gone(
    cli: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that was there when the command began may be unreadable when its turn comes."""
    gone = tmp_path / "gone.json"
    gone.touch()

    def fails(file: str) -> AbstractContextManager[IO[bytes]]:
        if file == str(gone):
            raise OSError(5, "Input/output error", file)
        return reading(file)

    monkeypatch.setattr(loading, "reading", fails)
    ran = cli("verify", gone, RECORDS[0])
    assert ran.code == 1
    assert ran.out.startswith(f"{gone}: record: cannot be read: Input/output error\n{RECORDS[0]}: holds")


def test_replay_shows_each_file(cli: Runner, tmp_path: Path) -> None:
    """One that cannot be replayed is named, the others are shown, and the exit code is 1."""
    bad = tmp_path / "bad.json"
    altered = json.loads(RECORDS[0].read_bytes())
    altered["actions"][0]["action"] = "Od@9,9"
    bad.write_text(json.dumps(altered), encoding="utf-8")
    ran = cli("replay", RECORDS[0], bad, "-", "--ply", "1", typed=RECORDS[1].read_bytes())
    assert ran.code == 1
    places = [ran.out.index(f"{name}:\n") for name in (RECORDS[0], bad, "-")]
    assert places == sorted(places)
    assert "1/" in ran.out[places[0] : places[1]]
    assert "1/" in ran.out[places[2] :]
    assert f"{bad}: " in ran.err
    assert ran.err.endswith("gladsheim: 1 file cannot be replayed\n")
    assert cli("replay", *RECORDS, "--ply", "0").code == 0


def test_a_ply_that_one_of_several_files_lacks(cli: Runner) -> None:
    """The file is named with what is allowed, and the next one is shown."""
    counts = [len(load_record(file).actions) for file in RECORDS]
    assert counts[0] != counts[1]
    ran = cli("replay", *RECORDS, "--ply", max(counts))
    assert ran.code == 1
    assert f"ply is {max(counts)}; allowed: 0 to {min(counts)}" in ran.err
    assert f"{max(counts)}/{max(counts)}" in ran.out


@pytest.mark.parametrize(
    ("keys", "shown", "going_on"), [("4000\nn\n", 2, True), ("q\n", 1, False), ("b\nn\nb\nq\n", 4, False)]
)
def test_steps_lead_from_one_file_to_the_next(
    keys: str, shown: int, going_on: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beyond the end of a game the next file comes, if there is one; q leaves."""
    seen: list[int] = []
    typed = iter(keys.split())
    monkeypatch.setattr("click.prompt", lambda *_, **__: next(typed))
    monkeypatch.setattr(RecordSteps, "show", lambda _, ply: seen.append(ply))
    assert RecordSteps(load_record(RECORDS[0]), None, "en").walk(more=True) is going_on
    assert len(seen) == shown


def test_cases_of_several_files(cli: Runner, tmp_path: Path) -> None:
    """A file that holds no cases does not keep the next from being run."""
    bad = tmp_path / "bad.json"
    bad.write_text("[]", encoding="utf-8")
    ran = cli("cases", bad, "-", typed=CASES.read_bytes())
    assert ran.code == 1
    assert ran.out.startswith(f"{bad}: ")
    assert "-: 123 cases, 123 passed" in ran.out
    assert ran.err == "gladsheim: 1 file is not a case file\n"


@pytest.mark.parametrize("command", ["moves", "apply"])
def test_lines_of_several_files_are_answered_in_their_order(
    cli: Runner, kept: dict[str, bytes], tmp_path: Path, command: str
) -> None:
    """As if the files were one."""
    file = tmp_path / "file"
    file.write_bytes(kept[command])
    answers = cli(command, file, "-", file, typed=b'{"game": "chess"}\n').out.splitlines()
    assert len(answers) == 3
    assert answers[0] == answers[2]
    assert "error" in json.loads(answers[1])


@pytest.mark.parametrize("command", COMMANDS)
def test_standard_input_is_read_once(cli: Runner, command: str) -> None:
    """Given twice it would be empty the second time."""
    ran = cli(command, "-", "-")
    assert (ran.code, ran.out) == (2, "")
    assert "standard input, '-', is given several times; allowed: once" in ran.err
