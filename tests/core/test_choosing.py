"""Checks of what is chosen before play."""

from collections.abc import Callable

import pytest

from gladsheim.core.choosing import complete, flag, whole
from gladsheim.core.errors import OptionsError
from gladsheim.core.game import Option

OPTIONS = (Option("players", "int", 2, ""), Option("race", "bool", False, ""))


def test_options_are_completed_and_returned() -> None:
    """What was not chosen has its default."""
    assert complete(OPTIONS, {"race": True}) == {"players": 2, "race": True}
    assert (whole("players", 5, 2, 5), flag("race", True)) == (5, True)


@pytest.mark.parametrize(
    ("check", "said"),
    [
        (lambda: complete(OPTIONS, {"colour": 1}), "'colour' is 1; allowed: .*players, race"),
        (lambda: whole("players", 6, 2, 5), "'players' is 6; allowed: .*2 to 5"),
        (lambda: whole("players", True, 0, 5), "'players' is True; allowed: "),
        (lambda: whole("players", 2.0, 0, 5), "'players' is 2.0; allowed: "),
        (lambda: flag("race", 1), "'race' is 1; allowed: "),
    ],
)
def test_what_is_not_allowed_is_named(check: Callable[[], object], said: str) -> None:
    """The option, the value and what is allowed."""
    with pytest.raises(OptionsError, match=said):
        check()
