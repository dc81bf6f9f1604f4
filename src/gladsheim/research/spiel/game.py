"""OpenSpiel games.

Chance is explicit and finite: `deals` deals, each equally likely, and, after each action that leads to a draw
or a roll, `rolls` outcomes, which follow from the outcomes and actions before them. So a game tree is a
sample of the whole one: small numbers make it small enough to search completely, large ones approximate it
better.

By default three chance nodes in a row choose the deal. So there are a thousand million deals, although no
list of outcomes is long. OpenSpiel's sampled chance is not used: with it a history would not decide the deal,
each state would need a generator of its own, and algorithms that go through outcomes would refuse the game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import pyspiel

from gladsheim.core.contract.traits import Reach
from gladsheim.core.errors import UsageError, shorten
from gladsheim.core.game import Game, State
from gladsheim.core.tensors.batch import Shorts
from gladsheim.core.tensors.encoder import Encoder
from gladsheim.games import game as make_game, info, names
from gladsheim.research.spiel.observer import Observer
from gladsheim.research.spiel.options import read_options, read_position
from gladsheim.research.spiel.state import SpielState
from gladsheim.research.utilities import Utility, check

MOST_OUTCOMES = 1_000_000
FRESH_NODES, FRESH_OUTCOMES = 3, 1_000
"""Chance nodes that choose a deal where `deals` is 0, and the outcomes of each."""
PARAMETERS: Mapping[str, Any] = {
    "players": 2,
    "options": "",
    "utility": "margin",
    "deals": 0,
    "rolls": 100,
    "seed": 0,
    "position": "",
}
"""Parameters of a game with their defaults. `options` is text for `spiel.options.read_options`. `position` is
text from `position_text`, with which games begin; each deal redraws its hidden part. `deals` of 0 are
1,000,000,000. Another `seed` gives other deals.
"""


def _type(name: str, *, zero_sum: bool) -> Any:
    kind = info(name)
    players = next(option for option in kind.option_list if option.name == "players")
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"gladsheim_{name}",
        long_name=kind.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players.high,
        min_num_players=players.low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(PARAMETERS),
    )


class SpielGame(pyspiel.Game):
    """OpenSpiel game with its options. Raises UsageError, OptionsError and DocumentError."""

    name: str

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        name = self.name
        parameters = {**PARAMETERS, **(given or {})}
        self.utility = check(parameters["utility"])
        deals, rolls = _outcomes("deals", parameters["deals"], 0), _outcomes("rolls", parameters["rolls"], 1)
        self.deal_nodes = 1 if deals else FRESH_NODES
        self.deal_outcomes, self.roll_outcomes = _equal(deals or FRESH_OUTCOMES), _equal(rolls)
        options = read_options(name, parameters["options"])
        self.game: Game = make_game(name, **{"players": parameters["players"], **options})
        self.start: State | None = None
        if parameters["position"]:
            self.start = read_position(self.game, parameters["position"])
        self.encoder = Encoder(self.game)
        self.reach = self.game.traits.reach(self.game.options)
        self.seed = parameters["seed"]
        zero_sum, (least, most) = self.utility != "points", _bounds(self.utility, self.reach)
        super().__init__(
            _type(name, zero_sum=zero_sum),
            pyspiel.GameInfo(
                num_distinct_actions=self.encoder.encoding.ids,
                max_chance_outcomes=max(len(self.deal_outcomes), len(self.roll_outcomes)),
                num_players=self.game.players,
                min_utility=least,
                max_utility=most,
                utility_sum=0.0 if zero_sum else None,
                max_game_length=self.reach.decisions,
            ),
            dict(given or {}),
        )
        self._observer = Observer(self.encoder.encoding, recalls=False)

    def new_initial_state(self, state: Any = None) -> SpielState:
        """Return the state before the deal. Raises UsageError for OpenSpiel's own documents of states."""
        if state is not None:
            raise UsageError(f"state is {shorten(state)}; allowed: None, and the parameter `position`")
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer | None:
        """Return an observer for a seat; None if `kind` asks only for parts of an observation."""
        if params:
            raise UsageError(f"observer parameters are {shorten(params)}; allowed: none")
        if kind is not None and (
            not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            return None
        return Observer(self.encoder.encoding, recalls=kind is not None and kind.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound on the outcomes in a history, which the bound on its length includes."""
        return self.reach.decisions

    def listed(self, seen: Shorts) -> list[float]:
        """Return an observation as a list of numbers from 0 to 1."""
        return self._observer.listed(seen)

    def dealt(self, outcomes: Sequence[int]) -> State:
        """Return the deal of the outcomes of the chance nodes before it."""
        outcome = 0
        for one in outcomes:
            outcome = outcome * FRESH_OUTCOMES + one
        word = f"spiel {self.seed} {outcome}"
        if self.start is None:
            return self.game.deal(word)
        # Knowledge of one seat alone: two seats in turn forget what only they know.
        state = self.start.redeal(0, f"{word} first").redeal(1, f"{word} second")
        self.stir(state, outcome)
        return state

    def stir(self, state: State, word: object) -> None:
        """Seed the chance of a state with a word, of any length."""
        digest = hashlib.sha256(f"spiel {self.seed} {word}".encode()).digest()
        state.chance_word = int.from_bytes(digest[:8], "big")

    # OpenSpiel's own `==` compares the texts of games, and takes away the hash.

    def __hash__(self) -> int:
        return hash(str(self))

    def __copy__(self) -> SpielGame:
        return self

    def __deepcopy__(self, memo: object) -> SpielGame:
        # A game never changes, and belongs to OpenSpiel's registry.
        return self

    def __reduce__(self) -> Any:
        return loaded, (str(self),)


def loaded(text: str) -> SpielGame:
    """Return the game of a pickle."""
    found: SpielGame = pyspiel.load_game(text)
    return found


def _outcomes(name: str, value: int, least: int) -> int:
    if not least <= value <= MOST_OUTCOMES:
        raise UsageError(f"{name} is {shorten(value)}; allowed: {least} to {MOST_OUTCOMES}")
    return value


def _equal(count: int) -> list[tuple[int, float]]:
    return [(outcome, 1.0 / count) for outcome in range(count)]


def _bounds(utility: Utility, reach: Reach) -> tuple[float, float]:
    """Return the lowest and the highest utility."""
    most = 1.0 if utility == "rank" else float(reach.most)
    return (0.0 if utility == "points" else -most), most


def register() -> None:
    """Register all games in OpenSpiel; those that are registered already stay."""
    known = set(pyspiel.registered_names())
    for name in names():
        if f"gladsheim_{name}" not in known:
            # A class: OpenSpiel keeps what it is given beyond the end of Python, where a partial would abort.
            kind = type(f"{name.capitalize()}SpielGame", (SpielGame,), {"name": name})
            pyspiel.register_game(_type(name, zero_sum=True), kind)
