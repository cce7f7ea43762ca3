"""The Oracle of Delphi as a game of the contract."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import ClassVar, Final

from aegean.core.dice import Dice
from aegean.core.figures import Figure
from aegean.core.game import Game
from aegean.core.numbering import Numbering
from aegean.core.options import Option
from aegean.core.packs import Pack
from aegean.core.state import State
from aegean.core.values import Action, Decision, Plain
from aegean.delphi.actions import fields_of
from aegean.delphi.arranging.arrange import arrange
from aegean.delphi.combat import Fight
from aegean.delphi.components import SCHEMA, tiles_of
from aegean.delphi.describe import describe
from aegean.delphi.equipment import Enthrone, ReceiveOffering, ReceiveStatue, TakeEquipment
from aegean.delphi.exploring import DiscardColour, Look, Scout
from aegean.delphi.facts import Facts
from aegean.delphi.figures import FIGURES
from aegean.delphi.mapmaking import parse_map
from aegean.delphi.names import COLOURS, COMPANIONS, GODS, SOURCES, TASKS
from aegean.delphi.notation import ACTIONS, NARROWING, TASK_TILES, numbering, targets_of
from aegean.delphi.position import Delphi
from aegean.delphi.rewards import GodSteps, ReturnGod, TakeCompanion
from aegean.delphi.setup import ChooseColour, DraftShip, DropTask, StartEffects, set_up
from aegean.delphi.turn import OthersAdvance, Recover, Turn, TurnEnd, TurnStart, Unhurt

Delphi.STEPS = (
    ChooseColour, DiscardColour, DraftShip, DropTask, Enthrone, Fight, GodSteps, Look, OthersAdvance, ReceiveOffering,
    ReceiveStatue, Recover, ReturnGod, Scout, StartEffects, TakeCompanion, TakeEquipment, Turn, TurnEnd, TurnStart,
    Unhurt,
)  # fmt: skip

DECISIONS = (
    "choose_colour", "companion", "discard_colour", "draft_ship", "drop_task", "enthrone", "equipment", "fight",
    "god_steps", "look", "others_advance", "receive_offering", "receive_statue", "recover", "scout", "turn", "unhurt",
)  # fmt: skip

EVENTS = (
    "colour_taken", "companion_gained", "consulted", "deck_reshuffled", "declined", "equipment_lapsed",
    "equipment_shown", "equipment_taken", "explored", "favours_gained", "fight_round", "game_over", "god_advanced",
    "god_returned", "god_sent_back",
    "injuries_discarded", "injury_drawn", "looked", "monster_defeated", "offering_loaded", "offering_made",
    "oracle_drawn", "power_used", "reached_zeus", "recovering", "ship_chosen", "ship_moved", "shrine_built",
    "source_used", "statue_loaded", "statue_raised", "strength_gained", "surrendered", "task_completed",
    "task_dropped", "titan_rolled", "titan_struck", "turn_began",
)  # fmt: skip

WHY = (
    "a_shrine_stands_there", "a_wild_source_would_save_nothing", "an_oracle_card_was_used_this_turn",
    "apollo_grants_no_wild_source", "no_city_beside_the_ship", "no_die_of_this_colour", "no_equipment_for_this_action",
    "no_equipment_gives_an_extra_action", "no_hidden_island_left", "no_injuries", "no_injury_of_this_colour",
    "no_oracle_card_left", "no_oracle_card_of_this_colour", "no_pedestal_of_this_colour", "no_shrine_task_is_open",
    "no_statue_left_in_the_city", "no_such_monster_there", "no_such_offering_aboard", "no_such_offering_there",
    "no_such_statue_aboard", "no_such_task_is_open", "no_task_needs_this_monster", "no_task_needs_this_offering",
    "no_task_needs_this_statue", "not_beside_the_ship", "not_on_display", "not_on_the_card", "tasks_are_still_open",
    "the_colour_is_taken", "the_colour_was_not_rolled", "the_companion_has_another_colour", "the_companion_is_taken",
    "the_extra_action_was_used_this_turn", "the_god_is_not_on_the_throne", "the_god_is_on_the_start_cloud",
    "the_god_is_on_the_throne", "the_hold_is_full", "the_island_is_chosen_already", "the_island_is_explored",
    "the_island_is_hidden", "the_island_is_not_yours", "the_island_was_not_looked_at", "the_pedestal_is_taken",
    "the_ship_has_come_home", "the_ship_is_there_already", "the_ship_tile_is_not_on_offer", "too_few_favours",
)  # fmt: skip

REASONS = ("favours", "oracle_cards", "reached_zeus", "shared")


_NUMBERINGS: Final = 256  # of maps: many games may be played at once


class DelphiGame(Game):
    id: ClassVar[str] = "delphi"
    version: ClassVar[str] = "2"
    seats: tuple[int, ...] = (2, 3, 4)
    figures: ClassVar[tuple[Figure, ...]] = FIGURES
    declining: ClassVar[frozenset[str]] = frozenset(("decline",))

    def __init__(self, packs: Iterable[Path] = ()) -> None:
        super().__init__(packs)
        self._facts: dict[tuple[bool, bool], Facts] = {}
        self._numbering: dict[str, Numbering] = {}
        self._action_count = self.numbering(self.new(2, 0)).count

    def load_pack(self, packs: tuple[Path, ...]) -> Pack:
        return Pack.load(files("aegean.delphi").joinpath("data"), SCHEMA, packs)

    def describe_options(self) -> Mapping[str, Option]:
        tiles = tiles_of(self.pack)

        def check_map(text: Plain) -> None:
            if not isinstance(text, str):
                raise ValueError("a map is 'compact', 'free' or a map written out as text")
            parse_map(text, tiles)

        return {
            "map": Option("compact", ("compact", "free"), check_map),
            "ships": Option("random", ("random", "draft", "first_game")),
            "tiles_less": Option(0, (0, 1, 2, 3, 4)),
            "apollo": Option("one", ("one", "all")),
            "reach_explore": Option(False, (False, True)),
            "colours": Option("chosen", ("chosen", "dealt", "by_seat"), before="by_seat"),
        }

    def played_with(self, view: Mapping[str, Plain], seat: int) -> dict[str, tuple[str, ...]]:
        player = view["players"][seat]
        return {family: (player[of],) for family, of in (("ship", "ship_tile"), ("colour", "colour")) if player[of]}

    def facts(self, options: Mapping[str, Plain]) -> Facts:
        key = (options["apollo"] == "all", bool(options["reach_explore"]))
        if key not in self._facts:
            self._facts[key] = Facts(self.pack, *key)
        return self._facts[key]

    def blank(self, seats: int, options: Mapping[str, Plain], dice: Dice) -> Delphi:
        return Delphi(self.facts(options), seats, dice)

    def setup(self, seats: int, options: Mapping[str, Plain], dice: Dice) -> Delphi:
        return set_up(self.facts(options), seats, options, dice)

    def arrange(self, description: Mapping[str, Plain]) -> tuple[Delphi, int, dict[str, Plain]]:
        return arrange(self, description)

    def describe(self, state: State) -> dict[str, Plain]:
        return describe(position_of(state), state)

    def round_of(self, state: State) -> int:
        return position_of(state).round

    def sensible(self, decision: Decision) -> Action | None:
        """To raise a god on another's roll costs nothing: where it can be one god alone, nobody would decline."""
        if decision.kind == "others_advance" and len(decision.actions) == len(("lift", "decline")):
            return decision.actions[0]
        return super().sensible(decision)

    def targets(self, action: Action, state: State) -> tuple[str, ...]:
        return targets_of(action)

    def fields(self, action: Action, state: State) -> dict[str, Plain]:
        return self.fields_of((action,), state)[0]

    def fields_of(self, actions: Sequence[Action], state: State) -> list[dict[str, Plain]]:
        return fields_of(position_of(state), actions)

    # -- the fixed action space ---------------------------------------------------------------------------------------

    @property
    def action_count(self) -> int:
        return self._action_count

    def numbering(self, state: State) -> Numbering:
        p = position_of(state)
        if p.map not in self._numbering:
            if len(self._numbering) >= _NUMBERINGS:
                self._numbering.clear()
            self._numbering[p.map] = numbering(p.board, p.facts)
        return self._numbering[p.map]

    def vocabulary(self) -> Mapping[str, Iterable[str]]:
        facts = self.facts({"apollo": "one", "reach_explore": False})
        return {
            "action": ACTIONS,
            "decision": DECISIONS,
            "event": EVENTS,
            "figure": [figure.name for figure in FIGURES],
            "reason": REASONS,
            "why": WHY,
            "narrow": NARROWING,
            "option": self.options,
            "choice": [
                f"{name}-{str(choice).lower()}" for name, option in self.options.items() for choice in option.choices
            ],
            "colour": COLOURS,
            "player": facts.player_colours,
            "god": GODS,
            "source": SOURCES,
            "task": TASKS,
            "tile": TASK_TILES,
            "letter": facts.letters,
            "island": facts.island_ids,
            "tiles": facts.island_ids,
            "companion": COMPANIONS,
            "equipment": facts.equipment_ids,
            "ship": facts.ship_ids,
            "deck": ("oracle", "injury"),
        }


def position_of(state: State) -> Delphi:
    position = state._position
    assert isinstance(position, Delphi)
    return position
