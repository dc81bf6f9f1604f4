"""Table of the commands: the module of each, and the extra of the package it needs. Imports
no other package.
"""

from __future__ import annotations

from collections.abc import Sequence

COMMANDS = {
    "serve": ("hall.serve", "Open the hall: tables in the browser, for you, your guests and bots."),
    "worker": ("hall.worker", "Let bots think for a hall of several processes."),
    "play": ("play.play", "Play a game in the terminal, against bots or on one keyboard."),
    "puzzle": ("puzzles.puzzle", "Solve a puzzle in the terminal."),
    "moves": ("positions.moves", "Read positions, write the legal actions and what each brings."),
    "apply": ("positions.apply", "Read positions and actions, write the positions after them."),
    "cases": ("positions.cases", "Run golden case files."),
    "simulate": ("engine.simulate", "Let bots play, write the records."),
    "replay": ("positions.replay", "Step through recorded games."),
    "verify": ("positions.verify", "Check records: deal, chain, every action, the result."),
    "arena": ("engine.arena", "Let bots compete on equal deals, with error bars."),
    "ladder": ("engine.ladder", "Rate all bots of a game, with error bars."),
    "train": ("engine.train", "Learn what positions are worth from games of the search with itself."),
    "puzzles": ("puzzles.puzzles", "Find puzzles in games between the strongest bots, and prove them."),
    "rulings": ("engine.rulings", "Measure what each reading of the rules changes."),
    "bench": ("engine.bench", "Measure how fast the engine plays."),
    "backup": ("hall.backup", "Copy the hall's database, also while it runs."),
    "restore": ("hall.restore", "Put a backup in the place of the hall's database."),
    "move": ("hall.move", "Take the hall to another database."),
    "reports": ("operators.reports", "List what players have reported, and close it."),
    "check": ("hall.check", "Check the hall's database: the file, and every game in it."),
    "repair": ("hall.repair", "Take a damaged game back to its last sound line."),
    "export": ("hall.export", "Write the records of the hall's finished games."),
    "ratings": ("operators.ratings", "Show the hall's ratings, or count them anew."),
    "erase-user": ("operators.erase_user", "Remove a person's data for good."),
    "ban": ("operators.ban", "Keep people and networks of addresses out of the hall."),
    "tables": ("operators.tables", "List the hall's running tables by owner and age, and end some."),
    "games": ("operators.games", "List the hall's games, switch them off and on."),
    "audit": ("operators.audit", "Show the audit log of what operators and users did."),
    "warm": ("engine.warm", "Compile the kernels now."),
    "test": ("passing", "Run the project's own tests."),
    "help": ("helping", "Show the help of a command, like --help behind it."),
    "version": ("version", "Show the version, like --version."),
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
