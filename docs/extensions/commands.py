"""`{commands}`: what every command of `gladsheim` takes, from the commands themselves."""

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from gladsheim.cli.commands import COMMANDS

ENTRY = """
```{{eval-rst}}
.. click:: gladsheim.cli.{module}:command
   :prog: gladsheim {name}
   :nested: full
```
"""
"""What sphinx-click makes is reStructuredText: within Markdown it would be shown as it is."""


class CommandsDirective(SphinxDirective):
    """All commands, in the order of the program's own help."""

    def run(self) -> list[nodes.Node]:
        """Called by Sphinx."""
        self.env.note_reread()
        entries = [ENTRY.format(name=name, module=module) for name, (module, _) in COMMANDS.items()]
        return self.parse_text_to_nodes("\n".join(entries), allow_section_headings=True)


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.add_directive("commands", CommandsDirective)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
