"""What can be played: cards for the front page, and the check of a new table's wishes."""

from __future__ import annotations

from collections.abc import Mapping

from gladsheim.core.game import Game
from gladsheim.server.errors import BadRequest
from gladsheim.server.names import clean_name
from gladsheim.server.shelf import Shelf
from gladsheim.server.wire import BotCard, BotSeat, FreeSeat, GameCard, HumanSeat, NewTable, OpenSeat
from gladsheim.tables import seating
from gladsheim.tables.people import User
from gladsheim.tables.table import HUMAN, Seat

PLAYERS = "players"


def info(shelf: Shelf, name: str) -> type[Game]:
    """A game of the shelf. Raises BadRequest, naming those there are."""
    if name not in shelf.games.names():
        raise BadRequest(f"there is no game {name!r}; allowed: {', '.join(shelf.games.names())}", "game")
    return shelf.games.info(name)


def game_card(shelf: Shelf, name: str) -> GameCard:
    """A game as the front page shows it."""
    found = shelf.games.info(name)
    players = next(option for option in found.option_list if option.name == PLAYERS)
    return GameCard(
        name=found.name,
        title=found.title,
        credits=dict(found.credits),
        players=(players.low, players.high),
        options=list(found.option_list),
        bots=[BotCard(bot, shelf.bots.about(bot)) for bot in shelf.bots.names()],
    )


def chosen_game(shelf: Shelf, wish: NewTable) -> Game:
    """The game of a new table, for as many players as seats. Raises BadRequest, OptionsError."""
    known = [option.name for option in info(shelf, wish.game).option_list]
    for name in wish.options:
        if name not in known:
            raise BadRequest(f"there is no option {name!r}; allowed: {', '.join(known)}", f"options.{name}")
    if wish.options.get(PLAYERS, len(wish.seats)) != len(wish.seats):
        raise BadRequest(
            f"{wish.options[PLAYERS]} players, but {len(wish.seats)} seats: they must agree", "seats"
        )
    return shelf.games.game(wish.game, **{**wish.options, PLAYERS: len(wish.seats)})


def chosen_seats(shelf: Shelf, wish: NewTable, owner: str, invited: Mapping[str, User]) -> list[Seat]:
    """The seats of a new table; those of humans belong to the caller. Raises BadRequest.

    `invited` are the users by the names of the wish.
    """
    seats: list[Seat] = []
    for number, seat in enumerate(wish.seats):
        if isinstance(seat, HumanSeat):
            name = clean_name(seat.name, f"seats.{number}.name")
            seats.append(Seat(number, name, HUMAN, owner=owner))
        else:
            seats.append(free_seat(shelf, number, seat, invited, f"seats.{number}."))
    kept = [seat.invited for seat in seats if seat.invited is not None]
    if len(set(kept)) != len(kept) or owner in kept:
        raise BadRequest("one seat for each player: nobody is invited twice, and not who opens it", "seats")
    return seats


def free_seat(shelf: Shelf, number: int, wish: FreeSeat, invited: Mapping[str, User], path: str = "") -> Seat:
    """A seat that is not the caller's: for a bot, for anybody, or kept for somebody. Raises BadRequest."""
    if isinstance(wish, OpenSeat):
        return seating.open_seat(number)
    if isinstance(wish, BotSeat):
        if wish.bot not in shelf.bots.names():
            allowed = ", ".join(shelf.bots.names())
            raise BadRequest(f"there is no bot {wish.bot!r}; allowed: {allowed}", f"{path}bot")
        return seating.bot_seat(number, wish.bot)
    if wish.name not in invited:
        raise BadRequest(f"there is no account of the name {wish.name!r}", f"{path}name")
    return seating.invited_seat(number, invited[wish.name])
