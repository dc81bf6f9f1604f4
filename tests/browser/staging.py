"""Tables whose pages can be shown any position: made once for the tests of a folder, and handed on."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Generic, Protocol, TypeVar

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage, opener
from tests.browser.lending import WIDE, Lender

USUAL: dict[str, Any] = {**WIDE, "color_scheme": "light", "reduced_motion": "reduce"}


class Clearable(Protocol):
    """A table that can be shown any position."""

    page: Page

    def clear(self, language: str = "en") -> None:
        """Load the page anew in this language: nothing was shown or done there."""


S = TypeVar("S", bound=Clearable)


class Stages(Generic[S]):
    """The tables of a folder, one for each kind of page; `faults`: what went wrong in their pages."""

    def __init__(self, make: Callable[[Page], S], open_page: OpenPage, faults: list[str]) -> None:
        self.faults = faults
        self._make = make
        self._open_page = open_page
        self._made: dict[str, S] = {}

    def take(self, **options: Any) -> S:
        """A table with nothing on it, in English, on a page that was opened with these options."""
        settings = {**USUAL, **options}
        size = settings.pop("viewport")
        kind = json.dumps(settings, sort_keys=True)
        if kind not in self._made:
            self._made[kind] = self._make(self._open_page(**settings, viewport=size, own=True))
            return self._made[kind]
        stage = self._made[kind]
        stage.page.set_viewport_size(size)
        stage.clear()
        return stage


@contextmanager
def stages_of(
    make: Callable[[Page], S], lender: Lender, request: pytest.FixtureRequest
) -> Iterator[Stages[S]]:
    """The tables for a fixture of a folder; their pages are closed at its end."""
    faults: list[str] = []
    with opener(lender, request, faults) as open_page:
        yield Stages(make, open_page, faults)


@contextmanager
def taken(stages: Stages[S]) -> Iterator[Callable[..., S]]:
    """What a fixture gives to one test, which fails where something goes wrong in a page meanwhile."""
    stages.faults.clear()
    yield stages.take
    assert stages.faults == []
