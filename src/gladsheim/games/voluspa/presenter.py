"""Presenter of Völuspá."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cached_property
from typing import Unpack

from gladsheim.core.contract.presenter import DrawingStyle, Json, Presenter
from gladsheim.core.positions.record_state import RecordState, check_observer
from gladsheim.core.telling.columns import unpacked
from gladsheim.core.telling.drawing import BoardDrawing
from gladsheim.core.telling.story import Reason, Story
from gladsheim.core.words import Words
from gladsheim.games.voluspa import options as choice
from gladsheim.games.voluspa.notation.document import MOST_BOOST, MOST_POINTS
from gladsheim.games.voluspa.pieces import TILES, OnTile
from gladsheim.games.voluspa.record import TILES_IN_ALL
from gladsheim.games.voluspa.views import view
from gladsheim.games.voluspa.views.offering import columns_of
from gladsheim.games.voluspa.words import coaching, deeds, telling
from gladsheim.games.voluspa.words.drawing import board
from gladsheim.games.voluspa.words.picture import picture


class VoluspaPresenter(Presenter[RecordState]):
    """Presenter of Völuspá."""

    def __init__(self, options: Json) -> None:
        self._options = options

    def scene(self, state: RecordState, seat: int | None) -> Json:
        return view.scene(state.position.record, self._options, check_observer(state.game, seat))

    def choices(self, state: RecordState) -> list[Json]:
        return list(unpacked(self.sent_choices(state)))

    def sent_scene(self, state: RecordState, seat: int | None) -> Json | bytes:
        seat = check_observer(state.game, seat)
        viewer = -1 if seat is None else seat
        written = state.latest().scene(viewer)
        return self.scene(state, seat) if written is None else self.scene_heads[viewer] + written

    def sent_choices(self, state: RecordState) -> list[Json]:
        codes, points = state.priced_codes()
        return columns_of(state.position.record, codes, points)

    @cached_property
    def scene_heads(self) -> list[bytes]:
        """Beginning of the scene of each seat, and last that of a spectator: the part that
        kernels do not write.
        """
        seats = [*range(self._options["players"]), None]
        found = [{"game": "voluspa", "options": self._options, "viewer": seat} for seat in seats]
        return [json.dumps(head, separators=(",", ":"))[:-1].encode() for head in found]

    def draw(self, scene: Json, **how: Unpack[DrawingStyle]) -> str:
        return picture(scene, colour=how.get("colour", False), marks=how.get("marks"))

    def board(self, scene: Json) -> BoardDrawing:
        return board(scene)

    def pieces(self) -> list[Json]:
        ways = {OnTile.COVER: "cover", OnTile.CAPTURE: "capture", OnTile.BUMP: "bump"}
        return [
            {
                "code": tile.code,
                "name": tile.name,
                "value": tile.value,
                "count": tile.count,
                "set": tile.set,
                "ways": [*["beside"] * tile.beside, *([ways[tile.over]] if tile.over in ways else [])],
                "follow": tile.follow.name.lower() if tile.follow else None,
                "boosts": tile.boosts,
                "mutes": tile.mutes,
                "apart": tile.apart,
                "rules": list(tile.rules),
                "about": telling.about(tile.code),
            }
            for tile in TILES
        ]

    def constants(self) -> Json:
        return {
            "players": list(range(choice.SEATS_LOW, choice.SEATS_HIGH + 1)),
            "most_boost": MOST_BOOST,
            "most_points": MOST_POINTS,
            "tiles": TILES_IN_ALL,
            "sets": {name: [*choice.BASE, *kinds] for name, kinds in choice.SETS.items()},
        }

    def story(self, seat: int, action: str, parts: Sequence[Json], events: Sequence[Json]) -> Story:
        return telling.story(action, parts, events)

    def kind_of(self, action: str) -> str:
        return deeds.kind_of(action)

    def kind_name(self, kind: str) -> Words:
        return deeds.kind_name(kind)

    def reasons(self, parts: Sequence[Json]) -> tuple[Reason, ...]:
        return telling.reasons(parts)

    def coach(self, scene: Json, choices: Sequence[Json]) -> Words | None:
        return coaching.advice(scene, choices)
