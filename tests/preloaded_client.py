"""Asks the process that has loaded `gladsheim` to run a program in the stead of this one.

It is short, and imports nothing that takes long: see preloaded.py, which has put its first line before it.
"""

import _signal  # type: ignore[import-not-found]  # what signal is made of
import _socket
import os
import sys

REAL = sys.executable
PASSED_ON = (_signal.SIGHUP, _signal.SIGINT, _signal.SIGQUIT, _signal.SIGTERM, _signal.SIGWINCH)


def inherited() -> list[int]:
    """The files that this program was given."""
    found = []
    for name in os.listdir("/dev/fd"):
        try:
            if os.get_inheritable(int(name)):
                found.append(int(name))
        except OSError:
            # That of the list itself.
            continue
    return found


def main() -> None:
    """Ask, pass signals on, and end as it ends."""
    words = sys.argv[1:]
    while words and words[0] == "-B":
        words = words[1:]
    if not words or (words[0].startswith("-") and words[0] not in {"-m", "-c"}):
        os.execv(REAL, [REAL, *words])
    numbers = inherited()
    wish = [words, dict(os.environ), os.getcwd(), numbers]
    _signal.pthread_sigmask(_signal.SIG_BLOCK, PASSED_ON)
    asked = _socket.socket(_socket.AF_UNIX, _socket.SOCK_SEQPACKET)
    asked.connect(os.path.join(os.path.dirname(__file__), "socket"))
    handles = b"".join(number.to_bytes(4, sys.byteorder) for number in numbers)
    asked.sendmsg([ascii(wish).encode()], [(_socket.SOL_SOCKET, _socket.SCM_RIGHTS, handles)])
    pid = int(asked.recv(64))
    for number in numbers:
        os.close(number)
    for sign in PASSED_ON:
        _signal.signal(sign, lambda sign, _: os.kill(pid, sign))
    _signal.pthread_sigmask(_signal.SIG_UNBLOCK, PASSED_ON)
    code = int(asked.recv(64) or b"1")
    if code < 0:
        if -code in PASSED_ON:
            _signal.signal(-code, _signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    os._exit(code)


main()
