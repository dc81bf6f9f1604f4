"""Stages of a turn by number: the decision that is due (VH-14.1)."""

from typing import Literal, get_args

Stage = Literal["turn", "pay", "drop", "plan", "excuse", "glory", "take", "over"]
NAMES: tuple[Stage, ...] = get_args(Stage)
TURN, PAY, DROP, PLAN, EXCUSE, GLORY, TAKE, OVER = range(len(NAMES))
