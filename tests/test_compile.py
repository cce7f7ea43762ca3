"""What is compiled is what is written: the constructors that the compiler is given make the same steps."""

from __future__ import annotations

import ast
import inspect
from functools import cache
from importlib import import_module
from typing import Any

import msgspec
import pytest

import aegean
from aegean.hellas.expansions.matrix import printed
from tools.compile import KINDS_LEFT_ALONE, SOURCE, modules, with_constructors


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


def test_no_file_holds_a_step_beside_what_is_not_compiled() -> None:
    """A step that is not compiled cannot extend the compiled kind of all steps."""
    for file in (SOURCE / "aegean").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        for kind in KINDS_LEFT_ALONE:
            assert not (kind in text and "(Step):" in text), f"{file} holds both a step and {kind}"


def test_what_is_checked_by_its_annotations_is_not_compiled() -> None:
    """A compiled class does not keep them, and data that is right would be refused."""
    for game in aegean.games():
        aegean.game(game)
    compiled = {module.removesuffix(".py").replace("/", ".") for module in modules()}
    kinds = set[type]()
    found = list(msgspec.Struct.__subclasses__())
    while found:
        kinds.add(kind := found.pop())
        found += kind.__subclasses__()
    assert any(kind.__module__.endswith("kronos.printed") for kind in kinds)
    for kind in kinds:
        assert kind.__module__ not in compiled, f"{kind.__name__} would be compiled with {kind.__module__}"


def test_no_class_that_is_not_compiled_extends_one_that_is() -> None:
    """Nothing does that at run time: the first use of such a class ends in a TypeError."""
    compiled = {module.removesuffix(".py").replace("/", ".") for module in modules()}
    for file in (SOURCE / "aegean").rglob("*.py"):
        name = ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
        if name in compiled or not name.startswith(("aegean.bots", "aegean.core", "aegean.hellas", "aegean.delphi")):
            continue
        for kind in vars(import_module(name)).values():
            if isinstance(kind, type) and kind.__module__ == name and not issubclass(kind, tuple | BaseException):
                bases = {base for base in kind.__mro__[1:] if base.__module__ in compiled}
                assert not bases, f"{name}.{kind.__name__} extends {bases}"


def test_only_what_is_a_frozen_dataclass_is_given_one() -> None:
    source = "class Open:\n    seat: int\n\n\n@dataclass\nclass Loose:\n    seat: int\n"
    assert with_constructors(source) == source


def test_rules_and_bots_of_both_games_are_compiled() -> None:
    assert {"aegean/hellas/turn/steps.py", "aegean/delphi/turn.py"} < set(modules())
    assert {"aegean/bots/hellas/greedy.py", "aegean/bots/delphi/greedy.py"} < set(modules())
    assert not [module for module in modules() if not (SOURCE / module).is_file()]
