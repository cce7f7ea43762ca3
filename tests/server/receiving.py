"""Those who receive notifications, real ones, on this machine: a mail server, a push service and a webhook receiver."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import hmac
import json
import threading
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.running import free_port, until


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """An HTTP server that takes what is posted to it, and answers as it is told."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.answers: list[tuple[int, dict[str, str]]] = []  # the next ones; otherwise 201
        self.always: tuple[int, dict[str, str]] = (201, {})
        self.gate = threading.Event()  # no answer before it is open
        self.gate.set()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.received.append(Received(self.path, headers, body))
                receiver.gate.wait(30)
                status, more = receiver.answers.pop(0) if receiver.answers else receiver.always
                self.send_response(status)
                for name, value in {"Content-Length": "0", **more}.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def came(self, count: int) -> list[Received]:
        until(lambda: len(self.received) >= count, f"message {count} at the receiver", 60)
        return self.received


@contextlib.contextmanager
def receiver() -> Iterator[Receiver]:
    one = Receiver()
    try:
        yield one
    finally:
        one.close()


# -- a browser and its push service -----------------------------------------------------------------------------------


def unpadded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def padded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869, as RFC 8291 writes it: one round is enough."""
    drawn = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(drawn, info + b"\x01", hashlib.sha256)[:length]


class Browser:
    """What subscribes, and can read what it is sent."""

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"0123456789abcdef") -> None:
        self._key = key or ec.generate_private_key(ec.SECP256R1())
        self._auth = auth
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": unpadded(point), "auth": unpadded(auth)}

    def read(self, body: bytes) -> bytes:
        """Decrypt as RFC 8188 and RFC 8291 say."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        secret = _hkdf(self._auth, shared, b"WebPush: info\x00" + padded(self.keys["p256dh"]) + sender, 32)
        key = _hkdf(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _hkdf(salt, secret, b"Content-Encoding: nonce\x00", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert text[-1:] == b"\x02"  # the last record
        return text[:-1]

    def told(self, received: Received) -> Any:
        """What the push service would hand to the page's worker: the message, from whom it says it is."""
        assert received.headers["content-encoding"] == "aes128gcm"
        assert len(received.body) <= 4096
        return json.loads(self.read(received.body))


def signed_for(received: Received, public: str) -> dict[str, Any]:
    """What the sender claims, once its signature is found to be that of the key (RFC 8292)."""
    scheme, _, rest = received.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public)
    head, claims, signature = parts["t"].split(".")
    assert json.loads(padded(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = padded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), padded(public))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(padded(claims))
    return found


def signed_by(received: Received, secret: str) -> bool:
    """Whether a webhook is signed as Standard Webhooks has it."""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{received.headers['webhook-id']}.{received.headers['webhook-timestamp']}.".encode() + received.body
    right = base64.b64encode(hmac.digest(key, signed, hashlib.sha256)).decode()
    return received.headers["webhook-signature"] == f"v1,{right}"


# -- mail -------------------------------------------------------------------------------------------------------------


class MailServer:
    """A real one, which keeps what it gets; it refuses recipients and messages as it is told."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses: dict[str, str] = {}  # recipients, with its answer
        self.answers: list[str] = []  # to the next messages
        self._controller = Controller(self, hostname="127.0.0.1", port=free_port())
        self._controller.start()
        self._open = True
        self.url = f"smtp://127.0.0.1:{self._controller.port}"

    def close(self) -> None:
        if self._open:
            self._controller.stop()
        self._open = False

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: list[str]) -> str:
        if address in self.refuses:
            return self.refuses[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.answers and not self.answers[0].startswith("250"):
            return self.answers.pop(0)
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        return self.answers.pop(0) if self.answers else "250 OK"


@contextlib.contextmanager
def mail_server() -> Iterator[MailServer]:
    one = MailServer()
    try:
        yield one
    finally:
        one.close()
