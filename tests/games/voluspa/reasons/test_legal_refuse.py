"""Legality has two roads: the generator, and the refusals. They agree."""

from __future__ import annotations

import re
from typing import Any

import pytest

from gladsheim import game
from gladsheim.core.chance import Stream, seed_key
from gladsheim.games.voluspa.pieces import CODES
from gladsheim.testing.ledger import rule
from tests.games.voluspa.sets import Options, some, title

KINDS = CODES[1:]
RULE_ID = re.compile(r"V-\d+(\.\d+)*[a-g]?")
REACH = 2


def some_text(stream: Stream, document: dict[str, Any], hand: list[str]) -> str:
    """An action text near the board, mostly with tiles of the hand, that may be legal or not."""
    cells = [tuple(map(int, cell.split(","))) for cell in document["board"]]
    x, y = cells[stream.below(len(cells))]
    cell = f"{x + stream.below(2 * REACH + 1) - REACH},{y + stream.below(2 * REACH + 1) - REACH}"
    if stream.below(2):
        cell = f"{x},{y}"
    kind = hand[stream.below(len(hand))] if hand and stream.below(4) else KINDS[stream.below(len(KINDS))]
    match stream.below(12):
        case 0:
            return ("stay", "end")[stream.below(2)]
        case 1:
            return f"discard:{kind}"
        case 2:
            return f"fly@{cell}"
        case 3 | 4:
            return f"Jo@{cell}>{'NESW'[stream.below(4)]}"
        case 5:
            return f"{kind}+{1 + stream.below(4)}@{cell}"
        case 6:
            return f"{kind}@{cell}>{'NESW'[stream.below(4)]}"
        case _:
            return f"{kind}@{cell}"


@rule("V-7.3")
@pytest.mark.parametrize("options", some(), ids=title)
def test_both_roads_agree(options: Options, long: bool) -> None:
    """Every legal action has nothing against it; every other text has a reason with rule ids."""
    stream = Stream(seed_key(f"two roads {title(options)}"))
    for number in range(40 if long else 1):
        state = game("voluspa", **options).deal(number)
        while not state.is_terminal:
            legal = state.legal_actions()
            document = state.document()
            hand = document["hands"][document["turn"]]
            every = 1 if long else max(1, len(legal) // 12)
            for action in legal[::every]:
                assert state.why_not(action) is None, (action, document)
            for _ in range(25 if long else 10):
                text = some_text(stream, document, hand)
                refusal = state.why_not(text)
                assert (refusal is None) is (text in legal), (text, refusal, document)
                assert refusal is None or (refusal.message and refusal.rules), (text, document)
                assert refusal is None or all(RULE_ID.fullmatch(one) for one in refusal.rules)
            state.apply(legal[stream.below(len(legal))])
        refusal = state.why_not("end")
        assert refusal is not None
        assert refusal.rules
