"""Names that look like another, and names that pose."""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Iterator

import pytest

from gladsheim import bots
from gladsheim.locales import LOCALES, text
from gladsheim.server.accounts.posing import check_posing
from gladsheim.server.hall import Hall
from gladsheim.server.wire.errors import BadRequest
from gladsheim.server.wire.names import FIRST_NAMES
from gladsheim.tables.people.lookalikes import _prototypes, skeleton
from tests.locales.sayable import messages
from tests.server.accounts.entering import PASSWORD, hall, me, other, seconds
from tests.server.calls import OPEN, Client, done, human, refused
from tests.server.conftest import client_of
from tests.server.robots.robots import made

__all__ = ["hall", "other", "seconds"]

BOTS = bots.names()
BOT, HOUSE, NOBODY = "faults-name-bot", "faults-name-house", "faults-name-nobody"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Embla", "Ernbla"), ("Embla", "EMBLA"), ("Odin", "0din"), ("Odin", "Оdіn"), ("Odin", "Οdin")),
        *(("Bill", "BiIl"), ("Bill", "Bi1l"), ("Karl", "KarI"), ("Ingrid", "lngrid"), ("Snorri", "Ѕnоrrі")),
        *(
            ("Paul", "Рaul"),
            ("Thor", "𝐓𝐡𝐨𝐫"),
            ("Þórr", "Þórr"),
            ("Ask-Ve", "Ask‐Ve"),
            ("Eva", "Еvа"),
            ("Cecil", "Ϲeϲil"),
        ),
    ],
)
def test_names_that_look_alike_have_the_same_skeleton(one: str, other: str) -> None:
    """Letters of other scripts, digits, and letters that together look like one."""
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Karl", "Kari"), ("Óðinn", "Oðinn"), ("Ask 1", "Ask1"), ("Ole", "Øle")]
)
def test_names_that_do_not_have_not(one: str, other: str) -> None:
    """Accents, spaces and dots are seen."""
    assert skeleton(one) != skeleton(other)


def posed(name: str, *, robot: bool = False) -> str | None:
    """As what a name poses."""
    try:
        check_posing(name, BOTS, "name", robot=robot)
    except BadRequest as refusal:
        return next(reason for reason in (BOT, HOUSE, NOBODY) if str(refusal) == text("en", reason))
    return None


@pytest.mark.parametrize(
    ("name", "why"),
    [
        *((name, BOT) for name in ("Bot", "bot 3", "Snorri (Bot)", "BOT_Snorri", "SnorriBot", "b0t", "Ьоt")),
        *((name, BOT) for name in ("bot7", "Roboter", "Robot Snorri", "random", "Greedy", "search-2")),
        *((name, BOT) for name in ("Search 4", "ordinateur", "Reaper", "Schnitter", "Seer 3", "Voyant 1")),
        *((name, BOT) for name in ("Embla (Seher 4)", "Embla, Viandante", "Embla - Seer 2")),
        *((name, BOT) for name in ("Scout 2", "seer-7", "Esploratore 1", "Embla (Späher 3)")),
        *((name, HOUSE) for name in ("Admin", "adm1n", "ADMIN Snorri", "Admin-Team", "Moderatorin", "Аdmin")),
        *((name, HOUSE) for name in ("opérateur", "Hall", "The Hall", "die Halle", "Host", "System", "root")),
        *((name, HOUSE) for name in ("gestore", "l'hôte", "l’hôte", "Gladsheim", "Snorri (Host)", "Support")),
        *(
            (name, NOBODY)
            for name in ("erased player", "Erased  Player", "Snorri (erased player)", "freier Platz")
        ),
    ],
)
def test_a_name_that_poses_is_refused(name: str, why: str) -> None:
    """As a bot, the hall or nobody; in any language, case and script."""
    assert posed(name) == why


def test_no_name_is_that_of_an_erased_player_or_a_free_seat_in_any_language() -> None:
    """What stands in their place cannot be anybody's name, and neither can the label of a bot."""
    for locale in LOCALES:
        for message in ("sit-erased", "sit-free", "sit-kept"):
            assert posed(text(locale, message)) == NOBODY
        for message in ("bot-random", "bot-greedy"):
            assert posed(text(locale, message).upper()) == BOT
        assert posed(text(locale, "bot-search", level=2)) == BOT
        assert posed(text(locale, "bot-seer", level=7)) == BOT
        assert posed(text(locale, "robots-name", name="Snorri")) == BOT


def shown(locale: str) -> set[str]:
    """All that the page calls the hall's bots: see front/bots.ts, bots/levels.ts and front/names.ts."""
    known = messages(locale, "common.ftl")
    found = set(text(locale, "bot-names").split(", "))
    for bot in (*bots.names(), "seer-10", "seer-11", "odin"):
        kind, _, level = bot.partition("-")
        message = f"bot-{kind}" if f"bot-{kind}" in known else "bot-other"
        label = text(locale, message, level=level, name=bot)
        found.add(label)
        if kind == "seer" and f"level-{level}" in known:
            found.add(text(locale, "level-named", name=label, strength=text(locale, f"level-{level}")))
    return found


def alike(name: str) -> Iterator[str]:
    """A name with one character changed for each that looks like it or marked, and written otherwise."""
    looking = defaultdict(list)
    for one, prototype in _prototypes().items():
        looking[prototype].append(one)
    for at, char in enumerate(name):
        yield from (name[:at] + one + name[at + 1 :] for one in looking[char])
        if char.isalnum():
            yield f"{name[: at + 1]}\u0323{name[at + 1 :]}"
    yield from (name.upper(), name.casefold(), unicodedata.normalize("NFD", name), name.replace(" ", ""))
    yield from (f"“{name}”", f"*{name}*", f"{name}!", f"_{name}_", name.replace(" ", " #"), " ".join(name))
    yield from (f"{name} 🤖", f"{name} (Ask)", f"Ask | {name}")


@pytest.mark.parametrize("locale", LOCALES)
def test_nobody_is_called_as_the_page_calls_a_bot(locale: str) -> None:
    """Nor by what looks like it, be it a person or a bot account."""
    names, unknown = shown(locale), text(locale, "bot-other", name="odin")
    assert len(names) > 20
    assert posed(unknown) == BOT
    for name in names - {unknown}:
        assert [other for other in (name, *alike(name)) if posed(other) != BOT] == []
        assert posed(name, robot=True) == BOT


def test_people_may_have_names() -> None:
    """Those that are proposed, and those that only sound like what is refused."""
    for name in (*FIRST_NAMES, *(f"{name} 2" for name in FIRST_NAMES)):
        assert posed(name) is None, name
    for name in (
        "Talbot",
        "Seher Yılmaz",
        "Rebecca Hall",
        "Ghost",
        "Hostein",
        "Abbot",
        "Ask",
        "Mo",
        "Seher",
        "Seher Lili",
        "Ásk",
        "Líf",
        "Auður",
        "Bestlan",
        "7",
        "—",
    ):
        assert posed(name) is None, name


def test_a_bot_account_may_say_what_it_is() -> None:
    """It is labelled as a bot anyway; the hall it is not."""
    assert posed("Snorri Bot", robot=True) is None
    assert posed("Admin Bot", robot=True) == HOUSE
    assert posed("erased player", robot=True) == NOBODY


@pytest.mark.anyio
async def test_nobody_comes_in_under_a_name_that_looks_like_an_accounts(
    hall: Hall, client: Client, other: Client
) -> None:
    """Accounts, guests, bot accounts and seats beside others; the account may write its own as it likes."""
    await client.register("Embla")
    alike = "Ernbla"
    table = (await client.open([human("Embla"), OPEN]))["id"]
    asked = [
        await other.put("/me", {"name": alike}),
        await other.post("/account", {"name": alike, "password": PASSWORD}),
        await other.post(f"/tables/{table}/seats/1", {"name": alike}),
        await other.post("/tables", {"game": "toy", "seats": [human(alike), OPEN], "options": {}}),
    ]
    assert [refused(answer) for answer in asked] == [(409, "name_alike")] * 4
    assert "looks like" in asked[0].json()["error"]["message"]
    await other.register("Lif")
    assert refused(await other.post("/robots", {"name": alike})) == (409, "name_alike")
    assert refused(await other.put("/me", {"name": alike})) == (409, "name_alike")
    assert done(await client.put("/me", {"name": alike}))["name"] == alike
    assert refused(await other.put("/me", {"name": "Embla"})) == (409, "name_alike")
    assert done(await client.put("/me", {"name": "Gna"}))["name"] == "Gna"
    assert done(await other.put("/me", {"name": "Embla"}))["name"] == "Embla"
    await made(client, "Hugin")
    assert refused(await other.put("/me", {"name": "Huɡin"})) == (409, "name_alike")
    own = (await me(other))["name"]
    seats = [human(own), human("Huɡin")]
    posing = await other.post("/tables", {"game": "toy", "seats": seats, "options": {}})
    assert (refused(posing), posing.json()["error"]["field"]) == ((400, "bad_request"), "seats.1.name")
    # The check in the transaction stands for itself: two may ask at the same time.
    people = hall.store.people
    users = await people.alike("gna", skeleton("Gna"))
    assert not await people.rename((await people.alike("embla", "x"))[0].id, "GNA", "gnä", skeleton("Gna"))
    assert [user.name for user in users] == ["Gna"]


@pytest.mark.anyio
async def test_nobody_comes_in_under_a_name_that_poses(client: Client) -> None:
    """The field is named; at one screen people may share names, but pose no more than elsewhere."""
    own = (await me(client))["name"]
    table = {"game": "toy", "options": {}}
    asked = [
        (await client.put("/me", {"name": "Admin"}), "name"),
        (await client.post("/account", {"name": "Bot", "password": PASSWORD}), "name"),
        (await client.post("/tables", {**table, "seats": [human(own), human("(Bot)")]}), "seats.1.name"),
        (await client.post("/tables", {**table, "seats": [human("erased player"), OPEN]}), "seats.0.name"),
    ]
    for answer, field in asked:
        assert (refused(answer), answer.json()["error"]["field"]) == ((400, "bad_request"), field)
    await client.open([human(own), human(own)])


@pytest.mark.anyio
async def test_a_guest_of_before_keeps_a_name_that_poses_and_makes_no_account_of_it(
    hall: Hall, client: Client
) -> None:
    """At tables it is still the guest's; an account is called otherwise."""
    await me(client)
    found = await hall.sessions.find(client.token())
    assert found is not None
    await hall.store.people.rename(found.user.id, "Admin", None)
    hall.sessions.forget_all()
    assert (await me(client))["name"] == "Admin"
    await client.open([human("Admin"), human("Lif")])
    await client.open([human("Admin"), OPEN])
    answer = await client.post("/account", {"name": "Admin", "password": PASSWORD})
    assert (refused(answer), answer.json()["error"]["field"]) == ((400, "bad_request"), "name")
    await client.register("Embla")


@pytest.mark.anyio
async def test_no_guest_is_proposed_a_name_that_looks_like_an_accounts(
    hall: Hall, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next one is taken."""
    await client.register("Arn0r")
    names = iter(["Arnor", "Embla"])
    monkeypatch.setattr(hall.identity._proposals, "next", lambda: next(names))
    async with client_of(hall) as guest:
        assert (await me(guest))["name"] == "Embla"
