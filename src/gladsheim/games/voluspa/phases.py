"""The phases of a turn, by number: what may be done next."""

from typing import Literal, get_args

Phase = Literal["play", "hermod", "raven", "trim", "over"]
NAMES: tuple[Phase, ...] = get_args(Phase)
PLAY, HERMOD, RAVEN, TRIM, OVER = range(len(NAMES))
