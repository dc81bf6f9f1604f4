"""Browsers that are told of turns by Web Push, and the key by which push services know the hall.

A subscription belongs to a session and ends with it, so that whoever uses the browser next gets
nothing of it. A browser's endpoint is kept once.
"""

from sqlalchemy import bindparam, delete, insert, select, update

from gladsheim.store.engine.database import Connection
from gladsheim.store.schema import sessions
from gladsheim.store.talk.talk_schema import push_keys, push_subscriptions
from gladsheim.store.topic import Topic
from gladsheim.tables.people.talk import Subscription

MOST_SUBSCRIPTIONS = 10
"""Of a user: another one takes the place of the oldest."""

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
    """Subscriptions and the hall's key. What has been awaited is saved."""

    async def key(self, fresh: str) -> str:
        """The private key of the hall, of all of its processes; `fresh` where there was none."""

        def work(connection: Connection) -> str:
            rows = connection.rows(PUSH_KEY)
            if rows:
                return str(rows[0][0])
            connection.change(ADD_PUSH_KEY, id=1, private=fresh)
            return fresh

        return await self._write(work)

    async def subscribe(self, user: str, subscription: Subscription, at: str) -> None:
        """Store where a session's browser is told, in place of what it or the endpoint had before."""

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
        """Where the browser of a session is told; None if it is not."""
        rows = await self._rows(SUBSCRIPTION, of_session=session)
        return Subscription(*rows[0]) if rows else None

    async def subscriptions(self, user: str) -> list[Subscription]:
        """Where the browsers of a user are told, the newest first."""
        return [Subscription(*row) for row in await self._rows(SUBSCRIPTIONS, user=user)]

    async def unsubscribe(self, session: str) -> None:
        """Tell the browser of a session nothing more."""
        await self._change(DROP_SUBSCRIPTION, of_session=session)

    async def drop(self, endpoint: str) -> None:
        """Forget an endpoint that its push service does not know any more."""
        await self._change(DROP_ENDPOINT, of_endpoint=endpoint)
