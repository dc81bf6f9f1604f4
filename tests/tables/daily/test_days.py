"""Which deal belongs to which day follows from date and secret alone, and so does all that bots do in it."""

from __future__ import annotations

from collections import Counter

import pytest

from gladsheim import bots
from gladsheim.core.fair import commitment_of
from gladsheim.games import game as game_of, info, names
from gladsheim.tables.agreed.terms import Shared, Terms
from gladsheim.tables.daily.days import Day, Deal, closes, day_of, deal_of, last_closed, later
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import ACTION, BOT, HUMAN, Seat, Table

SECRET = b"\x07" * 32
FIRST = "2026-12-28"
DECISIONS = 40


def day(number: int = 0, secret: bytes = SECRET) -> Day:
    """A day and its secret."""
    return Day(later(FIRST, number), secret, "2026-12-26T00:00:00.000Z")


@pytest.mark.parametrize("game", names())
def test_sets_and_seats_take_turns(game: str) -> None:
    """Within some weeks every set is played from every one of its seats, each as often as the others."""
    kind = info(game)
    most = 2 * len(kind.traits.daily) * 3
    found = [deal_of(day(number), kind, "greedy") for number in range(most)]
    if len(kind.traits.daily) > 1:
        assert any(deal.options != found[0].options for deal in found[: len(kind.traits.daily)])
    seats = Counter((str(deal.options), deal.seat) for deal in found)
    for options in kind.traits.daily:
        players = kind(**options).players
        chosen = str(dict(kind(**options).options))
        assert {seats[chosen, seat] for seat in range(players)} == {most // len(kind.traits.daily) // players}


def test_a_deal_names_its_day_and_its_time() -> None:
    """It opens with its day in UTC and closes two hours after it; begun it is on the day alone."""
    deal = deal_of(day(3), info("valda"), "greedy")
    assert (deal.id, deal.day, deal.opens) == ("2026-12-31-valda", "2026-12-31", "2026-12-31T00:00:00.000Z")
    assert deal.closes == closes("2026-12-31") == "2027-01-01T02:00:00.000Z"
    assert [last_closed(now) for now in ("2027-01-01T01:59:59.999Z", deal.closes)] == ["2026-12-30", deal.day]
    assert day_of(deal.closes) == "2027-01-01"
    assert deal.commitment == commitment_of(deal.secret) != day(3).commitment


def test_every_day_and_game_has_a_secret_of_its_own() -> None:
    """From the same secret of the day follows another one for each game, and for each day."""
    deals = [deal_of(day(number), info(game), "greedy") for number in (0, 1) for game in names()]
    assert len({deal.secret for deal in deals} | {SECRET}) == len(deals) + 1


def test_shared_terms_are_stored_with_the_others() -> None:
    """A table is known as a play of its deal after it was read again; older tables are none."""
    terms = Terms(shared=Shared("2026-12-31-toy", "2026-12-31", closes("2026-12-31")))
    assert Terms.of_text(terms.to_text()) == terms
    assert Terms.of_text("{}").shared is None


def play(deal: Deal, table: str, seqs: int) -> list[tuple[int, str]]:
    """What happens first at a table of the deal: the person takes the first action, bots choose."""
    game = game_of(deal.game, **deal.options)
    bot = bots.create(deal.bot, game)
    seats = [Seat(number, "bot", BOT, bot=deal.bot) for number in range(game.players)]
    seats[deal.seat] = Seat(deal.seat, "Ask", HUMAN, owner=table)
    fixed = Table(
        table,
        deal.game,
        game.rules_version,
        game.options,
        tuple(seats),
        deal.secret,
        table,
        f"2026-12-28T0{len(table) % 10}:00:00.000Z",
        started="2026-12-28T09:00:00.000Z",
        fair=True,
        terms=Terms(takeover=deal.bot, shared=deal.terms),
    )
    live = Live.fold(fixed, game, [])
    while live.seq < seqs and live.to_act is not None:
        seat = live.to_act
        if live.bot_to_act is None:
            action = live.state.legal_actions()[0]
        else:
            action = bot.choose(live.state.observe(seat), live.table.bot_seed(live.seq))
        live = live.after(live.line(f"{table}-{live.seq}", seat, ACTION, action, table, len(table)))
    return [(line.seat, line.action) for line in live.lines]


def is_drawn(game: str) -> bool:
    """Return whether deals of a game differ."""
    one, other = (info(game)().deal(seed).document() for seed in (1, 2))
    return one != other


@pytest.mark.parametrize("game", names())
def test_the_same_decisions_meet_the_same_answers(game: str) -> None:
    """At whatever table and time, dice, draws and bots' choices follow from the deal and what was done."""
    deal = deal_of(day(), info(game), "greedy")
    first = play(deal, "one", DECISIONS)
    assert first == play(deal, "another table", DECISIONS)
    assert {seat for seat, _ in first} > {deal.seat}
    assert not is_drawn(game) or first != play(
        deal_of(day(secret=b"\x08" * 32), info(game), "greedy"), "one", DECISIONS
    )
