"""The browser client: its page for every path that the client itself knows, and its files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.static_files import create_static_files_router
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
    "/account",
    "/join",
    "/reset",
)


def handlers(folder: Path) -> list[ControllerRouterHandler]:
    """Whatever path of the client is asked for, its one page answers; hashed files below /assets stay for ever."""
    found: list[ControllerRouterHandler] = [_page(folder)]
    if (folder / "assets").is_dir():
        found.append(
            create_static_files_router(
                "/assets",
                [folder / "assets"],
                include_in_schema=False,
                cache_control=None,
                name="assets",
            )
        )
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
    ".txt": "text/plain", ".js": "text/javascript",
}  # fmt: skip


def _file(file: Path) -> HTTPRouteHandler:
    kind = _TYPES.get(file.suffix, "application/octet-stream")

    @get(f"/{file.name}", include_in_schema=False, media_type=kind, name=f"file {file.name}")
    async def one() -> Response[bytes]:
        return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": "no-cache"})

    return one
