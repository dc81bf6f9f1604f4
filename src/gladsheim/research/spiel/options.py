"""Options of a game, and positions, as parameters of OpenSpiel: texts without commas and brackets."""

from __future__ import annotations

import base64
import json
from typing import Any

from gladsheim.core.errors import OptionsError, UsageError, shorten
from gladsheim.core.game import Game, Option, State
from gladsheim.games import from_document, info


def read_options(name: str, text: str) -> dict[str, Any]:
    """Read `set:edda;no_late_hel:true;kinds:Od+Th` as options of a game. Raises UsageError
    and OptionsError.
    """
    known = {option.name: option for option in info(name).option_list}
    found: dict[str, Any] = {}
    for part in text.split(";") if text else ():
        key, separator, value = part.partition(":")
        if key not in known or not separator:
            allowed = "; ".join(f"{one}:VALUE" for one in known)
            raise UsageError(f"options has {shorten(part)}; allowed: {allowed}")
        found[key] = _value(known[key], value)
    return found


def _value(option: Option, text: str) -> Any:
    if option.kind == "int":
        if not text.lstrip("-").isdecimal() or len(text) > len(str(option.low)) + len(str(option.high)):
            raise OptionsError(option.name, text, f"{option.low} to {option.high}")
        return int(text)
    if option.kind == "bool":
        if text not in ("true", "false"):
            raise OptionsError(option.name, text, "true or false")
        return text == "true"
    return text.split("+") if option.kind == "list" else text


def position_text(state: State) -> str:
    """Return a position as a text for the parameter `position`."""
    document = json.dumps(state.document(), separators=(",", ":"))
    return base64.urlsafe_b64encode(document.encode()).decode().rstrip("=")


def read_position(game: Game, text: str) -> State:
    """Return the position of a parameter. Raises UsageError and DocumentError."""
    try:
        document = json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    except (ValueError, RecursionError) as error:
        raise UsageError(f"position is {shorten(text)}; allowed: what `position_text` makes") from error
    state = from_document(document)
    if state.game != game:
        raise UsageError(f"position is one of {shorten(state.game)}; allowed: {shorten(game)}")
    return state
