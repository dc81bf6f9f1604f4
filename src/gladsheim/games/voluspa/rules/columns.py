"""Columns of the piece table for kernels: arrays by kind number."""

from gladsheim.core.kernel import table
from gladsheim.games.voluspa.pieces import KIND, TILES, TOKEN_VALUES, TOKENS, Follow

# Index 0 is the empty cell. A Hel has no value (V-6.2) and gets 0, which nothing ever reads.
VALUE = table((0, *(tile.value or 0 for tile in TILES)))
BESIDE = table((0, *(tile.beside for tile in TILES)))
OVER = table((0, *(tile.over for tile in TILES)))
SPARES = table((0, *(KIND.get(tile.spares, 0) for tile in TILES)))
SPARES_GUARDS = table((0, *(tile.spares_guards for tile in TILES)))
BOLD = table((0, *(tile.bold for tile in TILES)))
GUARDS = table((0, *(tile.guards for tile in TILES)))
MUTES = table((0, *(tile.mutes for tile in TILES)))
PACKS = table((0, *(tile.packs for tile in TILES)))
BOOKENDS = table((0, *(tile.bookends for tile in TILES)))
GAP = table((0, *(tile.gap for tile in TILES)))
BONUS = table((0, *(tile.bonus for tile in TILES)))
SCORING = table((0, *(tile.scoring for tile in TILES)))
FOLLOW = table((0, *(tile.follow for tile in TILES)))
BOOSTABLE = table((0, *(tile.boostable for tile in TILES)))
APART = table((0, *(tile.apart for tile in TILES)))
STARTS = table((0, *(tile.starts for tile in TILES)))
CHAIN_AROUND = table((0, *(tile.chain_around for tile in TILES)))

# There is one such kind each, so kernels hold its number instead of searching the table.
BOOSTER = next(KIND[tile.code] for tile in TILES if tile.boosts)
"""Kind that is discarded to boost another."""
FLIER = next(KIND[tile.code] for tile in TILES if tile.follow is Follow.FLIGHT)
"""Kind that may land twice."""
CHAINER = next(KIND[tile.code] for tile in TILES if tile.follow is Follow.CHAIN)
"""Kind that another tile may follow in its lines."""
GUARD_KIND = next(KIND[tile.code] for tile in TILES if tile.guards)
"""Kind that guards."""
# Values without a token (0, 1, 13 to 15) have a supply of 0, so no boost may end there (V-5.14b).
SUPPLY = table([TOKENS.get(value, 0) for value in range(TOKEN_VALUES)])
"""Booster tokens by their printed value."""
