"""Rules pages by each reading: what they say, and what their boards show."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from gladsheim.core.rulings import Ruling
from gladsheim.games import from_document, game
from gladsheim.locales import LOCALES, text
from tests.fourth_game.registered import with_a_page
from tests.locales.sayable import TAKEN

Json = dict[str, Any]
GAMES = Path(__file__).parents[2] / "web/src/games"
ASKED = re.compile(r"'([VAH]+-[^':]*):((?:faq-\w+,?)+)'")
"""A question in `rules.ts`: its rules, and its boards."""
RULING = re.compile(r"'([^']+)'")
SPOKEN = {
    "dragons-spare-trolls": r"Dragon[^.]*Troll|Troll[^.]*Dragon|cover a Troll",
    "bookends-score-only": r"Valkyrie.*(line|end|row|inside)|bookend",
    "dwarf-never-zero": r"Dwarf.*(scor|Hel)",
    "hermod-must-follow": r"Hermod.*(you may|stop)|end\b.*Hermod",
    "skadi-no-refill": r"(Skadi|capture).*draw (?!deck)|draw (?!deck).*(Skadi|capture)",
    "boosters-unlimited": r"[Bb]ooster|token",
    "lone-start-scores-nothing": r"only tile",
    "hermod-frees": r"Hermod.*fits, you",
    "hel-beside-hermod": r"Hel\b.*Hermod|Hermod.*Hel\b",
    "thor-costs-three": r"Thor (costs|\d)",
    "trade-any-four": r"(Trade|trade).*(four|kind)|trade:",
    "gjallarhorn-strongest": r"Gjallarhorn|defence cards.*discard pile",
    "wrath-card-only": r"Wrath",
    "area-opens-at-one-loss": r"unlock|stays? locked|still owns?",
    "leader-any-neighbour": r"leader.*(neighbour|symbol|suit)|(Pawn|Court).*(neighbour|symbol|suit)",
    "ace-any-turn": r"\b[Aa]n? ace|\bAce of",
    "excuse-any-turn": r"Excuse.*(discard|action)",
}
"""For each reading, how a sentence of a rules page speaks of what it changes."""
KEPT = {
    ("tile-He", "dragons-spare-trolls"): "a Hel may cover a Troll by the reading, too",
    ("ex-alone", "lone-start-scores-nothing"): "it tells the points of the table",
    ("ex-Va", "bookends-score-only"): "the Valkyrie that is placed scores by the reading, too",
    ("ruling-6", "wrath-card-only"): "it is about Surtur's Claim, after which there is no Wrath",
    ("faq-1-answer", "leader-any-neighbour"): "the armies of a Pawn or Court do not march on",
    ("action-5", "ace-any-turn"): "it says how aces are written, not when they are used",
    ("ex-discard", "excuse-any-turn"): "it is shown in the battle phase, in which every table may do it",
}
"""Messages that speak of what a reading changes and are true by it as they are, each with the reason."""


@cache
def boards(name: str) -> dict[str, Json]:
    """The examples of a game's rules page."""
    found: dict[str, Json] = json.loads((GAMES / name / "help/examples.json").read_text("utf-8"))
    return found


@cache
def questions(name: str) -> dict[str, tuple[list[str], list[str]]]:
    """The rules and the boards of each question, by its id."""
    source = (GAMES / name / "help/rules.ts").read_text("utf-8")
    found = ((rules.split(), shown.rstrip(",").split(",")) for rules, shown in ASKED.findall(source))
    return {f"faq-{at}": row for at, row in enumerate(found, 1)}


def readings(name: str) -> tuple[Ruling, ...]:
    """The readings of a game."""
    return game(name).traits.rulings.rows


def played(board: Json, actions: Sequence[str], rulings: Sequence[str]) -> Iterator[tuple[int, Json]]:
    """The points of each action and the position after it; ends before an action that is not legal."""
    state = from_document(
        {**board["document"], "options": {**board["document"]["options"], "rulings": rulings}}
    )
    for action in actions:
        if action not in state.legal_actions():
            return
        points = state.apply(action).points
        document = state.document()
        document["options"].pop("rulings", None)
        yield points, document


def changes(board: Json, reading: str) -> bool:
    """Whether a board shows something else by a reading."""
    usual, other = (played(board, board["actions"], rulings) for rulings in ((), (reading,)))
    return any(one != two for one, two in zip_longest(usual, other))


def said(locale: str, name: str, example: str, reading: str) -> set[str]:
    """What stands with a board, where this reading is played; "": by the default rules."""
    board = boards(name)[example]
    points = board.get("instead", {}).get(reading, {}).get("points", board["points"])
    readings = {reading: "on"} if reading else {}
    asked = [question for question, (_, shown) in questions(name).items() if example in shown]
    texts = [f"rules{name}-{question}-answer" for question in asked] or [f"rules{name}-ex-{example}"]
    return {text(locale, one, points=sum(points), **readings) for one in texts}


@pytest.mark.parametrize("name", with_a_page())
def test_a_board_has_what_each_reading_changes(name: str) -> None:
    """No reading changes a board that does not name it, and none that is named changes nothing."""
    for example, board in boards(name).items():
        found = {row.name for row in readings(name) if changes(board, row.name)}
        assert found == {*board.get("instead", {})}, example


@pytest.mark.parametrize("name", with_a_page())
def test_a_board_is_played_by_the_readings_of_a_table(name: str) -> None:
    """By each reading, by each edition and by all readings its actions are legal and bring its points."""
    rulings = game(name).traits.rulings
    for chosen in [(one,) for one in rulings.names] + [*rulings.editions.values(), rulings.names]:
        for example, board in boards(name).items():
            instead = board.get("instead", {})
            shown: Json = {**board, **next((instead[one] for one in chosen if one in instead), {})}
            found = [points for points, _ in played(board, shown["actions"], chosen)]
            assert found == shown["points"], (example, chosen)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", with_a_page())
def test_the_text_of_a_board_follows_it(name: str, locale: str) -> None:
    """Where a reading changes a board, it changes the answer or the caption that stands with it."""
    silent = [
        (example, reading)
        for example, board in boards(name).items()
        for reading in board.get("instead", {})
        if said(locale, name, example, reading) == said(locale, name, example, "")
    ]
    assert silent == []


@pytest.mark.parametrize("name", with_a_page())
def test_an_answer_names_the_rule_that_a_reading_replaces(name: str) -> None:
    """So that the default answer stands beside that of the table."""
    for question, (rules, shown) in questions(name).items():
        answer = f"rules{name}-{question}-answer"
        for row in readings(name):
            changed = text("en", answer) != text("en", answer, **{row.name: "on"})
            if changed or any(row.name in boards(name)[one].get("instead", {}) for one in shown):
                assert {*rules} & {*row.instead}, (question, row.name)


def replaced(name: str, row: Ruling) -> set[str]:
    """The rulings in whose place a rules page says the reading."""
    source = (GAMES / name / "help/rules.ts").read_text("utf-8")
    chapter = re.search(r"rulings\(RULINGS, '([^']+)'\)", source)
    listed = source.partition("RULINGS = [")[2].partition("];")[0]
    rules = [
        [f"{chapter[1]}.{at}"] if chapter else line.split()
        for at, line in enumerate(RULING.findall(listed), 1)
    ]
    return {f"ruling-{at}" for at, named in enumerate(rules, 1) if {*named} & {*row.instead}}


@pytest.mark.parametrize("name", with_a_page())
def test_whatever_speaks_of_a_reading_s_rule_follows_it(name: str) -> None:
    """Every sentence of the rules page, or it is known why it is true as it is."""
    prefix = f"rules{name}-"
    messages = [one.removeprefix(prefix) for one in TAKEN if one.startswith(prefix)]
    found = set()
    for row in readings(name):
        for message in {*messages} - replaced(name, row) - {*questions(name)}:
            usual, other = (text("en", prefix + message, points=2, **on) for on in ({}, {row.name: "on"}))
            if usual == other and re.search(SPOKEN[row.name], usual):
                found.add((message, row.name))
    names = {row.name for row in readings(name)}
    assert found == {key for key in KEPT if key[1] in names}
