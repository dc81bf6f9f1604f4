"""Why a structure cannot be built, and why a god card cannot be kept."""

from __future__ import annotations

import pytest

from gladsheim.games.valda.book import built_in
from gladsheim.games.valda.pieces import GODS
from gladsheim.testing.ledger import rule
from tests.games.valda.reasons.refusals import allowed, position, refused

RICH = {"blood": 9, "gold": 9, "diamond": 9}


@rule("VA-7.4")
@pytest.mark.parametrize("structure", ["mine", "drill", *GODS])
def test_the_whole_cost_must_be_held(structure: str) -> None:
    """With exactly the cost one may build; one of any kind less is refused."""
    cost = dict(zip(("blood", "gold", "diamond"), built_in().costs[structure], strict=True))
    allowed(position("build", cost), f"build:{structure}")
    for resource, number in cost.items():
        if number:
            poor = {**cost, resource: number - 1}
            assert refused(position("build", poor), f"build:{structure}").rules == ("VA-7.4", "VA-7.2")


@rule("VA-7.4")
def test_what_is_missing_is_named() -> None:
    """The sentence names the cost, and what is held of the kinds that are too few."""
    seat = {"gold": 2, "diamond": 1}
    assert refused(position("build", seat), "build:drill").message == (
        "A drill costs 2 gold and 2 diamonds; you have 1 diamond."
    )
    assert refused(position("build", {"gold": 1}), "build:loki").message == (
        "A temple of Loki costs 4 blood, 1 gold and 1 diamond; you have no blood and no diamonds."
    )


@rule("VA-7.1")
def test_the_limit_of_structures() -> None:
    """When the limit is used up nothing more is built."""
    allowed(position("build", RICH, builds=2, build_limit=3), "build:mine")
    found = refused(position("build", RICH, builds=3, build_limit=3), "build:mine")
    assert "3 structures" in found.message
    assert found.rules == ("VA-7.1",)


@rule("VA-1.4", "VA-7.2")
@pytest.mark.parametrize(("structure", "field", "most"), [("mine", "mines", 4), ("drill", "drills", 3)])
def test_works_have_a_highest_number(structure: str, field: str, most: int) -> None:
    """Nobody has more mines or drills than there are dice of their colour."""
    allowed(position("build", {**RICH, field: most - 1}), f"build:{structure}")
    found = refused(position("build", {**RICH, field: most}), f"build:{structure}")
    assert found.message == f"You cannot have more than {most} {structure}s; you have {most}."
    assert found.rules == ("VA-7.2", "VA-1.4")


@rule("VA-7.2", "VA-11.5")
def test_an_owned_area_is_closed_to_others() -> None:
    """The owner goes on building, everybody else is told who owns the area."""
    others: tuple[dict[str, object], ...] = ({}, {"temples": {"tyr": 3}})
    found = refused(position("build", RICH, *others), "build:tyr")
    assert found.message == "Seat 2 owns Tyr's area: nobody else may build there."
    assert found.rules == ("VA-7.2", "VA-11.5")
    allowed(position("build", {**RICH, "temples": {"tyr": 3}}), "build:tyr")
    allowed(position("build", {**RICH, "temples": {"tyr": 1}}, {"temples": {"tyr": 2}}), "build:tyr")


@rule("VA-7.2", "VA-1.1")
def test_five_sites_and_no_more() -> None:
    """An area with a temple on every site takes no other."""
    seats = ({**RICH, "temples": {"tyr": 2}}, {"temples": {"tyr": 2}}, {"temples": {"tyr": 1}})
    found = refused(position("build", *seats), "build:tyr")
    assert "All 5 sites in Tyr's area" in found.message
    assert found.rules == ("VA-7.2", "VA-1.1")


@rule("VA-1.3", "VA-7.2")
def test_nine_temples_and_no_more() -> None:
    """Whoever has built all temples builds none."""
    temples = {"tyr": 5, "loki": 3}
    allowed(position("build", {**RICH, "temples": temples}), "build:loki")
    found = refused(position("build", {**RICH, "temples": {**temples, "odin": 1}}), "build:loki")
    assert found.rules == ("VA-7.2", "VA-1.3")


@rule("VA-7.6", "VA-13")
def test_a_temple_by_a_card() -> None:
    """A card may build for nothing, or for the cost; the area must be open in any case."""
    step = {"by": 0, "pay": False}
    document = position("temple", {}, {"temples": {"tyr": 3}}, step=step)
    allowed(document, "god:loki", "done")
    assert refused(document, "god:tyr").rules == ("VA-7.2", "VA-11.5")
    paid = position("temple", {"blood": 2, "gold": 2}, step={**step, "pay": True})
    allowed(paid, "god:tyr")
    assert refused(paid, "god:loki").rules == ("VA-7.4", "VA-7.2")


@rule("VA-7.5")
def test_one_of_the_cards_looked_at_is_kept() -> None:
    """Only the cards that were looked at can be kept; each is named once."""
    cards = ["thor.rune-blue", "thor.rune-blue"]
    document = position("keep", step={"by": 0, "god": "thor", "cards": cards})
    allowed(document, "keep:thor.rune-blue")
    found = refused(document, "keep:thor.feast")
    assert found.message.count("thor.rune-blue") == 1
    assert found.rules == ("VA-7.5",)
