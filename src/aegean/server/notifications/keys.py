"""The keys of the house: made when a server first starts on a database, and kept there for all of its processes.

By one of them push services know this server (VAPID, RFC 8292); another signs the links that stop a destination.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import Connection, insert, select

from aegean.server.store.schema import house_keys

_PUSH: Final = "push"
_STOP: Final = "stop"
_MAC: Final = 16  # bytes of a stopping link that nobody can guess


class Keys(NamedTuple):
    push: ec.EllipticCurvePrivateKey
    stop: bytes

    @property
    def public(self) -> str:
        """As a browser takes it for `applicationServerKey`."""
        return written(self.push.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def stop_word(self, destination: int) -> str:
        """The word in the link by which anybody who has a message can stop more of them, and do nothing else."""
        mac = hmac.digest(self.stop, f"stop {destination}".encode(), hashlib.sha256)
        return f"{destination}-{written(mac[:_MAC])}"

    def stops(self, word: str) -> int | None:
        """The destination that such a word stops."""
        number = word.partition("-")[0]
        if not (number.isascii() and number.isdigit() and len(number) < 10):
            return None
        right = self.stop_word(int(number))
        return int(number) if hmac.compare_digest(right.encode(), word.encode()) else None


def ensure(c: Connection, now: float) -> Keys:
    """The keys, made if there are none. Of two processes that do so at once the database refuses one."""
    kept = {row.name: row.secret for row in c.execute(select(house_keys.c.name, house_keys.c.secret))}
    if not kept:
        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        kept = {_PUSH: written(number.to_bytes(32, "big")), _STOP: written(secrets.token_bytes(32))}
        c.execute(insert(house_keys), [{"name": name, "secret": secret, "made": now} for name, secret in kept.items()])
    push = ec.derive_private_key(int.from_bytes(read(kept[_PUSH]), "big"), ec.SECP256R1())
    return Keys(push, read(kept[_STOP]))


def written(data: bytes) -> str:
    """base64url without padding, as all of Web Push writes it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
