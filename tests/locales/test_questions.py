"""Questions and answers of the rules pages: what each answer says comes out on the board beside it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from gladsheim.testing.cases import run_cases
from tests.locales.sayable import FOLDER

Json = dict[str, Any]
GAMES = Path(__file__).parents[2] / "web/src/games"
Proof = tuple[str, int | None, str, Json]
"""Question, steps of its board that are taken (None: all), reading ("": none), and what is there then."""

VALDA: list[Proof] = [
    ("faq-1", 3, "", {"fields": {"players.0.temples.tyr": 3, "opened": None}}),
    ("faq-1", None, "", {"fields": {"players.0.temples.tyr": 2, "players.1.temples.tyr": 1}}),
    ("faq-1", 3, "area-opens-at-one-loss", {"fields": {"players.0.temples.tyr": 3, "opened": ["tyr"]}}),
    ("faq-2", None, "", {"fields": {"players.0.temples.tyr": 3, "players.0.followers": 7}}),
    ("faq-3", 0, "", {"includes": ["trade:d:b"], "excludes": ["trade:ggdd:b"]}),
    ("faq-3", 0, "trade-any-four", {"includes": ["trade:ggdd:b"]}),
    ("faq-4", None, "", {"fields": {"players.0.hand": ["base.barter", "base.kill", "tyr.trial"]}}),
    ("faq-5", None, "", {"fields": {"players.0.mines": 4, "players.0.drills": 1}}),
    ("faq-6", None, "", {"fields": {"players.0.hand.#": 11, "phase": "attack"}}),
    ("faq-7", 2, "", {"includes": ["defend:base.shield-1"], "to_act": 0}),
    ("faq-7", 3, "", {"includes": ["attack:base.kill"], "to_act": 1, "fields": {"attack": None}}),
    ("faq-7", 4, "", {"includes": ["yield"], "to_act": 0}),
    ("faq-8", 4, "", {"includes": ["yield"], "to_act": 0}),
    ("faq-8", 4, "wrath-card-only", {"excludes": ["yield"], "to_act": 1}),
    ("faq-9", 2, "", {"excludes": ["defend:base.shield-3"], "includes": ["weapon:revenge"]}),
    ("faq-9", None, "", {"fields": {"players.0.hand": ["base.kill", "base.shield-3"]}}),
    ("faq-10", 2, "", {"legal_actions": ["player:2"]}),
    ("faq-10", None, "", {"fields": {"players.0.followers": 4, "players.2.followers": 3}}),
]
VALHALLA: list[Proof] = [
    ("faq-1", None, "", {"fields": {"landscape.1.owner": None, "landscape.2.armies": 2}}),
    ("faq-2", 2, "", {"includes": ["march:1,0:2,0:2"], "excludes": ["march:1,0:1,1:2"]}),
    ("faq-2", 2, "leader-any-neighbour", {"includes": ["march:1,0:1,1:2"]}),
    ("faq-3", 0, "", {"includes": ["recruit:1,1"]}),
    ("faq-3", None, "", {"legal_actions": ["pass"], "fields": {"players.0.phase": 3}}),
    ("faq-3", None, "ace-any-turn", {"includes": ["recruit:1,1"], "fields": {"players.0.phase": 2}}),
    ("faq-4", None, "", {"to_act": 1, "fields": {"players.0.score": 0, "players.1.phase": 1}}),
    ("faq-5", 3, "", {"to_act": 1, "includes": ["recruit:2,1"]}),
    ("faq-5", None, "", {"fields": {"valhalla.armies": {"1,1E": [2, 2]}}}),
    ("faq-6", 2, "", {"legal_actions": ["pay:0,0E"]}),
    ("faq-6", None, "", {"fields": {"valhalla.armies": {"0,0E": [1, 2]}}}),
    ("faq-7", None, "", {"fields": {"landscape.1.armies": 3, "landscape.0.armies": 0}}),
    ("faq-8", None, "", {"to_act": 1, "fields": {"players.0.score": 102, "result": None}}),
    ("faq-9", None, "", {"fields": {"landscape.2.armies": 3, "players.0.score": 0, "players.1.reserve": 12}}),
    ("faq-10", None, "", {"fields": {"valhalla.armies": {"0,0E": [1, 0]}}}),
]
PROOFS = {"valda": VALDA, "valhalla": VALHALLA}
"""Völuspá's answers are about points, which `tests/server/lab` compares with those of every board."""
ROWS = [(name, *proof) for name, proofs in PROOFS.items() for proof in proofs]


def boards(name: str) -> dict[str, Json]:
    """The boards of a game's questions."""
    said = json.loads((GAMES / name / "help/examples.json").read_text("utf-8"))
    return {example: board for example, board in said.items() if example.startswith("faq-")}


@pytest.mark.parametrize(("name", "question", "taken", "reading", "after"), ROWS)
def test_an_answer_is_true(name: str, question: str, taken: int | None, reading: str, after: Json) -> None:
    """The engine plays the board as the answer says, by default and where a table follows a reading."""
    board = boards(name)[question]
    position = board["document"]
    if reading:
        position = {**position, "options": {**position["options"], "rulings": [reading]}}
    steps = [{"action": action, "legal": True} for action in board["actions"][:taken]]
    case = {"id": question, "title": question, "position": position, "steps": steps, "after": after}
    (outcome,) = run_cases({"game": name, "format": 2, "cases": [case]})
    assert not outcome.wrong


@pytest.mark.parametrize("name", PROOFS)
def test_every_answer_is_proved(name: str) -> None:
    """Each has a board that is played to what it says, and once more for each reading that changes it."""
    proved = {(question, reading) for question, _, reading, _ in PROOFS[name]}
    source = (FOLDER / f"en/rules-{name}.ftl").read_text("utf-8")
    answers = re.findall(r"^rules\w+-(faq-\d+)-answer = (.*(?:\n .*)*)", source, re.MULTILINE)
    assert len(answers) >= 8
    assert {question for question, _ in answers} == set(boards(name))
    said = {
        (question, reading)
        for question, answer in answers
        for reading in re.findall(r"\$([\w-]+) ->", answer)
    }
    assert proved == {(question, "") for question, _ in answers} | said
