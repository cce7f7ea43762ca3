"""Data packs: what they read, what they refuse, and how a player's own pack lies over the game's."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Literal

import pytest
from msgspec import Struct

from aegean.core.packs import Entry, Pack, PackError, Schema

Colour = Literal["red", "blue"]


class Reward(Struct, frozen=True, forbid_unknown_fields=True):
    favour: int
    colour: Colour | None = None


class Equipment(Entry, frozen=True, kw_only=True):
    range: int = 0
    colours: tuple[Colour, ...] = ()
    reward: Reward | None = None


class God(Entry, frozen=True, kw_only=True):
    colour: Colour
    steps: int
    first: int = 0

    def __post_init__(self) -> None:
        if self.first > self.steps:
            raise ValueError("first must not exceed steps")


SCHEMA: Schema = {"equipment": Equipment, "god": God}

EQUIPMENT = """
[sail_plus_one]
source = "rulebook"
range = 1

[altar]
source = "reconstructed"
colours = ["red", "blue"]
reward = { favour = 2 }
"""
GODS = """
[apollo]
source = "published"
colour = "red"
steps = 6
"""


def write(folder: Path, **files: str) -> Path:
    folder.mkdir(exist_ok=True)
    for table, text in files.items():
        (folder / f"{table}.toml").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return write(tmp_path / "game", equipment=EQUIPMENT, god=GODS)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return write(tmp_path / "own")


def refusal(
    folder: Path, overrides: tuple[Path, ...] = (), expansions: tuple[Path, ...] = ()
) -> tuple[str, str, str, str]:
    """File name, entry, field and message of the refusal that loading must end in."""
    with pytest.raises(PackError) as caught:
        Pack.load(folder, SCHEMA, overrides, expansions)
    error = caught.value
    assert str(error).startswith(error.file)
    return Path(error.file).name, error.entry, error.field, str(error)


def test_entries_come_typed_and_in_file_order(game: Path) -> None:
    pack = Pack.load(game, SCHEMA)
    equipment = pack.table("equipment", Equipment)
    assert list(equipment) == ["sail_plus_one", "altar"]
    assert equipment["sail_plus_one"].range == 1
    assert equipment["altar"] == Equipment(source="reconstructed", colours=("red", "blue"), reward=Reward(2))
    assert pack.get("god", "apollo", God).steps == 6
    assert pack.entries("god")["apollo"].source == "published"
    assert not pack.overridden


def test_asking_for_what_is_not_there_names_what_is(game: Path) -> None:
    pack = Pack.load(game, SCHEMA)
    with pytest.raises(KeyError, match="`equipment`, `god`"):
        pack.entries("monsters")
    with pytest.raises(KeyError, match="`apollo`"):
        pack.get("god", "zeus", God)
    with pytest.raises(TypeError, match="are God, not Equipment"):
        pack.table("god", Equipment)


def test_tables_cannot_be_changed(game: Path) -> None:
    gods = Pack.load(game, SCHEMA).table("god", God)
    with pytest.raises(TypeError):
        gods["zeus"] = gods["apollo"]  # type: ignore[index]
    with pytest.raises(AttributeError):
        gods["apollo"].steps = 1  # type: ignore[misc]


def test_explanations_may_lie_beside_the_files(game: Path) -> None:
    (game / "README.md").write_text("About this pack.")
    (game / ".DS_Store").write_bytes(b"\0")
    assert list(Pack.load(game, SCHEMA).entries("god")) == ["apollo"]


class TestDigest:
    def test_formatting_does_not_matter(self, game: Path, tmp_path: Path) -> None:
        loose = """
# the same, put differently
[sail_plus_one]
range    = 0x1
source   = 'rulebook'
colours  = [ ]
[altar]
colours  = [
    "red",
    "blue",
]
source   = "reconstructed"
[altar.reward]
favour   = 2
"""
        other = write(tmp_path / "other", god=GODS.replace("\n", "\r\n"), equipment=loose)
        assert Pack.load(other, SCHEMA).digest == Pack.load(game, SCHEMA).digest

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            ("range = 1", "range = 2"),
            ("sail_plus_one", "sail_plus_two"),
            ('"rulebook"', '"published"'),
            ('"red", "blue"', '"blue", "red"'),
            ("favour = 2", 'favour = 2, colour = "red"'),
        ],
    )
    def test_content_matters(self, game: Path, tmp_path: Path, old: str, new: str) -> None:
        other = write(tmp_path / "other", god=GODS, equipment=EQUIPMENT.replace(old, new))
        assert Pack.load(other, SCHEMA).digest != Pack.load(game, SCHEMA).digest

    def test_order_of_entries_matters(self, game: Path, tmp_path: Path) -> None:
        sail, altar = EQUIPMENT.split("[altar]")
        other = write(tmp_path / "other", god=GODS, equipment=f"[altar]{altar}{sail}")
        assert Pack.load(other, SCHEMA).digest != Pack.load(game, SCHEMA).digest

    def test_it_is_the_same_on_every_machine(self, game: Path) -> None:
        canonical = (
            '[["equipment",['
            '["sail_plus_one",{"colours":[],"range":1,"reward":null,"source":"rulebook"}],'
            '["altar",{"colours":["red","blue"],"range":0,"reward":{"colour":null,"favour":2},"source":"reconstructed"}]'
            ']],["god",['
            '["apollo",{"colour":"red","first":0,"source":"published","steps":6}]'
            "]]]"
        )
        digest = blake2b(canonical.encode(), digest_size=32, person=b"aegean pack").hexdigest()
        assert Pack.load(game, SCHEMA).digest == digest


class TestOverrides:
    def test_given_fields_replace_and_the_rest_stays(self, game: Path, own: Path) -> None:
        write(own, equipment='[altar]\ncolours = ["blue"]\n')
        pack = Pack.load(game, SCHEMA, [own])
        altar = pack.get("equipment", "altar", Equipment)
        assert altar == Equipment(source="reconstructed", colours=("blue",), reward=Reward(2))
        assert list(pack.entries("equipment")) == ["sail_plus_one", "altar"]
        assert pack.overridden == {"equipment": ("altar",)}
        assert pack.digest != Pack.load(game, SCHEMA).digest

    def test_saying_the_same_again_overrides_nothing(self, game: Path, own: Path) -> None:
        write(own, god="[apollo]\nsteps = 6\n")
        pack = Pack.load(game, SCHEMA, [own])
        assert not pack.overridden
        assert pack.digest == Pack.load(game, SCHEMA).digest

    def test_later_packs_lie_on_top(self, game: Path, own: Path, tmp_path: Path) -> None:
        write(own, god='[apollo]\nsteps = 7\ncolour = "blue"\n')
        top = write(tmp_path / "top", god="[apollo]\nsteps = 8\n")
        apollo = Pack.load(game, SCHEMA, [own, top]).get("god", "apollo", God)
        assert (apollo.steps, apollo.colour) == (8, "blue")

    def test_an_expansion_adds_entries(self, game: Path, own: Path) -> None:
        write(own, god='[zeus]\nsource = "reconstructed"\ncolour = "blue"\nsteps = 3\n')
        pack = Pack.load(game, SCHEMA, expansions=[own])
        assert list(pack.entries("god")) == ["apollo", "zeus"]
        assert not pack.overridden

    def test_an_expansion_takes_entries_out(self, game: Path, own: Path) -> None:
        write(own, god='[zeus]\nsource = "reconstructed"\ncolour = "blue"\nsteps = 3\n')
        pack = Pack.load(game, SCHEMA, expansions=[own], without={"god": ("apollo",)})
        assert list(pack.entries("god")) == ["zeus"]
        with pytest.raises(PackError, match="hera"):
            Pack.load(game, SCHEMA, without={"god": ("hera",)})

    def test_a_player_adds_no_entries(self, game: Path, own: Path) -> None:
        write(own, god='[zeus]\nsource = "reconstructed"\ncolour = "blue"\nsteps = 3\n')
        file, entry, _, message = refusal(game, (own,))
        assert (file, entry) == ("god.toml", "zeus")
        assert "`apollo`" in message

    def test_a_new_entry_must_be_whole(self, game: Path, own: Path) -> None:
        write(own, god='[zeus]\nsource = "reconstructed"\nsteps = 3\n')
        file, entry, field, message = refusal(game, (), (own,))
        assert (file, entry, field) == ("god.toml", "zeus", "colour")
        assert 'one of "blue", "red"' in message

    def test_the_fault_is_named_in_the_file_that_holds_it(self, game: Path, own: Path) -> None:
        write(own, god='[apollo]\nsteps = "many"\n')
        with pytest.raises(PackError) as caught:
            Pack.load(game, SCHEMA, [own])
        assert caught.value.file == str(own / "god.toml")

    def test_no_unknown_files(self, game: Path, own: Path) -> None:
        write(own, goods="[apollo]\nsteps = 3\n")
        file, _, _, message = refusal(game, (own,))
        assert file == "goods.toml"
        assert "`equipment.toml`, `god.toml`" in message

    def test_the_folder_must_be_there(self, game: Path, tmp_path: Path) -> None:
        file, _, _, message = refusal(game, (tmp_path / "nowhere",))
        assert file == "nowhere"
        assert "no such folder" in message


class TestRefusals:
    @pytest.mark.parametrize(
        ("equipment", "entry", "field", "told"),
        [
            ("[altar]\nrange = 1\n", "altar", "source", 'one of "published", "reconstructed", "rulebook"'),
            ('[altar]\nsource = "hearsay"\n', "altar", "source", 'one of "published", "reconstructed", "rulebook"'),
            ('[altar]\nsource = "rulebook"\nrnage = 1\n', "altar", "rnage", "`range`, `colours`, `reward`"),
            ('[altar]\nsource = "rulebook"\nrange = "far"\n', "altar", "range", "a whole number"),
            ('[altar]\nsource = "rulebook"\nrange = true\n', "altar", "range", "a whole number"),
            (
                '[altar]\nsource = "rulebook"\ncolours = ["green"]\n',
                "altar",
                "colours",
                'each item one of "blue", "red"',
            ),
            (
                '[altar]\nsource = "rulebook"\nreward = { favor = 2 }\n',
                "altar",
                "reward",
                "a table with the fields `favour`, `colour` (optional)",
            ),
            ('source = "rulebook"\n', "", "source", "[equipment_id]"),
            ('[Altar]\nsource = "rulebook"\n', "Altar", "", "lower-case"),
            ('["great altar"]\nsource = "rulebook"\n', "great altar", "", "lower-case"),
            ('[altar]\nsource = "rulebook"\n[altar]\n', "", "", "line 3"),
            ('[altar]\nsource = "rulebook"\nrange = = 1\n', "", "", "line 3"),
        ],
    )
    def test_an_entry(self, game: Path, equipment: str, entry: str, field: str, told: str) -> None:
        write(game, equipment=equipment)
        file, *place, message = refusal(game)
        assert (file, *place) == ("equipment.toml", entry, field)
        assert told in message

    def test_what_the_type_itself_checks(self, game: Path) -> None:
        write(game, god=GODS + "first = 7\n")
        file, entry, _, message = refusal(game)
        assert (file, entry) == ("god.toml", "apollo")
        assert "first must not exceed steps" in message

    def test_text_that_is_not_utf8(self, game: Path) -> None:
        (game / "god.toml").write_bytes("[apollo]\n# Ἀπόλλων".encode("utf-16"))
        file, *_, message = refusal(game)
        assert file == "god.toml"
        assert "not UTF-8" in message

    def test_a_table_without_its_file(self, game: Path) -> None:
        (game / "god.toml").unlink()
        file, *_, message = refusal(game)
        assert file == "game"
        assert "`god.toml`" in message

    @pytest.mark.parametrize("name", ["god.tml", "god.toml.bak", "goods.toml", "god"])
    def test_a_file_of_another_name(self, game: Path, name: str) -> None:
        (game / name).write_text(GODS)
        file, *_, message = refusal(game)
        assert file == name
        assert "`equipment.toml`, `god.toml`" in message
