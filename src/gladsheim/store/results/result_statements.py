"""Statements about finished games: counting them, ratings, figures of people, lists."""

from typing import Any

from sqlalchemy import (
    Select,
    and_,
    bindparam,
    case,
    delete,
    distinct,
    exists,
    func,
    insert,
    literal,
    null,
    or_,
    select,
    update,
)
from sqlalchemy.sql.elements import ColumnElement

from gladsheim.store.schema import ladder, profiles, ratings, results, seats, tables, tally, users
from gladsheim.store.tables.play_schema import plays, shared_deals
from gladsheim.tables.results.outcome import ACCOUNT
from gladsheim.tables.results.rating import SURE
from gladsheim.tables.table import ANYONE, OVER, PUBLIC

# Counting

ADD_TALLY = insert(tally)
NEXT_NUMBER = update(tally).where(tally.c.id == 1).values(number=tally.c.number + 1)
NUMBER = select(tally.c.number).where(tally.c.id == 1)
_WAITING = (tables.c.status == OVER, tables.c.counted.is_(None))
# Results of a shared deal are not in any figures while others may still play it.
_HELD_BACK = (
    exists()
    .where(plays.c.table_id == tables.c.id, plays.c.deal == shared_deals.c.id, shared_deals.c.told.is_(None))
    .correlate(tables)
)
UNCOUNTED_GAME = and_(*_WAITING, ~_HELD_BACK)
UNCOUNTED = (
    select(tables.c.id, tables.c.updated)
    .where(UNCOUNTED_GAME)
    .order_by(tables.c.updated, tables.c.id)
    .limit(bindparam("most"))
)
SET_COUNTED = (
    update(tables)
    .where(tables.c.id == bindparam("table"), *_WAITING)
    .values(counted=bindparam("new_counted"))
)
ADD_RESULT = insert(results)
# In the order in which they were counted, and then what was not: so a second counting is the same.
FINISHED = (
    select(tables.c.id, tables.c.counted)
    .where(tables.c.status == OVER, ~_HELD_BACK)
    .order_by(
        case((func.coalesce(tables.c.counted, 0) == 0, 1), else_=0), *tables.c["counted", "updated", "id"]
    )
)
FORGET_COUNTED = update(tables).where(tables.c.counted.is_not(None)).values(counted=null())
FORGET_RESULTS = delete(results)
FORGET_RATINGS = delete(ratings)
FORGET_LADDER = delete(ladder)

_STRENGTH = (ratings.c.mu, ratings.c.sigma, ratings.c.games)
_RUNG = (ladder.c.mu, ladder.c.sigma, ladder.c.games)
_NEW_STRENGTH: dict[str, ColumnElement[Any]] = {
    name: bindparam(f"new_{name}") for name in ("mu", "sigma", "games", "shown")
}
_OF_USER = (ratings.c.user_id == bindparam("user"), ratings.c.game == bindparam("in_game"))
_OF_BOT = (
    ladder.c.bot == bindparam("name"),
    ladder.c.game == bindparam("in_game"),
    ladder.c.players == bindparam("among"),
)
RATING = select(*_STRENGTH).where(*_OF_USER)
ADD_RATING = insert(ratings)
CHANGE_RATING = update(ratings).where(*_OF_USER).values(**_NEW_STRENGTH)
RUNG = select(*_RUNG).where(*_OF_BOT)
ADD_RUNG = insert(ladder)
CHANGE_RUNG = update(ladder).where(*_OF_BOT).values(**_NEW_STRENGTH)

# Rated games of two people that changed ratings, and ended between two times.

_one, _other = seats.alias("one"), seats.alias("other")
GAMES_OF_PAIR = (
    select(func.count(distinct(tables.c.id)))
    .join_from(_one, _other, _one.c.table_id == _other.c.table_id)
    .join(tables, tables.c.id == _one.c.table_id)
    .join(results, and_(results.c.table_id == _one.c.table_id, results.c.seat == _one.c.seat))
    .where(
        _one.c.owner == bindparam("user"),
        _other.c.owner == bindparam("met"),
        tables.c.rated.is_(True),
        tables.c.updated > bindparam("since"),
        tables.c.updated < bindparam("until"),
        results.c.mu_after.is_not(None),
    )
)
# How strong erased people were, in the games that were counted when they still had a name.
STRENGTHS_OF_ERASED = (
    select(results.c.table_id, results.c.seat, results.c.mu_before, results.c.sigma_before)
    .join_from(seats, results, and_(results.c.table_id == seats.c.table_id, results.c.seat == seats.c.seat))
    .join(tables, tables.c.id == seats.c.table_id)
    .where(tables.c.rated.is_(True), seats.c.owner.is_(None), seats.c.bot.is_(None))
)

# Lists of the strongest

_OPEN_PROFILE = func.coalesce(profiles.c.private, False).is_(False)
RANKING = (
    select(users.c.name, *_STRENGTH)
    .join_from(ratings, users, users.c.id == ratings.c.user_id)
    .join(profiles, profiles.c.user_id == users.c.id, isouter=True)
    .where(
        ratings.c.game == bindparam("in_game"),
        ratings.c.sigma <= SURE,
        users.c.password.is_not(None),
        _OPEN_PROFILE,
    )
    .order_by(ratings.c.shown.desc(), ratings.c.games.desc(), users.c.name)
    .limit(bindparam("most"))
)
# A bot account is on the ladder by its id, and is shown by its name.
LADDER = (
    select(ladder.c.players, ladder.c.bot, users.c.name, *_RUNG)
    .join_from(ladder, users, ladder.c.bot == literal(ACCOUNT) + users.c.id, isouter=True)
    .where(ladder.c.game == bindparam("in_game"))
    .order_by(ladder.c.players, ladder.c.shown.desc(), ladder.c.bot)
    .limit(bindparam("most"))
)

# One person

PROFILE = (
    select(users.c.id, users.c.name, users.c.created, func.coalesce(profiles.c.private, False))
    .join_from(users, profiles, profiles.c.user_id == users.c.id, isouter=True)
    .where(users.c.id == bindparam("user"))
)
ADD_PROFILE = insert(profiles)
CHANGE_PROFILE = (
    update(profiles).where(profiles.c.user_id == bindparam("user")).values(private=bindparam("new_private"))
)
RATINGS_OF_USER = (
    select(ratings.c.game, *_STRENGTH).where(ratings.c.user_id == bindparam("user")).order_by(ratings.c.game)
)
PLAYED = and_(results.c.table_id == seats.c.table_id, results.c.seat == seats.c.seat)
MINE = (seats.c.owner == bindparam("user"), results.c.sole.is_(True))
FIGURES = (
    select(results.c.game, results.c.place, func.count(), func.max(results.c.score))
    .join_from(seats, results, PLAYED)
    .where(*MINE)
    .group_by(results.c.game, results.c.place)
    .order_by(results.c.game, results.c.place)
)
HISTORY = (
    select(results.c.game, tables.c.updated, results.c.mu_after, results.c.sigma_after)
    .join_from(seats, results, PLAYED)
    .join(tables, tables.c.id == results.c.table_id)
    .where(seats.c.owner == bindparam("user"), results.c.mu_after.is_not(None))
    .order_by(tables.c.counted.desc())
    .limit(bindparam("most"))
)

# Single games that others may see: those that anybody can find and watch.
TOLD = (tables.c.visibility == PUBLIC, tables.c.watch == ANYONE)


def _opponents(*conditions: ColumnElement[bool]) -> Select[Any]:
    """Return the query of a user's opponents: an account by its name, a bot by its own, all
    guests together.
    """
    they, theirs = seats.alias("they"), results.alias("theirs")
    ahead = case((results.c.place < theirs.c.place, 1), else_=0)
    behind = case((results.c.place > theirs.c.place, 1), else_=0)
    games = func.count()
    return (
        select(users.c.name, they.c.bot, games, func.sum(ahead), func.sum(behind))
        .join_from(seats, results, PLAYED)
        .join(they, and_(they.c.table_id == seats.c.table_id, they.c.seat != seats.c.seat))
        .join(theirs, and_(theirs.c.table_id == they.c.table_id, theirs.c.seat == they.c.seat))
        .join(tables, tables.c.id == seats.c.table_id)
        .join(users, and_(users.c.id == they.c.owner, users.c.password.is_not(None)), isouter=True)
        .join(profiles, profiles.c.user_id == users.c.id, isouter=True)
        .where(*MINE, *conditions)
        .group_by(users.c.id, users.c.name, they.c.bot)
        .order_by(games.desc(), users.c.name, they.c.bot)
        .limit(bindparam("most"))
    )


OPPONENTS = _opponents()
OPPONENTS_TOLD = _opponents(*TOLD, _OPEN_PROFILE)

_EARLIER = or_(
    tables.c.updated < bindparam("before"),
    and_(tables.c.updated == bindparam("before"), tables.c.id < bindparam("before_id")),
)
_NEWEST_FIRST = (tables.c.updated.desc(), tables.c.id.desc())


def _games(*conditions: ColumnElement[bool]) -> Select[Any]:
    """Return the query of a user's finished games before a moment, newest first: table, seat,
    place, points, strengths.
    """
    return (
        select(
            tables.c.id,
            *results.c["seat", "place", "score", "mu_before", "sigma_before", "mu_after", "sigma_after"],
        )
        .join_from(seats, results, PLAYED)
        .join(tables, tables.c.id == results.c.table_id)
        .where(*MINE, _EARLIER, *conditions)
        .order_by(*_NEWEST_FIRST)
        .limit(bindparam("most"))
    )


GAMES = _games()
GAMES_TOLD = _games(*TOLD)

# Records of one's own finished games, oldest first; several seats at a table are one game.
FINISHED_OF_USER = (
    select(tables.c.id, tables.c.updated)
    .where(
        tables.c.counted > literal(0),
        tables.c.id.in_(select(seats.c.table_id).where(seats.c.owner == bindparam("user"))),
        or_(
            tables.c.updated > bindparam("after"),
            and_(tables.c.updated == bindparam("after"), tables.c.id > bindparam("after_id")),
        ),
    )
    .order_by(tables.c.updated, tables.c.id)
    .limit(bindparam("most"))
)

# Players at a table

SITTERS = (
    select(
        seats.c.seat,
        seats.c.name,
        users.c.name,
        users.c.name_key,
        *_STRENGTH,
        *results.c["mu_before", "sigma_before", "mu_after", "sigma_after"],
        results.c.table_id.is_not(None),
    )
    .join_from(seats, tables, tables.c.id == seats.c.table_id)
    .join(users, and_(users.c.id == seats.c.owner, users.c.password.is_not(None)), isouter=True)
    .join(ratings, and_(ratings.c.user_id == users.c.id, ratings.c.game == tables.c.game), isouter=True)
    .join(results, PLAYED, isouter=True)
    .where(seats.c.table_id == bindparam("table"))
    .order_by(seats.c.seat)
)

# Rows of an erased user belong to nobody

DELETE_RATINGS = delete(ratings).where(ratings.c.user_id == bindparam("user"))
DELETE_RUNGS = delete(ladder).where(ladder.c.bot == literal(ACCOUNT) + bindparam("user"))
DELETE_PROFILE = delete(profiles).where(profiles.c.user_id == bindparam("user"))
