"""`moves` and `apply`: one line of JSON for each line of JSON."""

import json
from pathlib import Path
from typing import Any

import pytest

from gladsheim.cli.positions.streams import MOST_LINE
from gladsheim.core.chance import Stream, seed_key
from gladsheim.games import from_document, game
from gladsheim.testing.ledger import rule
from tests.cli.conftest import POSITION, Runner


def answers(text: str) -> list[Any]:
    """The lines, read as JSON."""
    return [json.loads(line) for line in text.splitlines()]


def test_moves_lists_actions_and_points(cli: Runner) -> None:
    """Every legal action with what it brings at once; exactly these fields."""
    (answer,) = answers(cli("moves", typed=POSITION).out)
    state = from_document(json.loads(POSITION))
    assert set(answer) == {"current_player", "actions"}
    assert answer["current_player"] == 0
    assert [item["action"] for item in answer["actions"]] == sorted(state.legal_actions())
    assert {"action": "Od@-1,0", "points": 4} in answer["actions"]
    assert all(set(item) == {"action", "points"} for item in answer["actions"])


@rule("VH-13")
@pytest.mark.parametrize("name", ["voluspa", "valda", "valhalla"])
def test_moves_sorts_as_ascii(cli: Runner, name: str) -> None:
    """The actions of every game are listed in ASCII order, whatever the order of the engine."""
    stream, unsorted = Stream(seed_key("sorted")), 0
    state = game(name).deal(2)
    for _ in range(30):
        legal = state.legal_actions()
        unsorted += legal != sorted(legal)
        state.apply(legal[stream.below(len(legal))])
        if state.legal_actions() != sorted(state.legal_actions()):
            (answer,) = answers(cli("moves", typed=json.dumps(state.document())).out)
            assert [item["action"] for item in answer["actions"]] == sorted(state.legal_actions())
    assert unsorted


def test_moves_explains(cli: Runner) -> None:
    """With --explain each action has its parts, which add up to the points."""
    (answer,) = answers(cli("moves", "--explain", typed=POSITION).out)
    for item in answer["actions"]:
        assert sum(part["points"] for part in item["parts"]) == item["points"]
    assert any(item["parts"] for item in answer["actions"])


@pytest.mark.parametrize("command", ["moves", "apply"])
@pytest.mark.parametrize(
    ("line", "field", "told"),
    [
        ("{", "", "not JSON"),
        ("nonsense", "", "not JSON"),
        ("[]", "", "object"),
        ("null", "", "object"),
        ('{"a": NaN}', "", "NaN"),
        ('{"a": 1, "a": 2}', "", "appears twice"),
        ('{"a": 1.5}', "", "not whole"),
        ("[" * 200 + "]" * 200, "", "nested too deeply"),
        ("x" * (MOST_LINE + 10), "", "longer than"),
    ],
)
def test_a_bad_line_is_reported_and_the_next_one_still_read(
    cli: Runner, command: str, line: str, field: str, told: str
) -> None:
    """The fault takes the place of the answer; the stream goes on."""
    good = POSITION if command == "moves" else json.dumps({"position": json.loads(POSITION), "actions": []})
    ran = cli(command, typed=f"{good}\n{line}\n\n{good}\n")
    first, bad, last = answers(ran.out)
    assert set(bad) == {"error"}
    assert set(bad["error"]) == {"field", "message"}
    assert bad["error"]["field"] == field
    assert told in bad["error"]["message"]
    assert first == last
    assert "error" not in first
    assert (ran.code, ran.err) == (0, "")


def test_moves_names_the_field_of_an_impossible_position(cli: Runner) -> None:
    """A fault inside a position document is told with its field."""
    position = json.loads(POSITION)
    position["board"]["9,9"] = "Od"
    (answer,) = answers(cli("moves", typed=json.dumps(position)).out)
    assert answer["error"]["field"] == "board"
    (answer,) = answers(cli("moves", typed='{"game": "chess"}').out)
    assert answer["error"]["field"] == "game"
    assert "voluspa" in answer["error"]["message"]


def test_moves_of_a_finished_game(cli: Runner) -> None:
    """Nobody acts, and nothing can be done."""
    over: dict[str, Any] = {"turn": None, "phase": "over", "hands": [[], []]}
    (answer,) = answers(cli("moves", typed=json.dumps({**json.loads(POSITION), **over})).out)
    assert answer == {"current_player": None, "actions": []}


def test_apply_gives_position_actions_and_result(cli: Runner) -> None:
    """The position after the actions can be handed in again, and says what `moves` says."""
    request = {"position": json.loads(POSITION), "actions": ["Od@-1,0"]}
    (answer,) = answers(cli("apply", typed=json.dumps(request)).out)
    assert set(answer) == {"position", "applied", "result"}
    (applied,) = answer["applied"]
    assert set(applied) == {"action", "points", "parts", "events"}
    assert applied["points"] == 4
    assert applied["events"][0]["event"] == "placed"
    assert answer["result"]["scores"] == [4, 0]
    (after,) = answers(cli("moves", typed=json.dumps(answer["position"])).out)
    assert after["current_player"] == 1


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"actions": ["Od@9,9"]}, "actions[0]"),
        ({"actions": ["Od@-1,0", "gibberish"]}, "actions[1]"),
        ({"actions": [7]}, "actions[0]"),
        ({"actions": "Od@-1,0"}, "actions"),
        ({"actions": ["Od@-1,0"] * 5001}, "actions"),
        ({"position": 7}, "position"),
        ({"position": {"game": "chess"}}, "position.game"),
        ({"more": 1}, ""),
    ],
)
def test_apply_names_what_is_wrong(cli: Runner, change: dict[str, Any], field: str) -> None:
    """The field of the request that is at fault is named."""
    request = {"position": json.loads(POSITION), "actions": [], **change}
    (answer,) = answers(cli("apply", typed=json.dumps(request)).out)
    assert answer["error"]["field"] == field


def test_a_file_is_read_like_standard_input(cli: Runner, tmp_path: Path) -> None:
    """A file name, `-` and nothing give the same."""
    file = tmp_path / "positions.jsonl"
    file.write_text(POSITION + "\n" + POSITION)
    assert cli("moves", file).out == cli("moves", "-", typed=file.read_text()).out
    assert len(answers(cli("moves", file).out)) == 2


def test_the_last_line_needs_no_line_feed_and_may_be_empty(cli: Runner) -> None:
    """No input gives no output."""
    assert cli("moves", typed="").out == ""
    assert cli("moves", typed="\n \n").out == ""


def test_bytes_that_are_no_text_are_a_fault_of_their_line(cli: Runner) -> None:
    """Binary rubbish is answered like any other bad line."""
    bad, good = answers(cli("moves", typed=b"\xff\xfe\x00\n" + POSITION.encode()).out)
    assert bad["error"]["message"] == "is UTF-16 text; allowed: UTF-8"
    assert good["current_player"] == 0
