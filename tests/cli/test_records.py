"""`verify`, `replay` and `cases`: files of records and of golden cases."""

import dataclasses
import json
from pathlib import Path

import pytest

from gladsheim.core.fair import commitment_of, secret_of_day
from gladsheim.records import FairStart
from tests.cli.conftest import Runner
from tests.records.test_fair import played
from tests.records.test_void_deals import whole as void

KEPT = Path(__file__).parents[1] / "data" / "records"


@pytest.fixture
def games(cli: Runner, tmp_path: Path) -> Path:
    """Three games between bots, one record per line."""
    file = tmp_path / "games.jsonl"
    ran = cli("simulate", "voluspa", "-n", "3", "--bots", "random", "--seed", "7", "-q", "-o", file)
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    return file


def test_verify_says_that_every_record_holds(cli: Runner, games: Path) -> None:
    """A line for each record, and exit code 0."""
    ran = cli("verify", games)
    assert ran.code == 0
    assert ran.out.count("holds: ") == 3
    assert f"{games}:2: holds: " in ran.out


def test_verify_reads_one_record_over_several_lines(cli: Runner, games: Path, tmp_path: Path) -> None:
    """A pretty-printed record is a record."""
    file = tmp_path / "pretty.json"
    file.write_text(json.dumps(json.loads(games.read_text().splitlines()[0]), indent=2))
    ran = cli("verify", file)
    assert ran.code == 0
    assert ran.out.startswith(f"{file}: holds: ")


def test_verify_names_who_withheld_a_nonce(cli: Runner, tmp_path: Path) -> None:
    """It never says only that such a record holds; properly told of, it is no failure."""
    file = tmp_path / "void.json"
    void().save(file)
    ran = cli("verify", file)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        f"{file}: holds with what is said below: {len(void().actions)} actions replayed, finished",
        f"{file}: notice: 1 void deal: seat 1 did not reveal",
        f"{file}: notice: the host and seat 1 together could refuse 1 deal before this one",
    ]
    start = void().start
    assert isinstance(start, FairStart)
    sealed = dataclasses.replace(start, secret=None)
    dataclasses.replace(void(), start=sealed, result=None).save(file)
    ran = cli("verify", file)
    assert ran.out.startswith(f"{file}: the chain holds with what is said below; the deal is not revealed")
    assert "notice: 1 void deal: seat 1 did not reveal" in ran.out


def test_verify_names_the_ply_of_an_edit_and_fails(cli: Runner, games: Path) -> None:
    """One altered action in one of three games: exit code 1, the record and the ply."""
    lines = games.read_text().splitlines()
    record = json.loads(lines[1])
    record["actions"][4]["action"] = "Od@63,63"
    games.write_text("\n".join([lines[0], json.dumps(record), lines[2]]))
    ran = cli("verify", games)
    assert ran.code == 1
    assert f"{games}:2: chain: ply 5: " in ran.out
    assert f"{games}:2: action: ply 5: 'Od@63,63'" in ran.out
    assert "(V-" in ran.out
    assert ran.err == "gladsheim: 1 record does not hold\n"


def test_verify_of_a_truncated_file_fails_in_one_line(cli: Runner, games: Path) -> None:
    """Half a record is no record."""
    games.write_bytes(games.read_bytes()[:500])
    ran = cli("verify", games)
    assert ran.code == 1
    assert "not JSON" in ran.out
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("data", [b"", b"\n", b"\xff\xff", b"{}", b"[1]", b"null"])
def test_verify_of_something_else_fails(cli: Runner, tmp_path: Path, data: bytes) -> None:
    """Whatever is no record does not hold, and is named."""
    file = tmp_path / "something"
    file.write_bytes(data)
    ran = cli("verify", file)
    assert ran.code == 1
    assert str(file) in ran.out
    assert ran.err == "gladsheim: 1 record does not hold\n"


def test_verify_with_a_receipt(cli: Runner, games: Path, tmp_path: Path) -> None:
    """A link of the game is found in it, any other is not."""
    line = games.read_text().splitlines()[0]
    file = tmp_path / "one.json"
    file.write_text(line)
    assert cli("verify", file, "--receipt", json.loads(line)["actions"][3]["link"]).code == 0
    ran = cli("verify", file, "--receipt", "0" * 64)
    assert ran.code == 1
    assert "receipt: " in ran.out


def test_verify_of_a_deal_of_the_day(cli: Runner, tmp_path: Path) -> None:
    """The day and its secret must be those of the record's deal; what cannot be either is refused."""
    file, secret = tmp_path / "day.json", b"d" * 32
    start = FairStart(
        commitment_of(of_day := secret_of_day(secret, "2026-11-26", "valda")), (None, None), of_day
    )
    played("valda", start).save(file)
    assert cli("verify", file, "--day", "2026-11-26", secret.hex()).code == 0
    for wrong in (("2026-11-27", secret.hex()), ("2026-11-26", "00" * 32)):
        ran = cli("verify", file, "--day", *wrong)
        assert ran.code == 1
        assert "day: the deal does not follow" in ran.out
    for bad in (("today", secret.hex()), ("2026-11-26", "secret")):
        ran = cli("verify", file, "--day", *bad)
        assert ran.code == 2
        assert "--day" in ran.err


def test_replay_prints_every_ply_when_piped(cli: Runner, games: Path) -> None:
    """The deal, every action with its points, and the table after each."""
    count = len(json.loads(games.read_text().splitlines()[2])["actions"])
    ran = cli("replay", games, "--number", "3")
    assert ran.code == 0
    assert f"{count}/{count}" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 120


def test_replay_tells_the_rules_of_the_game(cli: Runner) -> None:
    """With the deal stand the version of the rules and the readings, in the language asked for."""
    ran = cli("replay", KEPT / "valhalla-1.json", "--ply", "0")
    assert "rules version 1" in ran.out
    assert "At this table:" not in ran.out
    ran = cli("replay", KEPT / "valda-2.json", "--ply", "0", "--lang", "de")
    assert "Regelversion 2" in ran.out
    assert "An diesem Tisch: Französische Hälfte der Spielregel\n  Ein Tempel für Thor kostet" in ran.out


def test_replay_of_a_ply_and_its_bounds(cli: Runner, games: Path) -> None:
    """One ply alone; one that does not exist is refused with the bound."""
    ran = cli("replay", games, "--ply", "1", "--seat", "0")
    assert ran.code == 0
    assert "1/" in ran.out
    assert "2/" not in ran.out.split("─")[1]
    assert cli("replay", games, "--ply", "4000").code == 2
    assert "allowed: 0 to" in cli("replay", games, "--ply", "4000").err
    assert "allowed: 0 to 1" in cli("replay", games, "--seat", "5").err
    assert "no record number 9" in cli("replay", games, "--number", "9").err


CASE = {
    "id": "T1",
    "title": "Odin takes a row of four",
    "rules": ["V-6.5"],
    "position": None,
    "steps": [{"action": "Lo@-1,0", "legal": False}, {"action": "Od@-1,0", "legal": True, "points": 4}],
    "after": {
        "to_act": 1,
        "fields": {"scores": [4, 0], "hands.1": ["Lo"], "deck.#": 0, "board.-1,0": "Od"},
        "result": {"over": False},
        "includes": ["Lo@3,0"],
        "excludes": ["Od@3,0"],
    },
}


@pytest.fixture
def case_file(tmp_path: Path) -> Path:
    """A file with one golden case that holds."""
    from tests.cli.conftest import POSITION

    case = {**CASE, "position": json.loads(POSITION)}
    file = tmp_path / "cases.json"
    file.write_text(json.dumps({"game": "voluspa", "format": 2, "cases": [case]}))
    return file


def test_a_case_that_holds(cli: Runner, case_file: Path) -> None:
    """Exit code 0 and a count."""
    ran = cli("cases", case_file)
    assert (ran.code, ran.err) == (0, "")
    assert "1 cases, 1 passed" in ran.out.replace("\n", "")


@pytest.mark.parametrize(
    "change",
    [
        {"steps": [{"action": "Od@-1,0", "legal": False}]},
        {"steps": [{"action": "Od@9,9", "legal": True}]},
        {"steps": [{"action": "Od@-1,0", "legal": True, "points": 5}]},
        {"steps": [{"action": "Od@-1,0", "legal": True, "parts": []}]},
        {"after": {"to_act": 0}},
        {"after": {"fields": {"scores": [0, 4]}}},
        {"after": {"fields": {"nowhere.at.all": 1}}},
        {"after": {"fields": {"nowhere.#": 1}}},
        {"after": {"fields": {"scores.first": 1}}},
        {"after": {"result": {"over": True}}},
        {"after": {"includes": ["Od@3,0"]}},
        {"after": {"excludes": ["Lo@3,0"]}},
        {"after": {"legal_actions": ["Lo@3,0"]}},
        {"refused": "position"},
        {"position": {"game": "voluspa"}},
    ],
)
def test_a_case_that_fails_is_named_and_the_exit_code_is_one(
    cli: Runner, case_file: Path, change: dict[str, object]
) -> None:
    """Each thing that a case can ask for is really compared."""
    document = json.loads(case_file.read_text())
    document["cases"][0].update(change)
    case_file.write_text(json.dumps(document))
    ran = cli("cases", case_file)
    assert ran.code == 1
    assert ran.err == "gladsheim: failed: T1\n"
    assert "T1" in ran.out


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"after": {"to_act": "first"}}, "case T1.after.to_act: is 'first'; allowed: a seat or null"),
        ({"after": {"fields": []}}, "case T1.after.fields: is []; allowed: an object"),
        ({"after": {"includes": [1]}}, "case T1.after.includes: is [1]; allowed: a list of texts"),
        ({"after": {"fileds": {}}}, "case T1.after.fileds: unknown field; known: legal_actions,"),
        ({"steps": [{"action": "Od@-1,0"}]}, "case T1.steps.1.legal: is missing"),
        (
            {"steps": [{"action": "Od@-1,0", "legal": 1}]},
            "case T1.steps.1.legal: is 1; allowed: true or false",
        ),
        ({"refused": "seed"}, "case T1.refused: is 'seed'; allowed: position, options"),
        ({"id": 7}, "case 1.id: is 7; allowed: a text"),
    ],
)
def test_a_malformed_case_is_named_with_its_field(
    cli: Runner, case_file: Path, change: dict[str, object], said: str
) -> None:
    """No case is run, and nothing of Python's own errors is shown."""
    document = json.loads(case_file.read_text())
    document["cases"][0].update(change)
    case_file.write_text(json.dumps(document))
    ran = cli("cases", case_file)
    assert (ran.code, ran.err) == (1, "gladsheim: 1 file is not a case file\n")
    assert said in ran.out


@pytest.mark.parametrize(
    "text", ["{", "[]", "{}", '{"format": 2, "game": "chess", "cases": []}', '{"format": 1}']
)
def test_what_is_no_case_file(cli: Runner, tmp_path: Path, text: str) -> None:
    """Any other file is refused in one line."""
    file = tmp_path / "cases.json"
    file.write_text(text)
    ran = cli("cases", file)
    assert ran.code == 1
    assert ran.out.startswith(f"{file}: ")
    assert ran.out.count("\n") == 1
    assert ran.err == "gladsheim: 1 file is not a case file\n"
