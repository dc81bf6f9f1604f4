"""Plans: what events and personalities can do, and the board as it is after some steps (VH-8, VH-9)."""

from tests.games.valhalla.twin.cards import Json, higher, numbered, rank, share
from tests.games.valhalla.twin.table import Cell, Table, at, to_cell


def fight(table: Table, cell: Cell, armies: int, terrain: int = 0, crown: int = 0) -> None:
    """Armies of the active player arrive somewhere and fight whoever is there (VH-9.1, VH-9.4)."""
    entry, seat = table.location(cell), table.turn
    if entry["owner"] in (None, seat):
        table.station(cell, seat, entry["armies"] + armies)
        return
    rival, there = entry["owner"], entry["armies"]
    attackers, defenders = max(0, armies - terrain), max(0, there - crown)
    fallen = min(attackers, defenders)
    attackers, defenders = attackers - fallen, defenders - fallen
    table.player(seat)["reserve"] += armies - attackers
    table.player(rival)["reserve"] += there - defenders
    if attackers:
        table.station(cell, seat, attackers)
    else:
        table.station(cell, rival, defenders)


def has_enemy(table: Table, cell: Cell) -> bool:
    """Whether a rival stands on a location."""
    return table.location(cell)["owner"] not in (None, table.turn)


def walk(table: Table, origin: Cell, last: Cell, goal: Cell, armies: int, crown: int = 0) -> None:
    """Armies leave a cell and enter another from its neighbour (VH-9.3)."""
    table.station(origin, table.turn, table.location(origin)["armies"] - armies)
    uphill = higher(table.location(goal)["card"], table.location(last)["card"])
    fight(table, goal, armies, int(uphill), crown)


def planned(table: Table, pending: Json) -> tuple[Table, int]:
    """The board after the steps of a plan, one after the other, and the movements spent (VH-8.21)."""
    board, spent = table.copy(), 0
    crown_free = True
    for step in pending["steps"]:
        verb, *words = step.split(":")
        armies = int(words[-1])
        if verb == "put":
            board.active["reserve"] -= armies
            fight(board, to_cell(words[0]), armies)
        elif verb == "march":
            origin, goal = to_cell(words[0]), to_cell(words[1])
            spent += armies
            walk(board, origin, origin, goal, armies)
        else:
            origin, last, goal = to_cell(words[0]), to_cell(words[1]), destination(pending)
            spent += armies * ways(board, pending)[origin, last]
            meets = has_enemy(board, goal)
            walk(board, origin, last, goal, armies, int(meets and crown_free))
            crown_free = crown_free and not meets
    return board, spent


def destination(pending: Json) -> Cell:
    """Where a muster, or a location card, goes."""
    x, y = pending["dest"]
    return x, y


def next_steps(table: Table, pending: Json) -> list[str]:
    """The steps that a plan may go on with."""
    if pending["kind"] == "event":
        return puts(table, pending)
    board, spent = planned(table, pending)
    if rank(pending["card"]) == "crown":
        return musters(board, pending, 10 - spent)
    if numbered(pending["card"]):
        return marches(board, pending, int(rank(pending["card"])) - spent)
    return departures(board, pending)


def puts(table: Table, pending: Json) -> list[str]:
    """Armies from the reserve as it was, to locations not yet named (VH-8.10 to VH-8.12)."""
    card, steps = pending["card"], [step.split(":") for step in pending["steps"]]
    named = {to_cell(words[1]) for words in steps}
    sent = sum(int(words[2]) for words in steps)
    one_only = rank(card) in ("pawn", "court")
    if one_only and steps:
        return []
    most = table.active["reserve"] - sent
    if not one_only:
        most = min(most, (10 if rank(card) == "crown" else int(rank(card))) - sent)
    found = []
    for cell in table.cells:
        there = table.location(cell)["card"]
        if cell in named or not share(card, there) or (one_only and not numbered(there)):
            continue
        limit = min(most, int(rank(there))) if one_only else most
        found += [f"put:{at(cell)}:{armies}" for armies in range(1, limit + 1)]
    return found


def marches(board: Table, pending: Json, left: int) -> list[str]:
    """A leader of rank 2-9: single steps between locations with common symbols (VH-8.20)."""
    card = pending["card"]
    found = []
    for origin in board.holdings(board.turn):
        here = board.location(origin)
        for goal in board.beside(origin):
            there = board.location(goal)["card"]
            if share(there, here["card"]) and share(there, card):
                most = min(left, here["armies"])
                found += [f"march:{at(origin)}:{at(goal)}:{armies}" for armies in range(1, most + 1)]
    return found


def departures(board: Table, pending: Json) -> list[str]:
    """A pawn or court leader: from one location to electable neighbours, or any by a reading (VH-8.25)."""
    origins = board.matching(board.turn, pending["card"])
    if pending["steps"]:
        first = to_cell(pending["steps"][0].split(":")[1])
        origins = [cell for cell in origins if cell == first]
    return [
        f"march:{at(origin)}:{at(goal)}:{armies}"
        for origin in origins
        for goal in board.beside(origin)
        if "leader-any-neighbour" in board.readings or passable(board, pending["card"], origin, goal)
        for armies in range(1, board.location(origin)["armies"] + 1)
    ]


def musters(board: Table, pending: Json, left: int) -> list[str]:
    """A crown leader: from anywhere to the destination (VH-8.22)."""
    return [
        f"muster:{at(origin)}:{at(last)}:{armies}"
        for (origin, last), length in ways(board, pending).items()
        for armies in range(1, min(board.location(origin)["armies"], left // length) + 1)
    ]


def ways(board: Table, pending: Json) -> dict[tuple[Cell, Cell], int]:
    """From where and by which neighbour the destination can be entered, and in how many steps (VH-8.24)."""
    card, goal = pending["card"], destination(pending)
    last_steps = [last for last in board.beside(goal) if passable(board, card, last, goal)]
    found = {}
    for origin in board.holdings(board.turn):
        reached = distances(board, card, origin, goal)
        for last in last_steps:
            if origin != goal and last in reached:
                found[origin, last] = reached[last] + 1
    return found


def passable(board: Table, leader: str, cell: Cell, goal: Cell) -> bool:
    """Whether armies of a crown leader can step from a cell to a neighbour."""
    there = board.location(goal)["card"]
    return share(there, board.location(cell)["card"]) and share(there, leader)


def distances(board: Table, leader: str, origin: Cell, goal: Cell) -> dict[Cell, int]:
    """How many steps away the cells are that can be reached over free and own ones, not through the goal."""
    found = {origin: 0}
    for steps in range(1, len(board.cells)):
        edge = [cell for cell, way in found.items() if way == steps - 1]
        for cell in edge:
            for other in board.beside(cell):
                free = other != goal and not has_enemy(board, other)
                if free and other not in found and passable(board, leader, cell, other):
                    found[other] = steps
    return found
