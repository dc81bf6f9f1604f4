"""Data files on the command line: `--cards` of every command, and options of the kind "file"."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, ClassVar

import pytest

from gladsheim.core.errors import DataFileError, Fault, OptionsError, UsageError
from gladsheim.core.game import Option
from gladsheim.games import load_data
from gladsheim.games.valda import book as registry
from tests import toys
from tests.cli.conftest import POSITION, Runner, program
from tests.games.valda.book.own_cards import OWN_ID, card, fresh, written

FAULTY = "faulty.toml"
BUILT_IN_IDS = [one.id for one in (registry.DEFAULT, *registry.EARLIER)]


class FiledToy(toys.Toy):
    """A toy whose deck may come from a file: its first line is the deck's name."""

    option_list: ClassVar[tuple[Option, ...]] = (
        *toys.Toy.option_list,
        Option("deck", "file", "short", "which cards", choices=("short", "long")),
    )

    @classmethod
    def load_file(cls, option: str, path: str) -> str:
        """The name of the deck in a file."""
        name = Path(path).read_text("utf-8").split("\n")[0]
        if name not in ("short", "long"):
            raise DataFileError(path, [Fault("name", f"is {name!r}"), Fault("end", "is missing")])
        return name


@pytest.fixture
def filed_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy that reads files, in the registry."""
    toys.register(monkeypatch)
    monkeypatch.setattr(toys, "Toy", FiledToy)


@pytest.fixture(autouse=True)
def no_other_books(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test loads is forgotten after it."""
    monkeypatch.setattr(registry, "_known", {one.id: one for one in (registry.DEFAULT, *registry.EARLIER)})
    monkeypatch.setenv(registry.ENVIRONMENT, "")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A good card file."""
    path = tmp_path / "own.toml"
    path.write_text(written(fresh()), encoding="utf-8")
    return path


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    """A card file with two faults."""
    data: dict[str, Any] = fresh()
    card(data, "base.kill")["power"] = 99
    card(data, "base.torch")["effects"] = [{"do": "burn"}]
    path = tmp_path / FAULTY
    path.write_text(written(data), encoding="utf-8")
    return path


def begun(cli: Runner, folder: Path, *args: str | Path) -> Any:
    """The options in the record of a game of the toy that was begun with these flags."""
    record = folder / f"{len(list(folder.iterdir()))}.json"
    ran = cli("play", "toy", "--hotseat", "--seed", "1", "--record", record, *args)
    assert (ran.code, ran.err) == (0, "")
    return json.loads(record.read_text("utf-8"))["options"]


@pytest.mark.usefixtures("filed_toy")
def test_a_file_option_takes_a_known_name_or_a_path(cli: Runner, tmp_path: Path) -> None:
    """A path is read, and what it names is the value that the record keeps."""
    for name in ("deck.toml", "deck"):
        path = tmp_path / name
        path.write_text("long\n", encoding="utf-8")
        assert begun(cli, tmp_path, "--deck", path)["deck"] == "long"
    assert begun(cli, tmp_path, "--deck", "long")["deck"] == "long"
    assert begun(cli, tmp_path)["deck"] == "short"


@pytest.mark.usefixtures("filed_toy")
def test_a_known_name_is_not_read_as_a_file(
    cli: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that happens to be called like a known deck does not get in its way."""
    monkeypatch.chdir(tmp_path)
    Path("short").write_text("long\n", encoding="utf-8")
    assert begun(cli, tmp_path, "--deck", "short")["deck"] == "short"


@pytest.mark.usefixtures("filed_toy")
def test_wrong_values_of_a_file_option_are_told(cli: Runner, tmp_path: Path) -> None:
    """Neither a name that nobody knows, nor a missing or faulty file starts a game."""
    ran = cli("play", "toy", "--deck", "medium")
    assert ran.code == 2
    assert "option 'deck' is 'medium'; allowed: short, long" in ran.err
    ran = cli("play", "toy", "--deck", tmp_path / "nowhere.toml")
    assert ran.code == 2
    assert "nowhere.toml: No such file" in ran.err
    path = tmp_path / FAULTY
    path.write_text("medium\n", encoding="utf-8")
    ran = cli("play", "toy", "--deck", path)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.splitlines() == [
        f"gladsheim: {path}: 2 faults",
        "  name: is 'medium'",
        "  end: is missing",
    ]


def test_a_game_without_files_takes_none() -> None:
    """The hook refuses until a game fills it in."""
    with pytest.raises(UsageError, match="Toy takes no file for 'deck'"):
        toys.Toy.load_file("deck", "deck.toml")
    with pytest.raises(OptionsError):
        toys.Toy(deck="deck.toml")


@pytest.mark.parametrize("command", ["moves", "apply"])
def test_card_files_are_known_before_anything_is_read(cli: Runner, own: Path, command: str) -> None:
    """The flag makes the file known, here and to processes started later, and changes nothing else."""
    line = POSITION if command == "moves" else json.dumps({"position": json.loads(POSITION), "actions": []})
    plain = cli(command, typed=line)
    assert cli(command, "--cards", own, typed=line) == plain
    assert [one.id for one in registry.books()] == [*BUILT_IN_IDS, OWN_ID]
    assert os.environ[registry.ENVIRONMENT] == str(own)


def test_several_card_files(cli: Runner, own: Path, tmp_path: Path) -> None:
    """The flag may stand more than once."""
    other = tmp_path / "other.toml"
    other.write_text(written({**fresh(), "id": "other"}), encoding="utf-8")
    assert cli("moves", "--cards", own, "--cards", other, typed="").code == 0
    assert [one.id for one in registry.books()][-2:] == [OWN_ID, "other"]
    assert os.environ[registry.ENVIRONMENT].split(os.pathsep) == [str(own), str(other)]


@pytest.mark.parametrize(
    "command", [["moves"], ["apply"], ["cases", __file__], ["replay", "-"], ["verify", "-"], ["serve"]]
)
def test_a_faulty_card_file_is_told_whole_and_nothing_is_done(
    cli: Runner, faulty: Path, command: list[str]
) -> None:
    """All its faults, one on each line of standard error, and exit code 2."""
    ran = cli(*command, "--cards", faulty, typed=POSITION)
    assert (ran.code, ran.out) == (2, "")
    lines = ran.err.splitlines()
    assert lines[0] == f"gladsheim: {faulty}: 2 faults"
    assert lines[1] == "  card base.kill, power: is 99; allowed: a whole number from 0 to 20"
    assert lines[2].startswith("  card base.torch, effects 1, do: is 'burn'; allowed: gain, followers, ")
    assert len(lines) == 3


def test_a_missing_card_file_is_told(cli: Runner) -> None:
    """One line that names the file."""
    ran = cli("moves", "--cards", "nowhere.toml")
    assert ran.code == 2
    assert "nowhere.toml" in ran.err
    assert ran.err.count("\n") == 1


def test_a_faulty_file_in_the_environment_is_told(faulty: Path, own: Path) -> None:
    """A process that cannot read the host's files says so, instead of playing with other cards."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(registry.ENVIRONMENT, str(faulty))
        ran = program("moves", "--cards", own)
    assert (ran.code, ran.out) == (2, "")
    assert f"{faulty}: 2 faults" in ran.err
    assert "Traceback" not in ran.err


def test_other_kinds_of_data_are_refused() -> None:
    """Only what a game reads can be made known."""
    with pytest.raises(UsageError, match="kind of data file is 'runes'; allowed: cards"):
        load_data("runes", "runes.toml")
