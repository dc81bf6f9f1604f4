"""The statements by which an operator keeps order: bans, games, erasing, the journal, counts."""

from sqlalchemy import and_, bindparam, delete, false, func, insert, literal, null, or_, select, update
from sqlalchemy.sql import Executable

from gladsheim.store.schema import bans, changes, closed_games, journal, seats, sessions, tables, users
from gladsheim.tables import table as words

ERASED = "erased"
"""The id of the user to whom tables go whose maker was erased; nobody can be this user."""

ALIVE = select(literal(1))

# What processes keep in memory

CHANGES = select(changes.c.topic, changes.c.number)
COUNT_CHANGE = (
    update(changes).where(changes.c.topic == bindparam("about")).values(number=changes.c.number + literal(1))
)
FIRST_CHANGE = insert(changes)

# Bans

BANNED = select(bans.c.id).where(bans.c.user_id == users.c.id).exists()
_BAN = (
    bans.c.id,
    bans.c.user_id,
    users.c.name,
    bans.c.network,
    bans.c.reason,
    bans.c.since,
    bans.c.until,
)
_BANS = select(*_BAN).join_from(bans, users, users.c.id == bans.c.user_id, isouter=True)
ADD_BAN = insert(bans)
BANS = _BANS.order_by(bans.c.since, bans.c.id)
NETWORK_BANS = _BANS.where(bans.c.network.is_not(None)).order_by(bans.c.network)
BAN_OF_USER = _BANS.where(bans.c.user_id == bindparam("user"))
COUNT_BANS = select(func.count()).select_from(bans)
LIFT_OF_USER = delete(bans).where(bans.c.user_id == bindparam("user"))
DROP_ENDED = LIFT_OF_USER.where(bans.c.until <= bindparam("now"))
LIFT_OF_NETWORK = delete(bans).where(bans.c.network == bindparam("banned_network"))

# Games

CLOSED_GAMES = select(closed_games.c.game).order_by(closed_games.c.game)
CLOSE_GAME = insert(closed_games)
OPEN_GAME = delete(closed_games).where(closed_games.c.game == bindparam("name"))

# People by what an operator types: an id, the key of an account's name, or a guest's name

FIND_PEOPLE = (
    select(users.c.id, users.c.name, users.c.password.is_not(None), users.c.created)
    .where(
        or_(
            users.c.id == bindparam("typed"),
            users.c.name_key == bindparam("key"),
            and_(users.c.name == bindparam("typed"), users.c.password.is_(None)),
        ),
        users.c.id != ERASED,
    )
    .order_by(users.c.created, users.c.id)
    .limit(bindparam("most"))
)

# Withdrawing somebody from what has not begun. The tables' rows come first, so that on a server
# of two transactions that meet here one is run again.

_OWNED = select(seats.c.table_id).where(seats.c.owner == bindparam("user"))
_SEATED = select(seats.c.table_id).where(
    or_(seats.c.owner == bindparam("user"), seats.c.invited == bindparam("user"))
)
_WAITING = or_(tables.c.status == words.OPEN, tables.c.status == words.DEALING)
TOUCH_WAITING = (
    update(tables)
    .where(_WAITING, or_(tables.c.creator == bindparam("user"), tables.c.id.in_(_SEATED)))
    .values(updated=bindparam("at"))
)
# Cards that are about to be dealt were dealt for those who sit there.
CANCEL_WAITING = (
    update(tables)
    .where(
        or_(
            and_(_WAITING, tables.c.creator == bindparam("user")),
            and_(tables.c.status == words.DEALING, tables.c.id.in_(_OWNED)),
        )
    )
    .values(status=words.CLOSED)
)
_NEVER_BEGUN = select(tables.c.id).where(or_(tables.c.status == words.OPEN, tables.c.status == words.CLOSED))
FREE_SEATS = (
    update(seats)
    .where(
        or_(seats.c.owner == bindparam("user"), seats.c.invited == bindparam("user")),
        seats.c.table_id.in_(_NEVER_BEGUN),
    )
    .values(
        name="",
        kind=words.HUMAN,
        bot=null(),
        owner=null(),
        invited=null(),
        promise=null(),
        nonce=null(),
        asked=false(),
    )
)

# Erasing

CLEAR_SEATS = update(seats).where(seats.c.owner == bindparam("user")).values(name="", owner=null())
CLEAR_INVITATIONS = update(seats).where(seats.c.invited == bindparam("user")).values(invited=null())
HAS_TABLES = select(tables.c.id).where(tables.c.creator == bindparam("user")).limit(literal(1))
LEAVE_TABLES = update(tables).where(tables.c.creator == bindparam("user")).values(creator=ERASED)
DELETE_SESSIONS = delete(sessions).where(sessions.c.user_id == bindparam("user"))
DELETE_USER = delete(users).where(users.c.id == bindparam("user"), users.c.id != ERASED)
COUNT_SESSIONS = select(func.count()).select_from(sessions).where(sessions.c.user_id == bindparam("user"))
COUNT_INVOLVED = (
    select(tables.c.status, func.count())
    .where(or_(tables.c.creator == bindparam("user"), tables.c.id.in_(_SEATED)))
    .group_by(tables.c.status)
)

# The journal

ADD_NOTE = insert(journal)
_NOTE = (
    journal.c.id,
    journal.c.at,
    journal.c.who,
    journal.c.what,
    journal.c.about,
    journal.c.details,
)
_NEWEST = (journal.c.at.desc(), journal.c.id.desc())
NOTES = select(*_NOTE).where(journal.c.at >= bindparam("since")).order_by(*_NEWEST).limit(bindparam("most"))
NOTES_ABOUT = NOTES.where(or_(journal.c.about == bindparam("user"), journal.c.who == bindparam("user")))
PRUNE_NOTES = delete(journal).where(journal.c.at < bindparam("before"))

# Counts for those who watch over the hall

COUNT_TABLES = select(tables.c.status, func.count()).group_by(tables.c.status)
COUNT_BOTS_TO_ACT = select(func.count()).select_from(tables).where(tables.c.bot_to_act.is_(True))

ALL: tuple[Executable, ...] = (
    ALIVE,
    CHANGES,
    COUNT_CHANGE,
    FIRST_CHANGE,
    ADD_BAN,
    BANS,
    NETWORK_BANS,
    BAN_OF_USER,
    COUNT_BANS,
    LIFT_OF_USER,
    DROP_ENDED,
    LIFT_OF_NETWORK,
    CLOSED_GAMES,
    CLOSE_GAME,
    OPEN_GAME,
    FIND_PEOPLE,
    TOUCH_WAITING,
    CANCEL_WAITING,
    FREE_SEATS,
    CLEAR_SEATS,
    CLEAR_INVITATIONS,
    HAS_TABLES,
    LEAVE_TABLES,
    DELETE_SESSIONS,
    DELETE_USER,
    COUNT_SESSIONS,
    COUNT_INVOLVED,
    ADD_NOTE,
    NOTES,
    NOTES_ABOUT,
    PRUNE_NOTES,
    COUNT_TABLES,
    COUNT_BOTS_TO_ACT,
)
