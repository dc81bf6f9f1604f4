"""Plans of events and personalities: announced, made step by step, carried out (VH-8.3 to VH-8.25)."""

from gladsheim.core.kernel import kernel
from gladsheim.core.positions.notes import note
from gladsheim.games.valhalla import acts, kinds, notes
from gladsheim.games.valhalla.acts import FIRST_SHIFT, LOW, SECOND_SHIFT
from gladsheim.games.valhalla.pieces import CROWN, PAWN
from gladsheim.games.valhalla.record import CELLS, NONE, RANK, STEPS_AROUND, Valhalla
from gladsheim.games.valhalla.rules.maps import share
from gladsheim.games.valhalla.rules.menu import offer
from gladsheim.games.valhalla.rules.uses.combat import arrive, enemy_on, higher, leave
from gladsheim.games.valhalla.rulings import ANY_NEIGHBOUR

CROWN_POWER = 10
"""Number of armies of a crown event, and of movements of a crown leader (VH-8.10, VH-8.22)."""


@kernel
def lay_out(s: Valhalla, kind: int, card: int, dest: int) -> None:
    """Begin a plan: the planned landscape is the real one, no step is made."""
    # Only listed cells hold armies, so the others need no copy.
    for at in range(s.cell_count):
        cell = s.cells[at]
        s.plan_owner[cell] = s.owner[cell]
        s.plan_armies[cell] = s.armies[cell]
        s.named[cell] = 0
    for seat in range(s.players):
        s.plan_reserve[seat] = s.reserve[seat]
    s.kind = kind
    s.card = card
    s.dest = dest
    s.origin = NONE
    # One free casualty in a use (VH-8.23).
    s.free_kill = 1
    rank = RANK[card]
    power = CROWN_POWER if rank == CROWN else rank
    if kind == kinds.EVENT:
        # The rank of the one location bounds a pawn or court event, not its own (VH-8.11).
        s.left = s.reserve[s.turn] if PAWN <= rank < CROWN else min(power, s.reserve[s.turn])
    else:
        # Pawns and courts get theirs with the first march: the armies at the origin (VH-8.25).
        s.left = power


@kernel
def offer_steps(s: Valhalla) -> None:
    """Add the next steps of the plan to the menu."""
    if s.kind == kinds.EVENT:
        offer_puts(s)
    elif s.dest >= 0:
        offer_musters(s)
    else:
        offer_marches(s)


# Events


@kernel
def offer_puts(s: Valhalla) -> None:
    """Offer locations to which an event may send armies (VH-8.10, VH-8.11)."""
    rank = RANK[s.card]
    small = PAWN <= rank < CROWN
    # One location only (VH-8.11).
    if small and s.step_count > 0:
        return
    for at in range(s.cell_count):
        cell = s.cells[at]
        # Each location is named once (VH-8.10).
        if s.named[cell] == 0 and share(s.card, s.land[cell]):
            most = s.left
            if small:
                goal = RANK[s.land[cell]]
                most = min(most, goal) if goal < PAWN else 0
            for count in range(1, most + 1):
                offer(s, acts.PUT, cell, 0, count)


@kernel
def put(s: Valhalla, cell: int, count: int) -> None:
    """Move armies from the reserve to a location."""
    s.named[cell] = 1
    # Counted by `left`, not by the reserve: armies that fall cannot be sent again (VH-8.12).
    s.left -= count
    s.plan_reserve[s.turn] -= count
    note(s, notes.DEPLOYED, cell, count, 0, 0)
    arrive(s, cell, count, 0, 0)


# Personalities


@kernel
def offer_marches(s: Valhalla) -> None:
    """Offer steps of a leader that is no crown (VH-8.20, VH-8.25)."""
    small = RANK[s.card] >= PAWN
    for at in range(s.cell_count):
        cell = s.cells[at]
        if s.plan_armies[cell] > 0 and s.plan_owner[cell] == s.turn and may_start(s, cell, small):
            most = s.plan_armies[cell]
            # Before the first march of a pawn or court its number of armies is still open.
            if not small or s.origin >= 0:
                most = min(most, s.left)
            for step in STEPS_AROUND:
                goal = cell + step
                if s.land[goal] >= 0 and leads_to(s, s.card, s.land[cell], s.land[goal]):
                    for count in range(1, most + 1):
                        offer(s, acts.MARCH, cell, goal, count)


@kernel
def may_start(s: Valhalla, cell: int, small: bool) -> bool:
    """Return whether steps may start here: those of a pawn or court all at one fitting location."""
    if not small:
        return True
    if s.origin >= 0:
        return cell == s.origin
    return share(s.card, s.land[cell])


@kernel
def leads(card: int, start: int, goal: int) -> bool:
    """Return whether a goal is electable: a leader can lead armies there between two locations (VH-8.20)."""
    # Two conditions, which different symbols may meet (ruling of VH-8.20).
    return share(start, goal) and share(goal, card)


@kernel
def leads_to(s: Valhalla, card: int, start: int, goal: int) -> bool:
    """Return whether a leader that is no crown leads to a neighbour (VH-8.20, VH-8.25, E-5.1)."""
    if RANK[card] >= PAWN and s.rulings & ANY_NEIGHBOUR:
        return True
    return leads(card, start, goal)


@kernel
def may_lead(s: Valhalla, cell: int, goal: int) -> bool:
    """Return whether a crown can lead armies to a neighbour (VH-8.24)."""
    return leads(s.card, s.land[cell], s.land[goal])


@kernel
def march(s: Valhalla, cell: int, goal: int, count: int) -> None:
    """Move armies together from a location to a neighbour."""
    # The first step fixes the origin, and how many armies may leave it (VH-8.25).
    if RANK[s.card] >= PAWN and s.origin < 0:
        s.origin = cell
        s.left = s.plan_armies[cell]
    s.left -= count
    enter(s, cell, cell, goal, count, 0)


@kernel
def enter(s: Valhalla, start: int, last: int, goal: int, count: int, crown: int) -> None:
    """Move armies from a location into another from its neighbour `last`."""
    leave(s, start, count)
    note(s, notes.MARCHED, start, last, goal, count)
    # One army a step, however large, and only where a player defends (VH-9.3).
    enemy = enemy_on(s, goal, s.turn)
    arrive(s, goal, count, int(enemy and higher(s, goal, last)), crown)


@kernel
def measure(s: Valhalla, start: int) -> None:
    """Write the number of steps plus one from a cell to all that a muster can pass (VH-8.24)."""
    for cell in range(CELLS):
        s.way[cell] = 0
    # Breadth first: the shortest way counts (VH-8.24). 0 is out of reach, so the start has 1.
    s.way[start] = 1
    length = 1
    found = True
    while found:
        found = False
        for at in range(s.cell_count):
            cell = s.cells[at]
            if s.way[cell] == length:
                for step in STEPS_AROUND:
                    to = cell + step
                    if may_pass(s, cell, to) and s.way[to] == 0:
                        s.way[to] = length + 1
                        found = True
        length += 1


@kernel
def may_pass(s: Valhalla, cell: int, to: int) -> bool:
    """Return whether a muster may go on to a cell that is not its destination."""
    # Through free and own locations, not through the destination itself (VH-8.24).
    if s.land[to] < 0 or to == s.dest or enemy_on(s, to, s.turn):
        return False
    return may_lead(s, cell, to)


@kernel
def offer_musters(s: Valhalla) -> None:
    """Offer armies that a crown can gather at the destination, by the cell they enter from."""
    for at in range(s.cell_count):
        start = s.cells[at]
        if start != s.dest and s.plan_armies[start] > 0 and s.plan_owner[start] == s.turn:
            measure(s, start)
            for step in STEPS_AROUND:
                last = s.dest + step
                if s.way[last] > 0 and may_lead(s, last, s.dest):
                    # `way` is one more than the steps: it holds the last one too. Each army pays (VH-8.24).
                    most = min(s.plan_armies[start], s.left // s.way[last])
                    for count in range(1, most + 1):
                        offer(s, acts.MUSTER, start, last, count)


@kernel
def muster(s: Valhalla, start: int, last: int, count: int) -> None:
    """Move armies to the destination; the first that meet enemies kill one for free (VH-8.23)."""
    # Measured again: the steps before may have opened or closed a way.
    measure(s, start)
    s.left -= count * s.way[last]
    crown = 0
    # Only a muster that meets enemies uses up the casualty (VH-8.23).
    if s.free_kill and enemy_on(s, s.dest, s.turn):
        crown = 1
        s.free_kill = 0
    enter(s, start, last, s.dest, count, crown)


@kernel
def make_step(s: Valhalla, code: int) -> None:
    """Make a step on the planned landscape."""
    word = code >> 24
    first, second, third = ((code >> FIRST_SHIFT) & LOW, (code >> SECOND_SHIFT) & LOW, code & LOW)
    if word == acts.PUT:
        put(s, first, third)
    elif word == acts.MARCH:
        march(s, first, second, third)
    else:
        muster(s, first, second, third)


@kernel
def add_step(s: Valhalla, code: int) -> None:
    """Plan a step: nothing of it has happened yet, so only the plan is noted."""
    told = s.noting
    s.noting = 0
    make_step(s, code)
    s.noting = told
    s.steps[s.step_count] = code
    s.step_count += 1


@kernel
def carry_out(s: Valhalla) -> None:
    """Make all steps of the plan again, with their effects."""
    count = s.step_count
    # Combat has no chance in it, so all ends as planned (VH-14.2); this time it is noted.
    lay_out(s, s.kind, s.card, s.dest)
    for at in range(count):
        make_step(s, s.steps[at])
    for at in range(s.cell_count):
        cell = s.cells[at]
        s.owner[cell] = s.plan_owner[cell]
        s.armies[cell] = s.plan_armies[cell]
    for seat in range(s.players):
        s.reserve[seat] = s.plan_reserve[seat]
