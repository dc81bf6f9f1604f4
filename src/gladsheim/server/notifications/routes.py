"""Routes for an account's notification settings."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from gladsheim.core.words import Words
from gladsheim.server.identity.guests import MaybeUser, known
from gladsheim.server.identity.visitors import visitor
from gladsheim.server.notifications.contacts import Contacts
from gladsheim.server.notifications.push import Push
from gladsheim.server.talk.wire import (
    ContactView,
    EmailCode,
    NewEmail,
    NewPush,
    NewWebhook,
    PushView,
    WebhookSecret,
)
from gladsheim.server.wire.bodies import Done, Strict
from gladsheim.server.wire.errors import Refused
from gladsheim.server.wire.refusals import OWN_ACCOUNT
from gladsheim.server.wire.requests import IDENTITY, Caller, ask
from gladsheim.tables.people.people import User

Token = Annotated[
    str,
    PathParameter(
        min_length=1, max_length=60, pattern=IDENTITY, description="The token of the link in a mail"
    ),
]


@get("/contact")
async def contact_settings(caller: MaybeUser, contacts: NamedDependency[Contacts]) -> ContactView:
    """Return where the account is notified of its turns, and the channels of this hall; none for a guest."""
    if caller is None or not caller.account:
        return ContactView(False, False, None, None, None)
    found = await contacts.of(caller)
    ways = contacts.ways
    offered = (ways.mailer is not None, ways.webhooks is not None)
    return ContactView(*offered, found.email, found.pending, found.webhook)


@put(
    "/contact/email",
    dto=Strict[NewEmail],
    return_dto=None,
    refuses=(*OWN_ACCOUNT, "no_channel", "mail_failed"),
)
async def ask_email(
    request: Caller, caller: MaybeUser, contacts: NamedDependency[Contacts], data: JSONBody[NewEmail]
) -> Done:
    """Mail a code to an address, which becomes the account's when the code is entered."""
    user = _account(caller)
    await contacts.ask_email(user, data.email, data.language, visitor(request))
    return Done()


@ask("/contact/email/confirm", Strict[EmailCode], refuses=(*OWN_ACCOUNT, "code_expired", "wrong_code"))
async def confirm_email(
    caller: MaybeUser, contacts: NamedDependency[Contacts], data: JSONBody[EmailCode]
) -> Done:
    """Confirm the address by its code."""
    await contacts.confirm_email(_account(caller), data.code)
    return Done()


@delete("/contact/email", status_code=200, refuses=OWN_ACCOUNT)
async def forget_email(caller: MaybeUser, contacts: NamedDependency[Contacts]) -> Done:
    """Delete the address: no more mails."""
    await contacts.forget_email(_account(caller))
    return Done()


@put("/contact/webhook", dto=Strict[NewWebhook], return_dto=None, refuses=(*OWN_ACCOUNT, "no_channel"))
async def set_webhook(
    caller: MaybeUser, contacts: NamedDependency[Contacts], data: JSONBody[NewWebhook]
) -> WebhookSecret:
    """Set the webhook to which the account's turns are posted.
    The answer contains the secret that signs the posts, once.
    """
    user = _account(caller)
    return WebhookSecret(await contacts.set_webhook(user, data.url))


@delete("/contact/webhook", status_code=200, refuses=OWN_ACCOUNT)
async def forget_webhook(caller: MaybeUser, contacts: NamedDependency[Contacts]) -> Done:
    """Remove the account's webhook."""
    await contacts.forget_webhook(_account(caller))
    return Done()


@post("/unsubscribe/{token:str}", status_code=200)
async def unsubscribe(contacts: NamedDependency[Contacts], token: Token) -> Done:
    """Stop the mails whose links have this token. It needs no login, and a mail program may call it."""
    await contacts.unsubscribe(token)
    return Done()


@get("/push")
async def push_settings(request: Caller, push: NamedDependency[Push | None]) -> PushView:
    """Return whether the caller's browser is notified of turns without an open page, and how to subscribe."""
    if push is None:
        return PushView(None, None)
    found = await known(request)
    return PushView(await push.public_key(), None if found is None else await push.language(found))


@put("/push", dto=Strict[NewPush], return_dto=None, refuses=("no_session", "no_channel"))
async def begin_push(request: Caller, push: NamedDependency[Push | None], data: JSONBody[NewPush]) -> Done:
    """Notify the caller's browser of turns, until the session ends."""
    found = await known(request)
    if push is None:
        raise Refused("no_channel", Words("faults-no-push"))
    if found is None:
        raise Refused("no_session")
    await push.subscribe(found, data)
    return Done()


@delete("/push", status_code=200)
async def end_push(request: Caller, push: NamedDependency[Push | None]) -> Done:
    """Stop notifying the caller's browser."""
    found = await known(request)
    if push is not None and found is not None:
        await push.unsubscribe(found)
    return Done()


HANDLERS = [
    contact_settings,
    ask_email,
    confirm_email,
    forget_email,
    set_webhook,
    forget_webhook,
    unsubscribe,
    push_settings,
    begin_push,
    end_push,
]


def _account(caller: User | None) -> User:
    if caller is None or not caller.account:
        raise Refused("not_account", Words("faults-account-told"))
    return caller
