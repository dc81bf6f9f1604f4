"""`gladsheim ladder`: ratings of all bots, and the file of them."""

from __future__ import annotations

import json
from pathlib import Path

from gladsheim.cli.engine.ladder import neighbours
from tests.cli.conftest import Runner

FEW_TILES = ("--set", "custom", "--kinds", "Od,Dr,Fe,Sk,Tr")
FEW = ("ladder", "voluspa", "random", "seer-1", "greedy", "-n", "1", "--seed", "1", *FEW_TILES)


def test_each_bot_meets_the_next_two() -> None:
    """So one that is out of order still has a rating on both sides; levels always meet the next one."""
    assert neighbours("abcd") == [("a", "b"), ("b", "c"), ("c", "d"), ("a", "c"), ("b", "d")]
    assert ("seer-4", "seer-5") in neighbours(["seer-4", "a", "b", "seer-5"])


def test_the_file_has_a_table_for_each_choice_of_options(cli: Runner, tmp_path: Path) -> None:
    """A table that is measured again takes the place of what was there; others stay."""
    file = tmp_path / "ladder.json"
    for more in ((), ("--players", "3"), ()):
        ran = cli(*FEW, "--out", str(file), *more)
        assert ran.code == 0, ran.err
        assert "random : greedy" in ran.out
    told = json.loads(file.read_text(encoding="utf-8"))
    assert (told["game"], [table["players"] for table in told["tables"]]) == ("voluspa", [2, 3])
    for table in told["tables"]:
        assert {row["bot"] for row in table["bots"]} == {"random", "seer-1", "greedy"}
        assert all(row["low"] <= row["rating"] <= row["high"] for row in table["bots"])
        assert next(row for row in table["bots"] if row["bot"] == "greedy")["rating"] == 1000
        assert {tuple(match["bots"]) for match in table["matches"]} == set(neighbours(FEW[2:5]))


def test_a_file_of_something_else_is_left_alone(cli: Runner, tmp_path: Path) -> None:
    """What cannot be added to is refused, and stays as it is."""
    file = tmp_path / "other.json"
    file.write_text("[1]", encoding="utf-8")
    ran = cli(*FEW, "--out", str(file))
    assert ran.code != 0
    assert "is not a ladder file" in ran.err
    assert file.read_text(encoding="utf-8") == "[1]"
    for data, told in ((b"", "other.json is empty"), (b"\xff\xfe1\0", "other.json is UTF-16 text")):
        file.write_bytes(data)
        assert told in cli(*FEW, "--out", str(file)).err
        assert file.read_bytes() == data


def test_a_ladder_needs_three_bots(cli: Runner) -> None:
    """Two are a match: that is what `arena` is for."""
    ran = cli("ladder", "voluspa", "random", "greedy")
    assert ran.code != 0
    assert "allowed: 3 to 16 different ones" in ran.err
