"""Readings that a table of Völuspá can choose, and its editions (E-2, E-3)."""

from gladsheim.core.rulings import Ruling, Rulings

RULINGS = Rulings(
    (
        Ruling("dragons-spare-trolls", ("V-5.4", "V-14.1")),
        Ruling("bookends-score-only", ("V-6.4", "V-14.25")),
        Ruling("dwarf-never-zero", ("V-6.12", "V-14.12")),
        Ruling("hermod-must-follow", ("V-5.10", "V-14.6")),
        Ruling("skadi-no-refill", ("V-4.7", "V-14.11")),
        Ruling("boosters-unlimited", ("V-5.14", "V-14.10")),
        Ruling("lone-start-scores-nothing", ("V-6.8", "V-14.28")),
        Ruling("hermod-frees", ("V-5.10", "V-14.6")),
        Ruling("hel-beside-hermod", ("V-5.10", "V-14.6")),
    ),
    editions={
        "online": (),
        "rulebook-it": (
            "dragons-spare-trolls",
            "bookends-score-only",
            "lone-start-scores-nothing",
            "hermod-frees",
            "hel-beside-hermod",
        ),
    },
)
# The bit of each in the record's field, as kernels ask for it.
(
    SPARE_TROLLS,
    BOOKENDS_SCORE,
    DWARF_NEVER_ZERO,
    MUST_FOLLOW,
    NO_REFILL,
    UNLIMITED,
    LONE_START_NOTHING,
    HERMOD_FREES,
    HEL_BESIDE,
) = (1 << number for number in range(len(RULINGS.rows)))
