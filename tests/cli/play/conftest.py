"""Games in the terminal, by typed lines."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable

import pytest

from gladsheim.cli.play.conversation import Conversation
from gladsheim.cli.play.lines import LineInterface
from gladsheim.cli.play.sitting import Sitting
from gladsheim.cli.play.words import CliTexts

Play = Callable[..., list[str]]


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    """Plays a sitting with typed lines, and returns what was printed after each of them."""

    def typing(sitting: Sitting, *lines: str, locale: str = "en") -> list[str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        capsys.readouterr()
        LineInterface(Conversation(sitting, CliTexts(locale), None)).run()
        return capsys.readouterr().out.split("\n> ")

    return typing


def actions(sitting: Sitting) -> list[str]:
    """What has been done."""
    return [applied.action for applied in sitting.log]
