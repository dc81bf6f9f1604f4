"""What actions are grouped by where many games are told of."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim import game
from gladsheim.core.words import said
from gladsheim.locales import LOCALES

OPTIONS: dict[str, dict[str, Any]] = {"voluspa": {"set": "all"}, "valda": {}, "valhalla": {"excuse": True}}
EXAMPLES = {
    "voluspa": {
        "Od@3,-1": "Od",
        "Dr+2@4,0": "Dr",
        "fly@1,1": "Ra",
        "stay": "Ra",
        "end": "Hm",
        "discard:Th": "discard",
    },
    "valda": {
        "play:base.drakkar": "card-base",
        "build:mine": "build-mine",
        "build:odin": "build-odin",
        "weapon:warhorn": "weapon-warhorn",
        "trade:b:g": "trade",
        "yield": "defence",
        "loki": "exchange-loki",
        "res:b": "choice",
    },
    "valhalla": {
        "use:sailor:event": "event",
        "use:sailor:person": "leader",
        "use:sailor:location:0,1": "location",
        "use:excuse:discard:2:sailor": "excuse",
        "march:0,0:0,1:2": "armies",
        "pay:reserve": "pay",
        "skip": "pass",
    },
}


@pytest.mark.parametrize(
    ("name", "action", "kind"),
    [(name, action, kind) for name, found in EXAMPLES.items() for action, kind in found.items()],
)
def test_an_action_belongs_to_a_kind(name: str, action: str, kind: str) -> None:
    """To that of its piece, of the god or card that it rests on, or of the deed itself."""
    assert game(name, **OPTIONS[name]).presenter.kind_of(action) == kind


@pytest.mark.parametrize("name", OPTIONS)
def test_every_kind_has_a_name_in_every_language(name: str) -> None:
    """Whatever may be done in a game belongs to a kind, and that is called something."""
    made = game(name, **OPTIONS[name])
    kinds = set()
    for seed in range(4):
        state = made.deal(seed)
        for number in range(300):
            if state.is_terminal:
                break
            legal = state.legal_actions()
            kinds |= {made.presenter.kind_of(action) for action in legal}
            state.apply(legal[(7 * number + seed) % len(legal)])
    assert len(kinds) > 7
    for locale in LOCALES:
        for kind in kinds:
            assert said(made.presenter.kind_name(kind), locale)
