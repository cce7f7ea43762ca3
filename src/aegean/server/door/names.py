"""What people may be called, and which names are taken for each other.

A name's *look* is what a careless eye sees of it: without marks, capitals, spaces and points, and with the Latin letter
in the place of every letter that resembles one, whatever its script. Two accounts never have the same look, and no
guest has the look of an account. The table below is our own and short: it knows the letters of living scripts that one
cannot tell apart in a usual typeface, not all of Unicode's.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from aegean.server.errors import BadName

LONGEST_NAME: Final = 24
_LONGEST_LOGIN: Final = 40
_LONGEST_LOOK: Final = 60
_MOST_MARKS: Final = 2  # on one letter

# Letters and signs that look like nothing, beside the categories that are refused altogether.
_UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_NO_PART_OF_A_NAME: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})

_LETTERS: Final = frozenset({"Lu", "Ll", "Lt", "Lo"})
# Scripts that are written together; Latin goes with those of East Asia, whose letters nobody takes for Latin ones.
_TOGETHER: Final = (
    frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA", "BOPOMOFO"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
)

# Letters by the Latin ones that they look like, capitals apart: a Greek Ν is an N, and a ν is a v.
_SEEN_AS: Final = {
    # Cyrillic
    **dict(zip("АВЕКМНОРСТУХІЈЅԀԚԜҮҺӀ", "abekmhopctyxljsdqwyhl", strict=True)),
    **dict(zip("авгекмнопрстухьіјѕԁԛԝүһӏѵ", "abrekmhonpctyxbljsdqwyhlv", strict=True)),
    # Greek
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhlkmnoptyx", strict=True)),
    **dict(zip("αβγεηικμνορσςτυχω", "abyenlkuvopoctuxw", strict=True)),
    # Armenian and Cherokee
    **dict(zip("օոսհՏՍլ", "onuhsul", strict=True)),
    **dict(zip("ᎠᎡᎢᎪᏴᏟᎬᏀᎻᎫᏦᏞᎷᏢᏚᏙᎳᏃ", "drtabceghjklmpsvwz", strict=True)),
    # Latin that NFKD leaves as it is, and small capitals
    **dict(zip("ıłŁøØđĐðħŧŋĸɑɡɩƒʋ", "llloodddhtnkaglfu", strict=True)),
    **dict(zip("ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdeghljklmnoprstuvwyz", strict=True)),
    "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ß": "ss", "ẞ": "ss",
    # signs and digits
    "|": "l", "$": "s", "@": "a", "€": "e", "0": "o", "1": "l",
}  # fmt: skip


def checked_name(text: str) -> str:
    """The name as it is kept, or a refusal that says what is wrong with it."""
    if any(unicodedata.category(letter) in _NO_PART_OF_A_NAME for letter in text.strip()):
        raise BadName("a name has no control characters and no invisible ones")
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        raise BadName("a name has at least one letter")
    if len(name) > LONGEST_NAME:
        raise BadName(f"a name has at most {LONGEST_NAME} letters, and this one has {len(name)}")
    if any(letter in _UNSEEN or _selects_a_variant(letter) for letter in name):
        raise BadName("a name has no control characters and no invisible ones")
    marks = _MOST_MARKS  # a mark needs a letter to stand on
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks > _MOST_MARKS:
            raise BadName("a name has no more than two marks on a letter, and does not begin with one")
    return name


def new_name(text: str) -> str:
    """A name that somebody chooses today: its letters are of one script, or nobody could tell whose they are."""
    name = checked_name(text)
    scripts = {script for letter in unicodedata.normalize("NFKC", name) if (script := _script(letter))}
    if len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER):
        mixed = " and ".join(sorted(script.capitalize() for script in scripts))
        raise BadName(f"a name is written in one script, and this one mixes {mixed} letters")
    return name


def _script(letter: str) -> str:
    """The first word of a letter's name is its script."""
    if unicodedata.category(letter) not in _LETTERS:
        return ""
    return unicodedata.name(letter, "").partition(" ")[0]


def _selects_a_variant(letter: str) -> bool:
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def login_of(name: str) -> str:
    """What one signs in with: names that differ only in capitals or in the width of their letters are the same."""
    login = _folded(name)
    if len(login) > _LONGEST_LOGIN:
        raise BadName("this name is too long for an account: take a shorter one")
    return login


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def tried_login(text: str) -> str:
    """The login that somebody means who signs in; a name that nobody can have is nobody's."""
    try:
        return login_of(checked_name(text))
    except BadName:
        return ""


def look_of(name: str) -> str:
    """What a careless eye sees of a name."""
    seen = "".join(map(_seen, unicodedata.normalize("NFKD", name)))
    seen = seen.replace("i", "l").replace("rn", "m").replace("vv", "w")
    kept = "".join(letter for letter in seen if unicodedata.category(letter)[0] not in "ZPM")
    return (kept or "".join(seen.split()))[:_LONGEST_LOOK]


def looks_of(name: str) -> set[str]:
    """The looks of a name in small letters and in capitals, as whoever signs in with it may write it."""
    return {look_of(each) for each in (name, name.lower(), name.upper(), name.title())}


def _seen(letter: str) -> str:
    digit = unicodedata.decimal(letter, None)
    letter = letter if digit is None else str(digit)
    return _SEEN_AS.get(letter) or unicodedata.normalize("NFKD", letter.casefold())


def numbered(name: str, number: int) -> str:
    """The name with a number behind it, for a guest whose name has become an account's."""
    tail = f" {number}"
    return name[: LONGEST_NAME - len(tail)].rstrip() + tail


def label_of(text: str) -> str:
    """What its owner calls a token, fit to be kept."""
    label = " ".join(unicodedata.normalize("NFC", text).split())
    if not label or any(unicodedata.category(letter) in _NO_PART_OF_A_NAME for letter in label):
        raise BadName("a label has at least one letter, and no control characters or invisible ones")
    return label
