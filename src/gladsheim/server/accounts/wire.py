"""Messages of accounts and bot accounts, in both directions."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from gladsheim.server.wire.allowed import SECRET
from gladsheim.server.wire.bodies import Name
from gladsheim.tables.agreed.terms import RATED_ABSENCES, RATED_CLOCKS, AbsenceWord, ClockWord
from gladsheim.tables.results.outcome import GAMES_A_DAY, LEAST_ACTIONS

SHORTEST_PASSWORD, LONGEST_PASSWORD = 10, 200
LONGEST_CODE = 40

Password = Annotated[str, Meta(min_length=1, max_length=LONGEST_PASSWORD, extra=SECRET)]
NewPassword = Annotated[str, Meta(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD, extra=SECRET)]


class NewName(Struct, forbid_unknown_fields=True):
    """New name of a user, in the hall or at a seat."""

    name: Name


class NewAccount(Struct, forbid_unknown_fields=True):
    """Name and password of the account that a guest becomes."""

    name: Name
    password: NewPassword


class Login(Struct, forbid_unknown_fields=True):
    """Name and password. With `keep_games` the guest's seats at tables go to the account."""

    name: Name
    password: Password
    keep_games: bool = False


class ChangePassword(Struct, forbid_unknown_fields=True):
    """Old and new password."""

    old: Password
    new: NewPassword


class Recover(Struct, forbid_unknown_fields=True):
    """Recovery code, which is used up, and the new password."""

    name: Name
    code: Annotated[str, Meta(min_length=1, max_length=LONGEST_CODE, extra=SECRET)]
    password: NewPassword


class PasswordAgain(Struct, forbid_unknown_fields=True):
    """Password, asked again before a change that a browser left open must not make."""

    password: Password


class EraseMe(Struct, forbid_unknown_fields=True):
    """Request to be erased. An account repeats its password; a guest has none."""

    password: Password | None = None


class RatedRules(Struct):
    """Rules of rated tables: the kinds of `clocks` and the `absences` that may be agreed there.

    A game changes ratings once each seat has taken so many `actions`.
    Between two people so many `games_a_day` count.
    """

    clocks: tuple[ClockWord, ...] = RATED_CLOCKS
    absences: tuple[AbsenceWord, ...] = RATED_ABSENCES
    actions: int = LEAST_ACTIONS
    games_a_day: int = GAMES_A_DAY


class Me(Struct):
    """The caller's user.

    `created`: this request made the guest. `accounts`: whether this hall has accounts. `rated`: the rules
    of rated tables, at which only accounts play; guests do not get it. `waiting`: number of tables at which
    it is the user's turn, or a seat is reserved for the user. `robot`: a program plays for the user.
    """

    name: str
    created: bool
    account: bool
    accounts: bool
    waiting: int
    robot: bool
    rated: RatedRules | UnsetType = UNSET


class RecoveryCodes(Struct):
    """Codes that each replace the password once. They are sent only in this answer."""

    recovery: list[str]


class SessionCard(Struct):
    """Browser that is logged in; `current`: the one that asks."""

    id: str
    agent: str
    created: str
    seen: str
    current: bool


class Person(Struct):
    """Result of a look-up: whether an account has the name, and whether it is a bot account (`robot`)."""

    found: bool
    robot: bool


class NewRobot(Struct, forbid_unknown_fields=True):
    """Name of a bot account."""

    name: Name


class NewToken(Struct, forbid_unknown_fields=True):
    """Name of a token, by which its owner recognizes it."""

    name: Name


class TokenCard(Struct):
    """Token of a bot account; `used`: when it was last used."""

    id: str
    name: str
    created: str
    used: str | None


class RobotCard(Struct):
    """Bot account with its tokens."""

    id: str
    name: str
    created: str
    tokens: list[TokenCard]


class FreshToken(Struct):
    """New token. Its text is sent only in this answer."""

    card: TokenCard
    token: str
