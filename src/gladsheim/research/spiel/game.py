"""OpenSpiel games.

Chance is explicit and finite: `deals` deals, each equally likely, and, after each action that leads to a draw
or a roll, `rolls` outcomes, which follow from the outcomes and actions before them. So a game tree is a
sample of the whole one: small numbers make it small enough to search completely, large ones approximate it
better.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import pyspiel

from gladsheim.core.errors import UsageError, shorten
from gladsheim.core.game import Game, State
from gladsheim.core.tensors.encoder import Encoder
from gladsheim.games import game as make_game, info, names
from gladsheim.research.spiel.observer import Observer
from gladsheim.research.spiel.options import read_options, read_position
from gladsheim.research.spiel.state import SpielState
from gladsheim.research.utilities import bound, check

MOST_OUTCOMES = 1_000_000
LONGEST = 100_000
"""Bound on the decisions of a game, chance's included."""
PARAMETERS: Mapping[str, Any] = {
    "players": 2,
    "options": "",
    "utility": "margin",
    "deals": 1_000,
    "rolls": 100,
    "seed": 0,
    "position": "",
}
"""Parameters of a game with their defaults. `options` is text for `spiel.options.read_options`. `position` is
text from `position_text`, with which games begin; each deal redraws its hidden part. Another `seed` gives
other deals.
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
        self.deals, self.rolls = (_outcomes(key, parameters[key]) for key in ("deals", "rolls"))
        options = read_options(name, parameters["options"])
        self.game: Game = make_game(name, **{"players": parameters["players"], **options})
        self.start: State | None = None
        if parameters["position"]:
            self.start = read_position(self.game, parameters["position"])
        self.encoder = Encoder(self.game)
        self.seed = parameters["seed"]
        zero_sum = self.utility != "points"
        super().__init__(
            _type(name, zero_sum=zero_sum),
            pyspiel.GameInfo(
                num_distinct_actions=self.encoder.encoding.ids,
                max_chance_outcomes=max(self.deals, self.rolls),
                num_players=self.game.players,
                min_utility=-bound(self.utility),
                max_utility=bound(self.utility),
                utility_sum=0.0 if zero_sum else None,
                max_game_length=LONGEST,
            ),
            dict(given or {}),
        )

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
        return Observer(self.encoder, recalls=kind is not None and kind.perfect_recall)

    def dealt(self, outcome: int) -> State:
        """Return the deal of a chance outcome."""
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


def _outcomes(name: str, value: int) -> int:
    if not 1 <= value <= MOST_OUTCOMES:
        raise UsageError(f"{name} is {shorten(value)}; allowed: 1 to {MOST_OUTCOMES}")
    return value


def register() -> None:
    """Register all games in OpenSpiel; those that are registered already stay."""
    known = set(pyspiel.registered_names())
    for name in names():
        if f"gladsheim_{name}" not in known:
            # A class: OpenSpiel keeps what it is given beyond the end of Python, where a partial would abort.
            kind = type(f"{name.capitalize()}SpielGame", (SpielGame,), {"name": name})
            pyspiel.register_game(_type(name, zero_sum=True), kind)
