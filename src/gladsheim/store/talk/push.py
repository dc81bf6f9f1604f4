"""Web Push subscriptions of browsers, and the key by which push services know the hall.

A subscription belongs to a session and ends with it, so that the browser's next user gets no notifications
of the previous one. A browser's endpoint is stored once.
"""

from sqlalchemy import bindparam, delete, insert, select, update

from gladsheim.store.engine.database import Connection
from gladsheim.store.schema import sessions
from gladsheim.store.talk.talk_schema import push_keys, push_subscriptions
from gladsheim.store.topic import Topic
from gladsheim.tables.people.talk import Subscription

MOST_SUBSCRIPTIONS = 10
"""Most subscriptions of a user; another one replaces the oldest."""

ADD_PUSH_KEY = insert(push_keys)
PUSH_KEY = select(push_keys.c.private).where(push_keys.c.id == 1)

_COLUMNS = push_subscriptions.c["session", "endpoint", "p256dh", "auth", "locale"]
_OF_SESSION = push_subscriptions.c.session == bindparam("of_session")
ADD_SUBSCRIPTION = insert(push_subscriptions)
SUBSCRIPTION = select(*_COLUMNS).where(_OF_SESSION)
SUBSCRIPTIONS = (
    select(*_COLUMNS)
    .join(sessions, sessions.c.id == push_subscriptions.c.session)
    .where(sessions.c.user_id == bindparam("user"), sessions.c.revoked.is_(None))
    .order_by(push_subscriptions.c.created.desc(), push_subscriptions.c.session)
)
DROP_SUBSCRIPTION = delete(push_subscriptions).where(_OF_SESSION)
DROP_ENDPOINT = delete(push_subscriptions).where(push_subscriptions.c.endpoint == bindparam("of_endpoint"))
DROP_SUBSCRIPTIONS = delete(push_subscriptions).where(
    push_subscriptions.c.session.in_(select(sessions.c.id).where(sessions.c.user_id == bindparam("user")))
)
MOVE_SUBSCRIPTION = update(push_subscriptions).where(_OF_SESSION).values(session=bindparam("new_session"))


class PushStore(Topic):
    """Subscriptions and the hall's key. An awaited change is saved."""

    async def key(self, fresh: str) -> str:
        """Return the hall's private key; if there is none, store and return `fresh`."""

        def work(connection: Connection) -> str:
            rows = connection.rows(PUSH_KEY)
            if rows:
                return str(rows[0][0])
            connection.change(ADD_PUSH_KEY, id=1, private=fresh)
            return fresh

        return await self._write(work)

    async def subscribe(self, user: str, subscription: Subscription, at: str) -> None:
        """Store a session's subscription, replacing earlier ones of the session and of the endpoint."""

        def work(connection: Connection) -> None:
            connection.change(DROP_SUBSCRIPTION, of_session=subscription.session)
            connection.change(DROP_ENDPOINT, of_endpoint=subscription.endpoint)
            for row in connection.rows(SUBSCRIPTIONS, user=user)[MOST_SUBSCRIPTIONS - 1 :]:
                connection.change(DROP_SUBSCRIPTION, of_session=row[0])
            connection.change(
                ADD_SUBSCRIPTION,
                session=subscription.session,
                endpoint=subscription.endpoint,
                p256dh=subscription.p256dh,
                auth=subscription.auth,
                locale=subscription.locale,
                created=at,
            )

        await self._write(work)

    async def subscription(self, session: str) -> Subscription | None:
        """Return the subscription of a session's browser; None if there is none."""
        rows = await self._rows(SUBSCRIPTION, of_session=session)
        return Subscription(*rows[0]) if rows else None

    async def subscriptions(self, user: str) -> list[Subscription]:
        """Return the subscriptions of a user's browsers, newest first."""
        return [Subscription(*row) for row in await self._rows(SUBSCRIPTIONS, user=user)]

    async def unsubscribe(self, session: str) -> None:
        """Delete the subscription of a session's browser."""
        await self._change(DROP_SUBSCRIPTION, of_session=session)

    async def drop(self, endpoint: str) -> None:
        """Delete an endpoint that its push service no longer knows."""
        await self._change(DROP_ENDPOINT, of_endpoint=endpoint)
