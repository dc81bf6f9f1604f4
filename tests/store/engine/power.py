"""A disk whose power is cut: what a program did with its files, and what may be left of it.

`strace` records every call by which the program changes files or flushes them, and the marks that it
writes itself. From the record the files are rebuilt as they may stand after a cut at any point. What
was flushed is there. Of the rest any part may be: of a write any of its sectors of 512 bytes, of what
happened to the names in a folder anything. Nothing is promised to come in the order in which it was
done, and a flush counts from its end on for what had ended before it began. That is harsher than any
file system: most keep the names in order, and flush the name of a new file with it.
"""

from __future__ import annotations

import random
import re
import subprocess
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

CALLS = (
    "openat,pwrite64,write,ftruncate,fsync,fdatasync,unlink,unlinkat,"
    "rename,renameat,renameat2,link,linkat,mkdir,mkdirat"
)
LONGEST_WRITE = 1 << 20
SECTOR = 512
PASSING = ("-shm", ".lock", ".serving")
"""Ends of the names of files that need not outlive their processes."""
CALL = re.compile(r"(\w+)\((.*)\)\s+= (\S+)")
OPEN_FILE = re.compile(r"[^<]*<([^>]*)>(\(deleted\))?$")


@dataclass(frozen=True, slots=True)
class Written:
    """Bytes that were written into a file; none, and a size, where the file was cut off or extended."""

    file: int
    at: int
    data: bytes = b""


@dataclass(frozen=True, slots=True)
class Named:
    """Names in folders that lead to something else, or nowhere, from one moment to the next."""

    names: tuple[tuple[int, str, int | None], ...]


@dataclass(frozen=True, slots=True)
class Flushed:
    """A flush of a file or folder, which began when so many events had happened."""

    node: int
    began: int


@dataclass(frozen=True, slots=True)
class Marked:
    """What the program said at this moment."""

    text: str


Event = Written | Named | Flushed | Marked
ROOT = 0


@dataclass
class Recording:
    """What a program did below a folder, in order; `before` is what was there."""

    root: Path
    before: dict[str, bytes]
    events: list[Event] = field(default_factory=list)
    folders: set[int] = field(default_factory=lambda: {ROOT})
    nodes: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._live = {str(self.root): ROOT}
        self._ends: dict[int, int] = {}
        self._count = 0
        for name in self.before:
            self.nodes[name] = self._live[str(self.root / name)] = self._new()

    def _new(self) -> int:
        self._count += 1
        return self._count

    def flushes(self, path: str) -> int:
        """How often a file that is there at the end was flushed."""
        node = self._live[str(self.root / path)]
        return sum(isinstance(event, Flushed) and event.node == node for event in self.events)

    def read(self, log: Path, marks: Path) -> None:
        """Take up what strace has written."""
        unfinished: dict[str, tuple[int, str]] = {}
        with log.open(encoding="ascii") as lines:
            for line in lines:
                process, call = line.rstrip("\n").split(maxsplit=1)
                began = len(self.events)
                if call.endswith("<unfinished ...>"):
                    unfinished[process] = began, call.removesuffix("<unfinished ...>").rstrip()
                    continue
                if call.startswith("<..."):
                    began, head = unfinished.pop(process)
                    call = head + call.partition("resumed>")[2]
                if (found := CALL.match(call)) and not found[3].startswith("-"):
                    self._take(found[1], found[2].split(", "), began, str(marks))

    def _take(self, name: str, arguments: list[str], began: int, marks: str) -> None:
        match name:
            case "pwrite64" | "write" | "ftruncate" | "fsync" | "fdatasync":
                self._take_open(name, arguments, began, marks)
            case "openat":
                self._open(_text(arguments[1]), arguments[2])
            case "mkdir" | "mkdirat":
                self._make_folder(_paths(arguments)[0])
            case "unlink" | "unlinkat":
                self._name(_paths(arguments)[0], None)
            case "link" | "linkat":
                old, new = _paths(arguments)
                self._name(new, self._live.get(old))
            case "rename" | "renameat" | "renameat2":
                self._rename(*_paths(arguments))

    def _take_open(self, name: str, arguments: list[str], began: int, marks: str) -> None:
        found = OPEN_FILE.match(arguments[0])
        path = _unescaped(found[1]) if found and not found[2] else ""
        if path == marks and name == "write":
            self.events.append(Marked(_text(arguments[1])))
        node = self._live.get(path)
        if node is None:
            return
        if name in ("fsync", "fdatasync"):
            self.events.append(Flushed(node, began))
        elif name == "ftruncate":
            self.events.append(Written(node, int(arguments[1], 0)))
        elif not path.endswith(PASSING):
            data = _bytes(arguments[1])
            assert len(data) == int(arguments[2])
            # What names no place goes behind what was written before: only new files are written so.
            at = int(arguments[3]) if name == "pwrite64" else self._ends.get(node, 0)
            self._ends[node] = at + len(data)
            self.events.append(Written(node, at, data))

    def _open(self, path: str, flags: str) -> None:
        if path in self._live:
            assert "O_TRUNC" not in flags or path.endswith(PASSING)
        elif "O_CREAT" in flags and str(Path(path).parent) in self._live:
            self._name(path, self._new())

    def _make_folder(self, path: str) -> None:
        if str(Path(path).parent) in self._live:
            folder = self._new()
            self.folders.add(folder)
            self._name(path, folder)

    def _name(self, path: str, node: int | None) -> None:
        folder = self._live.get(str(Path(path).parent))
        if folder is None:
            return
        self.events.append(Named(((folder, Path(path).name, node),)))
        if node is None:
            self._live.pop(path, None)
        else:
            self._live[path] = node

    def _rename(self, old: str, new: str) -> None:
        node = self._live.pop(old, None)
        if node is None:
            return
        changes = [(self._live[str(Path(path).parent)], Path(path).name) for path in (old, new)]
        self.events.append(Named(((*changes[0], None), (*changes[1], node))))
        self._live[new] = node


def _text(argument: str) -> str:
    return _bytes(argument).decode()


def _bytes(argument: str) -> bytes:
    assert argument.endswith('"'), "strace has cut off what was written"
    return _raw(argument.strip('"'))


def _raw(escaped: str) -> bytes:
    return bytes.fromhex(escaped.replace("\\x", ""))


def _unescaped(path: str) -> str:
    return _raw(path).decode() if path.startswith("\\x") else path


def _paths(arguments: Sequence[str]) -> list[str]:
    return [_text(argument) for argument in arguments if argument.startswith('"')]


def record(strace: str, root: Path, marks: Path, command: Sequence[str]) -> Recording:
    """Run a program that marks what it says in the file `marks`, and see what it does below a folder."""
    log = marks.with_name("calls.log")
    recording = Recording(root, {path.name: path.read_bytes() for path in root.iterdir()})
    tracing = [strace, "-f", "-y", "-xx", "--seccomp-bpf", "-s", str(LONGEST_WRITE), "-e", f"trace={CALLS}"]
    subprocess.run([*tracing, "-o", str(log), *command], check=True)
    recording.read(log, marks)
    log.unlink()
    return recording


class Chance:
    """Which part of what was not flushed is there all the same."""

    def __init__(self, share: float, seed: str = "") -> None:
        self._share = share
        self._random = random.Random(seed)

    def __call__(self) -> bool:
        """Whether something is there."""
        return self._share >= 1 or (self._share > 0 and self._random.random() < self._share)

    def sectors(self, write: Written) -> Iterator[tuple[int, bytes]]:
        """The parts of a write that are there."""
        if self._share >= 1:
            yield write.at, write.data
            return
        start, end = write.at, write.at + len(write.data)
        while self._share > 0 and start < end:
            following = min(end, (start // SECTOR + 1) * SECTOR)
            if self():
                yield start, write.data[start - write.at : following - write.at]
            start = following


NOTHING, EVERYTHING = Chance(0), Chance(1)


class Disk:
    """What is on the disk for sure, and what may be."""

    def __init__(self, recording: Recording, *, flushes_folders: bool = True) -> None:
        self._recording = recording
        self._flushes_folders = flushes_folders
        self._files = {recording.nodes[name]: bytearray(data) for name, data in recording.before.items()}
        self._folders: dict[int, dict[str, int]] = {ROOT: dict(recording.nodes)}
        self._writes: dict[int, list[tuple[int, Written]]] = {}
        self._names: list[tuple[int, Named]] = []

    @property
    def pending(self) -> bool:
        """Whether anything would not be there for sure."""
        return bool(self._names) or any(self._writes.values())

    def apply(self, number: int, event: Event) -> None:
        """Go on by an event."""
        match event:
            case Written():
                self._writes.setdefault(event.file, []).append((number, event))
            case Named():
                self._names.append((number, event))
            case Flushed() if event.node in self._recording.folders:
                if self._flushes_folders:
                    self._flush_names(event)
            case Flushed():
                pending = self._writes.get(event.node, [])
                content = self._files.setdefault(event.node, bytearray())
                for _, write in (one for one in pending if one[0] < event.began):
                    _write(content, write, EVERYTHING)
                self._writes[event.node] = [one for one in pending if one[0] >= event.began]

    def _flush_names(self, event: Flushed) -> None:
        left = []
        for number, change in self._names:
            here = [one for one in change.names if one[0] == event.node and number < event.began]
            self._rename(self._folders, here)
            if rest := tuple(one for one in change.names if one not in here):
                left.append((number, Named(rest)))
        self._names = left

    @staticmethod
    def _rename(folders: dict[int, dict[str, int]], names: Sequence[tuple[int, str, int | None]]) -> None:
        for folder, name, node in names:
            entries = folders.setdefault(folder, {})
            if node is None:
                entries.pop(name, None)
            else:
                entries[name] = node

    def left(self, chance: Chance) -> dict[str, bytes]:
        """The files after a cut now."""
        folders = {folder: dict(names) for folder, names in self._folders.items()}
        for _, change in self._names:
            if chance():
                self._rename(folders, change.names)
        return dict(self._walk(folders, ROOT, "", chance))

    def _walk(
        self, folders: dict[int, dict[str, int]], folder: int, above: str, chance: Chance
    ) -> Iterator[tuple[str, bytes]]:
        for name, node in sorted(folders.get(folder, {}).items()):
            if node in self._recording.folders:
                yield from self._walk(folders, node, f"{above}{name}/", chance)
            elif not name.endswith(PASSING):
                content = bytearray(self._files.get(node, b""))
                for _, write in self._writes.get(node, []):
                    _write(content, write, chance)
                yield above + name, bytes(content)


def _write(content: bytearray, write: Written, chance: Chance) -> None:
    if not write.data:
        if chance():
            del content[write.at :]
            content.extend(bytes(write.at - len(content)))
        return
    for at, data in chance.sectors(write):
        content.extend(bytes(max(0, at - len(content))))
        content[at : at + len(data)] = data


@dataclass(frozen=True, slots=True)
class Cut:
    """A moment at which the power may fail: what was said before, and the files that may be left then."""

    said: tuple[str, ...]
    states: tuple[dict[str, bytes], ...]


SHARES = (0.1, 0.5, 0.9)


def cuts(
    recording: Recording,
    samples: int,
    *,
    wanted: Callable[[int, Sequence[str]], bool] = lambda number, said: True,
    flushes_folders: bool = True,
) -> Iterator[Cut]:
    """The moments of a recording; with none, all and `samples` parts of what was pending.

    `wanted` chooses by the number of an event and what was said before; right after the program has said
    something it is not asked.
    """
    disk = Disk(recording, flushes_folders=flushes_folders)
    said: list[str] = []
    for number, event in enumerate(recording.events):
        disk.apply(number, event)
        if isinstance(event, Marked):
            said.append(event.text)
        elif not wanted(number, said):
            continue
        chances = [NOTHING]
        if disk.pending:
            shares = [(sample, SHARES[(number + sample) % len(SHARES)]) for sample in range(samples)]
            chances += [EVERYTHING, *(Chance(share, f"{number} {sample}") for sample, share in shares)]
        yield Cut(tuple(said), tuple(disk.left(chance) for chance in chances))
