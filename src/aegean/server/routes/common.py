"""What the calls have in common."""

from __future__ import annotations

from typing import Annotated, Final

from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from aegean.server import wire

_CODES: Final = {
    400: "It cannot be done, or not be read: the code and the message say why.",
    401: "Nobody is signed in.",
    403: "It is not for this person, or comes from another site.",
    404: "It is not there, or not for this person to see.",
    409: "It cannot be done as things stand; `number` says where a table that moved on is now.",
    413: "It is too large.",
    421: "The Host header names another server.",
    429: "Too much at once; the header Retry-After says how many seconds to wait.",
    503: "The database, or who thinks for us, does not answer; nothing was done.",
}
REFUSALS: Final = {
    status: ResponseSpec(wire.Refused, description=told, generate_examples=False) for status, told in _CODES.items()
}
NOTHING: Final = {**REFUSALS, 204: ResponseSpec(None, description="It is done; there is nothing to say.")}

TableId = Annotated[str, PathParameter(max_length=16, pattern="^[a-z0-9]+$", description="the table's id")]
Looking = Annotated[
    int | None,
    QueryParameter(name="seat", ge=0, le=11, description="which of one's seats, where all play on one device"),
]
Invite = Annotated[str, QueryParameter(max_length=32, description="the word in the link to a table that is not public")]
