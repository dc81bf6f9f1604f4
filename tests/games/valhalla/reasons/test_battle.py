"""Why a card cannot be used, and why a step of a plan cannot be made."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.testing.ledger import rule
from tests.games.valhalla.boards import after, held, refuses, table

Fields = dict[str, Any]
MINE = ("mountain:0:3 castle", "forest market")
LONG = ("mountain castle", "forest market", "desert mill")

USES: tuple[tuple[str, str, tuple[str, ...], str, Fields], ...] = (
    ("not in phase 1", "use:journey:event", ("VH-8.1",), "you are in phase 1",
     {"zones": [["journey"]], "seats": [{"phase": 1, "recruited": False}]}),
    ("not before recruiting", "use:journey:event", ("VH-8.1", "VH-7.8"), "have not recruited",
     {"zones": [["journey"]], "seats": [{"phase": 2, "recruited": False}]}),
    ("not in the zone", "use:journey:event", ("VH-8.2",), "you control none", {}),
    ("a used card", "use:journey:event", ("VH-8.2",), "ready again",
     {"zones": [[held("journey", uses=1, used=True)]]}),
    ("a card that lies face down", "use:journey:event", ("VH-8.2", "VH-8.5"), "Set it upright first",
     {"zones": [[held("journey", uses=2)]]}),
    ("a leader as an event", "use:author:event", ("VH-2.2",), "is of type leader",
     {"zones": [["author"]]}),
    ("an ace as an event", "use:ace-moons:event", ("VH-2.2",), "has no type", {"zones": [["ace-moons"]]}),
    ("an event without armies", "use:journey:event", ("VH-8.10", "VH-8.3"), "no army in reserve",
     {"zones": [["journey"]], "land": ("mountain:0:12 castle", "forest market")}),
    ("an event without a location", "use:betrayal:event", ("VH-8.10", "VH-8.3"), "Wyrms and Knots",
     {"zones": [["betrayal"]], "land": ("mountain origin", "forest mill")}),
    ("a pawn without a number", "use:harvest:event", ("VH-8.11", "VH-8.3"), "rank 2 to 9",
     {"zones": [["harvest"]], "land": ("window island", "cave end")}),
    ("a leader who holds nothing", "use:author:person", ("VH-8.20", "VH-8.3"), "control no location",
     {"zones": [["author"]]}),
    ("a leader who leads nowhere", "use:savage:person", ("VH-8.20", "VH-8.3"), "none of your armies",
     {"zones": [["savage"]], "land": ("mountain:0:3 cave", "mill market")}),
    ("a court without a start", "use:consul:person", ("VH-8.25", "VH-8.3"), "none of your armies",
     {"zones": [["consul"]], "land": ("desert:0:3 castle", "forest market")}),
    ("a crown without a destination", "use:bard:person", ("VH-8.22",), "Name its destination",
     {"zones": [["bard"]], "land": MINE}),
    ("a destination without a crown", "use:author:person:0,0", ("VH-8.22",), "is not a Crown",
     {"zones": [["author"]], "land": MINE}),
    ("a destination that is none", "use:bard:person:5,5", ("VH-4.6",), "no location at 5,5",
     {"zones": [["bard"]], "land": MINE}),
    ("a destination out of reach", "use:bard:person:1,1", ("VH-8.24", "VH-8.3"), "to 1,1",
     {"zones": [["bard"]], "land": MINE}),
    ("a personality as a location", "use:bard:location:2,0", ("VH-2.2",), "not location",
     {"zones": [["bard"]]}),
    ("a cell without a neighbour", "use:desert:location:3,0", ("VH-8.31",), "no neighbour",
     {"zones": [["desert"]]}),
    ("a corner is no neighbour", "use:desert:location:2,2", ("VH-8.31",), "no neighbour",
     {"zones": [["desert"]]}),
    ("too many columns", "use:desert:location:3,0", ("VH-8.31", "VH-3.1"), "4 columns; allowed: 3",
     {"zones": [["desert"]], "land": ("mountain castle mill", "forest market ..")}),
    ("too many rows", "use:origin:location:0,-1", ("VH-8.31", "VH-3.1"), "4 rows; allowed: 3",
     {"zones": [["origin"]], "land": LONG}),
    ("replacing one of four", "use:desert:location:0,0", ("VH-8.33",), "it has 4", {"zones": [["desert"]]}),
    ("not the Excuse", "use:journey:discard:1:origin", ("VH-8.8",), "Only the Excuse",
     {"zones": [["journey"], ["origin"]]}),
    ("an Excuse that one has not", "use:excuse:discard:1:origin", ("VH-8.2",), "not in your control zone",
     {"zones": [[], ["origin"]]}),
    ("a seat that there is not", "use:excuse:discard:2:origin", ("VH-8.8",), "seats are 0 to 1",
     {"zones": [["excuse"], ["origin"]]}),
    ("one's own card", "use:excuse:discard:0:origin", ("VH-8.8",), "is you",
     {"zones": [["excuse", "origin"]]}),
    ("a card that the rival has not", "use:excuse:discard:1:origin", ("VH-8.8",), "controls none",
     {"zones": [["excuse"]]}),
    ("no ace", "ace:author:0,0", ("VH-8.6",), "is not an ace", {"zones": [["author"]], "land": MINE}),
    ("an ace in phase 2 before recruiting", "ace:ace-moons:0,0", ("VH-8.6", "VH-7.8"), "have not recruited",
     {"zones": [["ace-moons"]], "land": MINE, "seats": [{"phase": 2, "recruited": False}]}),
    ("an ace for an empty cell", "ace:ace-moons:7,7", ("VH-8.6",), "no location at 7,7",
     {"zones": [["ace-moons"]], "land": MINE}),
    ("an ace for a free location", "ace:ace-moons:0,1", ("VH-8.6",), "do not control",
     {"zones": [["ace-moons"]], "land": MINE}),
    ("an ace of another symbol", "ace:ace-knots:0,0", ("VH-8.6", "VH-2.5"), "scores Knots only",
     {"zones": [["ace-knots"]], "land": MINE}),
    ("refreshing an upright card", "refresh:journey", ("VH-8.5",), "used never", {"zones": [["journey"]]}),
    ("refreshing a sideways card", "refresh:journey", ("VH-8.5",), "used once",
     {"zones": [[held("journey", uses=1)]]}),
    ("refreshing a used card", "refresh:journey", ("VH-8.5",), "ready again",
     {"zones": [[held("journey", uses=2, used=True)]]}),
    ("refreshing for one army", "refresh:journey", ("VH-8.5",), "you have 1",
     {"zones": [[held("journey", uses=2)]], "land": ("mountain:0:11 castle", "forest market")}),
    ("refreshing the Excuse", "refresh:excuse", ("VH-8.9",), "cannot set the Excuse upright",
     {"zones": [["excuse"]]}),
    ("refreshing what is not there", "refresh:journey", ("VH-8.2",), "not in your control zone", {}),
)  # fmt: skip


@rule("VH-13")
@pytest.mark.parametrize(
    ("action", "rules", "part", "fields"), [row[1:] for row in USES], ids=[row[0] for row in USES]
)
def test_uses(action: str, rules: tuple[str, ...], part: str, fields: Fields) -> None:
    """A use that is not possible is refused with its rule, its card and what would be needed."""
    assert part in refuses(table(**fields), action, *rules)


PLANS: tuple[tuple[str, tuple[str, ...], str, tuple[str, ...], str, Fields], ...] = (
    ("an end without a step", ("use:journey:event",), "end", ("VH-8.3",), "at least one step", {}),
    ("a march of an event", ("use:journey:event",), "march:0,0:1,0:1", ("VH-8.10", "VH-13"),
     "as an event", {}),
    ("a place that is none", ("use:journey:event",), "put:9,9:1", ("VH-4.6",), "landscape has 0,0", {}),
    ("a location without the symbol", ("use:journey:event",), "put:1,0:1", ("VH-8.10", "VH-2.5"),
     "Suns and Knots", {}),
    ("a location named twice", ("use:journey:event", "put:0,0:1"), "put:0,0:1", ("VH-8.10",),
     "already named", {}),
    ("more than the rank", ("use:journey:event", "put:0,0:1"), "put:0,1:3", ("VH-8.10",),
     "it can still send 2", {}),
    ("more than the reserve", ("use:pact:event",), "put:0,0:3", ("VH-8.12",), "had 2 armies",
     {"land": ("mountain castle:0:10", "forest market")}),
    ("more than the reserve has left", ("use:pact:event", "put:0,0:1"), "put:0,1:2", ("VH-8.12",),
     "1 of them sent already", {"land": ("mountain castle:0:10", "forest market")}),
    ("more than the rank of the place", ("use:harvest:event",), "put:0,0:5", ("VH-8.11",),
     "at most 4 armies", {}),
    ("a pawn to a court", ("use:harvest:event",), "put:1,1:1", ("VH-8.11",), "rank Court",
     {"land": ("mountain castle", "forest window")}),
    ("a pawn to a wrong symbol", ("use:harvest:event",), "put:1,1:1", ("VH-8.11", "VH-2.5"), "reaches Moons",
     {"land": ("mountain castle", "forest cave")}),
    ("a march from nowhere", ("use:diplomat:person",), "march:1,0:0,0:1", ("VH-8.20",),
     "no army at 1,0", {"land": MINE}),
    ("a march of too many", ("use:diplomat:person",), "march:0,0:1,0:4", ("VH-8.20",), "3 armies at 0,0",
     {"land": MINE}),
    ("a march over a corner", ("use:diplomat:person",), "march:0,0:1,1:1", ("VH-8.20",), "no neighbour",
     {"land": MINE}),
    ("a march off the map", ("use:diplomat:person",), "march:0,0:-1,0:1", ("VH-4.6",), "no location",
     {"land": MINE}),
    ("a march without the leader's symbol", ("use:diplomat:person",), "march:1,0:1,1:1",
     ("VH-8.20", "VH-2.5"), "share no suit", {"land": ("mountain castle:0:3", "forest market")}),
    ("a march without the origin's symbol", ("use:diplomat:person",), "march:1,0:1,1:1",
     ("VH-8.20", "VH-2.5"), "Castle", {"land": ("mountain castle:0:3", "desert forest")}),
    ("more movements than the rank", ("use:painter:person", "march:0,0:1,0:2"), "march:1,0:0,0:2",
     ("VH-8.20",), "has 1 left", {"land": MINE}),
    ("a second start of a court", ("use:consul:person", "march:0,0:1,0:1"), "march:0,1:0,0:1",
     ("VH-8.25",), "from one location only: 0,0", {"land": ("mountain:0:3 castle", "forest:0:2 market")}),
    ("a start without the symbol", ("use:consul:person",), "march:0,0:1,0:1", ("VH-8.25", "VH-2.5"),
     "leads armies only from Moons", {"land": ("desert:0:3 castle", "forest:0:2 market")}),
    ("a put of a leader", ("use:diplomat:person",), "put:0,0:1", ("VH-8.20", "VH-13"), "as a leader",
     {"land": MINE}),
    ("a muster from the destination", ("use:bard:person:0,0",), "muster:0,0:1,0:1", ("VH-8.22",),
     "destination itself", {"land": ("mountain castle:0:3", "forest market")}),
    ("a muster past the destination", ("use:bard:person:0,0",), "muster:1,0:1,1:1", ("VH-8.22",),
     "no neighbour of the destination", {"land": ("mountain castle:0:3", "forest market")}),
    ("a muster without a way", ("use:bard:person:0,0",), "muster:0,1:1,0:1", ("VH-8.24",), "No way leads",
     {"land": ("mountain castle:0:3", "forest:0:1 market")}),
    ("a muster over a wrong symbol", ("use:bard:person:0,0",), "muster:1,0:0,1:1",
     ("VH-8.24", "VH-2.5"), "share no suit", {"land": ("mountain castle:0:3", "end market")}),
    ("a muster that is too dear", ("use:bard:person:0,0",), "muster:1,0:1,0:11", ("VH-8.24", "VH-8.22"),
     "cost 11 movements; you have 10 of 10", {"land": ("mountain castle:0:12", "forest market")}),
)  # fmt: skip


@rule("VH-13", "VH-14.2")
@pytest.mark.parametrize(
    ("before", "action", "rules", "part", "fields"), [row[1:] for row in PLANS], ids=[row[0] for row in PLANS]
)
def test_steps(
    before: tuple[str, ...], action: str, rules: tuple[str, ...], part: str, fields: Fields
) -> None:
    """A step that is not possible after those planned is refused with its rule and the reason."""
    card = before[0].split(":")[1]
    state = after(table(**{"zones": [[card]], **fields}), *before)
    assert part in refuses(state, action, *rules)


@rule("VH-8.21")
def test_a_plan_is_replayed_for_the_refusal() -> None:
    """What the steps have done on the planned board counts: the army has gone, and has won its way."""
    land = ("mountain:0:3 castle:1:1", "forest market")
    state = after(table(land, zones=[["diplomat"]]), "use:diplomat:person", "march:0,0:1,0:3")
    assert "no army at 0,0" in refuses(state, "march:0,0:1,0:1", "VH-8.20")
    assert "1 army at 1,0" in refuses(state, "march:1,0:0,0:2", "VH-8.20")
    assert state.why_not("march:1,0:0,0:1") is None
