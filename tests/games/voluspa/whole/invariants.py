"""What holds in every position of a game of Völuspá, however it came about (V-8.3, V-9)."""

from collections import Counter

from tests.games.voluspa.twin.board import AXES, LONGEST, is_tile, line, neighbours
from tests.games.voluspa.twin.position import Position, tiles_in_play
from tests.games.voluspa.twin.tiles import KINDS, TOKENS, all_tiles


def check_position(table: Position) -> None:
    """What holds in every position: conserved tiles, one island, short lines, tokens, known hands."""
    assert tiles_in_play(table) + Counter(table.removed) == all_tiles(table.kinds)
    island = {min(table.board)}
    frontier = list(island)
    while frontier:
        fresh = [cell for cell in neighbours(frontier.pop()) if cell in table.board and cell not in island]
        island.update(fresh)
        frontier += fresh
    assert island == table.board.keys()
    tiles = [cell for cell in table.board if is_tile(table.board, cell)]
    assert all(len(line(table.board, cell, axis)) <= LONGEST for cell in tiles for axis in AXES)
    tokens = Counter(KINDS[kind].value + boost for kind, boost in table.board.values() if boost)
    assert tokens <= TOKENS
    assert table.discard.count("Fr") >= sum(boost for _kind, boost in table.board.values())
    for known, hand in zip(table.known, table.hands, strict=True):
        assert Counter(known) <= Counter(hand)
    holders = [seat for seat, hand in enumerate(table.hands) if hand]
    assert (table.turn is None) is (table.phase == "over")
    if table.phase in ("play", "hermod", "trim"):
        assert table.turn in holders
    elif table.phase == "over":
        assert not holders
        assert not table.deck
    if table.no_late_hel and not table.deck:
        assert not any("He" in hand for hand in table.hands)
