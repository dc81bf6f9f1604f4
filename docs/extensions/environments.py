"""`{environment} GAME PART`: tables of a game's environment, written from the game itself.

PART is `summary`, `observation`, `actions` or `options`.
"""

from collections.abc import Callable, Iterator, Mapping

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from gladsheim.core.encoding import places
from gladsheim.core.game import Game, Option
from gladsheim.games import game


def summary(chosen: Game) -> Iterator[str]:
    """Yield the rows of a table: names in each library, spaces and versions."""
    encoding = chosen.rules.encoding
    name, title = chosen.name, chosen.name.capitalize()
    players = next(option for option in chosen.option_list if option.name == "players")
    highest = max(section.high for section in encoding.sections)
    yield "| | |"
    yield "|---|---|"
    yield f"| Players | {players.low} to {players.high} |"
    yield f"| Observation | `int16`, shape `({encoding.size},)`, values 0 to {highest:,} |"
    yield f"| Actions | `Discrete({encoding.ids})`, with a mask |"
    yield f"| Version of observations and action ids | {encoding.version} |"
    yield f"| Gymnasium, against bots, one game or many | `gladsheim/{title}-v{encoding.version}` |"
    yield f"| Gymnasium, many games of self-play | `gladsheim/{title}SelfPlay-v{encoding.version}` |"
    yield f'| PettingZoo | `gladsheim.research.environments.table.env("{name}")` |'
    yield f"| OpenSpiel | `gladsheim_{name}` |"


def observation(chosen: Game) -> Iterator[str]:
    """Yield the rows of a table: the sections of an observation."""
    sections = chosen.rules.encoding.sections
    yield "| first | section | shape | highest | meaning |"
    yield "|---|---|---|---|---|"
    for first, one in zip(places(sections), sections, strict=False):
        shape, categorical = " × ".join(map(str, one.shape)), r"\*" if one.kinds else ""
        yield f"| {first:,} | `{one.name}`{categorical} | {shape} | {one.high:,} | {one.about} |"


def actions(chosen: Game) -> Iterator[str]:
    """Yield the rows of a table: the levels of an action."""
    encoding = chosen.rules.encoding
    yield "| level | first id | ids | meaning |"
    yield "|---|---|---|---|"
    for first, level in zip(encoding.first_ids, encoding.levels, strict=True):
        yield f"| `{level.name}` | {first} | {level.size} | {level.about} |"


def options(chosen: Game) -> Iterator[str]:
    """Yield the rows of a table: the options of the game."""
    yield "| option | values | default | meaning |"
    yield "|---|---|---|---|"
    for option in chosen.option_list:
        default = "" if option.default is None else f"`{option.default!r}`"
        yield f"| `{option.name}` | {_allowed(option)} | {default} | {option.about} |"


def _allowed(option: Option) -> str:
    """Return the allowed values of an option."""
    if option.kind == "int":
        return f"{option.low:,} to {option.high:,}"
    if option.kind == "bool":
        return "`True`, `False`"
    members = ", ".join(f"`{choice}`" for choice in option.choices)
    return f"list of {members}" if option.kind == "list" else members


PARTS: Mapping[str, Callable[[Game], Iterator[str]]] = {
    "summary": summary,
    "observation": observation,
    "actions": actions,
    "options": options,
}


class EnvironmentDirective(SphinxDirective):
    """Directive that writes one of the tables."""

    required_arguments = 2

    def run(self) -> list[nodes.Node]:
        """Return the table, called by Sphinx."""
        name, part = self.arguments
        self.env.note_reread()
        return self.parse_text_to_nodes("\n".join(PARTS[part](game(name))))


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the directive, called by Sphinx."""
    app.add_directive("environment", EnvironmentDirective)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
