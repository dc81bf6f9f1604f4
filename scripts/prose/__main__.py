"""Prints figures of the prose, or checks it: `python -m scripts.prose --check`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from . import allowed, figures
from .passages import Passage
from .rules import Finding, findings, page_findings
from .sources import AUDIENCES, ROOT, passages

Page = tuple[list[Passage], list[Finding]]


def pages(found: Iterator[Passage]) -> Iterator[Page]:
    """Yield the passages of each file with what is wrong with them."""
    for _, group in groupby(found, key=lambda one: one.path):
        page = list(group)
        yield page, [*(fault for one in page for fault in findings(one)), *page_findings(page)]


def all_findings(root: Path) -> list[Finding]:
    """Return everything that is wrong in a checkout, exceptions or not."""
    return [fault for one in AUDIENCES for _, faults in pages(passages(one, root)) for fault in faults]


def left_to_mend() -> tuple[list[Finding], list[allowed.Exempt]]:
    """Return the findings of this checkout without its exceptions, and the exceptions that are not needed."""
    exceptions = allowed.read_exceptions(allowed.EXCEPTIONS.read_text("utf-8"))
    return allowed.without_exceptions(all_findings(ROOT), exceptions)


def check() -> int:
    """Print what is wrong; return 1 if something is, otherwise 0."""
    found, unused = left_to_mend()
    faults = [str(one) for one in found]
    faults += [f"{one.path}: no {one.rule} with {one.text!r}: delete its exception" for one in unused]
    print("\n".join(faults) or "No findings.")
    return 1 if faults else 0


def show(root: Path, by_page: bool) -> int:
    """Print the figures."""
    rows = []
    for audience in AUDIENCES:
        found = list(pages(passages(audience, root)))
        if by_page:
            rows += [(page[0].path, figures.measure(page, faults)) for page, faults in found]
        elif found:
            together = ([one for part in parts for one in part] for parts in zip(*found, strict=True))
            rows.append((audience.name, figures.measure(*together)))
    print(figures.table(rows), end="")
    return 0


def main(arguments: Sequence[str]) -> int:
    """Do what the arguments say."""
    parser = argparse.ArgumentParser("python -m scripts.prose", description="Figures of the project's prose.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="print what breaks a rule and is not allowed")
    what.add_argument("--pages", action="store_true", help="figures of each file")
    parser.add_argument("--root", type=Path, default=ROOT, help="another checkout to print the figures of")
    chosen = parser.parse_args(arguments)
    return check() if chosen.check else show(chosen.root, chosen.pages)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
