"""What is chosen before play (VA-2.1, VA-14.2, VA-14.3)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gladsheim import from_document, game
from gladsheim.core.errors import DocumentError, OptionsError
from gladsheim.games.valda.book import built_in, load_book
from gladsheim.games.valda.rulings import RULINGS
from gladsheim.testing.ledger import rule
from tests.games.valda.book.card_files import write_card_file
from tests.games.valda.tables import Options, tables, title


@rule("VA-2.1")
def test_defaults() -> None:
    """Two players, no variant, the first seat begins, and the cards that come with the game."""
    assert game("valda").options == {
        "players": 2, "turnaround": False, "race": False, "first": 0, "cards": built_in().key,
    }  # fmt: skip


@rule("VA-2.1")
@pytest.mark.parametrize("options", list(tables()), ids=title)
def test_options_stand_in_the_position(options: Options) -> None:
    """What was chosen is what is played, and the document says so."""
    chosen = game("valda", **options, first=1)
    assert chosen.players == options["players"]
    assert chosen.deal(1).document()["options"] == {**options, "first": 1}
    assert len(chosen.deal(1).document()["players"]) == options["players"]


@rule("VA-2.1")
@pytest.mark.parametrize("players", [1, 6, 0, -2, True, 2.0, "2", None])
def test_other_numbers_of_players(players: object) -> None:
    """Any other number, and anything that is no number, is refused with the bounds."""
    with pytest.raises(OptionsError) as error:
        game("valda", players=players)
    assert error.value.option == "players"
    assert error.value.value is players
    assert "2 to 5" in error.value.allowed


@rule("VA-2.1")
@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"first": 2}, "first"),
        ({"first": -1}, "first"),
        ({"players": 4, "first": 4}, "first"),
        ({"first": True}, "first"),
        ({"first": None}, "first"),
        ({"turnaround": 1}, "turnaround"),
        ({"turnaround": "yes"}, "turnaround"),
        ({"race": None}, "race"),
        ({"cards": 7}, "cards"),
        ({"cards": None}, "cards"),
        ({"cards": "tarot"}, "cards"),
        ({"cards": built_in().id + ":0123456789abcdef"}, "cards"),
        ({"rounds": 3}, "rounds"),
    ],
    ids=str,
)
def test_refused_options(options: dict[str, Any], field: str) -> None:
    """Every wrong option is named with its value and what is allowed."""
    with pytest.raises(OptionsError) as error:
        game("valda", **options)
    assert error.value.option == field
    assert error.value.allowed
    assert repr(field) in str(error.value)


@rule("VA-13.5")
@pytest.mark.usefixtures("no_other_books")
def test_the_card_file_is_an_option(tmp_path: Path) -> None:
    """A file is chosen by its id or its key; the key, with the hash of its content, is what is kept."""
    book = load_book(write_card_file(tmp_path, 7))
    by_id, by_key = game("valda", cards=book.id), game("valda", cards=book.key)
    assert by_id == by_key
    assert by_id.options["cards"] == book.key == f"{book.id}:{book.digest[:16]}"
    assert by_id != game("valda")
    assert by_id.deal(1).document()["cards"] == book.id


def test_options_survive_a_round_trip() -> None:
    """A game built from its own options is equal to it, and says how to build it again."""
    chosen = game("valda", players=4, turnaround=True, race=True, first=3)
    again = type(chosen)(**chosen.options)
    assert again == chosen
    assert hash(again) == hash(chosen)
    assert again != game("valda", players=4, turnaround=True, first=3)
    assert repr(chosen).startswith("ValdaGame(players=4, turnaround=True")


@rule("VA-2.1", "VA-2.4")
def test_first_is_ignored_with_turnaround() -> None:
    """Whoever is the oldest, with turnaround the start is drawn, by the same chance."""
    starts = [game("valda", players=3, turnaround=True, first=seat).deal(8) for seat in range(3)]
    documents = [{**state.document(), "options": None} for state in starts]
    assert documents[0] == documents[1] == documents[2]


def test_readings_are_listed_in_their_order_and_only_where_chosen() -> None:
    """Options, documents and observations have `rulings` exactly if any is chosen (E-1.1, E-1.3)."""
    chosen = game("valda", rulings=["wrath-card-only", "thor-costs-three"])
    assert chosen.options["rulings"] == ["thor-costs-three", "wrath-card-only"]
    state = chosen.deal(1)
    for document in (
        state.document(),
        state.observe(0),
        state.observe(None),
        state.game.presenter.scene(state, 0),
    ):
        assert document["options"]["rulings"] == chosen.options["rulings"]
    assert from_document(state.document()).document() == state.document()
    plain = game("valda", rulings=[])
    assert plain == game("valda")
    assert all(
        "rulings" not in seen["options"] for seen in (plain.deal(1).document(), plain.deal(1).observe(1))
    )


def test_a_document_that_names_no_readings_has_none() -> None:
    """An empty list is read and not written again; a game with readings takes no document without (E-1.3)."""
    document = game("valda").deal(1).document()
    written = {**document, "options": {**document["options"], "rulings": []}}
    assert from_document(written).document() == document
    with pytest.raises(DocumentError, match="options"):
        game("valda", rulings=["thor-costs-three"]).from_document(document)


@pytest.mark.parametrize("rulings", ["fr", ["hermod-must-follow"], ["wrath-card-only"] * 2, None])
def test_other_readings_are_refused(rulings: Any) -> None:
    """The refusal names the readings there are (E-1.1)."""
    with pytest.raises(OptionsError) as error:
        game("valda", rulings=rulings)
    assert error.value.option == "rulings"
    assert all(name in error.value.allowed for name in RULINGS.names)


def test_the_french_half_is_all_readings() -> None:
    """The editions are those of E-2."""
    assert dict(RULINGS.editions) == {"en": (), "fr": RULINGS.names}
