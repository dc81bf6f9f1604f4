"""`{rules} GAME`: every rule in words, by its id, with the readings that replace it and what proves it.

Ids of rules that are mentioned anywhere on the site lead there.
"""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform
from sphinx.util.docutils import SphinxDirective

from gladsheim.games import info, names
from gladsheim.locales import text
from gladsheim.locales.fluent import MESSAGE
from gladsheim.testing.ledger import Citations, cited_by_cases, cited_in, merge

ROOT = Path(__file__).parents[2]
CATALOGUES = ROOT / "src" / "gladsheim" / "locales" / "en"
DATA = ROOT / "tests" / "data"
ID = re.compile(r"\b(?:V|VA|VH)-\d+(?:\.\d+)*[a-g]?\b")
SHOWN = 6
"""Tests and cases named for a rule; of more, how many more there are."""


def target(rule: str) -> str:
    """The name of the place where a rule stands."""
    return f"rule-{rule.lower().replace('.', '-')}"


@cache
def ledger() -> Citations:
    """The tests and golden cases that prove each rule."""
    cases = [json.loads((DATA / "cases" / f"{game}.json").read_text("utf-8"))["cases"] for game in names()]
    return merge(cited_in(ROOT / "tests"), *map(cited_by_cases, cases))


def listed(game: str) -> list[str]:
    """The ids of all numbered rules of a game, in order."""
    lines = (DATA / "rules" / f"{game}.txt").read_text("utf-8").splitlines()
    return [line for line in lines if ID.fullmatch(line)]


@cache
def all_rules() -> frozenset[str]:
    """The ids of all numbered rules."""
    return frozenset(rule for game in names() for rule in listed(game))


def proofs(places: list[str]) -> str:
    """What proves a rule, in one line."""
    more = len(places) - SHOWN
    return ", ".join(f"`{place}`" for place in places[:SHOWN]) + (f" and {more} more" if more > 0 else "")


class RulesDirective(SphinxDirective):
    """The page of a game's rules."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Called by Sphinx."""
        self.game = self.arguments[0]
        self.citations = ledger()
        self.env.note_reread()
        told = list(self.told())
        return self.parse_text_to_nodes(
            "\n".join(told + list(self.untold(told))), allow_section_headings=True
        )

    def told(self) -> Iterator[str]:
        """The rules that have words, under their headings."""
        catalogue = CATALOGUES / f"rules-{self.game}.ftl"
        for message, _ in MESSAGE.findall(catalogue.read_text("utf-8")):
            rest = message.removeprefix(f"rules{self.game}-")
            words = text("en", message) if rest.startswith("title-") or ID.match(rest) else ""
            if rest.startswith("title-"):
                yield f"## {words}\n"
            elif words:
                head, *numbers = rest.split("-")
                yield from self.rule(f"{head}-{'.'.join(numbers)}", words)

    def untold(self, told: list[str]) -> Iterator[str]:
        """The rules whose words stand with others: what proves them."""
        yield "## Details without a text of their own\n"
        yield "These rules are details of the rules above. The names of their tests say what holds.\n"
        for rule in listed(self.game):
            if f"({target(rule)})=" not in told:
                yield from self.rule(rule, "")

    def rule(self, rule: str, words: str) -> Iterator[str]:
        """One rule with its place, its readings and its proofs."""
        yield f"({target(rule)})="
        yield f"**{rule}** {words}\n"
        for reading in info(self.game).traits.rulings.rows:
            if rule in reading.instead:
                said, why = (text("en", f"readings{self.game}-{reading.name}{end}") for end in ("", "-why"))
                yield f"> A table can choose the reading `{reading.name}` instead: {said} {why}\n"
        if places := self.citations.get(rule):
            yield f"{{.proofs}}\nProved by {proofs(places)}.\n"


class RuleReferences(SphinxTransform):
    """Turns ids of rules in texts into references to them."""

    default_priority = 300

    def apply(self, **_: object) -> None:
        """Called by Sphinx."""
        known = all_rules()
        apart = (nodes.literal, nodes.literal_block, nodes.reference, nodes.target, nodes.raw, nodes.title)
        for node in list(self.document.findall(nodes.Text)):
            if any(isinstance(above, apart) for above in above_of(node)):
                continue
            parts = list(referred(str(node), known))
            if len(parts) > 1:
                node.parent.replace(node, parts)


def above_of(node: nodes.Node) -> Iterator[nodes.Node]:
    """What a node lies in, from the inside out."""
    while (parent := node.parent) is not None:
        yield parent
        node = parent


def referred(words: str, known: frozenset[str]) -> Iterator[nodes.Node]:
    """A text in pieces, the ids among them as references."""
    at = 0
    for found in ID.finditer(words):
        if found[0] not in known:
            continue
        yield nodes.Text(words[at : found.start()])
        reference = addnodes.pending_xref(
            "", refdomain="std", reftype="ref", reftarget=target(found[0]), refexplicit=True
        )
        reference += nodes.inline("", found[0])
        yield reference
        at = found.end()
    yield nodes.Text(words[at:])


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.add_directive("rules", RulesDirective)
    app.add_transform(RuleReferences)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
