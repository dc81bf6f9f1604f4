"""Environments compile their game on first use, or warn; made with plain kernels, they go on compiled."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

import gladsheim.research.spiel
from gladsheim import SlowKernelsWarning
from gladsheim.core.engine import choice
from gladsheim.core.engine.choice import Engines
from gladsheim.core.engine.making import building
from gladsheim.research.environments.against import AgainstBots
from gladsheim.research.environments.self_play import SelfPlay
from gladsheim.research.environments.table import GameEnvironment
from tests.core.positions.familiar import use_mode

__all__ = ["gladsheim"]  # imported to register games
MADE: dict[str, Callable[[], Any]] = {
    "against-bots": lambda: AgainstBots("valhalla", bots="random"),
    "self-play": lambda: SelfPlay("valhalla", 2),
    "table": lambda: GameEnvironment("valhalla"),
    "spiel": lambda: pyspiel.load_game("gladsheim_valhalla"),
}


@pytest.mark.parametrize("kind", MADE)
def test_each_warns_where_nothing_can_be_compiled(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once, and with what to install."""
    monkeypatch.setenv("GLADSHEIM_KERNELS", "auto")
    monkeypatch.setenv("GLADSHEIM_CACHE", str(tmp_path))
    monkeypatch.setattr(choice, "ENGINES", Engines())
    monkeypatch.setattr(building, "missing", lambda: "numba")
    with pytest.warns(SlowKernelsWarning, match=r"valhalla .* pip install 'gladsheim\[fast\]'"):
        MADE[kind]()
    MADE[kind]()


def steps(environment: Any, seed: int, halfway: Callable[[], None]) -> list[Any]:
    """What an environment tells of some steps by the first legal id, with something that happens halfway."""
    seen, info = environment.reset(seed=seed)
    told = [seen.tolist()]
    for number in range(40):
        if number == 20:
            halfway()
        ids = info["action_mask"].argmax(axis=-1)
        seen, reward, over, _, info = environment.step(ids)
        told.append((seen.tolist(), np.asarray(reward).tolist(), np.asarray(over).tolist()))
        if over is True:
            break
    return told


@pytest.mark.parametrize("kind", [AgainstBots, SelfPlay])
def test_they_go_on_compiled(kind: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of an episode, with the same results as plain ones."""
    told = []
    for mode in ("plain", "compiled"):
        use_mode("plain", monkeypatch)
        environment = kind("valhalla")
        told.append(steps(environment, 1, lambda mode=mode: use_mode(mode, monkeypatch)))  # type: ignore[misc]
        within = environment.batch if kind is SelfPlay else environment.episode.encoder
        assert within._engine.compiled is (mode == "compiled")
    assert told[0] == told[1]
    assert len(told[0]) > 20
