"""Lords of Hellas as a game of the contract."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import ClassVar

from aegean.core.dice import Dice
from aegean.core.errors import OptionError, nearest
from aegean.core.figures import Figure
from aegean.core.game import Game
from aegean.core.numbering import Numbering, parts_of
from aegean.core.options import Option
from aegean.core.packs import Pack
from aegean.core.state import State
from aegean.core.values import Action, Plain
from aegean.hellas.battle import start as battle
from aegean.hellas.components import SCHEMA, Wound
from aegean.hellas.control import Aftermath
from aegean.hellas.describing.describe import arrange, describe
from aegean.hellas.effects.attributes import ChangeAttribute, Heal, Injure
from aegean.hellas.effects.board import ChooseMonster, InjureEnemy, KillUpTo, MoveMonster, PlaceMonster, ToMonument
from aegean.hellas.effects.gains import ChooseGlory, ClearToken, KeepArtifact
from aegean.hellas.effects.hand import DiscardCards, DiscardDrawn, DrawUpTo, HandLimit
from aegean.hellas.effects.losses import Loss
from aegean.hellas.effects.vocabulary import ChooseEffect, Resolve
from aegean.hellas.expansions import EXPANSIONS, MODES, Expansion, chosen, every_expansion
from aegean.hellas.figures import FIGURES
from aegean.hellas.foresight import OUTCOMES, foreseen
from aegean.hellas.hunt import steps as hunt
from aegean.hellas.hunt.outcome import running_hunt
from aegean.hellas.notation import ACTIONS, numbering, targets_of
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.rules import Rules
from aegean.hellas.setup import ChooseHero, PlaceStart, set_up
from aegean.hellas.turn.drafts import Draft
from aegean.hellas.turn.march import MarchOff
from aegean.hellas.turn.monsters import EventPhase, MonsterChoice, MonsterPhase
from aegean.hellas.turn.monument import BuildMonument, StartMonsterPhase
from aegean.hellas.turn.movement import (
    ChooseArmy,
    FirstStep,
    HopliteMovement,
    MoveGroup,
    PassOn,
    PlaceHero,
    PlaceHoplites,
)
from aegean.hellas.turn.quests import CompleteQuest, OfferQuest, QuestGlory
from aegean.hellas.turn.recruiting import Recruit
from aegean.hellas.turn.special import AddedRecruits, Prepare, RepeatSpecial, Usurpation
from aegean.hellas.turn.steps import AfterSpecial, ExtraSpecial, Turn, TurnEnd, TurnStart
from aegean.hellas.turn.windows import Gifts, Window

Hellas.STEPS = (
    AddedRecruits, AfterSpecial, Aftermath, BuildMonument, ChangeAttribute, ChooseArmy, ChooseEffect, ChooseGlory,
    ChooseHero, ChooseMonster, ClearToken, CompleteQuest, DiscardCards, DiscardDrawn, Draft, DrawUpTo, EventPhase,
    ExtraSpecial, FirstStep, Gifts, HandLimit, Heal, HopliteMovement, Injure, InjureEnemy, KeepArtifact, KillUpTo,
    Loss, MarchOff, MonsterChoice, MonsterPhase, MoveGroup, MoveMonster, OfferQuest, PassOn, PlaceHero, PlaceHoplites,
    PlaceMonster, PlaceStart, Prepare, QuestGlory, Recruit, RepeatSpecial, Resolve, StartMonsterPhase, ToMonument,
    Turn, TurnEnd, TurnStart, Usurpation, Window, *battle.STEPS, *hunt.STEPS,
)  # fmt: skip

DECISIONS = [
    "after_hero_movement", "after_march", "after_prepare", "army", "attribute", "choose_effect",
    "choose_hero", "choose_monster", "clear_token", "discard", "discard_drawn", "draft", "draw", "extra_special",
    "heal", "hoplite_movement", "injure", "injure_hero", "keep_artifact", "kill", "leap", "march", "monster_choice",
    "move_monster", "next_battle", "onward", "place_hero", "prepare", "raise_monument", "recruit", "repeat_special",
    "return_glory", "roll", "save_hoplites", "start_quest", "start_region", "take_glory", "turn", "turn_start",
    *battle.DECISIONS, *hunt.DECISIONS,
]  # fmt: skip

EVENTS = [
    "artifact_gained", "artifact_opened", "artifacts_drawn", "attribute_changed", "blessing_gained", "blessing_kept",
    "blessings_passed", "combat_discarded", "combat_drawn", "control_taken", "deck_reshuffled", "draft_began",
    "event_drawn", "extra_special", "fortified", "game_over", "glory_returned", "glory_taken", "healed",
    "hero_chosen", "hero_moved", "hero_placed", "hoplites_killed", "hoplites_moved", "hoplites_saved", "injured",
    "king_countdown", "king_token_taken", "king_undecided", "monster_appeared", "monster_card_lapsed",
    "monster_evolved", "monster_moved", "monster_rolled", "monument_raised", "new_age", "power_used", "prayed",
    "priests_gained", "priests_sacrificed", "quest_completed", "quest_discarded", "quest_placed", "quest_started",
    "quest_step", "recruited", "region_attack", "special_repeated", "special_taken", "temple_built", "token_cleared",
    "tokens_cleared", "turn_began", "unfortified", *battle.EVENTS, *hunt.EVENTS,
]  # fmt: skip

REASONS = ("favored_of_the_gods", "king_of_kings", "monster_slayer", "warlord_of_hellas")


class HellasGame(Game):
    id: ClassVar[str] = "hellas"
    version: ClassVar[str] = "1"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    figures: ClassVar[tuple[Figure, ...]] = FIGURES

    def __init__(self, packs: Iterable[Path] = ()) -> None:
        packs = tuple(packs)
        super().__init__(packs)
        self._packs = packs
        self._rules: dict[tuple[int, tuple[str, ...], str], Rules] = {}
        self._numbering: Numbering = numbering(self._rules_with(2, every_expansion()))

    def load_pack(self, packs: tuple[Path, ...]) -> Pack:
        return Pack.load(files("aegean.hellas").joinpath("data"), SCHEMA, packs)

    def describe_options(self) -> Mapping[str, Option]:
        return {
            "heroes": Option("chosen", ("chosen", "dealt")),
            "first_player": Option("random", ("random", "first_seat")),
            "seating": Option("by_seat", ("by_seat", "random")),
            "expansions": Option([], (), _check_expansions),
            "mode": Option("standard", ("standard", *MODES)),
        }

    def rules(self, seats: int, options: Mapping[str, Plain]) -> Rules:
        """What a game of so many seats is played with: the base game's data and those of its expansions."""
        key = (seats, tuple(options["expansions"]), options["mode"])
        if key not in self._rules:
            self._rules[key] = self._rules_with(seats, chosen(key[1], key[2]))
        return self._rules[key]

    def _rules_with(self, seats: int, expansions: list[Expansion]) -> Rules:
        if not expansions:
            return Rules(self.pack, seats)
        data = files("aegean.hellas").joinpath("data")
        added = [Path(str(expansion.data)) for expansion in expansions]
        pack = Pack.load(data, SCHEMA, (*added, *self._packs), frozenset(SCHEMA))
        return Rules(pack, seats, next((expansion.teams for expansion in expansions if expansion.teams), ()))

    def blank(self, seats: int, options: Mapping[str, Plain], dice: Dice) -> Hellas:
        return Hellas(self.rules(seats, options), seats, dice)

    def setup(self, seats: int, options: Mapping[str, Plain], dice: Dice) -> Hellas:
        preparations = [
            expansion.prepare
            for expansion in chosen(tuple(options["expansions"]), options["mode"])
            if expansion.prepare is not None
        ]
        return set_up(self.rules(seats, options), seats, options, dice, preparations)

    def arrange(self, description: Mapping[str, Plain]) -> tuple[Hellas, int, dict[str, Plain]]:
        return arrange(self, description)

    def describe(self, state: State) -> dict[str, Plain]:
        return describe(_position(state), state)

    def targets(self, action: Action, state: State) -> tuple[str, ...]:
        p = _position(state)
        hero = p.hero[p.active]
        return targets_of(action, p.rules.hero_ids[hero] if hero != NOBODY else "")

    def fields(self, action: Action, state: State) -> dict[str, Plain]:
        fields: dict[str, Plain] = dict(parts_of(ACTIONS, action))
        if "place" in fields:
            fields["target"] = _target(_position(state), fields["place"])
        return fields | foreseen(_position(state), action)

    # -- the fixed action space ---------------------------------------------------------------------------------------

    @property
    def action_count(self) -> int:
        return self._numbering.count

    def encode(self, action: Action, state: State) -> int:
        return self._numbering.encode(action)

    def decode(self, index: int, state: State) -> Action:
        return self._numbering.decode(index)

    def vocabulary(self) -> Mapping[str, Iterable[str]]:
        rules = self.rules(4, {"expansions": [], "mode": "standard"})
        return {
            "action": ACTIONS,
            "decision": DECISIONS,
            "event": EVENTS,
            "figure": [figure.name for figure in FIGURES],
            "reason": REASONS,
            "option": self.options,
            "choice": [f"{name}-{choice}" for name, option in self.options.items() for choice in option.choices],
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
            "temple_card": rules.temple_card_ids,
            "special": rules.special_ids,
            "regular": rules.regular_ids,
            "victory": rules.victories,
            "roll": rules.die_ids,
            "deck": ("attack", "combat", "event"),
            "follows": OUTCOMES,
            # fields that hold a region to start from, any power, a wound symbol with its icon, a list or an event card
            "start": rules.region_ids,
            "power": [ref.partition(":")[2] for ref in rules.power_refs],
            "target": sorted({_wound_name(wound) for wounds in rules.symbols for wound in wounds}),
            "cards": rules.combat_ids,
            "artifacts": rules.artifact_ids,
            "blessings": rules.blessing_ids,
            "attacks": rules.attack_ids,
            "drawn": (*rules.monster_card_ids, *rules.quest_ids),
        }


def _check_expansions(value: Plain) -> None:
    if not isinstance(value, list) or len(set(map(str, value))) != len(value):
        raise OptionError("option expansions is a list of different expansions' ids")
    for name in value:
        if name not in EXPANSIONS:
            raise OptionError(f"option expansions cannot have {name!r}: {nearest(str(name), EXPANSIONS)}")


def _wound_name(wound: Wound) -> str:
    return f"{wound.symbol}-{wound.reward}" if wound.reward else wound.symbol


def _target(p: Hellas, place: int) -> str:
    """The wound symbol at a place of the monster that is hunted, or that a power wounds."""
    step = p.steps[-1]
    monster = step.monster if isinstance(step, hunt.CoverSymbols) else running_hunt(p).monster
    return _wound_name(p.rules.symbols[monster][place])


def _position(state: State) -> Hellas:
    position = state._position
    assert isinstance(position, Hellas)
    return position
