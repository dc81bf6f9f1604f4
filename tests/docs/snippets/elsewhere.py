"""Commands that are not given here, since they need a machine of their own, and what proves them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

PROXIES = "tests/hosting/test_proxies.py"
UNITS = "tests/hosting/test_units.py"
IMAGE = "tests/hosting/test_image.py"
RELEASE = "tests/scripts/test_release.py::test_the_program_makes_a_release_of_a_clone"
SET_UP = "tests/scripts/test_bootstrap.py::test_a_fresh_clone_needs_every_step"
RUNNER = "tests/cli/test_test.py::test_pytest_runs_in_the_checkout_with_the_arguments_given"
SAMPLE = "tests/examples/test_random_bot.py"
GENERATED = "tests/examples/test_generated_client.py::test_a_generated_client_plays_whole_games_of_all_three"
REACHED = "tests/research/cluster/test_reached.py::test_a_cluster_is_reached_by_every_kind_of_address"
ON_RAY = "tests/research/cluster/test_on_ray.py::test_a_command_gives_the_same_on_a_cluster"
PPO = "tests/research/test_examples.py::test_ppo_takes_an_update"
OWN_GAMES = "tests/research/test_examples.py::test_a_network_learns_from_its_own_games"
OWN_BOTS = "tests/research/test_examples.py::test_own_bots_meet_those_of_the_package"
NEEDED = "tests/research/cluster/test_addresses.py::test_without_ray_it_says_what_to_install"


@dataclass(frozen=True)
class Elsewhere:
    """Why a command is not given here, and the test that proves its step."""

    why: str
    test: str


FIRST_CHANGE = "tests/docs/test_first_change.py::test_the_files_and_texts_of_the_tutorial_are_there"
INDEX = "fetches packages from an index"
IN_CLONE = "searches a whole clone"
ROOT_ONLY = "changes the machine: needs root and systemd"
DOCKER = "needs Docker's daemon"
CLUSTER = "needs a cluster of several machines"
ARENA = "gladsheim arena valda greedy search-1 -n 500 --seed 1 --ray"
SERVICE = f"{UNITS}::test_the_service_of_one_process_starts_with_nothing_else"
SOUND = f"{UNITS}::test_a_unit_is_sound_and_little_exposed"
STEPS = f"{IMAGE}::test_the_steps_of_the_image_make_a_hall_that_is_healthy"
COMPOSE = f"{IMAGE}::test_compose_runs_the_image_for_this_machine_alone"
WITH_SERVER = f"{IMAGE}::test_compose_with_a_database_has_what_several_processes_need"
BEHIND_CADDY = f"{PROXIES}::test_a_guest_behind_a_proxy_has_a_secure_session_and_a_socket"
CADDY = f"{PROXIES}::test_the_page_about_hosting_writes_the_same_site_for_caddy"

WRITE_SITE = (
    r"printf 'hall.example.org\nreverse_proxy 127.0.0.1:8000\n' > /etc/caddy/Caddyfile"
    " && systemctl reload caddy"
)
START_ALL = (
    "systemctl enable --now gladsheim-web@8000 gladsheim-web@8001 gladsheim-worker@a gladsheim-worker@b"
)
UP_WITH_SERVER = (
    "POSTGRES_PASSWORD=... docker compose"
    " -f compose.yaml -f docs/hosting/compose.postgres.yaml up -d --scale worker=2"
)
GENERATE = (
    "openapi-python-client generate --url https://hall.example.org/schema/openapi.json"
    " --config generated_client.yml --meta none --output-path gladsheim_client"
)

ENDLESS, PLAYS = "plays at a hall for ever", f"{SAMPLE}::test_a_sample_plays_whole_games_of_all_three"
BODY = "-H 'Content-Type: application/json' -d"
SEATS = '[{"kind": "human", "name": "bot"}, {"kind": "bot", "bot": "search-4"}]'
ASK_A_HALL = (
    f"""curl -c cookies {BODY} '{{"name": "Embla", "password": "a long password"}}'"""
    " http://127.0.0.1:8000/api/account",
    f"""curl -b cookies {BODY} '{{"name": "Hugin"}}' http://127.0.0.1:8000/api/robots""",
    f"""curl -b cookies {BODY} '{{"name": "my computer"}}' http://127.0.0.1:8000/api/robots/ID/tokens""",
    f"""curl -H 'Authorization: Bearer gladsheim_bot_...' {BODY} '{{"game": "voluspa", "seats": {SEATS}}}'"""
    " http://127.0.0.1:8000/api/tables",
)

ELSEWHERE: Mapping[str, Elsewhere] = {
    "./gladsheim dev": Elsewhere(INDEX, SET_UP),
    ".venv/bin/pre-commit install": Elsewhere(
        "its tools are those of scripts/check, which the tests do not install",
        "tests/scripts/test_hooks.py::test_hooks_call_what_the_set_up_installs",
    ),
    "./gladsheim test": Elsewhere("is what runs this test", RUNNER),
    "./gladsheim test tests/browser/access/test_pages.py -k pictures --screenshots pictures": Elsewhere(
        "is a part of the tests", RUNNER
    ),
    "./gladsheim test -q tests/browser/front": Elsewhere("is a part of the tests", RUNNER),
    "./gladsheim test tests/locales": Elsewhere("is a part of the tests", RUNNER),
    "./gladsheim test tests/browser/front/test_front_page.py": Elsewhere("is a part of the tests", RUNNER),
    'grep -rn "Three Norse board games" src/gladsheim/locales/en': Elsewhere(IN_CLONE, FIRST_CHANGE),
    'grep -rn "hall-tagline" web/src tests': Elsewhere(IN_CLONE, FIRST_CHANGE),
    "scripts/check": Elsewhere("its tools are not installed by the tests", FIRST_CHANGE),
    ".venv/bin/python -m pytest -n0 -s tests/browser/network/test_transfers.py": Elsewhere(
        "is a part of the tests", "tests/browser/network/test_transfers.py::test_what_the_front_page_costs"
    ),
    "(cd benchmarks/boardgame_io && npm ci)": Elsewhere(
        INDEX, "tests/scripts/test_benchmarks.py::test_the_peer_can_be_installed"
    ),
    GENERATE: Elsewhere("asks a hall on the Internet", GENERATED),
    "python generated_client.py https://hall.example.org gladsheim_bot_... valda > game.json": Elsewhere(
        "plays at a hall on the Internet", GENERATED
    ),
    ".venv/bin/python -m sphinx --builder linkcheck docs build/links": Elsewhere(
        "asks other sites", "tests/docs/test_site.py::test_every_link_leads_to_what_is_there"
    ),
    "apt install python3-venv caddy": Elsewhere(ROOT_ONLY, BEHIND_CADDY),
    "python3 -m venv /opt/gladsheim && /opt/gladsheim/bin/pip install 'gladsheim[hall,fast]'": Elsewhere(
        INDEX, RELEASE
    ),
    "/opt/gladsheim/bin/pip install 'gladsheim[hall,fast,postgres]'": Elsewhere(INDEX, STEPS),
    "systemctl enable --now /opt/gladsheim/share/gladsheim/gladsheim.service": Elsewhere(ROOT_ONLY, SERVICE),
    WRITE_SITE: Elsewhere(ROOT_ONLY, CADDY),
    "systemctl disable --now gladsheim": Elsewhere(ROOT_ONLY, SERVICE),
    "systemctl daemon-reload": Elsewhere(ROOT_ONLY, SOUND),
    START_ALL: Elsewhere(ROOT_ONLY, SOUND),
    "GLADSHEIM_NAME=hall.example.org docker compose --profile https up -d": Elsewhere(DOCKER, COMPOSE),
    "docker compose exec hall gladsheim backup /var/lib/gladsheim/copy.db": Elsewhere(DOCKER, STEPS),
    "docker compose cp hall:/var/lib/gladsheim/copy.db .": Elsewhere(DOCKER, COMPOSE),
    UP_WITH_SERVER: Elsewhere(DOCKER, WITH_SERVER),
    "pip install httpx": Elsewhere(INDEX, f"{SAMPLE}::test_the_sample_in_python_stays_short"),
    "python examples/random_bot.py http://127.0.0.1:8000 gladsheim_bot_...": Elsewhere(ENDLESS, PLAYS),
    "node examples/random_bot.ts http://127.0.0.1:8000 gladsheim_bot_...": Elsewhere(ENDLESS, PLAYS),
    **dict.fromkeys(ASK_A_HALL, Elsewhere("asks a hall that runs", PLAYS)),
    "pip install 'gladsheim[research]'": Elsewhere(INDEX, NEEDED),
    "pip install 'gladsheim[research]' polars": Elsewhere(INDEX, NEEDED),
    "python examples/research/against_bots.py 30 greedy": Elsewhere("trains for minutes", PPO),
    "python examples/research/ppo.py": Elsewhere("trains for minutes", PPO),
    "python examples/research/self_play.py": Elsewhere("trains for minutes", OWN_GAMES),
    "python examples/research/tournament.py": Elsewhere("plays for a minute", OWN_BOTS),
    f"{ARENA} -j 8": Elsewhere("starts a cluster, which takes a quarter of a minute", ON_RAY),
    f"{ARENA} auto": Elsewhere(CLUSTER, REACHED),
    f"{ARENA} head:6379": Elsewhere(CLUSTER, REACHED),
    f"{ARENA} ray://head:10001": Elsewhere(CLUSTER, REACHED),
}
