"""Corner cases 24 to 33: bumps, and what may follow a Hermod."""

from typing import Any

from tests.games.voluspa.corners.corner import Corner, Json, line, position, refuses, takes


def after_hermod(*rows: str, at: str, hand: str, **fields: Any) -> Json:
    """A position in which seat 0 has just played the Hermod at a cell."""
    return position(*rows, hand=hand, phase="hermod", hermod=at, **fields)


CORNERS = (
    Corner(
        24,
        "an outermost Troll is not pushed outward",
        ("V-12.24", "V-5.11"),
        position("Sk Tr", hand="Jo"),
        (refuses("Jo@1,0>E"),),
    ),
    Corner(
        24,
        "a Troll is pushed to the far end if another tile lies between",
        ("V-12.24", "V-5.11"),
        position("Tr Sk", hand="Jo"),
        (refuses("Jo@0,0>W"), takes("Jo@0,0>E", 0, line("lower", 6, tiles=3))),
    ),
    Corner(
        25,
        "a bump from a full line goes across it only",
        ("V-12.25", "V-5.11", "V-4.4"),
        position("Sk Va Th Od Sk Va Th", hand="Jo"),
        (
            refuses("Jo@3,0>E"),
            refuses("Jo@3,0>W"),
            refuses("Jo@0,0>W"),
            refuses("Jo@6,0>E"),
            takes("Jo@3,0>S", 0, line("lower", 7, axis="row"), line("lower", 8, axis="col")),
        ),
    ),
    Corner(
        26,
        "a bumped tile joins two lines to seven",
        ("V-12.26", "V-5.11", "V-4.4"),
        position("Sk Va Sk .. Sk Va Fe", ".. .. Th Th Th", hand="Jo"),
        (takes("Jo@0,0>E", 7, line("highest", 4, tiles=7)),),
    ),
    Corner(
        26,
        "a bumped tile may not join two lines to eight",
        ("V-12.26", "V-5.11", "V-4.4"),
        position("Sk Va Sk .. Sk Va Fe Sk", ".. .. Th Th Th", hand="Jo"),
        (refuses("Jo@0,0>E"),),
    ),
    Corner(
        26,
        "the crossing line of a bumped tile may reach seven",
        ("V-12.26", "V-5.11", "V-4.4"),
        position("Sk Va", ".. Sk Sk", ".. .. Va", ".. .. Th", ".. .. Od", ".. .. Sk", ".. .. Va", hand="Jo"),
        (takes("Jo@0,0>E", 3, line("highest", 3, tiles=3)),),
    ),
    Corner(
        26,
        "the crossing line of a bumped tile may not reach eight",
        ("V-12.26", "V-5.11", "V-4.4"),
        position(
            *("Sk Va", ".. Sk Sk", ".. .. Va", ".. .. Th", ".. .. Od", ".. .. Sk", ".. .. Va", ".. .. Th"),
            hand="Jo",
        ),
        (refuses("Jo@0,0>E"),),
    ),
    Corner(
        27,
        "a line that ends at a Hel is closed on that side",
        ("V-12.27", "V-5.11"),
        position("Sk Th He", hand="Jo"),
        (refuses("Jo@0,0>E"), refuses("Jo@1,0>E"), takes("Jo@0,0>W", 0, line("lower", 7, tiles=3))),
    ),
    Corner(
        28,
        "a bumped Loki mutes Odin before the Jotunn is compared",
        ("V-12.28", "V-6.1", "V-5.11"),
        position("Lo Od", hand="Jo"),
        (takes("Jo@0,0>E", 3, line("highest", 1, tiles=3)),),
    ),
    Corner(
        28,
        "a bumped Niohoggr gives its bonus in the line it lies in now",
        ("V-12.28", "V-6.13"),
        position("Ni Va Lo", hand="Jo"),
        (takes("Jo@0,0>E", 6, line("highest", 1, bonus_tiles=1, bonus=2)),),
    ),
    Corner(
        28,
        "a Niohoggr bumped out of the row gives it no bonus",
        ("V-12.28", "V-6.13"),
        position("Ni Va", hand="Jo"),
        (takes("Jo@0,0>S", 2, line("highest", 2, bonus_tiles=0), line("lower", 7, bonus_tiles=1, bonus=0)),),
    ),
    Corner(
        28,
        "a Fenrir bumped along the line keeps its pack",
        ("V-12.28", "V-6.3"),
        position("Fe Fe Va", hand="Jo"),
        (takes("Jo@0,0>E", 0, line("lower", 8)),),
    ),
    Corner(
        28,
        "a Fenrir bumped out of the line leaves its pack",
        ("V-12.28", "V-6.3"),
        position("Fe Fe Va", hand="Jo"),
        (takes("Jo@0,0>S", 5, line("highest", 4, tiles=3), line("highest", 4, tiles=2)),),
    ),
    Corner(
        29,
        "a Jotunn after Hermod bumps him or any tile of his lines in any direction",
        ("V-12.29", "V-5.10", "V-5.11"),
        after_hermod("Va Hm", at="1,0", hand="Jo"),
        (),
        {
            "legal_actions": [
                *(f"Jo@0,0>{toward}" for toward in "NESW"),
                *(f"Jo@1,0>{toward}" for toward in "NESW"),
                *("Jo@-1,0", "Jo@1,-1", "Jo@1,1", "Jo@2,0", "end"),
            ]
        },
    ),
    Corner(
        29,
        "a Jotunn bumps the Hermod that it follows",
        ("V-12.29", "V-5.10", "V-5.11"),
        after_hermod("Va Hm", at="1,0", hand="Jo"),
        (takes("Jo@1,0>E", 3, line("highest", 3)),),
        {"fields": {"board": {"0,0": "Va", "1,0": "Jo", "2,0": "Hm"}, "phase": "play", "turn": 1}},
    ),
    Corner(
        30,
        "Skadi takes the Hermod back, the turn ends and the hand is filled up",
        ("V-12.30", "V-5.10", "V-4.7"),
        after_hermod("Va Hm", at="1,0", hand="Sk Od", deck=["Th", "Dr", "Fe", "Lo"]),
        (takes("Sk@1,0", 2, line("highest", 2)),),
        {
            "to_act": 1,
            "fields": {
                "phase": "play",
                "hands": [["Dr", "Fe", "Hm", "Od", "Th"], ["Od", "Th"]],
                "known": [["Hm"], []],
                "deck": ["Lo"],
            },
        },
    ),
    Corner(
        31,
        "a Raven that lands on the Hermod and flies on gives him back",
        ("V-12.31", "V-5.10", "V-5.16"),
        after_hermod("Va Hm", at="1,0", hand="Ra"),
        (takes("Ra@1,0", 2, line("highest", 2)), takes("fly@2,0", 3, line("highest", 3))),
        {
            "to_act": 1,
            "fields": {"board": {"0,0": "Va", "1,0": "Hm", "2,0": "Ra"}, "discard": [], "phase": "play"},
        },
    ),
    Corner(
        31,
        "after Hermod only the Raven's first landing must share his line",
        ("V-12.31", "V-5.10", "V-5.16"),
        after_hermod("Va Hm", at="1,0", hand="Ra"),
        (refuses("Ra@0,1"), takes("Ra@2,0", 3), takes("fly@0,1", 2, line("highest", 2, axis="col"))),
    ),
    Corner(
        32,
        "a Sea Serpent after Hermod joins his unbroken line but scores across gaps",
        ("V-12.32", "V-5.10", "V-6.10"),
        after_hermod("Fe He Va Hm", at="3,0", hand="Se"),
        (refuses("Se@-1,0"), takes("Se@4,0", 5, line("highest", 4, cells=5))),
    ),
    Corner(
        33,
        "a Hermod walled in by Hels forces a discard to the box",
        ("V-12.33", "V-5.10"),
        after_hermod("Va He Sk", "He Hm He", ".. He Va", at="1,1", hand="Od Od"),
        (refuses("end"), takes("discard:Od", 0)),
        {"to_act": 1, "fields": {"hands": [["Od"], ["Od", "Th"]], "removed.#": 105, "discard": []}},
    ),
    Corner(
        33,
        "a Dragon can cover a Hermod walled in by Hels, so the turn may end as well",
        ("V-12.33", "V-5.10"),
        after_hermod("Va He Sk", "He Hm He", ".. He Va", at="1,1", hand="Dr Od"),
        (),
        {"legal_actions": ["Dr@1,1", "end"]},
    ),
    Corner(
        33,
        "a Dragon on a Hermod walled in by Hels scores alone",
        ("V-12.33", "V-5.10", "V-6.8"),
        after_hermod("Va He Sk", "He Hm He", ".. He Va", at="1,1", hand="Dr Od"),
        (takes("Dr@1,1", 1, {"kind": "single"}),),
        {"to_act": 1, "fields": {"discard": ["Hm"]}},
    ),
)
"""Examples for V-12.24 to V-12.33."""
