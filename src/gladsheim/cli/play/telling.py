"""Texts about a sitting: past events, the effect of a piece, the gain of an action."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from gladsheim.cli.play import menus
from gladsheim.cli.readings import edition_told, readings_told
from gladsheim.core.errors import ActionError

if TYPE_CHECKING:
    from gladsheim.cli.play.sitting import Sitting
    from gladsheim.cli.play.words import CliTexts
    from gladsheim.core.game import Json

TURN = "turn"
"""Kind of event that the prompt already shows."""


class SittingNarrator:
    """A narrator of a sitting in the player's language. Each sentence tells what its reader may know."""

    def __init__(self, sitting: Sitting, texts: CliTexts) -> None:
        self.sitting = sitting
        self.texts = texts
        self.pieces = {str(row["code"]): row for row in sitting.state.game.presenter.own_pieces()}
        self.names = {code: self._piece_name(code) for code in self.pieces}
        self.readings = readings_told(sitting.state.game, texts.locale)
        named = [sitting.state.game.title, edition_told(sitting.state.game, texts.locale)]
        self.title = " · ".join(filter(None, named))
        """Name of the game, and of the edition of a table that plays other readings than the usual ones."""

    def log(self, viewer: int | None, since: int = 0) -> list[str]:
        """Return lines about the actions from number `since` on, with the reasons for the points.

        The events after an answer that nobody else may notice are given with the action before it.
        """
        lines: list[str] = []
        seat = 0
        for at, applied in enumerate(self.sitting.log):
            own = applied.seat == viewer
            if own or applied.hidden != "all":
                seat = applied.seat
            if at >= since:
                events = [event.seen_by(viewer) for event in applied.events]
                action = applied.action if own or not applied.hidden else ""
                lines += self.lines(seat, action, applied.parts, events)
        return lines

    def lines(self, seat: int, action: str, parts: list[Json], events: list[Json]) -> list[str]:
        """Return lines about the events of an action."""
        story = self.sitting.state.game.presenter.story(seat, action, parts, events)
        return story.lines(seat, self.sitting.names, self.texts.locale)

    def last_spot(self, viewer: int | None) -> str:
        """Return the spot of the last piece placed, as far as a seat may know it; empty where
        nothing has a place.
        """
        for applied in reversed(self.sitting.log):
            for event in reversed(applied.events):
                if at := event.seen_by(viewer).get("at"):
                    return str(at)
        return ""

    def help(self, code: str) -> list[str]:
        """Return the help on commands, or on a piece, and the readings of the rules that
        differ from the usual ones.
        """
        told = self.sitting.state.game.presenter.help(code, self.texts.locale)
        lines = [] if code else [self.texts("cli-help")]
        if told is not None:
            lines.append(told)
        elif code:
            lines += self._piece(code)
        return [*lines, *self.readings]

    def _piece(self, code: str) -> list[str]:
        row = next((row for key, row in self.pieces.items() if key.lower() == code.lower()), None)
        if row is None:
            return [self.texts("cli-no-piece", code=code, codes=" ".join(self.pieces))]
        facts = [f"{row['code']} {self.names[row['code']]}"]
        if row.get("value") is not None:
            facts.append(self.texts("cli-printed", value=str(row["value"])))
        if row.get("count") is not None:
            facts.append(self.texts("cli-count", count=str(row["count"])))
        lines = [", ".join(facts)]
        game = self.sitting.state.game
        if epithet := self.texts.find(f"{game.name}-epithet-{row['code']}"):
            lines.append(epithet)
        about = self.texts.find(f"{game.name}-about-{row['code']}")
        return [*lines, about or str(row["about"])]

    def why(self, action: str, viewer: int | None) -> list[str]:
        """Return lines about the gain of an action, or why it is refused."""
        state = self.sitting.state
        try:
            points = menus.signed(state.preview(action).points)
        except ActionError as error:
            return [self.texts("cli-not-legal", reason=error.refusal.say_with_rules(self.texts.locale))]
        lines = [self.texts("cli-legal", action=action, points=points)]
        told = state.game.presenter.explain(state, action)
        lines += [self.texts.said(words, self.sitting.names) for words in told]
        # Tried out in a world where all that the seat cannot know is redrawn.
        trial = state.redeal(state.current_player or 0, "why").apply(action)
        sure = takewhile(
            lambda event: not (event.private or event.reveals or event.kind == TURN), trial.events
        )
        events = [event.seen_by(viewer) for event in sure]
        return [*lines, *self.lines(trial.seat, action, trial.parts, events)]

    def result(self) -> list[str]:
        """Return lines with the ranking of a game that is over, and its winners."""
        result, names = self.sitting.state.result(), self.sitting.names
        lines = [self.texts("cli-over")]
        for place, seat in enumerate(result["ranking"], 1):
            lines.append(f"{place:3}.  {names[seat]:<20} {result['display'][seat]:>6}")
        return [*lines, *(self.texts("cli-winner", name=names[seat]) for seat in result["winners"])]

    def _piece_name(self, code: str) -> str:
        game = self.sitting.state.game.name
        return self.texts.find(f"{game}-tile-{code}") or str(self.pieces[code]["name"])
