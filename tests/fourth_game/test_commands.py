"""The fourth game on the command line: every command that takes a game takes it."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests import PATIENCE

pytestmark = pytest.mark.usefixtures("tictactoe")
POSITION = '{"game": "tictactoe", "cells": "XX.OO...."}\n'


def gladsheim(*args: str, typed: str = "") -> str:
    """What a command writes, as a program of its own."""
    command = [sys.executable, "-m", "gladsheim", *args]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_two_people_play_it_in_the_terminal() -> None:
    """By action texts, until the third in a line."""
    seen = gladsheim("play", "tictactoe", "--hotseat", typed="a1\na2\nb1\nb2\nc1\n")
    assert "X     X     X" in seen


def test_moves_and_apply_read_its_positions() -> None:
    """The winning mark brings its point, and ends the game."""
    assert {"action": "c1", "points": 1} in json.loads(gladsheim("moves", "-", typed=POSITION))["actions"]
    after = gladsheim("apply", "-", typed='{"position": ' + POSITION.strip() + ', "actions": ["c1"]}\n')
    assert "XXXOO" in after


def test_bots_meet_in_simulations_and_in_the_arena() -> None:
    """Workers are processes of their own, and find it, too."""
    record = json.loads(gladsheim("simulate", "tictactoe", "-n", "2", "-j", "2").splitlines()[0])
    assert record["game"] == "tictactoe"
    rows = gladsheim("arena", "tictactoe", "random", "greedy", "-n", "1", "--json")
    assert json.loads(rows)


def test_it_is_measured_plain_as_it_runs() -> None:
    """No row says of kernels that are never compiled that they are."""
    (row,) = json.loads(gladsheim("bench", "tictactoe", "--seconds", "0.05", "--json"))
    assert (row["game"], row["mode"]) == ("tictactoe", "plain")
