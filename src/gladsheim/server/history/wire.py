"""Requests and answers about finished games: people, ratings, ladders."""

from msgspec import UNSET, Struct, UnsetType

from gladsheim.store.results.results import Change
from gladsheim.tables.results.outcome import UncountedWord
from gladsheim.tables.results.rating import Rating
from gladsheim.tables.views.cards import TableCard


class RatingView(Struct):
    """Rating as shown to people; `provisional`: based on too few games."""

    value: int
    provisional: bool
    games: int

    @classmethod
    def of(cls, rating: Rating) -> "RatingView":
        """Return the view of a rating."""
        return cls(rating.shown, rating.provisional, rating.games)


class RatingChange(Struct):
    """Rating before and after a game."""

    before: int
    after: int

    @classmethod
    def of(cls, change: Change | None) -> "RatingChange | None":
        """Return the view of a change, or None without one."""
        return None if change is None else cls(change[0].shown, change[1].shown)


class RatingPoint(Struct):
    """Rating after a game that ended at the time `at`."""

    at: str
    value: int


class GameFigures(Struct):
    """Figures of an account in one game: `places` counts first places, second places and so on.

    `games` are all that are over, `finished` those of them that were not given up by all.
    """

    game: str
    games: int
    finished: int
    wins: int
    places: list[int]
    best: int | None
    rating: RatingView | None
    history: list[RatingPoint]


class Opponent(Struct):
    """Opponent of an account: an account or a bot by name; both null for all guests together.

    `ahead`: number of games in which the opponent came in behind; `behind`: in which it came in before.
    """

    name: str | None
    bot: str | None
    games: int
    ahead: int
    behind: int


class PlayedGame(Struct):
    """Finished game of an account, with its seat and result; `place` is null if all gave up."""

    table: TableCard
    seat: int
    place: int | None
    score: int
    rating: RatingChange | None


class GamesPage(Struct):
    """Page of finished games, newest first; `next` requests the page after it, null on the last."""

    games: list[PlayedGame]
    next: str | None


class ProfileView(Struct):
    """Account page. If it is `private`, others see only the name; `own`: it is the caller's.

    `trends`: the caller may see the trends of the account's reviews.
    """

    name: str
    since: str
    private: bool
    own: bool
    trends: bool
    figures: list[GameFigures]
    opponents: list[Opponent]
    games: GamesPage


class ProfileSettings(Struct, forbid_unknown_fields=True):
    """Settings that a user has for the own account page."""

    private: bool


class RankRow(Struct):
    """Account in the ranking of a game."""

    name: str
    rating: RatingView


class LadderRow(Struct):
    """Bot on the ladder; `robot`: a bot account, by its name."""

    bot: str
    robot: bool
    rating: RatingView


class BotLadder(Struct):
    """Ladder of the bots of a game, for one number of players."""

    players: int
    rows: list[LadderRow]


class RankingView(Struct):
    """Ranking of a game: accounts by their rated games, and the ladders of bots."""

    game: str
    people: list[RankRow]
    bots: list[BotLadder]


class SitterView(Struct):
    """Player at a seat: `profile`, the name of an account's page, and its rating at a rated table.

    `change` is the effect of the finished game on that rating, `uncounted` the reason if it had none: a
    seat acted too few times ("short"), or the same two people played too many games that day ("often").
    """

    seat: int
    profile: str | None
    rating: RatingView | None
    change: RatingChange | None
    uncounted: UncountedWord | UnsetType = UNSET
