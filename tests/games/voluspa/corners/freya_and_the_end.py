"""Corner cases 43 to 50: boosters, full hands, the end of the deck, and the ranking."""

from tests.games.voluspa.corners.corner import Corner, line, position, refuses, takes

CORNERS = (
    Corner(
        43,
        "one of two Freyas may boost the other",
        ("V-12.43", "V-5.14"),
        position("Sk", hand="Fr Fr", other="Od"),
        (refuses("Fr+2@1,0"), takes("Fr+1@1,0", 2, line("highest", 3, value=4))),
        {"fields": {"board": {"0,0": "Sk", "1,0": "Fr+1"}, "discard": ["Fr"], "hands": [[], ["Od"]]}},
    ),
    Corner(
        43,
        "one Freya alone may not boost itself",
        ("V-12.43", "V-5.14"),
        position("Sk", hand="Fr", other="Od"),
        (refuses("Fr+1@1,0"), takes("Fr@1,0", 0, line("tied", 3))),
    ),
    Corner(
        44,
        "the only token 4 on the board keeps others from being boosted to four",
        ("V-12.44", "V-5.14"),
        position("Va+2 Th Od", hand="Sk Hm Fr Fr"),
        (),
        {
            "includes": ["Sk+2@3,0", "Hm+2@3,0", "Sk+1@0,0"],
            "excludes": ["Sk+1@3,0", "Hm+1@3,0", "Fr+1@3,0", "Sk+1@1,0", "Sk+1@2,0", "Sk+1@-1,0"],
        },
    ),
    Corner(
        44,
        "capturing the tile with the only token 4 frees it for the captor",
        ("V-12.44", "V-5.14", "V-8.4"),
        position("Va+2 Th Od", hand="Sk Hm Fr Fr"),
        (takes("Sk+1@0,0", 0, line("lower", 8, value=4)),),
        {
            "fields": {
                "board": {"0,0": "Sk+1", "1,0": "Th", "2,0": "Od"},
                "hands": [["Fr", "Fr", "Fr", "Hm", "Va"], ["Od", "Th"]],
                "known": [["Fr", "Fr", "Va"], []],
                "discard": ["Fr"],
            }
        },
    ),
    Corner(
        45,
        "a boosted Skadi takes a boosted tile: one Freya out, two back",
        ("V-12.45", "V-5.14"),
        position("Od+2 Va", hand="Sk Fr"),
        (takes("Sk+1@0,0", 2, line("highest", 2, value=4)),),
        {
            "fields": {
                "board": {"0,0": "Sk+1", "1,0": "Va"},
                "hands": [["Fr", "Fr", "Od"], ["Od", "Th"]],
                "discard": ["Fr"],
            }
        },
    ),
    Corner(
        46,
        "after a boosted capture the Freyas just taken may be discarded, a Hel may not",
        ("V-12.46", "V-4.8", "V-5.14", "V-7.2"),
        position("Dr+2 Va", hand="Sk Od Od Od Od He", deck=["Lo"]),
        (takes("Sk@0,0", 2, line("highest", 2)),),
        {
            "to_act": 0,
            "fields": {"phase": "trim", "hands.0.#": 8, "discard": []},
            "legal_actions": ["discard:Dr", "discard:Fr", "discard:Od"],
        },
    ),
    Corner(
        46,
        "discards for the hand limit go to the discard pile and nothing is drawn for them",
        ("V-12.46", "V-4.8"),
        position("Dr+2 Va", hand="Sk Od Od Od Od He", deck=["Lo"]),
        (takes("Sk@0,0", 2), takes("discard:Fr", 0), takes("discard:Fr", 0)),
        {
            "to_act": 1,
            "fields": {
                "phase": "play",
                "hands.0": ["Dr", "He", "Od", "Od", "Od", "Od"],
                "known.0": ["Dr"],
                "discard": ["Fr", "Fr"],
                "deck": ["Lo"],
            },
        },
    ),
    Corner(
        47,
        "the last tile is drawn in a refill of two, and all Hels go",
        ("V-12.47", "V-4.7", "V-9"),
        position(
            "Va", hand="Dr Fr Od Th Lo He He", other="Lo Sk He", deck=["Sk"], discard=[], no_late_hel=True
        ),
        (takes("Dr+1@1,0", 2, line("highest", 2, value=6)),),
        {
            "to_act": 1,
            "fields": {
                "hands": [["Lo", "Od", "Sk", "Th"], ["Lo", "Sk"]],
                "deck": [],
                "discard": ["Fr"],
                "phase": "play",
            },
        },
    ),
    Corner(
        47,
        "without the variant the Hels stay when the last tile is drawn",
        ("V-12.47", "V-4.7"),
        position("Va", hand="Dr Fr Od Th Lo He He", other="Lo Sk He", deck=["Sk"]),
        (takes("Dr+1@1,0", 2),),
        {"fields": {"hands": [["He", "He", "Lo", "Od", "Sk", "Th"], ["He", "Lo", "Sk"]], "deck": []}},
    ),
    Corner(
        48,
        "a capture in the endgame lengthens only one's own play",
        ("V-12.48", "V-4.10"),
        position("Va Od", hand="Sk", other="Th"),
        (takes("Sk@0,0", 0, line("lower", 8)), takes("Th@0,1", 2, line("highest", 3))),
        {"to_act": 0, "fields": {"hands": [["Va"], []], "phase": "play"}},
    ),
    Corner(
        48,
        "a seat without tiles is passed over until the game is over",
        ("V-12.48", "V-4.10", "V-10.1"),
        position("Va Od", hand="Sk", other="", scores=[1, 0], reached=[1, 0]),
        (takes("Sk@0,0", 0, line("lower", 8)), takes("Va@2,0", 0, line("lower", 8))),
        {
            "to_act": None,
            "legal_actions": [],
            "fields": {"phase": "over", "turn": None},
            "result": {"over": True, "ranking": [0, 1], "winners": [0], "display": ["1", "0"]},
        },
    ),
    Corner(
        49,
        "whoever ties a score later ranks below",
        ("V-12.49", "V-10.2", "V-10.3", "V-8.5"),
        position("Sk", hand="Dr Lo", scores=[10, 12], reached=[3, 5], events=5),
        (takes("Dr@1,0", 2),),
        {
            "fields": {"scores": [12, 12], "reached": [6, 5], "events": 6},
            "result": {"ranking": [1, 0], "display": ["12.1", "12.2"], "winners": []},
        },
    ),
    Corner(
        49,
        "leaving a shared score and meeting again counts by the later event",
        ("V-12.49", "V-10.2", "V-10.3", "V-8.5"),
        position("Sk", hand="Dr Lo", scores=[12, 12], reached=[5, 3], events=5),
        (takes("Dr@1,0", 2), takes("Od@1,1", 2, line("highest", 5))),
        {
            "fields": {"reached": [6, 7], "events": 7},
            "result": {"scores": [14, 14], "ranking": [0, 1], "display": ["14.2", "14.1"]},
        },
    ),
    Corner(
        50,
        "the start tile has scored for nobody: level at 0, turn order ranks",
        ("V-12.50", "V-2.5", "V-10.2"),
        position("Ni", hand="Dr", first=1),
        (),
        {
            "fields": {"scores": [0, 0], "reached": [0, 0], "events": 0},
            "result": {"ranking": [1, 0], "display": ["0.1", "0.2"]},
        },
    ),
    Corner(
        50,
        "covering the lone start tile scores as a tile alone",
        ("V-12.50", "V-6.8", "V-6.13"),
        position("Ni", hand="Dr"),
        (takes("Dr@0,0", 3, {"kind": "single", "bonus_tiles": 1, "bonus": 2}),),
    ),
    Corner(
        50,
        "covering the start tile in a line scores the line",
        ("V-12.50", "V-6.5", "V-6.13"),
        position("Ni Va", hand="Dr"),
        (takes("Dr@0,0", 4, line("highest", 2, tiles=2, bonus_tiles=1, bonus=2)),),
    ),
)
"""Examples for V-12.43 to V-12.50."""
