"""Corner cases 34 to 42: Niohoggr, Lightning Bolt, Sea Serpent and Dwarf."""

from tests.games.voluspa.corners.corner import Corner, line, position, takes

CORNERS = (
    Corner(
        34,
        "a Hel on a lone Niohoggr brings the bonus only",
        ("V-12.34", "V-6.9"),
        position("Ni", hand="He"),
        (takes("He@0,0", 2, {"kind": "hel", "cells": [], "bonus_tiles": 1, "bonus": 2}),),
    ),
    Corner(
        34,
        "a Dragon on a Niohoggr among Hels is alone with the bonus",
        ("V-12.34", "V-6.8", "V-6.13"),
        position("Ni He", hand="Dr"),
        (takes("Dr@0,0", 3, {"kind": "single", "bonus_tiles": 1, "bonus": 2}),),
    ),
    Corner(
        34,
        "Skadi for a Niohoggr among Hels is alone without a bonus",
        ("V-12.34", "V-6.8", "V-6.13", "V-5.6"),
        position("Ni He", hand="Sk"),
        (takes("Sk@0,0", 1, {"kind": "single", "bonus_tiles": 0, "bonus": 0}),),
    ),
    Corner(
        35,
        "a Niohoggr that wins two lines counts in both",
        ("V-12.35", "V-6.13"),
        position(".. Va Sk", "Va Sk ..", "Sk .. ..", hand="Ni"),
        (takes("Ni@0,0", 10, line("highest", 3, bonus=2, points=5), line("highest", 3, bonus=2, points=5)),),
    ),
    Corner(
        36,
        "a Lightning Bolt takes the shorter line although the longer holds Niohoggrs",
        ("V-12.36", "V-6.11"),
        position("Sk Ni Ni", "Va .. ..", hand="Lb"),
        (takes("Lb@0,0", 2, {"kind": "bolt", "axis": "col", "tiles": 2, "bonus_tiles": 0, "chosen": True}),),
    ),
    Corner(
        37,
        "a Lightning Bolt as the start tile is worth nothing beside a Fenrir",
        ("V-12.37", "V-6.2"),
        position("Lb", hand="Fe"),
        (takes("Fe@1,0", 2, line("highest", 0, value=4)),),
    ),
    Corner(
        37,
        "a Lightning Bolt as the start tile is worth nothing beside a Dwarf",
        ("V-12.37", "V-6.2", "V-6.12"),
        position("Lb", hand="Dw"),
        (takes("Dw@1,0", 0, {"neighbours": [{"at": "0,0", "tile": "Lb", "value": 0}], "sum": 0}),),
    ),
    Corner(
        38,
        "a Sea Serpent beside a Hel, alone in its row and column",
        ("V-12.38", "V-6.10"),
        position("He ..", "Sk ..", hand="Se"),
        (takes("Se@1,0", 1, {"kind": "single", "bonus_tiles": 0, "bonus": 0}),),
    ),
    Corner(
        38,
        "a Sea Serpent beside a Hel loses to Odin beyond it",
        ("V-12.38", "V-6.10"),
        position("Od He", hand="Se"),
        (takes("Se@2,0", 0, line("lower", 8, kind="serpent", offered=0, chosen=True)),),
    ),
    Corner(
        38,
        "a Sea Serpent beside a Hel wins its row, its column holding nothing",
        ("V-12.38", "V-6.10"),
        position("Sk He", hand="Se"),
        (takes("Se@2,0", 3, line("highest", 3, kind="serpent", cells=3, chosen=True)),),
    ),
    Corner(
        38,
        "a Sea Serpent beside a Hel wins its row although its column is lost",
        ("V-12.38", "V-6.10"),
        position("Sk He ..", ".. Va ..", ".. Va Od", hand="Se"),
        (
            takes(
                "Se@2,0",
                3,
                line("highest", 3, axis="row", cells=3, offered=3, chosen=True),
                line("lower", 8, axis="col", cells=3, offered=0, chosen=False),
            ),
        ),
    ),
    Corner(
        39,
        "a Sea Serpent with a lower tile far off in its row",
        ("V-12.39", "V-6.10"),
        position("Sk .. .. ..", "Th Th Th Th", hand="Se"),
        (
            takes(
                "Se@3,0",
                4,
                line("highest", 3, axis="row", cells=4, points=4),
                line("lower", 7, axis="col", cells=2, points=0),
            ),
        ),
    ),
    Corner(
        40,
        "a Sea Serpent inside a bookended line may still score the other axis",
        ("V-12.40", "V-6.10", "V-6.4"),
        position("Va .. Va", "Sk Sk Sk", hand="Se"),
        (
            takes(
                "Se@1,0",
                2,
                line("bookended", 2, axis="row", offered=0, chosen=False),
                line("highest", 3, axis="col", offered=2, chosen=True),
            ),
        ),
    ),
    Corner(
        41,
        "a Dwarf between two Fenrirs of one column joins their pack",
        ("V-12.41", "V-6.12", "V-6.3"),
        position("Fe Th Th", ".. .. Th", "Fe Th Th", hand="Dw"),
        (
            takes(
                "Dw@0,1",
                8,
                {
                    "neighbours": [
                        {"at": "0,0", "tile": "Fe", "value": 8},
                        {"at": "0,2", "tile": "Fe", "value": 8},
                    ],
                    "sum": 16,
                },
            ),
        ),
    ),
    Corner(
        42,
        "a Dwarf that touches only Hels",
        ("V-12.42", "V-6.12"),
        position("Od He", hand="Dw"),
        (takes("Dw@2,0", 0, {"kind": "dwarf", "neighbours": [], "sum": 0}),),
    ),
)
"""Examples for V-12.34 to V-12.42."""
