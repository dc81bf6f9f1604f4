"""What callers may send and get about games that were played: people, ratings, ladders."""

from msgspec import UNSET, Struct, UnsetType

from gladsheim.store.results.results import Change
from gladsheim.tables.results.outcome import UncountedWord
from gladsheim.tables.results.rating import Rating
from gladsheim.tables.views.cards import TableCard


class RatingView(Struct):
    """A rating as people read it; `provisional`: too little was played to say much."""

    value: int
    provisional: bool
    games: int

    @classmethod
    def of(cls, rating: Rating) -> "RatingView":
        """A rating in these words."""
        return cls(rating.shown, rating.provisional, rating.games)


class RatingChange(Struct):
    """A rating before a game and after it."""

    before: int
    after: int

    @classmethod
    def of(cls, change: Change | None) -> "RatingChange | None":
        """A change in these words, where there was one."""
        return None if change is None else cls(change[0].shown, change[1].shown)


class RatingPoint(Struct):
    """A rating after a game that ended at a time."""

    at: str
    value: int


class GameFigures(Struct):
    """What somebody did in one game: `places` counts first places, second ones and so on.

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
    """Whom somebody met: an account by name, a bot by its own, else all guests together.

    `ahead`: in how many games the other came in behind, `behind`: in how many before.
    """

    name: str | None
    bot: str | None
    games: int
    ahead: int
    behind: int


class PlayedGame(Struct):
    """A finished game of somebody's, the seat, and what came of it; `place` is null where all gave up."""

    table: TableCard
    seat: int
    place: int | None
    score: int
    rating: RatingChange | None


class GamesPage(Struct):
    """Some finished games, newest first; `next` asks for those before them."""

    games: list[PlayedGame]
    next: str | None


class ProfileView(Struct):
    """An account's page. If it is `private`, others see nothing but the name; `own`: it is the caller's.

    `trends`: the caller may see what the reviews of their games say.
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
    """What a person decides about their page."""

    private: bool


class RankRow(Struct):
    """An account's place in the ranking of a game."""

    name: str
    rating: RatingView


class LadderRow(Struct):
    """A bot's place on the ladder; `robot`: a bot account, by its name."""

    bot: str
    robot: bool
    rating: RatingView


class BotLadder(Struct):
    """The bots' ladder of a game for so many players."""

    players: int
    rows: list[LadderRow]


class RankingView(Struct):
    """The strongest of a game: accounts by their rated games, and bots among themselves."""

    game: str
    people: list[RankRow]
    bots: list[BotLadder]


class SitterView(Struct):
    """Who has a seat: `profile`, the name of an account's page; its rating at a rated table.

    `change` is what the finished game did to that rating, `uncounted` why it did nothing: each seat has to
    have acted a few times ("short"), and of the same two people only a few games a day count ("often").
    """

    seat: int
    profile: str | None
    rating: RatingView | None
    change: RatingChange | None
    uncounted: UncountedWord | UnsetType = UNSET
