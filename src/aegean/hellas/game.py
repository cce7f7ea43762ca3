"""Lords of Hellas as a game of the contract."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import ClassVar

from aegean.core.dice import Dice
from aegean.core.errors import OptionError
from aegean.core.figures import Figure
from aegean.core.game import Game
from aegean.core.numbering import Numbering, parts_of
from aegean.core.options import ModuleFit, ModuleNote, Option
from aegean.core.packs import Entry, Pack
from aegean.core.position import Step
from aegean.core.state import State
from aegean.core.values import Action, Plain
from aegean.hellas.base import BASE
from aegean.hellas.battle.sides import SIDES, battle_of
from aegean.hellas.components import SCHEMA, Blessing, God, Wound
from aegean.hellas.describing.arrange import arrange
from aegean.hellas.describing.describe import describe
from aegean.hellas.expansions import MODULES
from aegean.hellas.expansions.matrix import Matrix, printed
from aegean.hellas.figures import FIGURES
from aegean.hellas.foresight import OUTCOMES, foreseen
from aegean.hellas.hunt.outcome import REWARDS, running_hunt
from aegean.hellas.hunt.steps import CoverSymbols
from aegean.hellas.modules import Module
from aegean.hellas.notation import narrowing_kinds, numbering, sets_of, targets_of
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.queries import turn_order
from aegean.hellas.rules import Rules
from aegean.hellas.setup import set_up

STANDARD = "standard"


class HellasGame(Game):
    """The base game and its modules. Which modules there are is given: a test or a researcher may bring one more."""

    id: ClassVar[str] = "hellas"
    version: ClassVar[str] = "2"
    figures: ClassVar[tuple[Figure, ...]] = FIGURES
    declining: ClassVar[frozenset[str]] = frozenset(("decline", "done", "not_this_turn", "pass"))

    def __init__(
        self,
        packs: Iterable[Path] = (),
        modules: Sequence[Module] = MODULES,
        matrix: Matrix | None = None,
    ) -> None:
        self.modules = {module.id: module for module in modules}
        all_lines = matrix or printed()
        self.matrix = all_lines.without(set(all_lines.lines) - set(self.modules))
        self.seats = self.matrix.seats
        self._packs = tuple(packs)
        chapters = [chapter for module in (BASE, *self.modules.values()) for chapter in module.chapters]
        turns = [turn for chapter in chapters for turn in chapter.turns.values()]
        self.deliberate = frozenset(
            kind for turn in turns if isinstance(turn, type) and issubclass(turn, Step) for kind in turn.ASKS
        )
        super().__init__(self._packs)
        self._rules: dict[tuple[int, tuple[str, ...]], Rules] = {}
        self._layers = self._rulebooks()
        self._numbering: Numbering = numbering(self._layers)

    def load_pack(self, packs: tuple[Path, ...]) -> Pack:
        return self._pack_with((BASE,))

    def _pack_with(self, modules: Sequence[Module]) -> Pack:
        packs = [pack for module in modules[1:] for pack in (module.data, module.form)]
        added = [Path(str(pack)) for pack in packs if pack is not None]
        without: dict[str, list[str]] = {}
        leaves: dict[str, list[str]] = {}
        for module in modules:
            for table, ids in (*module.without.items(), *self._of_god(module.in_place_of).items()):
                without.setdefault(table, []).extend(ids)
            for table, ids in module.leaves.items():
                leaves.setdefault(table, []).extend(ids)
        assert BASE.data is not None
        own = {table: kind for module in modules for table, kind in module.schema.items()}
        return Pack.load(BASE.data, SCHEMA, self._packs, expansions=added, without=without, added=own, leaves=leaves)

    def _of_god(self, name: str) -> Mapping[str, tuple[str, ...]]:
        """A god of the base game with what is his, by table."""
        if not name:
            return {}
        god = self.pack.table("gods", God)[name]
        blessings = self.pack.table("blessings", Blessing)
        return {
            "gods": (name,),
            "artifacts": (god.artifact,),
            "blessings": tuple(id_ for id_, blessing in blessings.items() if blessing.god == name),
        }

    def describe_options(self) -> Mapping[str, Option]:
        there = [name for name in self.matrix.lines if name in self.modules]
        expansions = tuple(name for name in there if not self.matrix.lines[name].mode)
        modes = tuple(name for name in there if self.matrix.lines[name].mode)
        return {
            "heroes": Option("chosen", ("chosen", "dealt")),
            "first_player": Option("random", ("random", "first_seat")),
            "seating": Option("by_seat", ("by_seat", "random")),
            "expansions": Option([], expansions, many=True),
            "mode": Option(STANDARD, (STANDARD, *modes)),
            **{name: option for module in self.modules.values() for name, option in module.options.items()},
        }

    # -- modules ------------------------------------------------------------------------------------------------------

    def modules_of(self, options: Mapping[str, Plain]) -> tuple[str, ...]:
        """The modules of complete options, in the order of the matrix."""
        chosen = {*options["expansions"], options["mode"]}
        return tuple(name for name in self.matrix.lines if name in chosen)

    def check_together(self, options: Mapping[str, Plain]) -> None:
        chosen = self.modules_of(options)
        self.matrix.check(chosen)
        for module in self.modules.values():
            for name, option in module.options.items():
                if module.id not in chosen and options[name] != option.default:
                    raise OptionError(
                        f"option {name} is one of {module.id}: choose that too, or leave {name} at {option.default!r}"
                    )

    def check_seats(self, seats: int, options: Mapping[str, Plain] | None = None) -> None:
        try:
            super().check_seats(seats, options)
        except OptionError as error:
            notes = [self.matrix.lines[name].seats_note for name in self.modules_of(options)] if options else []
            raise OptionError(": ".join([str(error), *filter(None, notes)])) from error

    def seats_for(self, options: Mapping[str, Plain]) -> tuple[int, ...]:
        return self.matrix.seats_for(self.modules_of(self.complete(options)))

    def figures_of(self, options: Mapping[str, Plain]) -> tuple[Figure, ...]:
        played = self.modules_of(self.complete(options))
        own = (self.modules[name].figures for name in played if name in self.modules)
        return (*self.figures, *chain.from_iterable(own))

    def played_with(self, view: Mapping[str, Plain], seat: int) -> dict[str, tuple[str, ...]]:
        hero = view["players"][seat]["hero"]
        return {"hero": (hero,)} if hero else {}

    def sides(self, seats: int, options: Mapping[str, Plain]) -> tuple[int, ...]:
        return self.rules(seats, options).side

    def roles(self, seats: int, options: Mapping[str, Plain]) -> tuple[str, ...]:
        roles = self.rules(seats, options).role
        return roles if len(set(roles)) > 1 else ("",) * seats

    def module_notes(self) -> list[ModuleNote]:
        lines = self.matrix.lines
        return [
            ModuleNote(
                name,
                "mode" if line.mode else "expansions",
                tuple(seats for seats in line.seats if seats in self.seats),
                line.marked,
            )
            for name, line in lines.items()
        ]

    def fits(self, options: Mapping[str, Plain], seats: int = 0) -> list[ModuleFit]:
        chosen = self.modules_of(options)
        found = [self.matrix.fit(name, chosen, seats) for name in self.matrix.lines]
        modes = self.matrix.modes  # are an option of their own
        return [
            one if one.remedy is None else one._replace(remedy=tuple(name for name in one.remedy if name not in modes))
            for one in found
        ]

    def data(self, options: Mapping[str, Plain]) -> Pack:
        return self.rules(self.seats_for(options)[0], options).pack

    def reference(self) -> dict[str, dict[str, Entry]]:
        """Those of the base game first, as they are without a module. Another side of a god's help card has an entry of
        its own."""
        found = super().reference()
        for rules in self._rulebooks():
            for table in rules.pack.tables:
                for id_, entry in rules.pack.entries(table).items():
                    side = entry.side if isinstance(entry, God) else None
                    found.setdefault(table, {}).setdefault(side or id_, entry)
        return found

    def rules(self, seats: int, options: Mapping[str, Plain]) -> Rules:
        """The rulebook of a game of so many seats with complete options."""
        return self.rules_of(seats, self.modules_of(options))

    def rules_of(self, seats: int, names: tuple[str, ...]) -> Rules:
        found = self._rules.get((seats, names))
        if found is None:
            modules = (BASE, *(self.modules[name] for name in names))
            pack = self._pack_with(modules) if names else self.pack
            found = self._rules[seats, names] = Rules(pack, seats, modules)
        return found

    def _rulebooks(self) -> list[Rules]:
        """The base game alone, and with each module that there is, in the order of their coming."""
        found = [self.rules_of(self.matrix.seats[0], ())]
        for name in self.modules:
            names = self.matrix.room_for(name, [])
            found.append(self.rules_of(self.matrix.seats_for(names)[0], tuple(names)))
        return found

    def part_keys(self) -> tuple[str, ...]:
        """What parts of any module are called in a description."""
        chapters = [chapter for module in (BASE, *self.modules.values()) for chapter in module.chapters]
        return tuple(chapter.part_key for chapter in chapters if chapter.part_key)

    # -- positions ----------------------------------------------------------------------------------------------------

    def blank(self, seats: int, options: Mapping[str, Plain], dice: Dice) -> Hellas:
        return Hellas(self.rules(seats, options), seats, dice)

    def setup(self, seats: int, options: Mapping[str, Plain], dice: Dice) -> Hellas:
        return set_up(self.rules(seats, options), seats, options, dice)

    def arrange(self, description: Mapping[str, Plain]) -> tuple[Hellas, int, dict[str, Plain]]:
        return arrange(self, description, self.part_keys())

    def describe(self, state: State) -> dict[str, Plain]:
        return describe(position_of(state), state)

    def round_of(self, state: State) -> int:
        p = position_of(state)
        return -(-p.turn // len(turn_order(p)))

    def occasion(self, state: State) -> str:
        """A battle, by its turn and its place: orders may be meant for it alone."""
        p = position_of(state)
        battle = battle_of(p)
        return "" if battle is None else f"{p.turn} {battle.region} {battle.attacker} {battle.defender}"

    def targets(self, action: Action, state: State) -> tuple[str, ...]:
        p = position_of(state)
        hero = p.hero[p.active]
        return targets_of(p.rules, action, p.rules.hero_ids[hero] if hero != NOBODY else "")

    def stands_for(self, action: Action, state: State) -> tuple[str, ...]:
        regular = position_of(state).rules.regular_of.get(action.kind)
        targets = self.targets(action, state)
        return targets if regular is None else (*targets, f"regular:{regular}")

    def fields(self, action: Action, state: State) -> dict[str, Plain]:
        p = position_of(state)
        fields: dict[str, Plain] = dict(parts_of(p.rules.actions, action))
        if "place" in fields:
            fields["target"] = _target(p, fields["place"])
        return fields | foreseen(p, action)

    # -- the fixed action space ---------------------------------------------------------------------------------------

    @property
    def action_count(self) -> int:
        return self._numbering.count

    def numbering(self, state: State) -> Numbering:
        return self._numbering

    def has(self, action: Action, state: State) -> bool:
        rules = position_of(state).rules
        if action.kind not in rules.actions:
            return False
        sets = sets_of(rules)
        return all(arg in sets[of] for (_, of), arg in zip(rules.actions[action.kind], action.args, strict=True))

    # -- words --------------------------------------------------------------------------------------------------------

    def vocabulary(self) -> Mapping[str, Iterable[str]]:
        return self.words()

    def words(self, module: str | None = None) -> dict[str, list[str]]:
        """Every word that needs a message: those of all modules, or those that one of them (or `base`) adds."""
        found: dict[str, list[str]] = {}
        before: dict[str, set[str]] = {}
        for name, rules in zip(("base", *self.modules), self._layers, strict=True):
            sides = [god.side for god in rules.gods if god.side]
            for family, ids in {**words_of_rules(rules), "god": (*rules.god_ids, *sides)}.items():
                known = before.setdefault(family, set())
                new = [id_ for id_ in dict.fromkeys(ids) if id_ not in known]
                if module in (None, name):
                    found.setdefault(family, []).extend(new)
                known |= set(new)
        own = {"base": FIGURES, **{name: one.figures for name, one in self.modules.items()}}
        shown = own.values() if module is None else (own[module],)
        found["figure"] = [figure.name for figures in shown for figure in figures]
        options = self._options_of(module)
        found["option"] = list(options)
        found["choice"] = [
            f"{name}-{choice}"
            for name, option in options.items()
            for choice in option.choices
            if choice not in self.modules
        ]
        names = list(self.modules) if module is None else [module] if module != "base" else []
        found["expansion"] = names
        return found

    def _options_of(self, module: str | None) -> Mapping[str, Option]:
        """The options of all modules, or those that one of them (or `base`) brings."""
        if module is None:
            return self.options
        own = {name for one in self.modules.values() for name in one.options}
        if module == "base":
            return {name: option for name, option in self.options.items() if name not in own}
        return self.modules[module].options


def words_of_rules(rules: Rules) -> dict[str, Iterable[str]]:
    """The words of one rulebook by family: each of them has a message. (A field that holds words of other families is
    declared in the catalogue: see `aegean.texts`.)"""
    return {
        "action": rules.actions,
        "decision": rules.decisions,
        "event": rules.events,
        "reason": rules.victories,
        "why": rules.reasons,
        "narrow": narrowing_kinds(rules),
        "begin": rules.regular_ids,
        "region": rules.region_ids,
        "land": rules.land_ids,
        "god": rules.god_ids,
        "attribute": rules.attribute_ids,
        "hero": rules.hero_ids,
        "monster": rules.monster_ids,
        "evolution": rules.monster_card_ids,
        "attack": rules.attack_ids,
        "card": rules.combat_ids,
        "symbol": rules.combat_symbols,
        "artifact": rules.artifact_ids,
        "blessing": rules.blessing_ids,
        "quest": rules.quest_ids,
        "event_card": rules.event_card_ids,
        "temple_card": rules.temple_card_ids,
        "special": rules.special_ids,
        "regular": rules.regular_ids,
        "victory": rules.victories,
        "temple_kind": rules.temple_kinds,
        "away": rules.away_ids,
        "roll": rules.die_ids,
        "deck": ("attack", "combat", "event"),
        "follows": OUTCOMES,
        # what an action chooses: an effect, a wound symbol with its icon, a reward of a hunt, a side of a battle
        "effect": _effects_to_choose(rules),
        "target": sorted({_wound_name(wound) for wounds in rules.symbols for wound in wounds}),
        "reward": REWARDS,
        "side": SIDES,
        **{name: [str(member) for member in members] for name, members in rules.sets.items()},
    }


def mixed_words_of_rules(rules: Rules) -> dict[str, Iterable[str]]:
    """The words that a field of several families may hold."""
    return {
        "power": [ref.partition(":")[2] for ref in rules.power_refs],
        "drawn": rules.event_ids,
    }


def _effects_to_choose(rules: Rules) -> list[str]:
    powers = [rules.power(ref) for ref in rules.power_refs]
    lists = [rules.effects("special:prepare:all"), *(power.effects for power in powers if power.choose)]
    return list(dict.fromkeys(one.effect for effects in lists for one in effects))


def _wound_name(wound: Wound) -> str:
    return f"{wound.symbol}-{wound.reward}" if wound.reward else wound.symbol


def _target(p: Hellas, place: int) -> str:
    """The wound symbol at a place of the monster that is hunted, or that a power wounds."""
    step = p.steps[-1]
    monster = step.monster if isinstance(step, CoverSymbols) else running_hunt(p).monster
    return _wound_name(p.rules.symbols[monster][place])


def position_of(state: State) -> Hellas:
    position = state._position
    assert isinstance(position, Hellas)
    return position
