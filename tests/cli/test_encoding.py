"""Every command writes and reads in whatever encoding the terminal or the pipe has."""

from __future__ import annotations

import io
import json
import logging
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gladsheim.cli.commands import COMMANDS
from gladsheim.cli.encoding import settle
from gladsheim.cli.engine.writing import keeping
from gladsheim.cli.main import INTERRUPTED, run
from gladsheim.cli.play.screen.showing import why_no_screen
from gladsheim.cli.play.words import CliTexts
from gladsheim.records import load_record
from gladsheim.server.run import AccessOptions, _announce
from gladsheim.server.wire.logs import LineFormatter
from gladsheim.store.hall import HallStore
from gladsheim.tables.people.talk import Report
from tests import PATIENCE
from tests.cli.conftest import POSITION, Ran, environment
from tests.cli.test_operator import TIME, come, play, within
from tests.proof_options import mostly_long

ENCODINGS = ("cp1252", "cp437", "cp850", "cp932", "latin-1", "ascii")
NAME = "Łukasz Þór 🐺∞"
CASES = Path(__file__).parents[1] / "data" / "cases" / "voluspa.json"
FEW_TILES = ("--set", "custom", "--kinds", "Od,Dr,Tr")
AT_THE_TABLE = "help\nboard\nhint\nwhy x\nsave \x00\nlog\nquit\n"

WANTED: dict[str, list[tuple[str, ...]]] = {
    "play": [
        ("voluspa", "--lines", "--seed", "3", "--seat", f"me:{NAME}", "--seat", "greedy", "--lang", "de"),
        ("valda", "--lines", "--seed", "3", "--seat", f"me:{NAME}", "--seat", "greedy", "--lang", "fr"),
        ("valhalla", "--lines", "--seed", "3", "--seat", f"me:{NAME}", "--seat", "greedy"),
        ("valda", "--help"),
        ("voluspa", "--seat", NAME),
    ],
    "puzzle": [("voluspa",)],
    "moves": [("{folder}/position.json",)],
    "apply": [("{folder}/faulty.json",)],
    "cases": [(str(CASES),), ("{folder}/faulty.json",)],
    "simulate": [("voluspa", "-n", "1", "--bots", "random", *FEW_TILES)],
    "replay": [("{folder}/game.json",)],
    "verify": [("{folder}/game.json", "{folder}/faulty.json")],
    "arena": [("voluspa", "random", "greedy", "-n", "1", *FEW_TILES), ("voluspa", NAME)],
    "ladder": [("voluspa", "random", "greedy", "search-1", "-n", "1", *FEW_TILES)],
    "rulings": [("voluspa", "-n", "2", "-j", "1", "--bot", "random", "--rulings", "edge-row", *FEW_TILES)],
    "train": [(NAME,)],
    "puzzles": [(NAME,)],
    "bench": [("voluspa", "--mode", "plain", "--seconds", "0.05")],
    "reports": [(), ("--json",)],
    "check": [()],
    "export": [()],
    "ratings": [(), ("--json",)],
    "erase-user": [(NAME,), (f"{NAME}?",)],
    "ban": [(NAME,), ("--list",)],
    "tables": [(), ("--json",)],
    "games": [(), ("--json",)],
    "audit": [(), ("--json",)],
    "repair": [("table",), (NAME,)],
    "backup": [("{folder}/nowhere/" + NAME,)],
    "restore": [("{folder}/faulty.json",)],
    "move": [(NAME,)],
    "warm": [()],
    "help": [("arena",), (NAME,)],
    "version": [()],
    "serve": [("--help",), ("--name", NAME)],
    "worker": [("--help",), ("--database", NAME)],
    "test": [],
}
"""What every command is given. `test` hands everything to another program."""


class Terminal(io.TextIOWrapper):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        """It is one."""
        return True


class Narrow:
    """Runs commands in this process over streams of an encoding."""

    def __init__(self, encoding: str, patch: pytest.MonkeyPatch) -> None:
        self.encoding, self._patch = encoding, patch

    def __call__(self, *args: str, typed: bytes = b"") -> Ran:
        """What came of a command; what it wrote is text in the encoding."""
        out, err = io.BytesIO(), io.BytesIO()
        self._patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed), encoding=self.encoding))
        self._patch.setattr(sys, "stdout", io.TextIOWrapper(out, encoding=self.encoding))
        self._patch.setattr(sys, "stderr", io.TextIOWrapper(err, encoding=self.encoding))
        code = run(list(args))
        sys.stdout.flush()
        sys.stderr.flush()
        return Ran(code, out.getvalue().decode(self.encoding), err.getvalue().decode(self.encoding))


@pytest.fixture(params=mostly_long(ENCODINGS, ["cp437", "ascii"]))
def narrow(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Narrow:
    """Runs commands in each encoding; in the short form one with signs of its own, and the narrowest."""
    return Narrow(request.param, monkeypatch)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a record, a position, a faulty file and a hall, all with names of many alphabets."""
    found = tmp_path_factory.mktemp("narrow")
    names = ("--seat", f"me:{NAME}", "--seat", "random")
    with pytest.MonkeyPatch.context() as patch:
        kept = ("--record", f"{found}/game.json")
        Narrow("utf-8", patch)("play", "valhalla", "--lines", "--seed", "3", *names, *kept, typed=b"1\n1\n")
    (found / "position.json").write_text(POSITION, encoding="utf-8")
    (found / "faulty.json").write_text(f'{{"{NAME}": "{NAME}"}}', encoding="utf-8")

    async def fill(store: HallStore) -> None:
        live = await play(store)
        await come(store, "wolf", NAME, account=True)
        report = Report("id", live.table.id, "ask", "wolf", NAME, 7, NAME, NAME, TIME)
        assert await store.talk.report(report, 20)

    within(f"sqlite:///{found}/hall.db", fill)
    return found


def test_every_command_is_known_here() -> None:
    """A new command says how it is tried."""
    assert set(WANTED) == set(COMMANDS)


@pytest.mark.parametrize("command", [name for name, runs in WANTED.items() if runs])
def test_commands_write_in_narrow_encodings(
    narrow: Narrow, command: str, folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Each command ends with an exit code and no fault, in words, tables, pictures, help and errors."""
    monkeypatch.setenv("GLADSHEIM_DATABASE", f"sqlite:///{folder}/hall.db")
    monkeypatch.setenv("GLADSHEIM_KERNELS", "plain")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for args in WANTED[command]:
        given = [arg.format(folder=folder) if "{folder}" in arg else arg for arg in args]
        ran = narrow(command, *given, typed=AT_THE_TABLE.encode())
        assert ran.code in (0, 1, 2, INTERRUPTED)


@pytest.mark.parametrize(
    ("encoding", "shown"),
    [
        ("cp1252", "Lukasz Þór ?%"),
        ("cp437", "Lukasz Thór ?∞"),
        ("cp932", "Lukasz Thor ?∞"),
        ("latin-1", "Lukasz Þór ?%"),
        ("ascii", "Lukasz Thor ?%"),
        ("utf-8", NAME),
    ],
)
def test_names_stay_readable(
    encoding: str, shown: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the encoding lacks is replaced by the nearest letters of ASCII, else by a question mark."""
    ran = Narrow(encoding, monkeypatch)("replay", f"{folder}/game.json", "--ply", "0")
    assert shown in ran.out


def test_the_signs_of_valhalla_stay_apart(narrow: Narrow, folder: Path) -> None:
    """The legend names six suits, each with a sign of its own."""
    ran = narrow("replay", f"{folder}/game.json", "--ply", "0")
    legend = re.search(
        r"(\S) Moons . (\S) Suns . (\S) Waves . (\S) Leaves . (\S) Wyrms . (\S) Knots", ran.out
    )
    assert legend is not None
    assert len(set(legend.groups())) == 6


@pytest.mark.parametrize("command", ["reports", "tables", "ratings", "games"])
def test_json_is_utf_8_and_lossless(
    narrow: Narrow, command: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the encoding is, programs read the same."""
    monkeypatch.setenv("GLADSHEIM_DATABASE", f"sqlite:///{folder}/hall.db")
    told = narrow(command, "--json").out
    assert told.isascii()
    wide = Narrow("utf-8", monkeypatch)(command, "--json").out
    assert documents(told) == documents(wide)
    assert (NAME in wide) == (command == "reports")


def documents(text: str) -> list[Any]:
    """The JSON documents of an output: one, or one a line."""
    return (
        [json.loads(line) for line in text.splitlines()]
        if text.startswith("{")
        else [json.loads(text or "0")]
    )


def test_json_lines_are_utf_8_and_lossless(narrow: Narrow) -> None:
    """A name in a fault comes back as it was sent."""
    ran = narrow("moves", typed=f'{{"game": "{NAME}"}}\n'.encode())
    assert ran.out.isascii()
    assert NAME in json.loads(ran.out)["error"]["message"]


def test_records_are_utf_8(narrow: Narrow, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record on standard output has the bytes of its file."""
    record, out = load_record(folder / "game.json"), io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(out, encoding=narrow.encoding))
    with keeping(None) as keeper:
        keeper.take(keeper.form(record))
    assert out.getvalue() == (folder / "game.json").read_bytes()
    assert NAME.encode() in out.getvalue()


@pytest.mark.parametrize("typed", [b"\xff\xfe\n", b"save /nowhere/\xff\n", b"why \x81\n", b"help \xe9\n"])
def test_what_is_typed_may_be_no_text(narrow: Narrow, typed: bytes) -> None:
    """It is answered like anything else that nobody understands."""
    ran = narrow("play", "voluspa", "--lines", "--seed", "3", "--seat", "me", typed=typed + b"quit\n")
    assert ran.code == 0
    assert ran.out.rstrip().endswith("Goodbye.")


def test_what_is_typed_may_begin_with_a_byte_order_mark(narrow: Narrow) -> None:
    """PowerShell writes one into its pipes."""
    ran = narrow("play", "voluspa", "--lines", "--seed", "3", typed=b"\xef\xbb\xbfquit\n")
    assert "command" not in ran.out.split(">")[-1]
    assert ran.out.rstrip().endswith("> Goodbye.")


BYTES = "\udcff"
"""An argument that is no text, as Python hands it over."""


@pytest.mark.parametrize(
    "args",
    [
        ("play", "voluspa", "--seat", f"me:{BYTES}"),
        ("simulate", "voluspa", "-n", "1", "--seed", BYTES),
        ("puzzles", "voluspa", "-n", "1", "--games", "1", "--seed", BYTES),
        ("rulings", "voluspa", "-n", "1", "-j", "1", "--seed", BYTES),
        ("verify", BYTES),
        ("check", "--database", f"postgresql://u@127.0.0.1/{BYTES}"),
        ("erase-user", BYTES),
        ("ban", BYTES),
        ("audit", "--about", BYTES),
        ("reports", "--close", BYTES),
        ("repair", BYTES),
        ("tables", "--end", BYTES),
    ],
)
def test_arguments_that_are_no_text_are_refused(
    args: tuple[str, ...], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one line that shows them."""
    monkeypatch.setenv("GLADSHEIM_DATABASE", f"sqlite:///{folder}/hall.db")
    ran = Narrow("utf-8", monkeypatch)(*args)
    assert ran.code == 2
    assert ran.err.startswith("gladsheim: ")
    assert ran.err.count("\n") == 1


def test_the_full_screen_needs_utf_8(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its frames and the keys of its input are UTF-8: elsewhere the game is played by lines, and says why."""
    monkeypatch.setenv("TERM", "xterm")
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, Terminal(io.BytesIO(), encoding="latin-1"))
    why = why_no_screen(CliTexts("en"))
    assert why is not None
    assert "needs UTF-8" in why


def test_a_log_line_in_a_narrow_encoding(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name in the hall's log is replaced like everywhere else, and the line is not lost."""
    err = io.BytesIO()
    monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(err, encoding="cp437"))
    settle()
    handler = logging.StreamHandler()
    handler.setFormatter(LineFormatter())
    handler.handle(logging.LogRecord("hall", logging.WARNING, "", 0, "%s", (NAME,), None))
    assert err.getvalue() == "WARNING: hall: Lukasz Thór ?∞\n".encode("cp437")


@pytest.mark.parametrize(("encoding", "drawn"), [("cp437", True), ("utf-8", True), ("cp1252", False)])
def test_the_code_of_a_party_where_it_can_be_drawn(
    encoding: str, drawn: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Question marks are no code to scan: without block characters the address stands alone."""
    out = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(out, encoding=encoding))
    settle()
    _announce("http://10.0.0.1:8000/", AccessOptions(party=True), None)
    sys.stdout.flush()
    *code, last = out.getvalue().decode(encoding).splitlines()
    assert last.startswith("Gladsheim is open at http://10.0.0.1:8000/")
    assert ("▀" in "".join(code)) == bool(code) == drawn


def program(shell: str, **variables: str) -> subprocess.CompletedProcess[bytes]:
    """A command as a program of its own, with what a shell does to its streams."""
    line = shell.replace("gladsheim", f"{sys.executable} -m gladsheim")
    variables = {**environment(), **variables}
    return subprocess.run(
        ["/bin/sh", "-c", line], env=variables, capture_output=True, timeout=PATIENCE, check=False
    )


@pytest.mark.parametrize(
    ("encoding", "variables"),
    [
        ("cp1252", {"PYTHONUTF8": "0", "PYTHONIOENCODING": "cp1252"}),
        ("ascii", {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LC_ALL": "C"}),
    ],
)
def test_a_program_in_a_narrow_encoding(encoding: str, variables: dict[str, str]) -> None:
    """What the environment says of streams is what commands meet."""
    ran = program(
        "echo board | gladsheim play valhalla --lines --seed 3 --seat me:Ada --seat random", **variables
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert "% Knots" in ran.stdout.decode(encoding)


@pytest.mark.parametrize(
    ("shell", "code", "said"),
    [
        ("gladsheim help | true", 0, ""),
        ("gladsheim moves <&-", 0, ""),
        ("gladsheim simulate voluspa -n 1 -q --bots random >&-", 0, ""),
        ("gladsheim play voluspa --lines <&- >&- 2>&-", 0, ""),
        ("gladsheim nonsense 2>&-", 2, ""),
        ("gladsheim version > /dev/full", 2, "gladsheim: No space left on device\n"),
        ("gladsheim simulate voluspa -n 9 -q --bots random --seed 1 | head -c 1 > /dev/null", 0, ""),
    ],
)
@pytest.mark.skipif(os.name == "nt", reason="needs a shell of POSIX")
def test_streams_that_are_closed_or_full(shell: str, code: int, said: str) -> None:
    """A command ends without a traceback."""
    ran = program(shell)
    assert (ran.returncode, ran.stderr.decode()) == (code, said)


@pytest.mark.parametrize(("name", "value"), [("TERM", "dumb"), ("NO_COLOR", "1")])
def test_a_plain_terminal_gets_no_orders(
    name: str, value: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without colours a picture has none either, and a dumb terminal is not cleared."""
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv(name, value)
    out = io.BytesIO()
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(sys, stream, Terminal(out if stream == "stdout" else io.BytesIO(b"q\n")))
    assert run(["replay", f"{folder}/game.json"]) == 0
    sys.stdout.flush()
    written = out.getvalue().decode()
    assert "n, b, number, q" in written
    assert "\x1b[3" not in written
    assert name != "TERM" or "\x1b" not in written
