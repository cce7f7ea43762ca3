"""`aegean rules`: clauses, chapters, components, words."""

from __future__ import annotations

from pathlib import Path

import pytest

import aegean
from aegean.cli import main
from aegean.terminal.rulebook import read_rulebook, rulebook
from aegean.texts import languages

DOCUMENT = Path(__file__).parents[2] / "docs" / "rules" / "delphi.md"


def looked_up(capsys: pytest.CaptureFixture[str], *wanted: str, language: str = "en") -> str:
    assert main(["rules", "delphi", *wanted, "--language", language]) == 0
    return " ".join(capsys.readouterr().out.split())


def test_the_rulebook_is_the_document() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    book = rulebook("delphi")
    assert [chapter.number for chapter in book.chapters] == [f"D-{n}" for n in range(1, len(book.chapters) + 1)]
    assert len(book.clauses) == text.count("\n**D-")
    for clause in book.clauses:
        assert f"**{clause.number}** {clause.text}" in text


@pytest.mark.parametrize("language", languages())
def test_every_game_has_a_rulebook_in_every_language(language: str) -> None:
    for game in aegean.games():
        assert rulebook(game, language).clauses


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", "muss sich erholen"), ("es", "tiene que recuperarse"), ("pl", "musi dojść do siebie")],
)
def test_a_clause_is_told_in_the_language_that_is_spoken(
    capsys: pytest.CaptureFixture[str], language: str, words: str
) -> None:
    assert words in looked_up(capsys, "D-4.2", language=language)


@pytest.mark.parametrize("wanted", ["D-4.2", "d-4.2", "4.2", "d4.2"])
def test_a_clause_by_its_number(capsys: pytest.CaptureFixture[str], wanted: str) -> None:
    said = looked_up(capsys, wanted)
    assert said.startswith("D-4.2 ")
    assert "D-4.3" not in said


@pytest.mark.parametrize("wanted", ["D-7", "7", "Fights", "fights"])
def test_a_chapter_by_number_or_title(capsys: pytest.CaptureFixture[str], wanted: str) -> None:
    said = looked_up(capsys, wanted)
    assert said.startswith("D-7 Fights")
    assert "D-7.1" in said
    assert "D-7.5" in said


def test_the_contents(capsys: pytest.CaptureFixture[str]) -> None:
    said = looked_up(capsys)
    assert "D-15 The end" in said
    assert "sail_plus_one" in said


@pytest.mark.parametrize("language", languages())
def test_every_component_has_a_card_in_every_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    pack = aegean.game("delphi").pack
    for table in ("equipment", "ship_tiles", "companions", "gods", "letters", "tasks"):
        for id_ in list(pack.entries(table))[:3]:
            said = looked_up(capsys, id_, language=language)
            assert f"{table}.{id_}" in said
            assert len(said.split()) > 10, "a card has its text"


def test_a_component_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    said = looked_up(capsys, "following", "wind")
    assert "equipment.sail_plus_one" in said
    assert "range = 1" in said
    assert "Source: the rulebook." in said


def test_a_changed_component_says_so(own_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (own_folder / "mine").mkdir()
    (own_folder / "mine" / "equipment.toml").write_text("[sail_plus_one]\nrange = 2\n", encoding="utf-8")
    said = looked_up(capsys, "sail_plus_one", "--pack", "mine")
    assert "range = 2" in said
    assert "Changed by your own data pack." in said


def test_a_word_is_searched(capsys: pytest.CaptureFixture[str]) -> None:
    said = looked_up(capsys, "surrenders")
    assert "D-7.4" in said
    many = looked_up(capsys, "colour")
    assert "Results:" in many


def test_the_unknown_gets_suggestions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "delphi", "artemsi"]) == 2
    assert "artemis" in capsys.readouterr().err
    assert main(["rules", "delphi", "qqqqqq"]) == 2
    assert "Nothing found for “qqqqqq”." in capsys.readouterr().err


def test_a_document_without_chapters_is_read_too() -> None:
    book = read_rulebook("# A game\n\nNothing yet.\n")
    assert (book.title, book.opening, book.chapters) == ("A game", "Nothing yet.", ())
