"""Routes of chat, blocks, reports and private notes."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import UNSET

from gladsheim.server.identity.guests import MaybeUser
from gladsheim.server.talk.talk import PersonReference, Talk
from gladsheim.server.talk.wire import (
    BlockCard,
    ChatMarks,
    ChatMessage,
    ChatView,
    NewMessage,
    NewNote,
    NewReport,
    Somebody,
)
from gladsheim.server.wire.bodies import Done, NoteView, Strict
from gladsheim.server.wire.refusals import SITTING
from gladsheim.server.wire.requests import IDENTITY, TableId, ask
from gladsheim.store.talk.talk import MOST_MESSAGES
from gladsheim.tables.people.talk import Message

ChatSince = Annotated[
    int,
    QueryParameter(
        ge=0, le=MOST_MESSAGES, description="The number of the message after which others are wanted"
    ),
]
BlockId = Annotated[
    str,
    PathParameter(
        min_length=1, max_length=40, pattern=IDENTITY, description="The id of a block of one's own"
    ),
]


@get("/tables/{table:str}/chat", refuses=SITTING)
async def chat(
    caller: MaybeUser, talk: NamedDependency[Talk], table: TableId, since: ChatSince = 0
) -> ChatView:
    """Return messages after number `since`, without blocked people's; empty for callers without a seat."""
    user = caller
    heard = await talk.heard(user, table, since)
    shown = [_shown(message, mine=user is not None and message.user == user.id) for message in heard.messages]
    return ChatView(shown, heard.last, heard.attendance.heard, heard.attendance.muted)


@ask("/tables/{table:str}/chat", Strict[NewMessage], refuses=(*SITTING, "chat_full", "closed", "id_taken"))
async def say_in_chat(
    caller: MaybeUser, talk: NamedDependency[Talk], table: TableId, data: JSONBody[NewMessage]
) -> ChatMessage:
    """Send a message to the players at the table."""
    user = caller
    return _shown(await talk.say(user, table, data.text, data.message_id), mine=True)


@put("/tables/{table:str}/chat", dto=Strict[ChatMarks], return_dto=None, refuses=SITTING)
async def mark_chat(
    caller: MaybeUser, talk: NamedDependency[Talk], table: TableId, data: JSONBody[ChatMarks]
) -> Done:
    """Mute the chat for the caller, and store how far the caller has read."""
    muted = None if data.muted is UNSET else data.muted
    heard = None if data.heard is UNSET else data.heard
    await talk.mark(caller, table, muted, heard)
    return Done()


@get("/tables/{table:str}/note", refuses=SITTING)
async def private_note(caller: MaybeUser, talk: NamedDependency[Talk], table: TableId) -> NoteView:
    """Return the caller's private note about the table."""
    return await talk.note(caller, table)


@put("/tables/{table:str}/note", dto=Strict[NewNote], return_dto=None, refuses=(*SITTING, "note_changed"))
async def write_note(
    caller: MaybeUser, talk: NamedDependency[Talk], table: TableId, data: JSONBody[NewNote]
) -> NoteView:
    """Write the caller's private note. If another version is stored, refuse and return that one."""
    return await talk.write_note(caller, table, data.text, data.version)


@ask("/tables/{table:str}/blocks", Strict[Somebody], refuses=(*SITTING, "too_many"))
async def block_person(
    caller: MaybeUser, talk: NamedDependency[Talk], table: TableId, data: JSONBody[Somebody]
) -> BlockCard:
    """Block a person at the table: the caller no longer gets that person's messages and invitations.
    The person is not notified.
    """
    whom = _whom(data)
    stored = await talk.block(caller, table, whom)
    return BlockCard(stored.id, stored.name, stored.created)


@ask("/tables/{table:str}/reports", Strict[NewReport], refuses=(*SITTING, "too_many"))
async def report_person(
    caller: MaybeUser, talk: NamedDependency[Talk], table: TableId, data: JSONBody[NewReport]
) -> Done:
    """Report a message or a person at the caller's table to the operator."""
    await talk.report(caller, table, _whom(data), data.reason)
    return Done()


@get("/blocks")
async def blocks(caller: MaybeUser, talk: NamedDependency[Talk]) -> list[BlockCard]:
    """Return the people whom the caller has blocked, latest first."""
    found = await talk.blocks(caller)
    return [BlockCard(one.id, one.name, one.created) for one in found]


@delete("/blocks/{block_id:str}", status_code=200)
async def unblock(caller: MaybeUser, talk: NamedDependency[Talk], block_id: BlockId) -> Done:
    """Lift a block."""
    await talk.unblock(caller, block_id)
    return Done()


HANDLERS = [
    chat,
    say_in_chat,
    mark_chat,
    private_note,
    write_note,
    block_person,
    report_person,
    blocks,
    unblock,
]


def _whom(data: Somebody | NewReport) -> PersonReference:
    return PersonReference(
        None if data.seat is UNSET else data.seat, None if data.message is UNSET else data.message
    )


def _shown(message: Message, *, mine: bool) -> ChatMessage:
    return ChatMessage(message.number, message.seat, message.name, message.text, message.at, mine)
