"""What is left of an action: its points, their parts and its events."""

import dataclasses

import pytest

from gladsheim import from_document, game, games
from gladsheim.core.applied import Applied
from gladsheim.core.errors import DocumentError, UsageError
from gladsheim.core.game import Option
from gladsheim.core.rulings import OPTION as RULINGS


def test_what_was_applied_cannot_be_changed() -> None:
    """An outcome is a value."""
    applied = Applied("end", 0, 0, [])
    assert applied.events == ()
    with pytest.raises(dataclasses.FrozenInstanceError):
        applied.points = 7  # type: ignore[misc]  # what this test is about


@pytest.mark.parametrize("name", games())
def test_games_describe_themselves(name: str) -> None:
    """A game has its name, a title, its designer, and an option for everything it can be told."""
    found = game(name)
    assert found.name == name
    assert found.title
    assert "designer" in found.traits.credits
    assert all(found.traits.credits.values())
    optional = {RULINGS} if found.traits.rulings.rows else set()
    assert set(found.options) | optional == {option.name for option in found.option_list}
    assert all(isinstance(option, Option) and option.about for option in found.option_list)
    assert found.pieces()


def test_unknown_games_are_named() -> None:
    """A game that there is not is refused with those that there are."""
    with pytest.raises(UsageError, match=r"game is 'chess'; allowed: .*voluspa"):
        game("chess")


@pytest.mark.parametrize("document", [{}, {"game": "chess"}, {"game": 7}, {"game": None}, {"game": ["a"]}])
def test_documents_of_unknown_games(document: dict[str, object]) -> None:
    """A document must name a game that there is."""
    with pytest.raises(DocumentError) as error:
        from_document(document)
    assert [fault.field for fault in error.value.faults] == ["game"]


@pytest.mark.parametrize("document", [None, [], "voluspa", 7])
def test_documents_that_are_no_objects(document: object) -> None:
    """Anything but an object is refused like a document without a game."""
    with pytest.raises(DocumentError):
        from_document(document)  # type: ignore[arg-type]  # what this test is about
