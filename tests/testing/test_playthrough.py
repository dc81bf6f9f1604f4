"""Playthrough files notice a change of behaviour, and say where."""

from pathlib import Path

import pytest

from gladsheim import game
from gladsheim.testing import playthrough
from gladsheim.testing.canonical import as_bytes


def test_files_survive_a_round_trip(tmp_path: Path) -> None:
    """What is written is read back equal, and nothing differs when it is played again."""
    played = playthrough.play(game("voluspa", players=2), "file")
    playthrough.write(played, tmp_path / "game.jsonl")
    assert playthrough.read(tmp_path / "game.jsonl") == played
    assert list(playthrough.differences(played)) == []


@pytest.mark.parametrize(
    ("name", "value"), [("points", 99), ("views", "?"), ("parts", [{}]), ("of", 1), ("events", "")]
)
def test_a_changed_ply_is_named(name: str, value: object) -> None:
    """The first ply that is not as it was is told by its number and field."""
    played = playthrough.play(game("voluspa"), "change")
    played.plies[4][name] = value
    (found,) = playthrough.differences(played)
    assert found.startswith(f"ply 5, {played.plies[4]['action']}: {name} is")


def test_an_action_that_became_illegal_is_named() -> None:
    """An action that is no longer legal ends the comparison."""
    played = playthrough.play(game("voluspa"), "change")
    played.plies[2]["action"] = "Od@99,99"
    assert list(playthrough.differences(played)) == ["ply 3: Od@99,99 is not legal any more"]


def test_a_changed_deal_and_a_changed_result_are_named() -> None:
    """Views of the deal and the result belong to the behaviour."""
    played = playthrough.play(game("voluspa"), "change")
    played.result["scores"] = [0, 0]
    (found,) = playthrough.differences(played)
    assert found.startswith("the result is")
    played.head["views"] = "?"
    (found,) = playthrough.differences(played)
    assert found.startswith("the deal looks like")


@pytest.mark.parametrize("text", ["", "{}\n{}\n", '{"format":2}\n{}\n', '{"format":1}\n'])
def test_other_files_are_refused(text: str, tmp_path: Path) -> None:
    """A file that is none is an error with its name."""
    (tmp_path / "x.jsonl").write_text(text)
    with pytest.raises(ValueError, match=r"x\.jsonl is not a playthrough file"):
        playthrough.read(tmp_path / "x.jsonl")


@pytest.mark.parametrize("value", [(1,), {1: 2}, {"a": {1, 2}}, object(), float("nan"), b"x"])
def test_what_is_no_json_has_no_bytes(value: object) -> None:
    """Canonical bytes exist for JSON values only."""
    with pytest.raises((TypeError, ValueError)):
        as_bytes(value)


def test_bytes_keep_the_order() -> None:
    """The order of keys is part of what a client is sent."""
    assert as_bytes({"b": 1, "a": [True, None, "é"]}) == '{"b":1,"a":[true,null,"é"]}'.encode()
