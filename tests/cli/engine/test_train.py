"""`gladsheim train`: what it writes can be played by; what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Runner, program

SMALL = ("voluspa", "--players", "2", "--games", "2", "--rounds", "1", "--seed", "1")


def test_a_bot_plays_by_what_was_learned(tmp_path: Path, compiled: None) -> None:
    """The same for the same seed, also by the pieces that were kept; and `arena` takes the file."""
    file, again, kept = (str(tmp_path / name) for name in ("a.json", "b.json", "kept"))
    for out in (file, again):
        ran = program("train", *SMALL, "--deals", "1", "-o", out, "--resume", kept, kernels="compiled")
        assert ran.code == 0, ran.err
    assert "2 players, base, round 1:" in ran.err
    one, other = (json.loads(Path(name).read_text()) for name in (file, again))
    assert one["networks"] == other["networks"]
    assert one["card"]["strength"]["2"]["wins"] in {0, 0.25, 0.5, 0.75, 1}
    few = ("--set", "custom", "--kinds", "Od,Dr,Tr")
    ran = program(
        "arena", "voluspa", f"seer-7@{file}", "random", "-n", "1", "--json", *few, kernels="compiled"
    )
    assert ran.code == 0, ran.err
    assert json.loads(ran.out)["matches"][0]["games"] == 2


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (("tafl",), "game is 'tafl'; allowed: voluspa, valda, valhalla"),
        (("voluspa", "--players", "6"), "players is 6; allowed: 2 to 5"),
        (("voluspa", "--players", "1"), "2<=x<=10"),
        (("voluspa", "--games", "1"), "2<=x<=1000000"),
        (("voluspa", "--resume", "kept"), "--resume is given without --seed"),
    ],
)
def test_what_cannot_be_trained_is_refused(cli: Runner, given: tuple[str, ...], message: str) -> None:
    """In one line that says what is allowed."""
    ran = cli("train", *given)
    assert (ran.code, ran.out) == (2, "")
    assert message in ran.err
