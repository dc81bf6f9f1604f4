"""Further examples: values, what may land on what, and how tiles land again or after a Hermod."""

from tests.games.voluspa.corners.corner import KINDS, Corner, line, position, refuses, takes

VALUES = {"Od": 8, "Th": 7, "Tr": 6, "Dr": 5, "Fe": 4, "Sk": 3, "Va": 2, "Lo": 1}
VALUES |= {"Hm": 3, "Jo": 5, "Se": 6, "Lb": 0, "Dw": 2, "Fr": 3, "Ra": 4, "Ni": 7}
"""Printed values (V-1.1); Hel has none."""

SPARED = {"Dr": "Dr He", "Ra": "Ra He", "Lb": "Lb He", "Sk": "Sk He", "He": "He"}
"""The kinds that land on tiles, with those that they may not land on (V-5.13)."""

WORTH = tuple(
    Corner(
        number,
        f"a Dwarf beside {kind} sees its printed value",
        ("V-1.1", "V-6.12", "V-14"),
        position(kind, hand="Dw"),
        (takes("Dw@1,0", worth // 2, {"neighbours": [{"at": "0,0", "tile": kind, "value": worth}]}),),
    )
    for number, (kind, worth) in enumerate(VALUES.items(), 101)
)

COVERING = tuple(
    Corner(
        number,
        f"what may land on {lying}",
        ("V-5.13", "V-5.4", "V-5.6", "V-5.7", "V-5.9", "V-5.12", "V-5.15", "V-7.1", "V-14"),
        position(lying, hand=" ".join(kind for kind in KINDS if kind != "Fr")),
        (),
        {
            "includes": [f"{kind}@0,0" for kind in SPARED if lying not in SPARED[kind].split()],
            "excludes": [f"{kind}@0,0" for kind in KINDS if lying in SPARED.get(kind, lying).split()],
        },
    )
    for number, lying in enumerate(KINDS, 121)
)

RAVENS = (
    Corner(
        141,
        "a Raven on the lone start tile",
        ("V-6.8", "V-14"),
        position("Od", hand="Ra"),
        (takes("Ra@0,0", 1, {"kind": "single"}),),
    ),
    Corner(
        142,
        "a Niohoggr under the Raven counts for the first landing, and as a tile for the second",
        ("V-6.13", "V-5.16"),
        position("Ni Va", hand="Ra"),
        (
            takes("Ra@0,0", 4, line("highest", 2, bonus_tiles=1, bonus=2)),
            takes("fly@2,0", 0, line("lower", 7, bonus_tiles=1, bonus=0)),
        ),
    ),
    Corner(
        143,
        "a Niohoggr covered by the second landing counts",
        ("V-6.13", "V-5.16"),
        position("Va Ni", hand="Ra"),
        (takes("Ra@2,0", 0), takes("fly@1,0", 4, line("highest", 2, bonus_tiles=1, tiles=2))),
        {"fields": {"discard": ["Ni"], "board": {"0,0": "Va", "1,0": "Ra"}}},
    ),
    Corner(
        144,
        "a boosted Raven keeps its boosts for both landings",
        ("V-5.16", "V-5.14"),
        position("Od", hand="Ra Fr Fr Fr Fr Fr"),
        (
            takes("Ra+5@1,0", 2, line("highest", 8, value=9)),
            takes("fly@-1,0", 2, line("highest", 8, value=9)),
        ),
        {"fields": {"board": {"-1,0": "Ra+5", "0,0": "Od"}}},
    ),
    Corner(
        145,
        "a boosted tile under the second landing goes without its boost",
        ("V-5.5", "V-5.16"),
        position("Va+1 Sk", hand="Ra"),
        (takes("Ra@2,0", 3, line("highest", 3)), takes("fly@0,0", 2, line("highest", 3))),
        {"fields": {"board": {"0,0": "Ra", "1,0": "Sk"}, "discard": ["Fr", "Va"]}},
    ),
    Corner(
        146,
        "the Raven is asked even if its hand is empty and the game ends with it",
        ("V-5.16", "V-10.1"),
        position("Sk", hand="Ra", other=""),
        (takes("Ra@1,0", 2), takes("stay", 0)),
        {"to_act": None, "fields": {"phase": "over"}, "result": {"over": True, "winners": [0]}},
    ),
)

BOLTS = (
    Corner(
        151,
        "a Lightning Bolt on a lone Niohoggr",
        ("V-6.11", "V-6.8", "V-6.13"),
        position("Ni", hand="Lb"),
        (takes("Lb@0,0", 3, {"kind": "single", "bonus_tiles": 1, "bonus": 2}),),
    ),
    Corner(
        152,
        "a Lightning Bolt on a Niohoggr in a line",
        ("V-6.11", "V-6.13"),
        position("Ni Va", hand="Lb"),
        (takes("Lb@0,0", 4, {"kind": "bolt", "bonus_tiles": 1, "bonus": 2, "offered": 4}),),
    ),
)

FOLLOWING = (
    Corner(
        161,
        "a tile that fills the gap beside a Hermod is in his line, one beyond the gap is not",
        ("V-5.10", "V-14"),
        position("Hm .. Sk Va", "Va Va Va ..", hand="Od Jo", phase="hermod", hermod="0,0"),
        (),
        {
            "includes": ["Od@1,0", "Jo@1,0", "Jo@3,0>W", "Jo@2,0>W"],
            "excludes": ["Od@4,0", "Jo@3,0>E", "Jo@4,0", "Jo@3,0>N"],
        },
    ),
    Corner(
        162,
        "a Hel may follow on the Hermod himself or around him, not two cells away",
        ("V-5.10", "V-5.9"),
        position("Va Sk Hm", ".. Va ..", hand="He", phase="hermod", hermod="2,0"),
        (),
        {"legal_actions": ["He@1,0", "He@1,1", "He@2,0", "end"]},
    ),
    Corner(
        163,
        "after a second Hermod only his lines count",
        ("V-5.10",),
        position("Va Hm", hand="Hm Od", phase="hermod", hermod="1,0"),
        (takes("Hm@1,1", 0, line("tied", 3)),),
        {
            "fields": {"phase": "hermod", "hermod": "1,1"},
            "legal_actions": ["Od@0,1", "Od@1,-1", "Od@1,2", "Od@2,1", "end"],
        },
    ),
    Corner(
        164,
        "a boosted Hermod brings a boosted follow-up",
        ("V-5.10", "V-5.14"),
        position("Sk", hand="Hm Fr Od Fr", deck=["Th", "Va"]),
        (
            takes("Hm+1@1,0", 2, line("highest", 3, value=4)),
            takes("Od+1@2,0", 3, line("highest", 4, value=9)),
        ),
        {"to_act": 1, "fields": {"hands.0": ["Th", "Va"], "discard": ["Fr", "Fr"], "deck": []}},
    ),
    Corner(
        165,
        "the last tile of a hand may be a Hermod: the turn ends by itself",
        ("V-5.10",),
        position("Sk", hand="Hm"),
        (takes("Hm@1,0", 0, line("tied", 3)),),
        {"to_act": 1, "fields": {"phase": "play"}},
    ),
    Corner(
        166,
        "a Hel is a tile to follow a Hermod with",
        ("V-5.10", "V-4.9"),
        position("Sk", hand="Hm He", deck=["Va", "Lo"]),
        (takes("Hm@1,0", 0), takes("He@0,0", 1, {"kind": "hel", "cells": ["1,0"]})),
        {"to_act": 1, "fields": {"hands.0": ["Lo", "Va"], "discard": ["Sk"]}},
    ),
)

BUMPS = (
    Corner(
        171,
        "a Dwarf may not be bumped next to a Troll",
        ("V-5.11", "V-14"),
        position("Dw Sk .. Tr", ".. Va Va Va", hand="Jo"),
        (refuses("Jo@0,0>E"), takes("Jo@0,0>W", 3, line("highest", 3, tiles=3))),
    ),
    Corner(
        172,
        "a bumped tile keeps its boost, and the Jotunn may have one",
        ("V-5.11", "V-5.14"),
        position("Va+1 Sk", hand="Jo Fr"),
        (takes("Jo+1@0,0>E", 3, line("highest", 3, value=6)),),
        {"fields": {"board": {"0,0": "Jo+1", "1,0": "Sk", "2,0": "Va+1"}, "discard": ["Fr", "Fr"]}},
    ),
    Corner(
        173,
        "a tile alone in an axis is bumped one cell to either side",
        ("V-5.11", "V-14"),
        position("Th Sk", hand="Jo"),
        (takes("Jo@0,0>N", 2, line("highest", 3, axis="row"), line("lower", 7, axis="col")),),
        {"fields": {"board": {"0,-1": "Th", "0,0": "Jo", "1,0": "Sk"}}},
    ),
)

CORNERS = (*WORTH, *COVERING, *RAVENS, *BOLTS, *FOLLOWING, *BUMPS)
"""Examples beyond V-12, numbered from 101."""
