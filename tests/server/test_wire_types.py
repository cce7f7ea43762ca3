"""The browser client's types of what travels are those of the server."""

from __future__ import annotations

import re
from typing import Literal

import msgspec
import pytest
from msgspec.inspect import type_info

from aegean.server import wire
from tools.wire import MODULES, TARGET, generated, interface, said, structs, written


def test_the_file_is_what_would_be_written() -> None:
    assert TARGET.read_text(encoding="utf-8") == generated(), "the server's types have changed: make wire"


def test_every_type_that_travels_is_in_it() -> None:
    told = set(re.findall(r"export (?:interface|type) (\w+)", generated()))
    defined = {struct.__name__ for module in MODULES for struct in structs(module)}
    assert defined | {"Message", "SocketCommand", "Absence", "Plain"} <= told
    sent = {name for name in wire.__all__ if isinstance(getattr(wire, name), type)}
    assert {name for name in sent if issubclass(getattr(wire, name), msgspec.Struct)} <= told


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody sends."""

    name: str
    bot: str | None = None  # a level


class Sent(msgspec.Struct, tag_field="type", tag="sent"):
    form: Form
    seats: list[int | None] = []


def test_a_form_may_leave_out_what_has_a_default() -> None:
    assert interface(Form, {}) == (
        "/** What somebody sends. */\nexport interface Form {\n"
        "  name: string;\n  /** a level */\n  bot?: string | null;\n}\n"
    )


def test_what_is_sent_is_whole_and_says_its_tag() -> None:
    assert interface(Sent, {}) == (
        "export interface Sent {\n  type: 'sent';\n  form: Form;\n  seats: (number | null)[];\n}\n"
    )


def test_words_have_their_name_where_they_have_one() -> None:
    kind = type_info(Literal["never", "host"])
    assert written(kind, {}) == "'host' | 'never'"
    assert written(kind, {frozenset(("host", "never")): "Absence"}) == "Absence"


def test_what_it_does_not_know_is_refused_and_long_comments_are_broken() -> None:
    with pytest.raises(TypeError, match="knows no such type"):
        written(type_info(bytes), {})
    assert all(len(line) <= 140 for line in said("word " * 80, "  ").splitlines())
