"""What a release is made of: the sdist of the sources, the wheel of the sdist, hashes and their signature."""

from __future__ import annotations

import shutil
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest
import yaml

from scripts import release
from scripts.release import ReleaseError
from tests.extras.installed import EXTRAS

ROOT = release.ROOT
PAGE = Path(release.PAGE)
PATIENCE = 900


@pytest.fixture(scope="module")
def known() -> set[str]:
    """The files that a commit of this checkout would have."""
    listed = release.call("git", "ls-files", "--cached", "--others", "--exclude-standard").splitlines()
    return {name for name in listed if (ROOT / name).is_file()}


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of a release, with the page as the tests have it and stand-ins for the engines; the sdist is
    unpacked beside.
    """
    folder = tmp_path_factory.mktemp("release")
    sdist = release.build_twice(ROOT, "sdist", folder / "dist")
    source = release.unpack(sdist, folder / "source")
    if (ROOT / PAGE / "index.html").is_file():
        shutil.copytree(ROOT / PAGE, source / PAGE)
    else:
        (source / PAGE / "assets").mkdir(parents=True)
        (source / PAGE / "assets" / "a.js").write_text("0")
        (source / PAGE / "index.html").write_text('<script src="./assets/a.js"></script>')
    (source / release.SITE).mkdir()
    (source / release.SITE / "index.html").write_text("<title>documentation</title>")
    engines = source / release.ENGINES
    engines.mkdir()
    for game in release.games(source):
        (engines / f"{game}-0-0.o").write_bytes(b"code")
    release.build_twice(source, "wheel", folder / "dist", GLADSHEIM_NO_PAGE="1")
    for built in (source / PAGE, source / release.SITE, engines):
        shutil.rmtree(built)
    return folder / "dist"


def wheel_of(dist: Path) -> Path:
    """The wheel."""
    [wheel] = dist.glob("*.whl")
    return wheel


def test_an_sdist_holds_the_sources_and_nothing_else(dist: Path, known: set[str]) -> None:
    """All that the wheel is built from, and no file that is in no commit."""
    [source] = (dist.parent / "source").iterdir()
    release.check_sdist(source, known)
    examples = {name for name in known if name.startswith("examples/")}
    assert "examples/research/ten_thousand_games.ipynb" in examples
    assert [name for name in sorted(examples) if not (source / name).is_file()] == []
    stray = source / "src" / "gladsheim" / "hall.db"
    stray.touch()
    with pytest.raises(ReleaseError, match=r"in no commit: src/gladsheim/hall\.db$"):
        release.check_sdist(source, known)
    stray.unlink()
    with pytest.raises(ReleaseError, match=r"lacks src/gladsheim/new\.py$"):
        release.check_sdist(source, known | {"src/gladsheim/new.py"})


def test_a_wheel_holds_sources_page_engines_and_licences(dist: Path, known: set[str], tmp_path: Path) -> None:
    """One without its page or an engine, with a stray file or without a source is refused."""
    wheel = wheel_of(dist)
    release.check_wheel(wheel, known)
    with pytest.raises(ReleaseError, match=r"differ in gladsheim/__init__\.py$"):
        release.check_wheel(wheel, known - {"src/gladsheim/__init__.py"})
    for lost, told in (
        ("gladsheim/server/page/index.html", "lacks .*page/index.html"),
        ("gladsheim/server/site/index.html", "lacks .*site/index.html"),
        ("licenses/NOTICE", "lacks .*NOTICE"),
        ("valda-0-0.o", r"has engines of \['valhalla', 'voluspa'\], not of \['valda', "),
    ):
        without = tmp_path / wheel.name
        with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(without, "w") as copy:
            for name in whole.namelist():
                if not name.endswith(lost):
                    copy.writestr(name, whole.read(name))
        with pytest.raises(ReleaseError, match=f"the wheel {told}"):
            release.check_wheel(without, known)


def test_what_is_in_the_wheel_serves_its_page(dist: Path, tmp_path: Path) -> None:
    """With the packages of the tests, and nothing of the checkout."""
    with zipfile.ZipFile(wheel_of(dist)) as archive:
        archive.extractall(tmp_path / "wheel")
    path = f"{tmp_path}/wheel:{sysconfig.get_path('purelib')}"
    command = [sys.executable, "-P", "-m", "gladsheim"]
    release.serve_page(command, tmp_path, PYTHONPATH=path, GLADSHEIM_KERNELS="plain")
    shutil.rmtree(tmp_path / "wheel" / "gladsheim" / "server" / "page" / "assets")
    with pytest.raises(ReleaseError, match="does not serve /assets/"):
        release.serve_page(command, tmp_path, PYTHONPATH=path, GLADSHEIM_KERNELS="plain")


def test_an_install_is_tried_with_each_extra() -> None:
    """And with none."""
    assert set(release.TRIED) == {"", *EXTRAS}


def test_hashes_are_signed_for_this_purpose_alone(dist: Path, tmp_path: Path) -> None:
    """Everybody can verify them with sha256sum and ssh-keygen; what was changed is found out."""
    key = tmp_path / "key"
    release.call("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key)
    folder = Path(shutil.copytree(dist, tmp_path / "dist"))
    sums = release.write_sums(folder)
    signature = release.sign(sums, key)
    release.call("sha256sum", "--check", "--strict", sums, folder=folder)
    signers = folder / "allowed_signers"
    verify = [
        "ssh-keygen",
        "-Y",
        "verify",
        "-f",
        str(signers),
        "-I",
        release.SIGNER,
        "-s",
        str(signature),
        "-n",
    ]
    release.call(*verify, release.PURPOSE, stdin=sums)
    with pytest.raises(ReleaseError):
        release.call(*verify, "file", stdin=sums)
    sums.write_text(sums.read_text().replace("0", "1"))
    with pytest.raises(ReleaseError):
        release.call(*verify, release.PURPOSE, stdin=sums)


def test_a_tag_names_the_version_and_the_changelog_tells_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A wrong tag, and a version of which nothing is told, are refused."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    changes = tmp_path / "CHANGELOG.md"
    changes.write_text("## [Unreleased]\n")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    version = release.version()
    with pytest.raises(ReleaseError, match=f"allowed: 'v{version}'"):
        release.check_tag("v9.9.9")
    with pytest.raises(ReleaseError, match="no section"):
        release.check_tag(f"v{version}")
    changes.write_text(f"## [{version}] - 2026-12-01\n")
    release.check_tag(f"v{version}")


def test_a_checkout_that_differs_from_its_commit_is_not_released(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The change is named."""
    monkeypatch.setattr(release, "ROOT", tmp_path)
    (tmp_path / "file").write_text("before")
    git = ["git", "-c", "user.name=Ask", "-c", "user.email=ask@example.org"]
    for command in (["init", "-q"], ["add", "."], ["commit", "-qm", "One file"]):
        release.call(*git, *command)
    assert release.committed() == {"file"}
    (tmp_path / "file").write_text("after")
    with pytest.raises(ReleaseError, match="in no commit:\n M file"):
        release.committed()


@pytest.mark.timeout(PATIENCE)
def test_the_program_makes_a_release_of_a_clone(tmp_path: Path, long: bool) -> None:
    """With its own tools, page and packages in the long form; the short one gives a wrong tag."""
    clone = tmp_path / "clone"
    release.call("git", "clone", "-q", ROOT, clone)
    if not long:
        with pytest.raises(ReleaseError, match="the tag is 'v9'"):
            release.call(sys.executable, "scripts/release.py", "--tag", "v9", folder=clone)
        assert not (clone / "dist").exists()
        return
    release.call("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", tmp_path / "key")
    said = release.call("scripts/release", "--key", tmp_path / "key", folder=clone)
    assert "signed and verified" in said
    names = {path.name.partition("-")[0] for path in (clone / "dist").iterdir()}
    assert names == {"gladsheim", "SHA256SUMS", "SHA256SUMS.sig", "allowed_signers"}


def test_the_workflow_uploads_what_the_program_has_made_and_needs_no_token() -> None:
    """Only the job that uploads has an identity; it runs nothing of the checkout, and waits for approval."""
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text()
    workflow = yaml.safe_load(text)
    build, publish = workflow["jobs"]["build"], workflow["jobs"]["publish"]
    assert workflow["permissions"] == {}
    assert build["permissions"] == {"contents": "read"}
    assert 'scripts/release --tag "$GITHUB_REF_NAME"' in [step.get("run") for step in build["steps"]]
    assert (publish["needs"], publish["environment"]) == ("build", "release")
    assert publish["permissions"] == {"id-token": "write"}
    assert not any("checkout" in step.get("uses", "") for step in publish["steps"])
    assert "secrets." not in text
