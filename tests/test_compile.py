"""What is compiled is what is written: the constructors that the compiler is given make the same steps."""

from __future__ import annotations

import ast
import inspect
from functools import cache
from importlib import import_module
from typing import Any

import pytest

import aegean
from aegean.hellas.expansions.matrix import printed
from tools.compile import SOURCE, modules, with_constructors


@cache
def _written(module: str) -> dict[str, ast.FunctionDef]:
    """The constructors of a module's classes, as the compiler reads them."""
    path = SOURCE / (module.replace(".", "/") + ".py")
    tree = ast.parse(with_constructors(path.read_text(encoding="utf-8")))
    return {
        found.name: line
        for found in tree.body
        if isinstance(found, ast.ClassDef)
        for line in found.body
        if isinstance(line, ast.FunctionDef) and line.name == "__init__"
    }


@pytest.mark.parametrize("game", aegean.games())
def test_every_step_has_its_own_constructor_in_writing(game: str) -> None:
    steps = set(aegean.game(game).new(2, 0)._position.known_steps())
    assert len(steps) > 10
    for module in aegean.game(game).module_notes():
        mode = {"mode": module.id}
        chosen = mode if module.option == "mode" else {"expansions": printed().room_for(module.id, [])}
        options = aegean.game(game).complete(chosen)
        steps |= set(aegean.game(game).new(aegean.game(game).seats_for(options)[0], 0, options)._position.known_steps())
    for step in steps:
        # a compiled class hands its fields down as defaults, and a class with further fields cannot follow them
        assert not any("__dataclass_fields__" in vars(base) for base in step.__mro__[1:]), f"{step} extends a step"
        usual = list(inspect.signature(step).parameters.values())
        if not usual:  # nothing to write
            continue
        written = _written(step.__module__)[step.__name__]
        assert [argument.arg for argument in written.args.args] == ["self", *(one.name for one in usual)]
        told: dict[str, Any] = vars(import_module(step.__module__))
        defaults = [eval(ast.unparse(default), told) for default in written.args.defaults]
        assert defaults == [one.default for one in usual if one.default is not inspect.Parameter.empty]
        assert [ast.unparse(line) for line in written.body] == [f"self.{one.name} = {one.name}" for one in usual]


def test_no_file_holds_both_a_part_and_a_step() -> None:
    """Parts are not compiled, and a step that is not cannot extend the compiled kind of all steps."""
    for file in (SOURCE / "aegean").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert not ("(Part):" in text and "(Step):" in text), f"{file} holds both"


def test_only_what_is_a_frozen_dataclass_is_given_one() -> None:
    source = "class Open:\n    seat: int\n\n\n@dataclass\nclass Loose:\n    seat: int\n"
    assert with_constructors(source) == source


def test_rules_and_bots_of_both_games_are_compiled() -> None:
    assert {"aegean/hellas/turn/steps.py", "aegean/delphi/turn.py"} < set(modules())
    assert {"aegean/bots/hellas/greedy.py", "aegean/bots/delphi/greedy.py"} < set(modules())
    assert not [module for module in modules() if not (SOURCE / module).is_file()]
