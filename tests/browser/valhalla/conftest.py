"""Tables of Valhalla that can be shown any position, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.browser.lending import Lender
from tests.browser.staging import Stages, stages_of, taken
from tests.browser.valhalla.stage import Stage

OpenStage = Callable[..., Stage]


@pytest.fixture(scope="package")
def stages(lender: Lender, request: pytest.FixtureRequest) -> Iterator[Stages[Stage]]:
    """One table for each kind of page."""
    with stages_of(Stage, lender, request) as made:
        yield made


@pytest.fixture
def open_stage(stages: Stages[Stage]) -> Iterator[OpenStage]:
    """Opens a table with nothing on it, on a page with options as Playwright's.

    Tests hand it on: one that changes a page for good (clocks, scripts) opens a page of its own.
    """
    with taken(stages) as take:
        yield take


@pytest.fixture
def stage(open_stage: OpenStage) -> Stage:
    """A table with nothing on it on a wide page without movement."""
    return open_stage()
