"""How the actions of Lords of Hellas are listed: regular actions, powers, special actions; moves by their start."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rich.text import Text

from aegean.core.values import Action, Plain
from aegean.hellas.components import Artifact, Blessing, Hero, Quest
from aegean.terminal.hellas.words import Words

_KINDS: Final = {
    "move": "cli-hellas-move",
    "move_hero": "cli-hellas-go",
    "fortify": "cli-hellas-fortify",
    "unfortify": "cli-hellas-unfortify",
    "pray": "cli-hellas-pray",
    "use_artifact": "cli-hellas-use-artifact",
    "use_blessing": "cli-hellas-use-blessing",
}
_GOING: Final = ("move_hero", "move_monster", "start_in", "place_hero", "onward", "withdraw")
_LINES: Final = {
    "place": "cli-hellas-recruit-in",
    "place_fortified": "cli-hellas-recruit-fortified",
    "fortify": "cli-hellas-fortify",
    "unfortify": "cli-hellas-unfortify",
    "pray": "cli-hellas-pray",
    "roll": "cli-hellas-roll",
}
# What a component does is told where it is gained, played or chosen.
_EXPLAINED: Final = {
    "choose_hero": "hero",
    "keep_artifact": "artifact",
    "keep_blessing": "blessing",
    "start_quest": "quest",
    "play": "card",
    "discard": "card",
    "attack": "attack",
    "use_artifact": "artifact",
    "use_blessing": "blessing",
    "use_hero": "hero",
    "use_quest": "quest",
    "take_glory": "land",
    "clear_token": "special",
}
_AT_WILL: Final = ("own_turn", "any_time", "instead_of_hero_movement", "instead_of_hoplite_movement")


class Menu:
    def __init__(self, words: Words) -> None:
        self._words = words
        self._rules = words.rules
        pack = words.rules.pack
        self._moments: dict[tuple[str, str], tuple[str, ...]] = {}
        for name, artifact in pack.table("artifacts", Artifact).items():
            self._moments["use_artifact", name] = artifact.power.when
        for name, blessing in pack.table("blessings", Blessing).items():
            self._moments["use_blessing", name] = blessing.power.when
        for name, hero in pack.table("heroes", Hero).items():
            self._moments["use_hero", name] = hero.ability.when
        for name, quest in pack.table("quests", Quest).items():
            self._moments["use_quest", name] = quest.kept.when if quest.kept else ()

    def group(self, action: Action, fields: Mapping[str, Plain]) -> str:
        if action.kind in self._rules.regular_of and action.kind != "use_artifact":
            return f"regular-{self._rules.regular_of[action.kind]}"
        if action.kind in self._rules.special_of:
            return "special"
        moments = self._moments.get((action.kind, str(action.args[0]) if action.args else ""), ())
        if "use_artifacts" in moments:
            return "regular-use_artifacts"
        if "instead_of_special_action" in moments:
            return "special"
        return "powers" if any(moment in _AT_WILL for moment in moments) else ""

    def heading(self, group: str) -> Text:
        if group == "special":
            return Text(self._words.told("cli-hellas-special-heading"), "bold")
        if group == "powers":
            return Text(self._words.told("cli-hellas-powers"), "bold")
        family, _, value = group.partition("-")
        return Text(self._words.word(family, value), "bold")

    def kind(self, kind: str) -> str | None:
        if kind in _KINDS:
            return self._words.told(_KINDS[kind])
        special = self._rules.special_of.get(kind)
        return self._words.word("special", special) if special else None

    def line(self, action: Action, fields: Mapping[str, Plain]) -> str:
        """`Attica →` for moves from there, `March: Attica →` for marches, a word or two for what has no start."""
        arrow = self._words.signs.arrow
        kind = action.kind
        if kind == "move":
            return f"{self._words.region(fields['start'])} {arrow}"
        if kind in ("march", "murderous_march"):
            name = (
                self._words.word("blessing", kind) if kind == "murderous_march" else self._words.word("special", kind)
            )
            return f"{name}: {self._words.region(fields['start'])} {arrow}"
        if kind in ("build_temple", "hunt"):
            return f"{self._words.word('special', kind)}:"
        if kind in _GOING:
            return arrow
        return self._words.told(_LINES[kind]) if kind in _LINES else ""

    def explained(self, action: Action) -> tuple[str, ...]:
        return (_EXPLAINED[action.kind],) if action.kind in _EXPLAINED else ()


def match(wanted: str, names: Mapping[str, str]) -> list[str]:
    """The ids that a person means: by id, by name, or by how one of both begins."""
    sought = wanted.casefold().strip().replace(" ", "_")

    def tidy(name: str) -> str:
        return name.casefold().replace(" ", "_")

    exact = [id_ for id_, name in names.items() if sought in (id_, tidy(name))]
    return exact or [id_ for id_, name in names.items() if sought and _begins(sought, (id_, tidy(name)))]


def _begins(sought: str, names: Iterable[str]) -> bool:
    return any(name.startswith(sought) for name in names)
