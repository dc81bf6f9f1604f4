"""Short label for a browser, by which users tell their sessions apart. It has no other use."""

from __future__ import annotations

from dataclasses import dataclass

# The first that is found counts: browsers name those whose pages they also show.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


@dataclass(frozen=True, slots=True)
class Browser:
    """Label of a browser, and whether its request came over TLS."""

    label: str
    secure: bool = False


def agent_label(text: str) -> str:
    """Return browser and system of a `User-Agent`, as far as they are known; otherwise an empty text."""
    browser = next((name for mark, name in BROWSERS if mark in text), "")
    system = next((name for mark, name in SYSTEMS if mark in text), "")
    return f"{browser} on {system}" if browser and system else browser or system
