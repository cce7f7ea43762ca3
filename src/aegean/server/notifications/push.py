"""Web Push: a message that one browser alone can read (RFC 8291), from a server that can be known again (RFC 8292)."""

from __future__ import annotations

import secrets
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from aegean.server.errors import BadDestination
from aegean.server.notifications.keys import Keys, read, written

_RECORD: Final = 4096
MOST: Final = _RECORD - 16 - 1 - 86  # bytes of a message: what push services take, less what is around it
_LASTS: Final = 12 * 3600  # seconds that a signature is good for
KEPT: Final = 86_400  # seconds that a push service keeps a message for a browser that is off


class Browser(msgspec.Struct):
    """The keys of a browser: `p256dh` is its public one, `auth` a secret that it shares with whoever writes to it."""

    p256dh: str
    auth: str


def browser(p256dh: str, auth: str) -> Browser:
    """The keys as a browser gave them, or a refusal."""
    try:
        point, secret = read(p256dh), read(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        fits = len(point) == 65 and len(secret) == 16
    except ValueError:
        fits = False
    if not fits:
        raise BadDestination("these are no keys of a browser: send p256dh and auth as its subscription has them")
    return Browser(p256dh, auth)


def encrypted(
    message: bytes, to: Browser, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """The body of a request to a push service. `own` and `salt` are drawn anew, unless a test gives them."""
    own, salt = own or ec.generate_private_key(ec.SECP256R1()), salt or secrets.token_bytes(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(to.p256dh))
    sender = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = own.exchange(ec.ECDH(), theirs)
    secret = _derived(shared, read(to.auth), b"WebPush: info\x00" + read(to.p256dh) + sender, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)  # 2: the last record
    return salt + _RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender + sealed


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def authorization(keys: Keys, endpoint: str, contact: str, now: float) -> str:
    """Who we are, for one push service and for some hours; `contact` is a mailto: or https: address of the host's."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + _LASTS, "sub": contact}
    head = written(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
    body = f"{head}.{written(msgspec.json.encode(claims))}"
    r, s = decode_dss_signature(keys.push.sign(body.encode(), ec.ECDSA(hashes.SHA256())))
    signature = written(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={body}.{signature}, k={keys.public}"
