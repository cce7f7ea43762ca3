"""The browser client: its page for every path that the client itself knows, and its files."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from litestar import Request, Response, get, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

_MISSING: Final = (
    "<!doctype html><meta charset=utf-8><title>Aegean</title>"
    "<p>The browser client is not built. Run <code>make web</code>, then load this page again."
)
_PATHS: Final = (
    "/",
    "/table/{table:str}",
    "/replay/{table:str}",
    "/replay/{table:str}/story",
    "/rules",
    "/rules/{game:str}",
    "/credits",
    "/privacy",
    "/settings",
    "/new",
    "/tournaments",
    "/tournaments/new",
    "/tournament/{tournament:str}",
    "/account",
    "/join",
    "/reset",
    "/notifications",
    "/host",
    "/people",
    "/people/{person:str}",
    "/ratings",
    "/confirm",
    "/stop/{word:str}",
)


def handlers(folder: Path) -> list[ControllerRouterHandler]:
    """Whatever path of the client is asked for, its one page answers; hashed files below /assets stay for ever."""
    found: list[ControllerRouterHandler] = [_page(folder)]
    if (folder / "assets").is_dir():
        found.append(_assets(folder / "assets"))
    for file in sorted(folder.glob("*")) if folder.is_dir() else ():
        if file.is_file() and file.name != "index.html":
            found.append(_file(file))
    return found


def _page(folder: Path) -> HTTPRouteHandler:
    index = folder / "index.html"

    @get(list(_PATHS), include_in_schema=False, media_type="text/html", name="page")
    async def page() -> Response[str]:
        text = index.read_text(encoding="utf-8") if index.is_file() else _MISSING
        return Response(text, media_type="text/html", headers={"Cache-Control": "no-cache"})

    return page


_TYPES: Final = {
    ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml", ".png": "image/png", ".ico": "image/x-icon",
    ".txt": "text/plain", ".js": "text/javascript", ".css": "text/css", ".json": "application/json",
    ".woff2": "font/woff2", ".woff": "font/woff",
}  # fmt: skip
_ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # what the build lays beside a file, the smaller first


def _assets(folder: Path) -> HTTPRouteHandler:
    """Files whose names change with what is in them, in the smallest form that is understood."""
    packed = {f"{file.name}{end}" for file in folder.iterdir() for end in _ENCODINGS.values()}
    known = {file.name: file for file in folder.iterdir() if file.is_file() and file.name not in packed}

    @cache
    def body(name: str, end: str) -> bytes | None:
        file = known[name].with_name(name + end)
        return file.read_bytes() if file.is_file() else None

    @route("/assets/{name:str}", http_method=["GET", "HEAD"], include_in_schema=False, name="assets")
    async def asset(request: Request[object, object, State], name: FromPath[str]) -> Response[bytes]:
        if name not in known:
            raise NotFoundException
        headers = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
        kind = _TYPES.get(known[name].suffix, "application/octet-stream")
        accepted = _accepted(request.headers.get("accept-encoding", ""))
        for encoding, end in _ENCODINGS.items():
            found = body(name, end) if encoding in accepted else None
            if found is not None:
                return Response(found, media_type=kind, headers={**headers, "Content-Encoding": encoding})
        found = body(name, "")
        assert found is not None
        return Response(found, media_type=kind, headers=headers)

    return asset


def _accepted(said: str) -> set[str]:
    """The encodings that a header names and does not forbid."""
    found = set()
    for one in said.split(","):
        name, _, weight = one.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip().lower())
    return found


def _file(file: Path) -> HTTPRouteHandler:
    kind = _TYPES.get(file.suffix, "application/octet-stream")

    @get(f"/{file.name}", include_in_schema=False, media_type=kind, name=f"file {file.name}")
    async def one() -> Response[bytes]:
        return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": "no-cache"})

    return one
