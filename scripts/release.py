"""Build, check and sign the files of a release: `scripts/release`, which brings the locked tools.

The sdist is made of the commit, the wheel of the sdist, with the page and compiled engines. Both are looked
through, built once more and compared; the wheel is installed into fresh environments, serves its page, and
is used with each extra.
SHA256SUMS contains their hashes, which a key of SSH may sign. Nothing is uploaded.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import urllib.request
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

ROOT = Path(__file__).resolve().parents[1]
PAGE = "src/gladsheim/server/page"
SITE = "src/gladsheim/server/site"
ENGINES = "src/gladsheim/core/engine/objects"
SUMS = "SHA256SUMS"
PURPOSE = "gladsheim-release"
"""Purpose of the signature: one that was made for another purpose is invalid here."""
SIGNER = "release"
PATIENCE = 60
LICENCES = ("LICENSE", "NOTICE", "CREDITS.md")
WANTED = ("gladsheim/server/page/index.html", "gladsheim/server/site/index.html", "gladsheim/py.typed")


TRIED: Mapping[str, Sequence[str]] = {
    "": ("-c", "import gladsheim; print(gladsheim.game('valda').deal(1))"),
    "fast": ("-c", "import gladsheim; gladsheim.game('valda').batch(2); assert gladsheim.compiled('valda')"),
    "terminal": ("-m", "gladsheim", "simulate", "valda", "-n", "1", "--bots", "greedy"),
    "hall": ("-m", "gladsheim", "--version"),
    "postgres": ("-c", "import gladsheim.server.worker, gladsheim.store.engine.postgres"),
    "research": (
        "-c",
        "import gymnasium, gladsheim.research.environments.table, gladsheim.research.spiel; "
        "gymnasium.make('gladsheim/Valda-v1').reset(seed=1)",
    ),
    "all": ("-m", "gladsheim", "simulate", "valda", "-n", "1", "--bots", "greedy", "-o", "all.parquet"),
}
"""Arguments of Python that try an install with each extra, and with none."""


class ReleaseError(Exception):
    """There is no release; the message says why."""


def call(
    *command: str | Path,
    folder: Path | None = None,
    stdin: Path | None = None,
    settings: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """Return the output of a program in a folder. Raises ReleaseError if the program fails."""
    done = subprocess.run(
        command,
        cwd=folder or ROOT,
        env={**os.environ, **settings},
        input=stdin.read_bytes() if stdin else b"",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    said = done.stdout.decode(errors="replace")
    if done.returncode:
        raise ReleaseError(f"{' '.join(map(str, command))}\n{said}")
    return said


def version() -> str:
    """The version that pyproject.toml names."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return str(tomllib.load(file)["project"]["version"])


def committed() -> set[str]:
    """The files of the commit. Raises ReleaseError where the checkout differs from it."""
    if changed := call("git", "status", "--porcelain", "--untracked-files=no"):
        raise ReleaseError(f"these changes are in no commit:\n{changed}")
    return set(call("git", "ls-files").splitlines())


def check_tag(tag: str) -> None:
    """Raise ReleaseError unless the tag and CHANGELOG.md name this version."""
    if tag != f"v{version()}":
        raise ReleaseError(f"the tag is {tag!r}; allowed: 'v{version()}', as pyproject.toml says")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    if not re.search(rf"^## \[{re.escape(version())}\]", changes, re.MULTILINE):
        raise ReleaseError(f"CHANGELOG.md has no section [{version()}]")


def build(source: Path, target: str, folder: Path, **settings: str) -> Path:
    """Build an sdist or a wheel, with the time of the commit in it."""
    moment = call("git", "log", "-1", "--format=%ct").strip()
    folder.mkdir(parents=True, exist_ok=True)
    hatchling = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    # Compiled files of the build script would be among the sources.
    clean = {"SOURCE_DATE_EPOCH": moment, "PYTHONDONTWRITEBYTECODE": "1"}
    call(*hatchling, folder=source, settings={**settings, **clean})
    [built] = folder.glob("*.tar.gz" if target == "sdist" else "*.whl")
    return built


def build_twice(source: Path, target: str, folder: Path, **settings: str) -> Path:
    """Build twice; raise ReleaseError if the results differ. The page is built once."""
    built = build(source, target, folder, **settings)
    with tempfile.TemporaryDirectory() as again:
        if build(source, target, Path(again), GLADSHEIM_NO_PAGE="1").read_bytes() != built.read_bytes():
            raise ReleaseError(f"{built.name} is another one each time that it is built")
    return built


def unpack(sdist: Path, folder: Path) -> Path:
    """The folder with all that the sdist holds."""
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    [source] = folder.iterdir()
    return source


def games(source: Path) -> list[str]:
    """The games whose kernels are among the sources."""
    return sorted(path.parent.name for path in source.glob("src/gladsheim/games/*/kernels.py"))


def compile_engines(source: Path, folder: Path) -> Path:
    """Compile the games' engines into the sources, with packages that are locked; returns that Python."""
    call(sys.executable, "-m", "venv", folder / "fast")
    python = folder / "fast" / "bin" / "python"
    locked = ["--require-hashes", "-r", str(ROOT / "requirements" / "fast.txt")]
    call(python, "-m", "pip", "--disable-pip-version-check", "install", *locked)
    settings = {
        "PYTHONPATH": str(source / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "GLADSHEIM_CACHE": str(folder / "compiled"),
    }
    call(
        python,
        "-m",
        "gladsheim.core.engine.making.shipping",
        *games(source),
        folder=folder,
        settings=settings,
    )
    return python


def check_sdist(source: Path, known: set[str]) -> None:
    """Raise ReleaseError where an unpacked sdist lacks sources, or holds what is in no commit."""
    files = {path.relative_to(source).as_posix() for path in source.rglob("*") if path.is_file()}
    if stray := sorted(files - known - {"PKG-INFO"}):
        raise ReleaseError(f"the sdist holds what is in no commit: {', '.join(stray)}")
    if missing := sorted(name for name in known - files if name.startswith(("src/", "web/"))):
        raise ReleaseError(f"the sdist lacks {', '.join(missing)}")


def check_wheel(wheel: Path, known: set[str]) -> None:
    """Raise ReleaseError where a wheel lacks its page, engines or licences, or holds what is in no commit."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    stem = "-".join(wheel.name.split("-")[:2])
    about, data = f"{stem}.dist-info/", f"{stem}.data/data/share/gladsheim/"
    wanted = {*WANTED, *(f"{about}licenses/{name}" for name in LICENCES)}
    if missing := sorted(wanted - set(names)):
        raise ReleaseError(f"the wheel lacks {', '.join(missing)}")
    page, site, engines = (f"{folder.removeprefix('src/')}/" for folder in (PAGE, SITE, ENGINES))
    objects = sorted(
        name.removeprefix(engines).partition("-")[0] for name in names if name.startswith(engines)
    )
    playable = sorted(
        name.split("/")[3] for name in known if re.fullmatch(r"src/.*/games/\w+/kernels\.py", name)
    )
    if objects != playable:
        raise ReleaseError(f"the wheel has engines of {objects}, not of {playable}")
    sources = {name.removeprefix("src/") for name in known if name.startswith("src/")}
    sources |= {name.replace("docs/hosting/", data) for name in known if name.startswith("docs/hosting/")}
    packed = {name for name in names if not name.startswith((page, site, engines, about))}
    if packed != sources:
        raise ReleaseError(f"the wheel and the commit differ in {', '.join(sorted(packed ^ sources))}")


def try_out(wheel: Path, folder: Path) -> None:
    """Install the wheel into a fresh environment, and have it serve its page. Raises ReleaseError."""
    call(sys.executable, "-m", "venv", folder / "env")
    python = str(folder / "env" / "bin" / "python")
    pip = [python, "-m", "pip", "--disable-pip-version-check"]
    call(*pip, "install", "--require-hashes", "-r", ROOT / "requirements" / "run.txt")
    call(*pip, "install", "--no-deps", "--no-index", wheel)
    call(*pip, "check")
    serve_page([python, "-P", "-m", "gladsheim"], folder)


def start_compiled(wheel: Path, python: Path, folder: Path) -> None:
    """Play by the wheel where Numba is: nothing is compiled there. Raises ReleaseError."""
    call(python, "-m", "pip", "--disable-pip-version-check", "install", "--no-deps", "--no-index", wheel)
    settings = {"GLADSHEIM_CACHE": str(folder / "none"), "GLADSHEIM_KERNELS": "compiled"}
    for game in games(ROOT):
        bench = ["-P", "-m", "gladsheim", "bench", game, "--seconds", "0.1"]
        call(python, *bench, folder=folder, settings=settings)
    if compiled := list(folder.glob("none/**/*.o")):
        raise ReleaseError(f"these engines of the wheel were not taken: {', '.join(map(str, compiled))}")


def run_anywhere(wheel: Path, folder: Path) -> None:
    """Run the wheel as uvx and pipx do, with the newest packages. Raises ReleaseError."""
    programs = Path(sys.executable).parent
    settings = {"PIPX_HOME": str(folder / "pipx")}
    for program, *options in (("uvx", "--from"), ("pipx", "run", "--spec")):
        begin = [str(programs / program), *options, f"{wheel}[hall]"]
        said = call(*begin, "gladsheim", "--version", folder=folder, settings=settings)
        if version() not in said:
            raise ReleaseError(f"by {program} it says that it is {said!r}, not {version()}")


def try_extras(wheel: Path, folder: Path) -> None:
    """Install the wheel with each extra and the newest packages, alone, and use it. Raises ReleaseError."""
    uv = Path(sys.executable).with_name("uv")
    for extra, arguments in TRIED.items():
        place = folder / "extras" / (extra or "none")
        call(uv, "venv", "--quiet", "--python", sys.executable, place)
        wanted = f"{wheel}[{extra}]" if extra else str(wheel)
        call(uv, "pip", "install", "--quiet", "--python", place, wanted)
        python = [str(place / "bin" / "python"), "-P"]
        call(*python, *arguments, folder=place)
        if extra == "hall":
            serve_page([*python, "-m", "gladsheim"], place)


def serve_page(command: Sequence[str], folder: Path, **settings: str) -> None:
    """Start a hall by this command, ask it for its page, and stop it. Raises ReleaseError."""
    said = call(*command, "--version", folder=folder, settings=settings)
    if version() not in said:
        raise ReleaseError(f"it says that it is {said!r}, not {version()}")
    serve = [*command, "serve", "--port", "0", "--database", f"sqlite:///{folder}/hall.db"]
    environment = {**os.environ, **settings}
    with subprocess.Popen(serve, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as hall:
        try:
            assert hall.stdout is not None
            address = re.search(r"http://\S+", hall.stdout.readline())
            if address is None:
                raise ReleaseError("the hall did not open")
            page = fetch(address[0], "/").decode()
            scripts = re.findall(r'src="\.(/[^"]+\.js)"', page)
            if not all([scripts, *(fetch(address[0], path) for path in scripts)]):
                raise ReleaseError("the page has no scripts")
        finally:
            hall.terminate()
    if hall.returncode:
        raise ReleaseError(f"the hall ended with {hall.returncode}")


def fetch(address: str, path: str) -> bytes:
    """Return the answer of a hall on this machine. Raises ReleaseError if there is none."""
    try:
        with urllib.request.urlopen(address + path, timeout=PATIENCE) as answer:  # noqa: S310  # http, as it said
            return bytes(answer.read())
    except OSError as error:
        raise ReleaseError(f"the hall does not serve {path}: {error}") from error


def write_sums(folder: Path) -> Path:
    """Write the hashes of the files as `sha256sum --check` reads them."""
    files = sorted([*folder.glob("*.tar.gz"), *folder.glob("*.whl")])
    sums = folder / SUMS
    lines = (f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)
    sums.write_text("".join(lines), encoding="ascii")
    return sums


def sign(sums: Path, key: Path) -> Path:
    """Sign the hashes with a key of SSH, and verify what was made as everybody else would."""
    signature = sums.with_name(sums.name + ".sig")
    signature.unlink(missing_ok=True)
    call("ssh-keygen", "-q", "-Y", "sign", "-f", key, "-n", PURPOSE, sums)
    signers = sums.with_name("allowed_signers")
    public = call("ssh-keygen", "-y", "-f", key).strip()
    signers.write_text(f'{SIGNER} namespaces="{PURPOSE}" {public}\n', encoding="utf-8")
    verify = ["ssh-keygen", "-Y", "verify", "-f", str(signers), "-I", SIGNER, "-n", PURPOSE]
    call(*verify, "-s", signature, stdin=sums)
    return signature


def say(line: str) -> None:
    """Print what is done now."""
    print(line, flush=True)


def release(dist: Path, tag: str | None, key: Path | None) -> None:
    """Do all of it, each step with a line. Raises ReleaseError."""
    known = committed()
    if tag is not None:
        check_tag(tag)
    shutil.rmtree(dist, ignore_errors=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        say("building the sdist")
        sdist = build_twice(ROOT, "sdist", dist)
        source = unpack(sdist, folder / "source")
        check_sdist(source, known)
        say("compiling the engines")
        python = compile_engines(source, folder)
        say("building the wheel from it, with the page")
        wheel = build_twice(source, "wheel", dist)
        check_wheel(wheel, known)
        call(sys.executable, "-m", "twine", "check", "--strict", sdist, wheel)
        say("installing the wheel into a fresh environment, to serve its page")
        try_out(wheel, folder)
        start_compiled(wheel, python, folder)
        say("installing it with each extra")
        try_extras(wheel, folder)
        say("running it by uvx and pipx")
        run_anywhere(wheel, folder)
    sums = write_sums(dist)
    say(sums.read_text(encoding="ascii").rstrip())
    say(f"signed and verified: {sign(sums, key)}" if key else f"{SUMS} is not signed: --key names a key")


def main() -> int:
    """Read the command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="scripts/release", description=__doc__)
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where the files go; emptied before")
    parser.add_argument("--tag", help="the tag of this release, such as v1.2.3, to be compared")
    parser.add_argument("--key", type=Path, help="a key of SSH that signs the hashes")
    options = parser.parse_args()
    try:
        release(options.dist.absolute(), options.tag, options.key)
    except ReleaseError as error:
        print(f"scripts/release: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
