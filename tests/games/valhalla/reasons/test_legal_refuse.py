"""Legality has two roads: the generator, and the refusals. They agree."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from gladsheim import game
from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.errors import Refusal
from gladsheim.core.game import Json, State
from gladsheim.games.valhalla.pieces import IDS
from gladsheim.games.valhalla.reasons.refuse import STAGES, refuse
from gladsheim.games.valhalla.reasons.situation import Situation, around, is_excuse
from gladsheim.games.valhalla.reasons.text import FORMS, ParsedAction, parse
from gladsheim.games.valhalla.rulings import RULINGS
from gladsheim.testing.ledger import rule
from tests.games.valhalla.boards import held, table
from tests.games.valhalla.lively import lively
from tests.games.valhalla.sets import Options, mostly_few, readings, title
from tests.heard import Heard

HEARD = Heard("whyvalhalla-")
RULE_ID = re.compile("|".join([r"VH-\d+(\.\d+)?", *RULINGS.names]))
MOST = 13
"""One army more than anybody has."""
PARTLY = 24
"""At the beginning of a turn the whole grammar is asked once in so many times."""


def whole_grammar(document: Json, stage: str) -> Iterator[str]:
    """Every text that can be formed on a board: its cells and those beside it, all cards, all numbers.

    Steps are formed in a plan only, and the discards of the Excuse with the cards in control zones.
    """
    land = {(place["x"], place["y"]) for place in document["landscape"]}
    cells = [f"{x},{y}" for x, y in sorted(land.union(*map(around, land)))]
    owned = [one["card"] for player in document["players"] for one in player["cards"]]
    yield from (form for form in FORMS.values() if "<" not in form)
    for slot in (f"{x},{y}{side}" for x in range(5) for y in range(4) for side in "ES"):
        yield from (f"place:{slot}", f"pay:{slot}", *(f"take:{slot}:{number}" for number in range(1, MOST)))
    yield from (f"recruit:{x},{y}" for x in range(-1, 5) for y in range(-1, 4))
    for card in IDS:
        yield from (f"use:{card}:event", f"use:{card}:person", f"refresh:{card}", f"drop:{card}")
        yield from (f"ace:{card}", f"excuse:{card}", f"use:{card}:location:{cells[0]}")
    for card in owned:
        yield from (f"use:{card}:{word}:{cell}" for word in ("person", "location") for cell in cells)
        yield from (f"ace:{card}:{cell}" for cell in cells)
        if is_excuse(card):
            yield from (f"use:{card}:discard:{seat}:{target}" for seat in range(7) for target in owned)
    if stage == "plan":
        for cell in cells:
            yield from (f"put:{cell}:{number}" for number in range(1, MOST))
            for word in ("march", "muster"):
                yield from (f"{word}:{cell}:{to}:{n}" for to in cells for n in range(1, MOST))


def sound(refusal: Refusal | None) -> bool:
    """A refusal has a sentence in each language, and rules of the specification only."""
    return refusal is None or bool(
        HEARD.sound(refusal) and refusal.rules and all(map(RULE_ID.fullmatch, refusal.rules))
    )


def compare(state: State, every: bool) -> None:
    """The roads agree on the legal actions, or, with `every`, on each text of the grammar."""
    document, legal = state.document(), state.legal_actions()
    found = Situation(document)
    assert found.seat == state.current_player
    assert len(set(legal)) == len(legal)
    formed = set(whole_grammar(document, found.stage)) | set(legal) if every else set(legal)
    answers: dict[str, Refusal | None] = {}
    for text in formed:
        asked = parse(text)
        assert isinstance(asked, ParsedAction), text
        answers[text] = refuse(found, asked)
    assert {text for text, refusal in answers.items() if refusal is None} == set(legal), document
    assert all(map(sound, answers.values()))


def play(state: State, stream: Stream, most: int) -> Counter[str]:
    """Play at random for at most `most` decisions, comparing at each; the types of actions offered."""
    met: Counter[str] = Counter()
    for _ in range(most):
        if state.is_terminal:
            break
        now = state.document()["stage"]
        compare(state, not stream.below(PARTLY if now in ("turn", "take", "plan") else 4))
        legal = state.legal_actions()
        met.update({now, *(choice["type"] for choice in state.game.presenter.choices(state))})
        state.apply(lively(legal, stream))
    return met


@rule("VH-13")
@pytest.mark.parametrize("options", [*mostly_few(), *readings()], ids=title)
def test_both_roads_agree_over_games(options: Options, long: bool) -> None:
    """From the deal on, exactly the legal actions have nothing against them."""
    stream = Stream(seed_key(f"two roads {title(options)}"))
    for seed in range(10 if long else 1):
        play(game("valhalla", **options).deal(seed), stream, most=5_000 if long else 80)


@rule("VH-13", "VH-11.10")
def test_both_roads_agree_at_every_kind_of_decision(long: bool) -> None:
    """Until every stage was met and every type of action offered, from positions with much to do."""
    stream = Stream(seed_key("every decision"))
    met: Counter[str] = Counter()
    wanted = {*STAGES, *FORMS}
    number = 0
    while not wanted <= set(met) or (long and number < 200):
        met += play(furnished(number), stream, 1_000 if long else 40)
        number += 1
        assert number < 300, wanted - set(met)


def furnished(number: int) -> State:
    """A position in which cards of all kinds can be used, and somebody holds the Excuse."""
    land = ("desert:0:3 mountain castle:1:2", "forest:0:1 market window")
    # One in so many positions is by all readings.
    options = {"rulings": list(RULINGS.names)} if number % 5 == 4 else {}
    strong: list[str | Json] = ["ace-moons", "ace-suns", "bard", "mill"]
    mixed: list[str | Json] = ["journey", "consul", "harvest", held("pact", uses=2)]
    own, other = (mixed, strong) if number % 2 else (strong, mixed)
    zones = [own, [*other[:3], "excuse"]]
    player = ({"fought": True}, {"phase": 2}, {"phase": 1, "recruited": False})[number % 3]
    around = {"0,0E": [2, 1], "1,1S": [1, 2]}
    return table(land, zones=zones, slots=around, seats=[player], rng=str(number), options=options)


@rule("VH-11.1")
def test_nobody_acts_when_the_game_is_over() -> None:
    """At the end every text is refused, and the rule is that of the end."""
    state = game("valhalla", target=10, glory_cap=3).deal(4)
    stream = Stream(seed_key("to the end"))
    while not state.is_terminal:
        state.apply(lively(state.legal_actions(), stream))
    for text in ("pass", "glory", "place:0,0E", "end"):
        refusal = state.why_not(text)
        assert refusal is not None
        assert "VH-11.1" in refusal.rules


@rule("VH-13")
def test_a_state_answers_with_the_refusal() -> None:
    """What a state says of an action is what the document says."""
    state = game("valhalla", players=3).deal(5)
    for text in ("place:0,0E", "pass", "nonsense", "put:0,0:1", "use:origin:event"):
        refusal = state.why_not(text)
        assert (refusal is None) is (text in state.legal_actions())
        assert sound(refusal)
