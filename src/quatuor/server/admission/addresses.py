"""Addresses as limits know them: one subscriber of a network, however many addresses that has."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

PREFIX = 64
"""Bits of an IPv6 address that tell subscribers apart; the others are theirs to choose."""


@lru_cache(maxsize=4096)
def subscriber(host: str) -> str:
    """The name under which an address is charged: itself, or its network if it is IPv6."""
    address = parsed(host)
    if not isinstance(address, IPv6Address):
        return str(address or host[:64])
    return str(ip_network((int(address), PREFIX), strict=False))


def parsed(host: str) -> IPv4Address | IPv6Address | None:
    """The address; an IPv4-mapped IPv6 address counts as the IPv4 address."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


class Networks:
    """Addresses and networks that are named in a setting."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._networks = [ip_network(name, strict=False) for name in names]

    def __contains__(self, host: str) -> bool:
        address = parsed(host)
        return address is not None and any(address in network for network in self._networks)
