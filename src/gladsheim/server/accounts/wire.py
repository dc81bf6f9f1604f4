"""What accounts and bot accounts send, and are sent."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from gladsheim.server.wire.bodies import Name
from gladsheim.tables.agreed.terms import RATED_ABSENCES, RATED_CLOCKS, AbsenceWord, ClockWord
from gladsheim.tables.results.outcome import GAMES_A_DAY, LEAST_ACTIONS

SHORTEST_PASSWORD, LONGEST_PASSWORD = 10, 200
LONGEST_CODE = 40

Password = Annotated[str, Meta(min_length=1, max_length=LONGEST_PASSWORD)]
NewPassword = Annotated[str, Meta(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]


class NewName(Struct, forbid_unknown_fields=True):
    """What somebody wants to be called, in the hall or at a seat."""

    name: Name


class NewAccount(Struct, forbid_unknown_fields=True):
    """The account that a guest becomes."""

    name: Name
    password: NewPassword


class Login(Struct, forbid_unknown_fields=True):
    """Name and password; `keep_games`: what the guest has at tables goes to the account."""

    name: Name
    password: Password
    keep_games: bool = False


class ChangePassword(Struct, forbid_unknown_fields=True):
    """The password as it was, and as it is to be."""

    old: Password
    new: NewPassword


class Recover(Struct, forbid_unknown_fields=True):
    """A recovery code, which is then used up, and the new password."""

    name: Name
    code: Annotated[str, Meta(min_length=1, max_length=LONGEST_CODE)]
    password: NewPassword


class PasswordAgain(Struct, forbid_unknown_fields=True):
    """The password, for what a browser left alone must not do."""

    password: Password


class EraseMe(Struct, forbid_unknown_fields=True):
    """The wish to be erased; an account says its password again, a guest has none."""

    password: Password | None = None


class RatedRules(Struct):
    """What holds for rated tables: the kinds of `clocks` and the `absences` that may be agreed there.

    A game changes ratings once each seat has taken so many `actions`; of two people so many
    `games_a_day` do.
    """

    clocks: tuple[ClockWord, ...] = RATED_CLOCKS
    absences: tuple[AbsenceWord, ...] = RATED_ABSENCES
    actions: int = LEAST_ACTIONS
    games_a_day: int = GAMES_A_DAY


class Me(Struct):
    """The user; `created`: this request made the guest. `accounts`: whether this hall has any. `rated`: what
    holds for rated tables, at which only accounts play; guests are not told.

    `waiting` is at how many tables it is the user's turn, or a seat is kept for the user;
    `robot`: a program plays for the user.
    """

    name: str
    created: bool
    account: bool
    accounts: bool
    waiting: int
    robot: bool
    rated: RatedRules | UnsetType = UNSET


class RecoveryCodes(Struct):
    """Codes that each replace the password once; they are shown only now."""

    recovery: list[str]


class SessionCard(Struct):
    """A browser that is logged in; `current`: the one that asks."""

    id: str
    agent: str
    created: str
    seen: str
    current: bool


class Person(Struct):
    """Whether an account has the name, or a bot account (`robot`)."""

    found: bool
    robot: bool


class NewRobot(Struct, forbid_unknown_fields=True):
    """The name of a bot account."""

    name: Name


class NewToken(Struct, forbid_unknown_fields=True):
    """What a token is called, for its owner to know it by."""

    name: Name


class TokenCard(Struct):
    """A token of a bot account; `used`: when it was last."""

    id: str
    name: str
    created: str
    used: str | None


class RobotCard(Struct):
    """A bot account with its tokens."""

    id: str
    name: str
    created: str
    tokens: list[TokenCard]


class FreshToken(Struct):
    """A new token; its text is shown only now."""

    card: TokenCard
    token: str
