"""What can be played: cards for the front page, and the check of a new table's wishes."""

from __future__ import annotations

from gladsheim.core.game import Game
from gladsheim.server.errors import BadRequest
from gladsheim.server.shelf import Shelf
from gladsheim.server.wire import BotCard, BotSeat, GameCard, NewTable, clean_name
from gladsheim.tables.table import BOT, HUMAN, Seat

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


def chosen_seats(shelf: Shelf, wish: NewTable, owner: str) -> list[Seat]:
    """The seats of a new table; those of humans belong to the caller. Raises BadRequest."""
    seats = []
    for number, seat in enumerate(wish.seats):
        if isinstance(seat, BotSeat):
            if seat.bot not in shelf.bots.names():
                allowed = ", ".join(shelf.bots.names())
                raise BadRequest(f"there is no bot {seat.bot!r}; allowed: {allowed}", f"seats.{number}.bot")
            seats.append(Seat(number, seat.bot, BOT, bot=seat.bot))
        else:
            name = clean_name(seat.name, f"seats.{number}.name")
            seats.append(Seat(number, name, HUMAN, owner=owner))
    return seats
