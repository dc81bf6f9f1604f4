"""Völuspá by Scott Caputo (2012), as played on Yucata.de: the rooms tied together.

Source: the rules specification of this project, rules V-1 to V-14, which rests on the
rule pages of Yucata.de (English and German, with the official FAQ), on the printed
rulebook of 2012 and on the designer's answers. Its rulings (V-14) are implemented as
written; there is no known deviation. The tests cite every rule by its number.

Chance lies in the deal alone: the tiles without Hels in the order of V-1.1 are shuffled by
the SHA-256 stream of the seed (`core.chance`); each seat in turn takes five from the end of
the list; the start tile is drawn among the others that may start, then the first player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self

from gladsheim.core import game as uniform
from gladsheim.core.chance import Stream, fresh_secret, new_rng, seed_key
from gladsheim.core.errors import DocumentError, Fault, IllegalAction, MalformedAction, Refusal
from gladsheim.core.game import Applied, Json, Option, Preview, Seed
from gladsheim.core.state import read, write
from gladsheim.core.words import Words
from gladsheim.games.voluspa import options as choice
from gladsheim.games.voluspa import setup, turn, words
from gladsheim.games.voluspa.actions import Action, from_code, parse, to_code
from gladsheim.games.voluspa.checks import faults_of
from gladsheim.games.voluspa.choices import choices_of, prices_of
from gladsheim.games.voluspa.document import build, read_document, to_document
from gladsheim.games.voluspa.events import look_after, look_before
from gladsheim.games.voluspa.explain import parts_of
from gladsheim.games.voluspa.kernels import RULES
from gladsheim.games.voluspa.outcome import result
from gladsheim.games.voluspa.pieces import BY_CODE, CODES, TILES, Over
from gladsheim.games.voluspa.refuse import why_not
from gladsheim.games.voluspa.state import LAYOUT, OVER
from gladsheim.games.voluspa.view import observe, scene


class VoluspaState(uniform.State):
    """A position of Völuspá."""

    game: VoluspaGame

    def __init__(self, game: VoluspaGame, record: Any, seed: Seed | None = None) -> None:
        self.game = game
        self.record = record
        self.seed = seed
        self._codes: list[int] | None = None
        """The legal actions, once they were asked for: to list them takes longer than to take one."""
        self._board: list[Json] | None = None
        """The board as it was drawn for a viewer: the others see the same."""

    @property
    def current_player(self) -> int | None:
        seat = int(read(self.record, "turn"))
        return None if seat < 0 else seat

    @property
    def scores(self) -> list[int]:
        return list(read(self.record, "scores")[: self.game.players])

    def legal_codes(self) -> list[int]:
        if self._codes is None:
            self._codes = super().legal_codes()
        return list(self._codes)

    def legal_actions(self) -> list[str]:
        return [str(from_code(code, self.record)) for code in self.legal_codes()]

    def priced_codes(self) -> tuple[list[int], list[int]]:
        codes = self.legal_codes()
        return codes, prices_of(self.record, codes)

    def choices(self) -> list[Json]:
        return choices_of(self.record, *self.priced_codes())

    def why_not(self, action: str) -> Refusal | None:
        try:
            parsed = parse(action)
        except MalformedAction as error:
            return error.refusal
        return why_not(self.document(), parsed)

    def _legal(self, text: str) -> tuple[Action, int]:
        """The action of a text and its code. Raises MalformedAction or IllegalAction."""
        action = parse(text)
        code = to_code(action)
        if code not in self.legal_codes() or str(from_code(code, self.record)) != str(action):
            refusal = self.why_not(text) or Refusal(Words("whyvoluspa-other"), ("V-7.2",))
            raise IllegalAction(text, refusal)
        return action, code

    def preview(self, action: str) -> Preview:
        _, code = self._legal(action)
        return Preview(int(turn.points(self.record, code)), parts_of(self.record, code))

    def apply(self, action: str) -> Applied:
        parsed, code = self._legal(action)
        parts = parts_of(self.record, code)
        before = look_before(self.record, parsed)
        self._codes = self._board = None
        points = int(turn.apply(self.record, code))
        events = look_after(self.record, before, parsed, points, parts)
        return Applied(str(parsed), before.seat, points, parts, events)

    def clone(self) -> Self:
        other = type(self)(self.game, LAYOUT.twin(self.record), self.seed)
        other._codes = self._codes
        return other

    def result(self) -> Json:
        players = self.game.players
        return result(
            read(self.record, "phase") == OVER,
            self.scores,
            read(self.record, "reached")[:players],
            read(self.record, "first"),
        )

    def document(self) -> Json:
        return to_document(self.record, self.game.options)

    def observe(self, seat: int | None) -> Json:
        return observe(self.record, self.game.options, self._viewer(seat))

    def scene(self, seat: int | None) -> Json:
        found = scene(self.record, self.game.options, self._viewer(seat), self._board)
        self._board = found["board"]
        return found

    def picture(
        self,
        seat: int | None,
        *,
        colour: bool = False,
        marks: Mapping[str, str] | None = None,
        names: Sequence[str] | None = None,
        locale: str = "en",
    ) -> str:
        return words.picture(self.scene(seat), colour=colour, marks=marks)

    def redeal(self, seat: int, seed: Seed) -> Self:
        self._viewer(seat)
        other = self.clone()
        other.seed = other._codes = None
        setup.redeal(other.record, seat, new_rng(seed))
        return other

    def _viewer(self, seat: int | None) -> int | None:
        if seat is not None and not 0 <= seat < self.game.players:
            raise ValueError(f"seat is {seat}; allowed: 0 to {self.game.players - 1}, or None")
        return seat


class VoluspaGame(uniform.Game):
    """Völuspá with its options chosen."""

    name: ClassVar[str] = "voluspa"
    title: ClassVar[str] = "Völuspá"
    rules_version: ClassVar[int] = 1
    option_list: ClassVar[tuple[Option, ...]] = choice.OPTIONS
    credits: ClassVar[Mapping[str, str]] = {
        "designer": "Scott Caputo",
        "publisher": "White Goblin Games",
        "year": "2012",
    }

    def __init__(self, **options: Any) -> None:
        """Raises OptionsError, naming the option, the value and what is allowed (V-2)."""
        self.options = choice.choose(**options)
        self.players = self.options["players"]
        self.rules = RULES

    def __repr__(self) -> str:
        return f"VoluspaGame({', '.join(f'{name}={value!r}' for name, value in self.options.items())})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, VoluspaGame) and self.options == other.options

    def __hash__(self) -> int:
        return hash(repr(self))

    def new_record(self) -> Any:
        """An empty table with this game's players, tiles and variant."""
        record = LAYOUT.batch(1)[0]
        kinds = self.options["kinds"]
        write(record, "players", self.players)
        write(record, "no_late_hel", int(self.options["no_late_hel"]))
        write(record, "copies", [BY_CODE[code].count if code in kinds else 0 for code in CODES])
        setup.clear(record)
        return record

    def deal(self, seed: Seed | None = None) -> VoluspaState:
        seed = fresh_secret() if seed is None else seed
        stream = Stream(seed_key(seed))
        record = self.new_record()
        setup.fill_deck(record)
        size = read(record, "deck_left")
        deck = read(record, "deck")
        order = deck[:size]
        stream.shuffle(order)
        write(record, "deck", order + deck[size:])
        setup.deal_apart(record)
        setup.deal_hands(record)
        setup.lay_start(record, stream.below(int(setup.starters(record))))
        first = stream.below(self.players)
        write(record, "first", first)
        write(record, "turn", first)
        turn.drop_late(record)
        return VoluspaState(self, record, seed)

    def from_document(self, document: Mapping[str, Any]) -> VoluspaState:
        state = load(document)
        if state.game != self:
            raise DocumentError([Fault("options", f"are not those of this game: {self.options}")])
        return state

    def imagine(self, observation: Mapping[str, Any], seed: Seed) -> VoluspaState:
        document = {**observation, "removed": list(observation["removed"])}
        hidden = self._hidden(observation)
        Stream(seed_key(seed)).shuffle(hidden)
        hands, known = [], []
        for hand in observation["hands"]:
            if isinstance(hand, Mapping):
                unseen = hand["count"] - len(hand["known"])
                drawn, hidden = hidden[:unseen], hidden[unseen:]
                hels = [tile.code for tile in TILES if tile.apart] * hand["hel"]
                hands.append(sorted([*hand["known"], *drawn, *hels]))
                known.append(list(hand["known"]))
            else:
                hands.append(list(hand))
                known.append([])
        return self.from_document({**document, "hands": hands, "known": known, "deck": hidden})

    def _hidden(self, observation: Mapping[str, Any]) -> list[str]:
        """The tiles that the observer cannot place, in a fixed order."""
        pool = Counter({code: BY_CODE[code].count for code in self.options["kinds"]})
        seen = [tile.partition("+")[0] for tile in observation["board"].values()]
        seen += [*observation["discard"], *observation["removed"]]
        if observation.get("raven") and observation["raven"]["under"]:
            seen.append(observation["raven"]["under"])
        for hand in observation["hands"]:
            seen += hand["known"] if isinstance(hand, Mapping) else hand
        pool.subtract(seen)
        return [code for code in BY_CODE for _ in range(pool[code]) if not BY_CODE[code].apart]

    @classmethod
    def pieces(cls) -> list[Json]:
        ways = {Over.COVER: "cover", Over.CAPTURE: "capture", Over.BUMP: "bump"}
        return [
            {
                "code": tile.code,
                "name": tile.name,
                "value": tile.value,
                "count": tile.count,
                "set": tile.set,
                "ways": [*["beside"] * tile.beside, *([ways[tile.over]] if tile.over in ways else [])],
                "rules": list(tile.rules),
                "about": words.about(tile.code),
            }
            for tile in TILES
        ]

    def sentence(self, event: Mapping[str, Any], names: Sequence[str], locale: str = "en") -> str:
        return words.sentence(event, names, locale)


def load(document: Mapping[str, Any]) -> VoluspaState:
    """The state of a position document, with a game of its options. Raises DocumentError."""
    position = read_document(document)
    faults = faults_of(position)
    if faults:
        raise DocumentError(faults)
    return VoluspaState(VoluspaGame(**position.options), build(position))
