"""Phases of a turn, by number: the actions that are possible next."""

from typing import Literal, get_args

Phase = Literal["play", "hermod", "raven", "trim", "over"]
NAMES: tuple[Phase, ...] = get_args(Phase)
PLAY, HERMOD, RAVEN, TRIM, OVER = range(len(NAMES))
