"""Sending one message to one destination over HTTP, in the form that it takes; what came of it."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import re
from collections.abc import Callable
from datetime import UTC
from email.utils import parsedate_to_datetime
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import httpcore
import msgspec

from aegean.server.errors import BadDestination
from aegean.server.notifications import push
from aegean.server.notifications.keys import Keys
from aegean.server.notifications.targets import CheckedNetwork, Forbidden, checked_url
from aegean.server.notifications.wording import Message, say
from aegean.server.settings import Settings

SENT: Final = "sent"
LATER: Final = "later"  # it may be taken another time
REFUSED: Final = "refused"  # this message is not wanted
GONE: Final = "gone"  # nothing is taken there any more
HOUSE: Final = "house"  # the fault is on our side: nothing is said of the destination

_SECONDS: Final = 20.0
_TIMEOUTS: Final = {"connect": 5.0, "read": 10.0, "write": 10.0, "pool": 10.0}
_MOST_READ: Final = 16 * 1024  # bytes of an answer, of which nothing is used
_MARKS: Final = re.compile(r"([\\`*_~|>\[\]()#:<-])")  # of Discord's, in a title


class Outcome(NamedTuple):
    what: str
    why: str = ""
    wait: float | None = None  # seconds that the other side asks for


class Request(NamedTuple):
    url: str
    headers: dict[str, str]
    body: bytes


class Post:
    """All that goes out over HTTP. Every connection leads to an address that was checked when it was made."""

    def __init__(self, settings: Settings) -> None:
        self._private = settings.private_targets
        self._pool = httpcore.AsyncConnectionPool(
            max_connections=20,
            max_keepalive_connections=10,
            keepalive_expiry=30.0,
            network_backend=CheckedNetwork(settings.private_targets),
        )

    async def close(self) -> None:
        await self._pool.aclose()

    async def send(self, request: Request, now: float) -> Outcome:
        headers: dict[bytes | str, bytes | str] = {
            "Host": urlsplit(request.url).netloc,
            "User-Agent": "Aegean",
            "Content-Length": str(len(request.body)),
        }
        headers.update(request.headers)
        try:
            checked_url(request.url, self._private)  # what the host allows may have changed since
            async with (
                asyncio.timeout(_SECONDS),
                self._pool.stream(
                    "POST",
                    request.url,
                    headers=headers,
                    content=request.body,
                    extensions={"timeout": _TIMEOUTS},
                ) as answer,
            ):
                status, wait = answer.status, _wished(answer.headers, now)
                received = 0
                async for part in answer.aiter_stream():
                    received += len(part)
                    if received > _MOST_READ:
                        break
        except (Forbidden, BadDestination):
            return Outcome(REFUSED, "the address may not be reached")
        except TimeoutError:
            return Outcome(LATER, "no answer in time")
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError) as error:
            return Outcome(LATER, type(error).__name__)
        return _judged(status, wait)


def _judged(status: int, wait: float | None) -> Outcome:
    if 200 <= status < 300:
        return Outcome(SENT)
    if status in (404, 410):
        return Outcome(GONE, f"answer {status}")
    if status in (408, 425, 429) or status >= 500:
        return Outcome(LATER, f"answer {status}", wait)
    return Outcome(REFUSED, f"answer {status}")  # redirects too: what was agreed on is the address


def _wished(headers: list[tuple[bytes, bytes]], now: float) -> float | None:
    """The seconds of Retry-After, or until the moment that it names."""
    text = next((value.decode("latin-1") for name, value in headers if name.lower() == b"retry-after"), "")
    if text.isascii() and text.isdigit() and len(text) < 9:
        return float(text)
    try:
        moment = parsedate_to_datetime(text)
    except ValueError:
        return None
    return max(0.0, moment.replace(tzinfo=moment.tzinfo or UTC).timestamp() - now)


# -- forms ------------------------------------------------------------------------------------------------------------


class Parcel(NamedTuple):
    """A message, and all that its form needs to know."""

    message: Message
    address: str
    secret: str
    stop: str  # the path of the page that stops it
    base: str  # the public URL
    now: float

    @property
    def link(self) -> str:
        return self.base + self.message.path

    def text(self, title: str, link: Callable[[str, str], str]) -> str:
        """For chats: what it is, with links, and how to stop it."""
        told = self.message.language
        lines = [f"{line.what}: {link(line.where, self.base + line.path)}" for line in self.message.lines]
        return "\n".join(
            [*([title] if len(lines) > 1 else []), *lines, link(say(told, "notify-stop"), self.base + self.stop)]
        )


def to_browser(parcel: Parcel, keys: Keys, contact: str) -> Request:
    message = parcel.message
    told = {
        "title": message.title,
        "body": message.body[:1000],
        "path": message.path,
        "tag": message.tables[0] if len(set(message.tables)) == 1 else "aegean",
        "stop": parcel.stop,
        "stop_label": say(message.language, "notify-stop"),
        "language": message.language,
    }
    body = push.encrypted(msgspec.json.encode(told), msgspec.json.decode(parcel.secret, type=push.Browser))
    headers = {
        "Authorization": push.authorization(keys, parcel.address, contact, parcel.now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(push.KEPT),
        "Urgency": "normal",
        "Topic": message.id,  # the same message once more takes the place of the first, as long as that is on its way
    }
    return Request(parcel.address, headers, body)


def to_discord(parcel: Parcel) -> Request:
    def link(text: str, url: str) -> str:
        plain = _MARKS.sub(r"\\\1", text)
        return f"[{plain}](<{url}>)"

    text = parcel.text(f"**{parcel.message.title}**", link)
    return _json(parcel, {"content": text[:2000], "allowed_mentions": {"parse": []}})


def to_slack(parcel: Parcel) -> Request:
    def escaped(text: str) -> str:
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")

    def link(text: str, url: str) -> str:
        return f"<{url}|{escaped(text).replace('|', '¦')}>"

    return _json(parcel, {"text": parcel.text(f"*{escaped(parcel.message.title)}*", link)})


def to_ntfy(parcel: Parcel) -> Request:
    """As JSON to the server, so that titles may have any letters; the topic is the last part of the address."""
    base, _, topic = parcel.address.rstrip("/").rpartition("/")
    told = parcel.message.language
    stop = {"action": "view", "label": say(told, "notify-stop"), "url": parcel.base + parcel.stop}
    what = {"topic": topic, "title": parcel.message.title, "message": parcel.message.body, "click": parcel.link}
    return _json(parcel._replace(address=f"{base}/"), {**what, "tags": ["amphora"], "actions": [stop]})._replace(
        headers=_headers(parcel) | ({"Authorization": f"Bearer {parcel.secret}"} if parcel.secret else {})
    )


def to_program(parcel: Parcel) -> Request:
    """Plain JSON, signed as Standard Webhooks has it: whoever knows the secret can tell that it comes from here."""
    message = parcel.message
    body = msgspec.json.encode(
        {
            "id": message.id,
            "reason": message.reason,
            "title": message.title,
            "house": message.house,
            "lines": [
                {"what": line.what, "where": line.where, "url": parcel.base + line.path} for line in message.lines
            ],
            "tables": list(message.tables),
            "url": parcel.link,
            "stop": parcel.base + parcel.stop,
        }
    )
    moment = str(int(parcel.now))
    key = base64.b64decode(parcel.secret.partition("_")[2])
    mac = hmac.digest(key, f"{message.id}.{moment}.".encode() + body, hashlib.sha256)
    signed = {"webhook-timestamp": moment, "webhook-signature": f"v1,{base64.b64encode(mac).decode()}"}
    return Request(parcel.address, _headers(parcel) | signed, body)


FORMS: Final[dict[str, Callable[[Parcel], Request]]] = {
    "discord": to_discord,
    "slack": to_slack,
    "ntfy": to_ntfy,
    "json": to_program,
}


def _json(parcel: Parcel, body: dict[str, Any]) -> Request:
    return Request(parcel.address, _headers(parcel), msgspec.json.encode(body))


def _headers(parcel: Parcel) -> dict[str, str]:
    """The id is the same at every try: whoever has seen it may pass the message over."""
    return {"Content-Type": "application/json", "webhook-id": parcel.message.id}
