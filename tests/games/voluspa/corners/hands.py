"""Further examples: booster tokens, refilling, forced discards, and what is known of a hand."""

from tests.games.voluspa.corners.corner import Corner, line, position, refuses, takes

BOOSTS = (
    Corner(
        201,
        "a Lightning Bolt and a Hel take no boosts",
        ("V-5.14", "V-14"),
        position("Sk", hand="Lb He Fr Fr"),
        (refuses("Lb+1@0,0"), refuses("Lb+2@0,0"), refuses("He+1@0,0"), refuses("He+2@0,0")),
        {"includes": ["Lb@0,0", "He@0,0"]},
    ),
    Corner(
        202,
        "both tokens 6 are in use: only on a tile that has one may a Dragon take it",
        ("V-5.14", "V-1.2"),
        position("Fe+2 Va+4 Sk", hand="Dr Fr"),
        (),
        {"includes": ["Dr+1@0,0", "Dr+1@1,0", "Dr@2,0", "Dr@3,0"], "excludes": ["Dr+1@2,0", "Dr+1@3,0"]},
    ),
    Corner(
        203,
        "no token is higher than 12",
        ("V-5.14", "V-1.2"),
        position("Sk", hand="Od Fr Fr Fr Fr Fr"),
        (refuses("Od+5@1,0"), takes("Od+4@1,0", 2, line("highest", 3, value=12))),
    ),
    Corner(
        204,
        "one token of two is still there",
        ("V-5.14", "V-1.2"),
        position("Fe+2 Sk", hand="Dr Fr"),
        (takes("Dr+1@2,0", 0, line("tied", 6)),),
    ),
    Corner(
        205,
        "the Freyas of a covered tile stay in the discard pile",
        ("V-5.5", "V-5.14"),
        position("Va+1 Sk", hand="Dr"),
        (takes("Dr@0,0", 2, line("highest", 3)),),
        {"fields": {"discard": ["Fr", "Va"], "board": {"0,0": "Dr", "1,0": "Sk"}}},
    ),
    Corner(
        206,
        "a captured Raven is an ordinary tile in the hand again",
        ("V-5.6",),
        position("Ra Va", hand="Sk"),
        (takes("Sk@0,0", 2), takes("Od@2,0", 3)),
        {"to_act": 0, "includes": ["Ra@3,0", "Ra@2,0"], "fields": {"known": [["Ra"], []]}},
    ),
)

DRAWS = (
    Corner(
        211,
        "nothing is drawn after a plain capture",
        ("V-4.7", "V-5.6"),
        position("Va Od", hand="Sk Od Th Lo Fe", deck=["Dr"]),
        (takes("Sk@0,0", 0),),
        {"to_act": 1, "fields": {"hands.0": ["Fe", "Lo", "Od", "Th", "Va"], "deck": ["Dr"]}},
    ),
    Corner(
        212,
        "a Freya used for a capture is replaced",
        ("V-4.7", "V-14"),
        position("Va Od", hand="Sk Fr Od Th Lo", deck=["Dr", "Fe"]),
        (takes("Sk+1@0,0", 0),),
        {"to_act": 1, "fields": {"hands.0": ["Dr", "Lo", "Od", "Th", "Va"], "deck": ["Fe"]}},
    ),
    Corner(
        213,
        "Hels in hand do not count toward five",
        ("V-4.7", "V-4.9"),
        position("Sk", hand="Od He He", deck=["Th", "Va", "Lo", "Dr", "Fe", "Tr"]),
        (takes("Od@1,0", 2),),
        {"fields": {"hands.0": ["Dr", "Fe", "He", "He", "Lo", "Th", "Va"], "deck": ["Tr"]}},
    ),
    Corner(
        214,
        "a Hel played is never replaced",
        ("V-4.9",),
        position("Sk Va", hand="Od Od Th Th Lo He", deck=["Tr"]),
        (takes("He@0,0", 1),),
        {"fields": {"hands.0": ["Lo", "Od", "Od", "Th", "Th"], "deck": ["Tr"]}},
    ),
    Corner(
        215,
        "a forced discard goes to the box, a Hel may be chosen, and the hand is filled up",
        ("V-4.5", "V-4.7", "V-14"),
        position("He", hand="Lb He", deck=["Od"]),
        (takes("discard:He", 0),),
        {"to_act": 1, "fields": {"hands.0": ["Lb", "Od"], "removed.#": 111, "discard": [], "deck": []}},
    ),
    Corner(
        216,
        "nothing may be discarded while a Hel can be played",
        ("V-4.5", "V-7.2"),
        position("Lb", hand="Lb He"),
        (refuses("discard:Lb"), refuses("discard:He")),
        {"legal_actions": ["He@0,0"]},
    ),
    Corner(
        217,
        "seats take turns until nobody holds a tile",
        ("V-4.10", "V-4.1", "V-10.1"),
        position("Th Sk", hand="Od Lo", other="Od"),
        (takes("Lo@2,0", 0), takes("Od@0,1", 2), takes("Od@-1,0", 4)),
        {"to_act": None, "result": {"scores": [4, 2], "winners": [0]}},
    ),
    Corner(
        218,
        "while the deck lasts, No late Hel takes nothing",
        ("V-9",),
        position(
            "Sk", hand="Od He", other="Th He", deck=["Va", "Va", "Va", "Va", "Va", "Lo"], no_late_hel=True
        ),
        (takes("Od@1,0", 2),),
        {"fields": {"hands": [["He", "Va", "Va", "Va", "Va", "Va"], ["He", "Th"]], "deck": ["Lo"]}},
    ),
    Corner(
        219,
        "the last tile wanted was the last of the deck: No late Hel takes all Hels",
        ("V-9",),
        position("Sk", hand="Od He", other="Th He", deck=["Va", "Va", "Va", "Va", "Va"], no_late_hel=True),
        (takes("Od@1,0", 2),),
        {"fields": {"hands": [["Va", "Va", "Va", "Va", "Va"], ["Th"]], "deck": []}},
    ),
    Corner(
        220,
        "a seat that No late Hel leaves without tiles is passed over",
        ("V-9", "V-4.10"),
        position("Sk", hand="Od He", other="He", deck=["Va"], no_late_hel=True),
        (takes("Od@1,0", 2),),
        {"to_act": 0, "fields": {"hands": [["Va"], []]}},
    ),
)

SEATS = (
    Corner(
        231,
        "empty hands are passed over clockwise, a lone Hel is a tile",
        ("V-4.10", "V-4.1"),
        position("Th", hand="Od Lo", other=("", "He", "", "Va")),
        (takes("Od@1,0", 2), takes("He@0,0", 1)),
        {"to_act": 4, "fields": {"hands": [["Lo"], [], [], [], ["Va"]]}},
    ),
    Corner(
        232,
        "five scores, two and three of them level",
        ("V-10.2", "V-10.3"),
        position(
            "Th", hand="Od", other=("", "He", "", "Va"), scores=[5, 3, 5, 3, 5], reached=[9, 2, 4, 8, 6]
        ),
        (),
        {
            "result": {
                "over": False,
                "ranking": [2, 4, 0, 1, 3],
                "winners": [],
                "display": ["5.1", "3.2", "5.3", "3.1", "5.2"],
            }
        },
    ),
    Corner(
        233,
        "four seats level at 0 rank in turn order from the first player",
        ("V-10.2", "V-10.3"),
        position("Th", hand="Od", other=("Va", "Sk", "Lo"), first=2),
        (takes("Od@1,0", 2),),
        {"result": {"ranking": [0, 2, 3, 1], "display": ["2", "0.1", "0.3", "0.2"]}},
    ),
)

KNOWN = (
    Corner(
        221,
        "a known tile that leaves the hand is no longer known",
        ("V-8.4",),
        position("Sk", hand="Od Od", known=[["Od"], []]),
        (takes("Od@1,0", 2),),
        {"fields": {"known": [[], []], "hands.0": ["Od"]}},
    ),
    Corner(
        222,
        "a known Freya that boosts is no longer known",
        ("V-8.4", "V-5.14"),
        position("Sk", hand="Dr Fr Fr", known=[["Dr", "Fr", "Fr"], []]),
        (takes("Dr+1@1,0", 2),),
        {"fields": {"known": [["Fr"], []], "hands.0": ["Fr"]}},
    ),
    Corner(
        223,
        "a known tile that is discarded is no longer known",
        ("V-8.4", "V-4.5"),
        position("Lb", hand="Lb Lb", known=[["Lb", "Lb"], []]),
        (takes("discard:Lb", 0),),
        {"fields": {"known": [["Lb"], []]}},
    ),
    Corner(
        224,
        "a landing without points is no scoring event",
        ("V-8.5",),
        position("Th Od", hand="Lo", scores=[4, 7], reached=[3, 2]),
        (takes("Lo@2,0", 0, line("lower", 7)),),
        {"fields": {"scores": [4, 7], "reached": [3, 2], "events": 3}},
    ),
    Corner(
        225,
        "both landings of a Raven are scoring events",
        ("V-8.5", "V-4.6"),
        position("Sk", hand="Ra", scores=[4, 7], reached=[3, 2]),
        (takes("Ra@1,0", 2), takes("fly@-1,0", 2)),
        {"fields": {"scores": [8, 7], "reached": [5, 2], "events": 5}},
    ),
)

CORNERS = (*BOOSTS, *DRAWS, *KNOWN, *SEATS)
"""Examples beyond V-12, numbered from 201."""
