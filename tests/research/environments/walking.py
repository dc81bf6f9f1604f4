"""Environments of every kind, and walks through them, by which copies are compared."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatch
from typing import Any
from zlib import crc32

import numpy as np

from gladsheim.games import game as make_game
from gladsheim.research.environments.against import AgainstBots
from gladsheim.research.environments.many_against import ManyAgainstBots
from gladsheim.research.environments.self_play import SelfPlay
from gladsheim.research.environments.table import (
    GameEnvironment,
    TurnsInParallel,
    WrappedEnvironment,
    env,
    parallel_env,
    raw_env,
)
from gladsheim.research.episode import Episode

BOTS = {"random": 1, "greedy": 1}
KINDS: dict[str, Callable[[str], Any]] = {
    "AgainstBots": lambda game: AgainstBots(game, seat=None, bots=BOTS),
    "ManyAgainstBots": lambda game: ManyAgainstBots(game, 3, seat=None, bots=BOTS),
    "SelfPlay": lambda game: SelfPlay(game, 3),
    "SelfPlay without copies": lambda game: SelfPlay(game, 3, copy=False),
    "raw_env": raw_env,
    "env": env,
    "parallel_env": parallel_env,
    "Episode": lambda game: Episode.dealt(make_game(game), 4),
}


def begun(kind: str, game: str, seed: int) -> Any:
    """An environment, reset with a seed."""
    made = KINDS[kind](game)
    if not isinstance(made, Episode):
        made.reset(seed=seed)
    return made


@singledispatch
def walk(walked: Any, steps: int) -> list[Any]:
    """What so many steps tell; where a game is over the next is dealt."""
    raise NotImplementedError(type(walked).__name__)


def _one(mask: Any, number: int) -> int:
    ids = np.flatnonzero(mask)
    return int(ids[number * 7 % len(ids)])


def _seen(observation: Any) -> int:
    return crc32(observation.tobytes())


@walk.register
def _(walked: AgainstBots, steps: int) -> list[Any]:
    told: list[Any] = []
    for number in range(steps):
        if (mask := walked.action_masks()).any():
            seen, *rest, _ = walked.step(np.int64(_one(mask, number)))
            told.append([_seen(seen), *rest])
        else:
            told.append(_seen(walked.reset()[0]))
    return told


@walk.register
def _(walked: SelfPlay, steps: int) -> list[Any]:
    told: list[Any] = []
    for number in range(steps):
        chance, masks = np.random.default_rng(number), walked.batch.id_masks()
        seen, rewards, *_, info = walked.step((masks * chance.random(masks.shape)).argmax(axis=1))
        told.append([_seen(seen), rewards.tolist(), _seen(info["action_mask"]), info["seat"].tolist()])
    return told


@walk.register
def _(walked: GameEnvironment | WrappedEnvironment, steps: int) -> list[Any]:
    told: list[Any] = []
    for number in range(steps):
        agent = walked.agent_selection
        if walked.terminations[agent]:
            walked.reset()
        else:
            walked.step(_one(walked.observe(agent)["action_mask"], number))
        told.append([agent, walked.rewards, _seen(walked.observe(agent)["observation"])])
    return told


@walk.register
def _(walked: TurnsInParallel, steps: int) -> list[Any]:
    told: list[Any] = []
    for number in range(steps):
        if not walked.agents:
            walked.reset()
        agent = walked.aec_env.agent_selection
        choice = _one(walked.aec_env.observe(agent)["action_mask"], number)
        seen, rewards, over, *_ = walked.step({agent: choice})
        told.append([[_seen(one["observation"]) for one in seen.values()], rewards, over])
    return told


@walk.register
def _(walked: Episode, steps: int) -> list[Any]:
    told: list[Any] = []
    for number in range(steps):
        if walked.seat is not None:
            told.append([walked.step(_one(walked.mask(), number)), _seen(walked.observation(0))])
    return told
