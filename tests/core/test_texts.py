"""How structured things become sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from aegean.texts import Catalogue, Field, catalogue, expected_ids, languages

ENGLISH = """
troy-action-load-offering = Load the { $colour } offering at { $hex } with { $source }
troy-action-sail = Sail { $range ->
    [one] one space
   *[other] { $range } spaces
}
troy-action-recolour = { $done ->
    [true] Recoloured
   *[false] Not recoloured
}
troy-event-dice-rolled = Rolled { $dice }
troy-event-drew = { $seat } draws { $card }
    .unseen = { $seat } draws a card
troy-event-raised = { $seat } raises { $hex }
    .hex = the { $colour } statue
troy-event-feast = A feast
troy-colour-red = red
troy-colour-blue = blue
troy-dice-red = the red die
troy-dice-blue = the blue die
troy-equipment-sail_plus_one = Sail
    .text = Your ship sails one space further.
troy-event-met = { $monster_The } meets { $seat }. { $monster_text }
troy-event-hunted = { $seat } hunts { $prey_the }.
troy-event-fled = { $monster_id ->
    [none] Nobody
   *[other] { $monster_The }
} flees.
troy-event-used = { $seat } uses { $tool_family ->
    [equipment] the equipment { $tool }
   *[other] { $tool }
}.
troy-event-tamed = { $seat } tames { $beasts }.
troy-event-gathered = { $beasts_count ->
    [one] One
   *[other] { $beasts_count }
}: { $beasts }.
troy-monster-hydra = Hydra
    .the = the Hydra
    .The = The Hydra
    .text = It has many heads.
troy-monster-medusa = Medusa
    .the = Medusa
    .The = Medusa
    .text = Do not look.
troy-monster-scylla = Scylla
troy-field-prey = monster
troy-field-tool = monster equipment
troy-field-beasts = monster
    .item = “{ $item }”
"""
GERMAN = """
troy-action-load-offering = { $colour_id ->
    [red] Die rote Opfergabe
   *[other] Die Opfergabe ({ $colour })
} auf { $hex } mit { $source } laden
troy-action-sail = { $range } Felder segeln
troy-colour-red = Rot
troy-colour-blue = Blau
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, text in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "troy.ftl").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def english(folder: Path) -> Catalogue:
    return Catalogue("en", strict=True, folder=folder)


@pytest.fixture
def lenient_german(folder: Path) -> Catalogue:
    return Catalogue("de", folder=folder)


def test_every_language_is_there_and_knows_its_own_name() -> None:
    assert languages() == ("en", "es", "de", "pl")
    assert [catalogue(language).own_name for language in languages()] == ["English", "Español", "Deutsch", "Polski"]


def test_a_catalogue_is_read_once() -> None:
    assert catalogue("es") is catalogue("es")


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match=r"'fr'.*en, es, de, pl"):
        catalogue("fr")


class TestText:
    def test_a_message_and_its_attribute(self, english: Catalogue) -> None:
        assert english.text("troy-equipment-sail_plus_one") == "Sail"
        assert english.text("troy-equipment-sail_plus_one", attribute="text") == "Your ship sails one space further."

    def test_has(self, english: Catalogue) -> None:
        assert english.has("troy-equipment-sail_plus_one", "text")
        assert not english.has("troy-colour-red", "text")
        assert not english.has("troy-colour-green")

    def test_fields_are_put_in_without_marks_of_isolation(self, english: Catalogue) -> None:
        assert english.text("troy-event-dice-rolled", {"dice": "a six"}) == "Rolled a six"

    def test_numbers_choose_the_plural(self, english: Catalogue) -> None:
        assert english.text("troy-action-sail", {"range": 1}) == "Sail one space"
        assert english.text("troy-action-sail", {"range": 3}) == "Sail 3 spaces"

    @pytest.mark.parametrize("strict", [True, False])
    def test_a_missing_message_is_refused_by_name(self, folder: Path, strict: bool) -> None:
        german = Catalogue("de", strict=strict, folder=folder)
        with pytest.raises(KeyError, match=r"troy-colour-green in language de"):
            german.text("troy-colour-green")
        with pytest.raises(KeyError, match=r"troy-colour-red\.text in language de"):
            german.text("troy-colour-red", attribute="text")

    def test_a_missing_field_is_refused_when_strict(self, english: Catalogue) -> None:
        with pytest.raises(ValueError, match=r"troy-event-dice-rolled in language en.*dice"):
            english.text("troy-event-dice-rolled")

    def test_a_missing_field_is_shown_by_its_name_otherwise(self, folder: Path) -> None:
        assert Catalogue("en", folder=folder).text("troy-event-dice-rolled") == "Rolled dice"


class TestSentence:
    def test_values_that_have_a_word_are_put_into_it(self, english: Catalogue) -> None:
        fields: dict[str, Field] = {"source": "die-black", "hex": "3,-1", "colour": "red"}
        told = english.sentence("troy-action", "load-offering", fields)
        assert told == "Load the red offering at 3,-1 with die-black"

    def test_dots_of_a_kind_become_hyphens_and_lists_are_put_into_words_item_by_item(self, english: Catalogue) -> None:
        assert english.sentence("troy-event", "dice.rolled", {"dice": ["red", "blue", 4]}) == (
            "Rolled the red die, the blue die, 4"
        )

    def test_without_fields(self, english: Catalogue) -> None:
        assert english.sentence("troy-event", "feast") == "A feast"

    @pytest.mark.parametrize(("done", "told"), [(True, "Recoloured"), (False, "Not recoloured")])
    def test_a_message_may_choose_by_true_and_false(self, english: Catalogue, done: bool, told: str) -> None:
        assert english.sentence("troy-action", "recolour", {"done": done}) == told

    def test_a_language_may_choose_its_words_by_the_bare_value(self, lenient_german: Catalogue) -> None:
        fields: dict[str, Field] = {"source": "Würfel", "hex": "3,-1", "colour": "red"}
        told = lenient_german.sentence("troy-action", "load-offering", fields)
        assert told == "Die rote Opfergabe auf 3,-1 mit Würfel laden"
        told = lenient_german.sentence("troy-action", "load-offering", fields | {"colour": "blue"})
        assert told == "Die Opfergabe (Blau) auf 3,-1 mit Würfel laden"

    def test_who_may_not_know_all_hears_the_unseen_form(self, english: Catalogue) -> None:
        assert english.sentence("troy-event", "drew", {"seat": "Ann", "card": "Aegis"}) == "Ann draws Aegis"
        assert english.sentence("troy-event", "drew", {"seat": "Ann"}) == "Ann draws a card"

    def test_a_field_is_said_in_the_words_that_the_sentence_has_for_it(self, english: Catalogue) -> None:
        raised: dict[str, Field] = {"seat": "Ann", "hex": "3,-1"}
        assert english.sentence("troy-event", "raised", {**raised, "colour": "red"}) == "Ann raises the red statue"
        assert english.sentence("troy-event", "raised", raised) == "Ann raises 3,-1"

    def test_a_word_stands_in_the_form_that_the_sentence_needs(self, english: Catalogue) -> None:
        hydra: dict[str, Field] = {"seat": "Ann", "monster": "hydra"}
        assert english.sentence("troy-event", "met", hydra) == "The Hydra meets Ann. It has many heads."
        assert english.sentence("troy-event", "met", {**hydra, "monster": "medusa"}) == "Medusa meets Ann. Do not look."

    @pytest.mark.parametrize(("monster", "told"), [("talos", "talos"), ("scylla", "Scylla"), (None, "Nobody")])
    def test_without_a_form_a_word_reads_as_it_is(self, english: Catalogue, monster: str | None, told: str) -> None:
        assert english.sentence("troy-event", "fled", {"monster": monster}) == f"{told} flees."

    def test_a_field_that_is_called_like_a_form_is_meant(self, english: Catalogue) -> None:
        told = english.sentence("troy-event", "fled", {"monster": "hydra", "monster_The": "Somebody"})
        assert told == "Somebody flees."

    def test_a_field_may_hold_words_of_other_families(self, english: Catalogue) -> None:
        assert english.sentence("troy-event", "hunted", {"seat": "Ann", "prey": "hydra"}) == "Ann hunts the Hydra."
        assert english.sentence("troy-event", "used", {"seat": "Ann", "tool": "medusa"}) == "Ann uses Medusa."
        told = english.sentence("troy-event", "used", {"seat": "Ann", "tool": "sail_plus_one"})
        assert told == "Ann uses the equipment Sail."

    def test_a_declared_list_says_how_each_item_reads(self, english: Catalogue) -> None:
        told = english.sentence("troy-event", "tamed", {"seat": "Ann", "beasts": ["hydra", "talos"]})
        assert told == "Ann tames “Hydra”, “talos”."

    def test_a_sentence_may_choose_by_how_many_a_list_holds(self, english: Catalogue) -> None:
        assert english.sentence("troy-event", "gathered", {"beasts": ["hydra"]}) == "One: “Hydra”."
        assert english.sentence("troy-event", "gathered", {"beasts": ["hydra", "medusa"]}) == "2: “Hydra”, “Medusa”."

    def test_a_missing_message_is_refused_when_strict(self, folder: Path) -> None:
        with pytest.raises(KeyError, match="troy-event-feast in language de"):
            Catalogue("de", strict=True, folder=folder).sentence("troy-event", "feast")

    def test_otherwise_it_is_told_in_english(self, lenient_german: Catalogue) -> None:
        assert lenient_german.sentence("troy-event", "dice.rolled", {"dice": ["red"]}) == "Rolled the red die"

    @pytest.mark.parametrize("language", ["en", "de"])
    def test_and_at_last_as_bare_data(self, folder: Path, language: str) -> None:
        told = Catalogue(language, folder=folder).sentence("troy-event", "storm", {"seat": 1, "lost": ["red", "blue"]})
        assert told == "storm seat=1 lost=red, blue"


def test_a_games_vocabulary_names_its_messages() -> None:
    class Troy:
        id = "troy"

        def vocabulary(self) -> Mapping[str, Iterable[str]]:
            return {"event": ["dice.rolled", "feast"], "equipment": ["sail_plus_one"]}

    assert expected_ids(Troy()) == {
        "troy-event-dice-rolled",
        "troy-event-feast",
        "troy-equipment-sail_plus_one",
    }
