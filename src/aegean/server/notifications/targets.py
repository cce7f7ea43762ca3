"""Where a server may connect to on other people's word: to the open internet, and to nothing of the house's own.

A name is looked up when the connection is made, and the connection goes to the very address that was checked: so a name
that leads elsewhere the second time it is asked for (DNS rebinding) leads nowhere. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

import httpcore

from aegean.server.errors import BadDestination

_LONGEST: Final = 1000
_TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")  # the last four bytes are an address of IPv4
_LOOKING_UP: Final = 5.0  # seconds

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Forbidden(Exception):
    """The name leads to an address of the house's own, or to none."""


def checked_url(url: str, private: bool) -> str:
    """A URL that something may be sent to, or a refusal that says what would be right; names are not looked up."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadDestination("the address cannot be read: it is a URL such as https://example.org/hook") from error
    if len(url) > _LONGEST or not url.isascii() or any(letter.isspace() or not letter.isprintable() for letter in url):
        raise BadDestination(f"the address is a URL of at most {_LONGEST} letters, without spaces")
    if parts.scheme not in (("https", "http") if private else ("https",)) or not parts.hostname or port == 0:
        raise BadDestination("the address begins with https:// and names a host")
    if "@" in parts.netloc or parts.fragment:
        raise BadDestination("the address has no name and password before the host, and no # in it")
    literal = _literal(parts.hostname)
    if not private and ((literal is not None and not is_open(literal)) or parts.hostname == "localhost"):
        raise BadDestination("this address is a private one: a server only sends to the open internet")
    return url


async def check_reachable(url: str, private: bool) -> None:
    """Refuse a URL whose name leads nowhere, or to where nothing may be sent."""
    parts = urlsplit(url)
    try:
        await address_of(parts.hostname or "", parts.port or 443, private)
    except Forbidden as error:
        raise BadDestination(str(error)) from error


async def address_of(host: str, port: int, private: bool) -> str:
    """The address to connect to."""
    try:
        async with asyncio.timeout(_LOOKING_UP):
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError) as error:
        raise Forbidden(f"there is no host {host[:60]!r}") from error
    addresses = [str(entry[4][0]) for entry in found]
    allowed = [address for address in addresses if private or is_open(ipaddress.ip_address(address.partition("%")[0]))]
    if not allowed:
        raise Forbidden("this address is a private one: a server only sends to the open internet")
    return allowed[0]


def is_open(address: Address) -> bool:
    """Whether it is an address of the open internet, and stands for no other one."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in _TRANSLATED:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_open(inner)
        if address.teredo is not None or address.is_site_local:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def _literal(host: str) -> Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


class CheckedNetwork(httpcore.AsyncNetworkBackend):
    """The network as httpcore sees it: every connection goes to an address that was just checked."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        address = await address_of(host, port, self._private)
        return await self._inner.connect_tcp(address, port, timeout, local_address, socket_options)

    async def connect_unix_socket(
        self, path: str, timeout: float | None = None, socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None
    ) -> httpcore.AsyncNetworkStream:
        raise Forbidden("nothing is sent to sockets in the file system")

    async def sleep(self, seconds: float) -> None:
        await self._inner.sleep(seconds)
