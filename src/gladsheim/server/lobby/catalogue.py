"""Games on offer: cards for the front page, and the checks of a request for a new table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import UNSET, UnsetType

from gladsheim.core.errors import shorten
from gladsheim.core.game import Game
from gladsheim.core.rulings import OPTION as RULINGS
from gladsheim.core.words import Words
from gladsheim.server.live_tables.library import BotNames, Library
from gladsheim.server.lobby.wire import (
    BankClock,
    BotCard,
    BotSeat,
    DaysClock,
    FreeSeat,
    GameCard,
    HumanSeat,
    NewTable,
    NoClock,
    OpenSeat,
    OrdersCover,
    WindowCover,
)
from gladsheim.server.wire.errors import BadRequest
from gladsheim.server.wire.names import clean_name
from gladsheim.tables.agreed.terms import (
    BANK,
    CORRESPONDENCE,
    DAYS,
    LIVE,
    NONE,
    ORDERS,
    PAUSE,
    USUAL_BOT,
    WAIT,
    WINDOW,
    Clock,
    Cover,
    Terms,
)
from gladsheim.tables.lobby import seating
from gladsheim.tables.people.people import User
from gladsheim.tables.table import HUMAN, Seat

PLAYERS = "players"


def info(library: Library, name: str) -> type[Game]:
    """Return a game of the library. Raises BadRequest with the names of all games."""
    if name not in library.games.names():
        raise BadRequest(unknown("faults-no-game", name, library.games.names()), "game")
    return library.games.info(name)


def unknown(message: str, name: str, allowed: Iterable[str]) -> Words:
    """Return the error text for a name that is not among those allowed."""
    return Words.of(message, name=repr(name), allowed=", ".join(allowed))


def game_card(library: Library, name: str) -> GameCard:
    """Return a game as the front page shows it."""
    found = library.games.info(name)
    players = next(option for option in found.option_list if option.name == PLAYERS)
    return GameCard(
        name=found.name,
        title=found.title,
        credits=dict(found.traits.credits),
        players=(players.low, players.high),
        options=list(found.option_list),
        kernels=library.kernels.state(name),
        bots=[_bot_card(library.bots, bot) for bot in library.bots.names()],
        secret_questions=found.traits.secret_questions,
    )


def _bot_card(bots: BotNames, name: str) -> BotCard:
    return BotCard(name, bots.about(name), bots.steady(name), bots.level(name))


def check_names(library: Library, game: str, options: Iterable[str]) -> None:
    """Raise BadRequest for a name that is no option of the game."""
    known = [option.name for option in info(library, game).option_list]
    for name in options:
        if name not in known:
            raise BadRequest(unknown("faults-no-option", name, known), f"options.{name}")


def chosen_game(library: Library, wish: NewTable) -> Game:
    """Return the game of a new table, for as many players as seats. Raises BadRequest, OptionsError.

    A rated table needs a complete edition of the rules, not a mixture of readings (E-1.5).
    """
    check_names(library, wish.game, wish.options)
    if wish.options.get(PLAYERS, len(wish.seats)) != len(wish.seats):
        players = shorten(wish.options[PLAYERS])
        raise BadRequest(Words.of("faults-seats-agree", players=players, seats=len(wish.seats)), "seats")
    game = library.games.game(wish.game, **{**wish.options, PLAYERS: len(wish.seats)})
    chosen = game.options.get(RULINGS, [])
    if wish.rated and chosen and game.traits.rulings.edition_of(chosen) is None:
        editions = ", ".join(game.traits.rulings.editions)
        raise BadRequest(Words.of("faults-rated-rulings", editions=editions), f"options.{RULINGS}")
    return game


def chosen_seats(library: Library, wish: NewTable, owner: User, invited: Mapping[str, User]) -> list[Seat]:
    """Return the seats of a new table; those of humans belong to the caller. Raises BadRequest.

    `invited` are users by the names in the request. A robot sits under its own name.
    """
    seats: list[Seat] = []
    for number, seat in enumerate(wish.seats):
        if isinstance(seat, HumanSeat):
            name = clean_name(seat.name, f"seats.{number}.name")
            name = owner.name if owner.robot else name
            seats.append(Seat(number, name, HUMAN, owner=owner.id, promise=seat.promise, robot=owner.robot))
        else:
            seats.append(free_seat(library, number, seat, invited, f"seats.{number}."))
    kept = [seat.invited for seat in seats if seat.invited is not None]
    if len(set(kept)) != len(kept) or owner.id in kept:
        raise BadRequest(Words("faults-one-seat"), "seats")
    return seats


def chosen_terms(library: Library, wish: NewTable) -> Terms:
    """Return the terms of a new table for time and covers. Raises BadRequest."""
    clock = _clock(wish.clock)
    fitting = {NONE: (LIVE, CORRESPONDENCE), DAYS: (CORRESPONDENCE,), BANK: (LIVE,)}[clock.kind]
    pace = fitting[0] if wish.pace is UNSET else wish.pace
    if pace not in fitting:
        raise BadRequest(Words.of("faults-pace", fitting=repr(fitting[0]), pace=repr(pace)), "pace")
    if clock.kind == NONE and wish.absence != WAIT:
        raise BadRequest(Words.of("faults-absence", allowed=repr(WAIT)), "absence")
    names = library.bots.names()
    takeover = wish.takeover
    if takeover is UNSET:
        takeover = USUAL_BOT if USUAL_BOT in names else names[0]
    if takeover not in names:
        raise BadRequest(unknown("faults-no-bot", takeover, names), "takeover")
    return Terms(pace, clock, wish.absence, takeover, _cover(library, wish, clock))


def _cover(library: Library, wish: NewTable, clock: Clock) -> Cover | None:
    """Return how secret questions are covered, in a game that has them; else None."""
    if not info(library, wish.game).traits.secret_questions:
        if wish.cover is not UNSET:
            raise BadRequest(Words.of("faults-no-secret-questions", game=repr(wish.game)), "cover")
        return None
    if isinstance(wish.cover, OrdersCover):
        if clock.kind == BANK or not info(library, wish.game).traits.orders:
            raise BadRequest(Words.of("faults-orders-clock", allowed=_either(PAUSE, WINDOW)), "cover")
        return Cover(ORDERS)
    if not isinstance(wish.cover, WindowCover):
        return Cover(PAUSE)
    if clock.kind == DAYS:
        raise BadRequest(Words.of("faults-window-days", allowed=_either(PAUSE, ORDERS)), "cover")
    return Cover(WINDOW, wish.cover.seconds)


def _either(*allowed: str) -> str:
    return ", ".join(repr(one) for one in allowed)


def _clock(wish: NoClock | DaysClock | BankClock | UnsetType) -> Clock:
    if isinstance(wish, DaysClock):
        return Clock(DAYS, days=wish.days)
    if isinstance(wish, BankClock):
        return Clock(BANK, minutes=wish.minutes, increment=wish.increment)
    return Clock()


def free_seat(
    library: Library, number: int, wish: FreeSeat, invited: Mapping[str, User], path: str = ""
) -> Seat:
    """Return a seat for a bot, an open one, or one reserved for an invited user. Raises BadRequest."""
    if isinstance(wish, OpenSeat):
        return seating.open_seat(number)
    if isinstance(wish, BotSeat):
        if wish.bot not in library.bots.names():
            raise BadRequest(unknown("faults-no-bot", wish.bot, library.bots.names()), f"{path}bot")
        return seating.bot_seat(number, wish.bot)
    if wish.name not in invited:
        raise BadRequest(Words.of("faults-no-invited", name=repr(wish.name)), f"{path}name")
    return seating.invited_seat(number, invited[wish.name])
