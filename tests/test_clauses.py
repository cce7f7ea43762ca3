"""Every numbered clause of docs/rules/ is shown to hold by a test that cites it, and every citation is of a clause.

A clause is a line that begins `**D-3.1** `; a test cites it by `@pytest.mark.rule("D-3.1")`, on itself, on its class
or, for a whole module, in `pytestmark`.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import aegean
from aegean.terminal.rulebook import modules_of

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
CLAUSE = re.compile(r"^\*\*([A-Z]+-\d+\.\d+)\*\* ", re.MULTILINE)


class Citation(NamedTuple):
    clause: str
    place: str  # file:line


def clauses_of(text: str) -> list[str]:
    return CLAUSE.findall(text)


def gaps(clauses: Iterable[str]) -> list[str]:
    """The numbers that were skipped: chapters and the clauses in each count from 1."""
    books: dict[str, dict[int, set[int]]] = {}
    for clause in clauses:
        book, _, numbers = clause.partition("-")
        chapter, place = map(int, numbers.split("."))
        books.setdefault(book, {}).setdefault(chapter, set()).add(place)
    missing = []
    for book, chapters in sorted(books.items()):
        for number in range(1, max(chapters) + 1):
            places = chapters.get(number, set())
            expected = range(1, max(places, default=1) + 1)
            missing += [f"{book}-{number}.{place}" for place in expected if place not in places]
    return missing


def is_rule(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"


def marks(node: ast.AST) -> Iterator[ast.expr]:
    """The marks that a statement puts on tests that run."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if name.startswith("test"):
            yield from node.decorator_list
        case ast.ClassDef(name=name) if name.startswith("Test"):
            yield from node.decorator_list
        case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
            yield from value.elts if isinstance(value, ast.List | ast.Tuple) else [value]
        case ast.keyword(arg="marks", value=value):  # of pytest.param
            yield from value.elts if isinstance(value, ast.List | ast.Tuple) else [value]


def citations_of(source: str, file: str) -> tuple[list[Citation], list[str]]:
    """What a test module cites, and the places where a citation cannot count."""
    tree = ast.parse(source)
    placed = {id(mark) for node in ast.walk(tree) for mark in marks(node)}
    citations: list[Citation] = []
    faults: list[str] = []
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and is_rule(node)):
            continue
        place = f"{file}:{node.lineno}"
        texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        if id(node) not in placed:
            faults.append(f"{place}: the citation marks no test")
        elif not texts or len(texts) != len(node.args) or node.keywords:
            faults.append(f'{place}: a citation names its clauses outright, as in pytest.mark.rule("D-3.1", "D-3.2")')
        else:
            citations += [Citation(text, place) for text in texts]
    return citations, faults


def all_clauses() -> list[str]:
    return [clause for file in documents() for clause in clauses_of(file.read_text(encoding="utf-8"))]


def documents() -> list[Path]:
    """The rules of every game and of every module that there is; what is left of a module that was taken out is not."""
    found = sorted(RULES.glob("*.md"))
    for game in aegean.games():
        found += [RULES / game / f"{module}.md" for module in sorted(modules_of(aegean.game(game)))]
    return found


def all_citations() -> tuple[list[Citation], list[str]]:
    citations: list[Citation] = []
    faults: list[str] = []
    gone = [
        folder
        for game in aegean.games()
        for folder in (TESTS / "rules" / game).iterdir()
        if folder.is_dir() and folder.name not in {*modules_of(aegean.game(game)), "__pycache__"}
    ]
    for file in sorted(TESTS.rglob("*.py")):
        if any(folder in file.parents for folder in gone):
            continue
        cited, faulty = citations_of(file.read_text(encoding="utf-8"), str(file.relative_to(TESTS.parent)))
        citations += cited
        faults += faulty
    return citations, faults


def test_every_rules_document_has_clauses() -> None:
    found = {file.name: clauses_of(file.read_text(encoding="utf-8")) for file in documents()}
    assert found, "docs/rules/ holds no document"
    bare = [name for name, clauses in found.items() if not clauses]
    assert not bare, f"documents without clauses: {', '.join(bare)}"


def test_no_clause_is_numbered_twice() -> None:
    twice = [clause for clause, count in Counter(all_clauses()).items() if count > 1]
    assert not twice, f"numbered twice: {', '.join(twice)}"


def test_no_number_is_skipped() -> None:
    skipped = gaps(all_clauses())
    assert not skipped, f"skipped numbers: {', '.join(skipped)}"


def test_every_clause_is_cited_by_a_test() -> None:
    cited = {citation.clause for citation in all_citations()[0]}
    uncited = [clause for clause in all_clauses() if clause not in cited]
    assert not uncited, f"clauses without a test: {', '.join(uncited)}"


def test_every_citation_is_of_a_clause() -> None:
    clauses = set(all_clauses())
    void = [f"{place} cites {clause}" for clause, place in all_citations()[0] if clause not in clauses]
    assert not void, "citations of no clause:\n" + "\n".join(void)


def test_every_citation_marks_a_test() -> None:
    faults = all_citations()[1]
    assert not faults, "\n".join(faults)


class TestTheCheckItself:
    def test_it_finds_clauses_at_the_beginning_of_lines(self) -> None:
        text = (
            "# Turn\n\n**D-3.1** Roll.\n**D-3.2** See **D-3.1** and\n**D-3.10** sail.\n**D-3.3**without\n**d-1.1** no\n"
        )
        assert clauses_of(text) == ["D-3.1", "D-3.2", "D-3.10"]

    def test_it_finds_gaps(self) -> None:
        assert gaps(["D-1.1", "D-1.2", "D-2.1", "H-1.1"]) == []
        assert gaps(["D-1.1", "D-1.3", "D-3.1", "H-1.2"]) == ["D-1.2", "D-2.1", "H-1.1"]

    def test_it_finds_citations_on_tests_classes_modules_and_parameters(self) -> None:
        source = """
import pytest
pytestmark = [pytest.mark.slow, pytest.mark.rule("D-1.1")]

@pytest.mark.rule("D-1.2", "D-1.3")
@pytest.mark.parametrize("die", [pytest.param(1, marks=pytest.mark.rule("D-1.4"))])
def test_roll(die): ...

@pytest.mark.rule("D-1.5")
class TestSail:
    @pytest.mark.rule("D-1.6")
    def test_far(self): ...
"""
        citations, faults = citations_of(source, "test_x.py")
        assert {citation.clause for citation in citations} == {f"D-1.{place}" for place in range(1, 7)}
        assert Citation("D-1.6", "test_x.py:11") in citations
        assert not faults

    @pytest.mark.parametrize(
        "source",
        [
            '@pytest.mark.rule("D-1.1")\ndef roll(): ...',
            'mark = pytest.mark.rule("D-1.1")',
            "@pytest.mark.rule(CLAUSE)\ndef test_roll(): ...",
            "@pytest.mark.rule()\ndef test_roll(): ...",
        ],
    )
    def test_it_refuses_citations_that_cannot_count(self, source: str) -> None:
        citations, faults = citations_of(source, "test_x.py")
        assert not citations
        assert len(faults) == 1
        assert faults[0].startswith("test_x.py:1")
