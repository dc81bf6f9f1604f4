"""Table of the commands: the module of each, and the extra of the package it needs. Imports
no other package.
"""

from __future__ import annotations

from collections.abc import Sequence

COMMANDS = {
    "serve": ("hall.serve", "Serve the hall on this machine."),
    "worker": ("hall.worker", "Run the bots of a hall on PostgreSQL."),
    "play": ("play.play", "Play a game in the terminal."),
    "puzzle": ("puzzles.puzzle", "Solve a puzzle in the terminal."),
    "moves": ("positions.moves", "List the legal actions of positions, with their points."),
    "apply": ("positions.apply", "Apply actions to positions."),
    "cases": ("positions.cases", "Run golden case files."),
    "simulate": ("engine.simulate", "Let bots play games, and write the records."),
    "replay": ("positions.replay", "Step through recorded games."),
    "verify": ("positions.verify", "Verify records: deal, chain, actions and result."),
    "arena": ("engine.arena", "Compare bots on equal deals."),
    "ladder": ("engine.ladder", "Rate all bots of a game."),
    "train": ("engine.train", "Train the value networks of a game's bots."),
    "puzzles": ("puzzles.puzzles", "Find puzzles in games between bots, and prove them."),
    "rulings": ("engine.rulings", "Measure what each reading and each edition of the rules changes."),
    "bench": ("engine.bench", "Measure how fast the engine plays."),
    "backup": ("hall.backup", "Copy the hall's database to a new file."),
    "restore": ("hall.restore", "Restore the hall's database from a backup."),
    "move": ("hall.move", "Copy a stopped hall to another database."),
    "reports": ("operators.reports", "List the reports of players, or close one."),
    "check": ("hall.check", "Check the hall's database and every game in it."),
    "repair": ("hall.repair", "Cut a damaged game back to its last sound line."),
    "export": ("hall.export", "Export the records of finished games."),
    "ratings": ("operators.ratings", "Show the hall's ratings, or recompute them."),
    "erase-user": ("operators.erase_user", "Erase a person's data for good."),
    "ban": ("operators.ban", "Ban people or networks from the hall."),
    "tables": ("operators.tables", "List the hall's running tables, or end some."),
    "games": ("operators.games", "List the hall's games, or switch them off and on."),
    "audit": ("operators.audit", "Show the hall's audit log."),
    "warm": ("engine.warm", "Compile the engines now."),
    "test": ("passing", "Run the project's own tests."),
    "help": ("helping", "Show the help of a command."),
    "version": ("version", "Show the version."),
}
"""Module below `gladsheim.cli` and one-sentence help of each command."""
ONE_BY_ONE = frozenset(
    {
        "puzzle",
        "moves",
        "apply",
        "cases",
        "replay",
        "verify",
        "check",
        "repair",
        "export",
        "games",
        "ratings",
        "tables",
    }
)
"""Commands that look at single positions: they use plain kernels, which start sooner and are
as quick there.
"""
EXTRAS = {"hall": "hall", "operators": "hall", "engine.train": "research"}
"""Extra needed by all commands of a package, or by one command; all others need that of the terminal."""


def extra_of(arguments: Sequence[str]) -> str:
    """Return the extra that the command in `arguments` needs, or the one that any needs if none is named."""
    words = [word for word in arguments if word in COMMANDS and word != "help"]
    module = COMMANDS[words[0]][0] if words else ""
    return EXTRAS.get(module) or EXTRAS.get(module.partition(".")[0], "terminal")
