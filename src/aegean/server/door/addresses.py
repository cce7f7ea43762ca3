"""Where a request comes from: the address that counts for limits and bans."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import Final, TypeAlias

from aegean.server.settings import SettingError

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

UNIX: Final = "unix"  # the address of a proxy that comes through a socket in the file system


def normal(text: str) -> str:
    """The address as everybody writes it; an IPv4 address that was dressed up as IPv6 is itself again."""
    try:
        address = ipaddress.ip_address(text.strip().strip("[]"))
    except ValueError:
        return text.strip()
    mapped = address.ipv4_mapped if address.version == 6 else None
    return str(mapped or address)


def network(text: str) -> Network | None:
    """An address or a whole network, such as 192.0.2.0/24; None where it is neither."""
    try:
        return ipaddress.ip_network(normal(text), strict=False)
    except ValueError:
        return None


class Networks:
    """A set of addresses, of which some are given as networks."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._plain: set[str] = set()
        self._wide: list[Network] = []
        for text in texts:
            parsed = network(text)
            if parsed is None or parsed.num_addresses == 1:
                self._plain.add(normal(text) if parsed is None else str(parsed.network_address))
            else:
                self._wide.append(parsed)

    def __contains__(self, address: str) -> bool:
        if address in self._plain:
            return True
        if not self._wide:
            return False
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(parsed in wide for wide in self._wide)


def trusted(texts: Iterable[str]) -> Networks:
    """The proxies of the settings, or a refusal."""
    listed = list(texts)
    for text in listed:
        if text != UNIX and network(text) is None:
            raise SettingError(f"trusted_proxies are addresses, networks, or {UNIX}: {text[:60]!r} is none")
    return Networks(listed)


def client(peer: str | None, forwarded: Iterable[str], proxies: Networks) -> str:
    """The client's address. A proxy of ours has written the last one of `forwarded`, its own proxy the one before."""
    address = normal(peer) if peer else UNIX
    hops = [part for line in forwarded for part in line.split(",")]
    while address in proxies and hops:
        address = _without_port(hops.pop())
    return address


def _without_port(text: str) -> str:
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    return normal(text)


def host_of(header: str) -> str:
    """The name or address in a Host header, without its port."""
    text = header.strip().lower()
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0].removesuffix(".")


def bare(host: str) -> bool:
    """Whether a Host header names this machine or an address, which no page of somebody else's can be at."""
    if host in ("", "localhost"):
        return True
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
