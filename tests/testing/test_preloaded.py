"""Programs that are forked from a loaded process end as programs do."""

import os
import signal
import subprocess
from importlib.metadata import version
from pathlib import Path

import pytest

from tests import PATIENCE
from tests.preloaded import Program, python


def test_what_a_program_says_and_how_it_ends_is_told() -> None:
    """Its output, its exit code, and an error that ends it."""
    program = Program(["gladsheim", "--version"], os.environ)
    assert program.communicate(PATIENCE) == f"gladsheim {version('gladsheim')}\n"
    assert program.returncode == 0
    program = Program(["gladsheim", "nothing"], os.environ)
    program.communicate(PATIENCE)
    assert program.returncode == 2


def test_programs_run_side_by_side_and_can_be_killed(database: Path) -> None:
    """The second of two halls on one file ends by itself; of the first it is told that it was killed."""
    words = ["tests.server.hall_process", "0", f"sqlite:///{database}"]
    first = Program(words, os.environ)
    assert "http://127.0.0.1" in first.stdout.readline()
    second = Program(words, os.environ)
    assert second.communicate(PATIENCE) == ""
    assert second.returncode == 1
    first.kill()
    first.communicate(PATIENCE)
    assert first.returncode == -signal.SIGKILL


CODE = "import os, sys; print(os.getppid(), sys.argv, sys.stdin.read(), os.environ['WANTED'], os.getcwd())"


def test_what_stands_for_python_runs_code_files_and_modules(tmp_path: Path) -> None:
    """With words, variables, folder and files of whoever starts it; with other flags it is Python."""
    env = {**os.environ, "WANTED": "é"}

    def said(*words: str) -> str:
        started = [python(), *words]
        done = subprocess.run(
            started,
            input="typed",
            cwd=tmp_path,
            env=env,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            check=True,
        )
        return done.stdout.partition(" ")[2].strip()

    assert said("-c", CODE, "word") == f"['-c', 'word'] typed é {tmp_path}"
    (tmp_path / "own.py").write_text(CODE)
    assert said("own.py", "word") == f"['own.py', 'word'] typed é {tmp_path}"
    assert said("-m", "own", "word") == f"['{tmp_path}/own.py', 'word'] typed é {tmp_path}"
    assert said("-I", "-c", CODE, "word") == f"['-c', 'word'] typed é {tmp_path}"


@pytest.mark.parametrize(
    ("code", "exit_code", "error"),
    [
        ("raise SystemExit(3)", 3, ""),
        ("raise SystemExit('why')", 1, "why\n"),
        ("import os, signal; os.kill(os.getpid(), signal.SIGKILL)", -signal.SIGKILL, ""),
        ("1 / 0", 1, "ZeroDivisionError: division by zero\n"),
    ],
)
def test_what_stands_for_python_ends_as_its_program(code: str, exit_code: int, error: str) -> None:
    """By its exit code, by a signal, or with a traceback."""
    done = subprocess.run([python(), "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == exit_code
    assert done.stderr.endswith(error)


ENDLESS = "import os, signal, sys; print(os.getpid(), flush=True); signal.pause()"


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGKILL])
def test_a_signal_to_what_stands_for_python_ends_its_program(sign: signal.Signals) -> None:
    """Also one that nobody can pass on."""
    with subprocess.Popen([python(), "-c", ENDLESS], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        pid = int(process.stdout.readline())
        assert pid != process.pid
        process.send_signal(sign)
        # The program has its end of the pipe until it is gone.
        assert process.stdout.read() == ""
    assert process.returncode == -sign
