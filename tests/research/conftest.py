"""How kernels run here, and where the logs of libraries go."""

from __future__ import annotations

import sys

import pytest
from absl import logging

from tests.core.positions.familiar import use_mode

# OpenSpiel and JAX bring a log that closes its stream when logs are set up anew, as `gladsheim serve` does,
# unless it is the process's own: what pytest puts in its place while a module is imported is not.
logging.get_absl_handler().python_handler.stream = sys.__stderr__


@pytest.fixture(autouse=True)
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled, as researchers run them: that plain ones give the same numbers is proved with the tensors."""
    use_mode("compiled", monkeypatch)
