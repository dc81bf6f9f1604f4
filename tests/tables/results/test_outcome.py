"""What is kept of a finished game: whose place counts, and for what."""

from __future__ import annotations

from msgspec.structs import replace

from gladsheim.tables.results.outcome import LEAST_ACTIONS, outcome_of, too_short
from gladsheim.tables.results.result import placements
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import ACTION, BOT, HUMAN, RESIGN, UNDO, Seat, Table
from tests.toys import Toy

TIME = "2026-01-01T00:00:00.000Z"


def played(*seats: Seat, rated: bool = False, cards: int = 3) -> Live:
    """A game with these seats, played to its end; with `cards` 3 each of two seats acts three times."""
    game = Toy(players=len(seats), cards=cards)
    live = Live.fold(Table("id", "toy", 1, game.options, seats, b"s" * 32, "a", TIME, rated=rated), game, [])
    while live.to_act is not None:
        action = live.state.legal_actions()[0]
        live = live.after(live.line(str(live.seq), live.to_act, ACTION, action, TIME))
    return live


def person(number: int, owner: str) -> Seat:
    """A seat of a user."""
    return Seat(number, owner, HUMAN, owner=owner)


def bot(number: int, name: str) -> Seat:
    """A bot's seat."""
    return Seat(number, name, BOT, bot=name)


def test_places_are_those_of_the_result() -> None:
    """One for the first of the ranking, and none while the game runs."""
    live = played(person(0, "a"), person(1, "b"), person(2, "c"))
    ranking = live.state.result()["ranking"]
    places = placements(live)
    assert places is not None
    assert places[ranking[0]] == 1
    assert sorted(range(3), key=lambda seat: places[seat])[0] == ranking[0]
    assert placements(live.at(0)) is None


def test_people_are_rated_only_at_rated_tables() -> None:
    """With their users' ids; bots never are."""
    seats = person(0, "a"), person(1, "b")
    assert outcome_of(played(*seats)).people == ()
    assert outcome_of(played(*seats, rated=True)).people == (("a", 0), ("b", 1))


def test_nobody_is_rated_before_each_seat_has_acted_a_few_times() -> None:
    """What was taken back does not count, and the end that comes too early is still a result."""
    live = played(person(0, "a"), person(1, "b"), rated=True, cards=9)
    actions = LEAST_ACTIONS * 2
    for count, rated in ((actions - 1, False), (actions, True)):
        early = live.at(count)
        ended = early.after(early.line("end", 1, RESIGN, RESIGN, TIME))
        assert too_short(ended) is not rated
        assert bool(outcome_of(ended).people) is rated
        assert [seat.place for seat in outcome_of(ended).seats] == [1, 2]
    pondered = live.at(actions - 1)
    pondered = pondered.after(pondered.line("ponder", 1, ACTION, "ponder", TIME))
    assert not too_short(pondered)
    assert too_short(pondered.after(pondered.line("undo", 1, UNDO, UNDO, TIME)))


def test_an_erased_seat_is_one_of_the_people() -> None:
    """It has no name, but somebody was beaten there; where all are erased nobody is rated."""
    nobody = Seat(1, "", HUMAN)
    assert outcome_of(played(person(0, "a"), nobody, rated=True)).people == (("a", 0), (None, 1))
    assert outcome_of(played(person(0, "a"), nobody, person(2, "c"), rated=True)).pairs == [("a", "c")]
    assert outcome_of(played(Seat(0, "", HUMAN), nobody, rated=True)).people == ()


def test_bots_are_rated_where_two_differ() -> None:
    """One bot alone, or against itself, says nothing of its strength."""
    assert outcome_of(played(person(0, "a"), bot(1, "one"))).bots == ()
    assert outcome_of(played(bot(0, "one"), bot(1, "one"))).bots == ()
    found = outcome_of(played(bot(0, "one"), person(1, "a"), bot(2, "two")))
    assert found.bots == (("one", 0), ("two", 2))
    assert found.people == ()


def test_whoever_has_several_seats_is_not_alone_on_any() -> None:
    """Their results belong to nobody's figures."""
    found = outcome_of(played(person(0, "a"), person(1, "a"), person(2, "b")))
    assert [seat.sole for seat in found.seats] == [False, False, True]


def test_points_are_those_at_the_end() -> None:
    """By seats, as the game counts them."""
    live = played(person(0, "a"), person(1, "b"))
    assert [seat.score for seat in outcome_of(live).seats] == live.state.scores
    assert outcome_of(replace(live, table=replace(live.table, rated=True))).players == 2
