"""Who ranks where, and how scores are shown (V-10)."""

from tests.games.voluspa.twin.position import Position


def ranking(position: Position) -> list[int]:
    """All seats, best first: more points, then who reached them first, then turn order (V-10.2)."""

    def key(seat: int) -> tuple[int, int, int]:
        after_first = (seat - position.first) % position.players
        return -position.scores[seat], position.reached[seat], after_first

    return sorted(range(position.players), key=key)


def displayed(position: Position) -> list[str]:
    """Scores by seat; shared ones with a digit that is 1 for the last of those level (V-10.3)."""
    shown = []
    order = ranking(position)
    for seat, points in enumerate(position.scores):
        level = [other for other in order if position.scores[other] == points]
        digit = len(level) - level.index(seat)
        shown.append(f"{points}.{digit}" if len(level) > 1 else str(points))
    return shown
