"""Whether a described step fits what lies on the table."""

from __future__ import annotations

from typing import Final

from aegean.core.position import Step
from aegean.hellas.battle.cards import CardPlay, CardPlayed, LastCards, Redraw
from aegean.hellas.battle.effects import CardEffects, LocalSupport, MoveIn
from aegean.hellas.battle.outcome import CasualtyPowers
from aegean.hellas.battle.sides import Battle, battle_of
from aegean.hellas.battle.start import BattleOrder, StartEffects
from aegean.hellas.effects.board import MoveMonster, PlaceMonster, ToMonument
from aegean.hellas.effects.gains import KeepArtifact
from aegean.hellas.effects.vocabulary import Resolve
from aegean.hellas.hunt.attacks import AttackOver, ChooseAttack, Defend, InjureHunter
from aegean.hellas.hunt.outcome import Hunt, hunt_of
from aegean.hellas.hunt.steps import AttackStep, SpendSet, StartHunt
from aegean.hellas.position import NOBODY, ON_MAP, Hellas
from aegean.hellas.queries import hunted_in, plays_attacks
from aegean.hellas.stages import Procedure
from aegean.hellas.turn.drafts import Draft, counter_clockwise
from aegean.hellas.turn.march import MarchOff
from aegean.hellas.turn.monsters import MonsterChoice
from aegean.hellas.turn.movement import FirstStep, HopliteMovement, MoveGroup, PassOn
from aegean.hellas.turn.quests import CompleteQuest

Trouble = tuple[str, str] | None  # the part of a step that does not fit, and why

BATTLE_PROCEDURES: Final = ("battle_start", "battle_outcome")
BATTLE_STEPS: Final[tuple[type[Step], ...]] = (
    BattleOrder, CardEffects, CardPlay, CardPlayed, CasualtyPowers, LastCards, LocalSupport, MoveIn, StartEffects,
)  # fmt: skip
HUNT_STEPS: Final[tuple[type[Step], ...]] = (
    AttackOver, AttackStep, ChooseAttack, Defend, InjureHunter, SpendSet, StartHunt,
)  # fmt: skip


def trouble_of(p: Hellas, step: Step) -> Trouble:
    rules = p.rules
    match step:
        case Procedure(name=name, stage=stage) if (name, stage) not in rules.stage_at:
            stages = [found.name for found in rules.procedures[name]]
            return "stage", f"the stages of {name} are {', '.join(stages) or 'none'}"
        case Procedure(name=name) if name in BATTLE_PROCEDURES and battle_of(p) is None:
            return "name", f"{name} belongs to a Battle, and none is under way"
        case Resolve(ref=ref, at=at) if at > len(rules.effects(ref)):
            return "at", f"{ref} has {len(rules.effects(ref))} effects"
        case CardEffects(kind=kind, at=at) if at > len(rules.combat_cards[kind].effects):
            return "at", f"{rules.combat_ids[kind]} has {len(rules.combat_cards[kind].effects)} effects"
        case MoveMonster(monster=monster) | PlaceMonster(monster=monster) | ToMonument(monster=monster):
            return _off_the_map(p, monster)
        case MonsterChoice(monster=monster):
            return _off_the_map(p, monster)
        case CompleteQuest(quest=quest) if quest not in p.slots:
            return "quest", f"{rules.quest_ids[quest]} lies in no slot"
        case KeepArtifact(cards=cards):
            if any(rules.artifacts[card].kind != "neutral" for card in cards):
                return "cards", "neutral artifacts are drawn, no others"
        case Draft():
            return _trouble_in_draft(p, step)
        case HopliteMovement() | MarchOff() | FirstStep() | MoveGroup() | PassOn():
            return _trouble_in_movement(p, step)
        case Redraw(seat=seat, discarded=0) if not p.hand_size(seat):
            return "seat", f"seat {seat} holds no cards to discard"
        case Battle() | CasualtyPowers() | LastCards() | CardPlayed() | LocalSupport() | MoveIn():
            return _trouble_in_battle(p, step)
        case Hunt():
            return _trouble_with_hunt(p, step)
        case AttackStep() | AttackOver() | ChooseAttack() | Defend() | InjureHunter() | SpendSet() | StartHunt():
            return _trouble_in_hunt(p, step)
    return None


def _off_the_map(p: Hellas, monster: int) -> Trouble:
    if p.monster_state[monster] == ON_MAP:
        return None
    there = [name for number, name in enumerate(p.rules.monster_ids) if p.monster_state[number] == ON_MAP]
    return "monster", f"{p.rules.monster_ids[monster]} is not on the map; there are {', '.join(there) or 'none'}"


def _trouble_in_draft(p: Hellas, draft: Draft) -> Trouble:
    """Counter-clockwise from the builder everybody keeps one (H-14.2)."""
    order = counter_clockwise(p, draft.builder)
    before = order[: order.index(draft.seat)]
    if draft.builder != p.active:
        return "builder", f"it is seat {p.active} that builds in its turn"
    if [seat for seat in order if draft.kept[seat] != NOBODY] != before:
        return "kept", f"when seat {draft.seat} chooses, these have kept a blessing: {before or 'nobody'}"
    kept = sum(card >= 0 for card in draft.kept)
    count = p.seats + p.rules.numbers["draft_cards_beyond_players"] - kept
    if len(draft.cards) == count or (0 < len(draft.cards) < count and not p.blessing_deck):  # H-14.9
        return None
    return "cards", f"seat {draft.seat} chooses among {count} cards"


def _trouble_in_movement(p: Hellas, step: Step) -> Trouble:
    """The hoplites that are on the move are there."""
    match step:
        case HopliteMovement(seat=seat, moved=moved, settled=settled):
            if any(count > p.unfortified(seat, region) for region, count in enumerate(moved)):
                return "moved", f"more have moved than there are hoplites of seat {seat}"
            if any(settled >> region & 1 and p.fortified[region] != seat for region in range(p.rules.count)):
                return "settled", f"seat {seat} is not fortified there"
        case MarchOff(seat=seat, start=start) if not p.unfortified(seat, start):
            return "start", f"seat {seat} has nobody there who could march"
        case FirstStep(seat=seat, start=at, count=count) | MoveGroup(seat=seat, at=at, count=count):
            if count > p.unfortified(seat, at):
                return "count", f"seat {seat} has {p.unfortified(seat, at)} there"
        case PassOn(seat=seat, at=at, count=count, army=army):
            if count - (army - p.army(seat, at)) > p.unfortified(seat, at):
                return "count", f"seat {seat} has {p.unfortified(seat, at)} there"
    return None


def _trouble_in_battle(p: Hellas, step: Step) -> Trouble:
    battle = battle_of(p)
    assert battle is not None
    sides = (battle.attacker, battle.defender)
    match step:
        case Battle(attacker=attacker, defender=defender, region=region):
            if attacker != p.active:
                return "attacker", f"it is seat {p.active} whose turn it is"
            if attacker == defender:
                return "defender", "it is another player than the attacker"
            if not p.owners_in(region):
                return "region", "nobody has hoplites there"
        case CasualtyPowers(seats=seats) | LastCards(seats=seats) if not set(seats) <= set(sides):
            return "seats", f"those in the battle are {sides[0]} and {sides[1]}"
        case CardPlayed(seat=seat) | LocalSupport(seat=seat) | MoveIn(seat=seat) if seat not in sides:
            return "seat", f"those in the battle are {sides[0]} and {sides[1]}"
    return None


def _trouble_with_hunt(p: Hellas, hunt: Hunt) -> Trouble:
    if hunt.seat != p.active:
        return "seat", f"it is seat {p.active} whose turn it is"
    regions = hunted_in(p, hunt.monster)
    if not regions:
        return _off_the_map(p, hunt.monster)
    if p.hero_at[hunt.seat] not in regions:
        return "monster", f"it is not in the region of the hero of seat {hunt.seat}"
    if hunt.attack != NOBODY and p.attack_played[-1:] != [hunt.attack]:
        return "attack", "it is the last of the cards in `discards.attack`"
    if hunt.drawn and not any(isinstance(step, ChooseAttack) for step in p.steps):
        return "drawn", "cards are drawn for ChooseAttack, which is not under way"
    if hunt.covered >> len(p.rules.symbols[hunt.monster]):
        return "covered", f"the symbols have the places {', '.join(map(str, p.symbols(hunt.monster)))}"
    return None


def _trouble_in_hunt(p: Hellas, step: Step) -> Trouble:
    hunt, rules = hunt_of(p), p.rules
    assert hunt is not None
    match step:
        case ChooseAttack(seat=seat):
            player = plays_attacks(p, hunt.seat)
            if seat != (player if hunt.seer == NOBODY else hunt.seer):
                return "seat", f"it is seat {player} that plays the cards"
            if not hunt.drawn:
                return "", "cards to choose from must be `drawn` in the Hunt"
        case Defend() | AttackOver() if hunt.attack == NOBODY:
            return "", "there must be an `attack` in the Hunt"
        case SpendSet(place=place) if place not in p.uncovered(hunt.monster):
            return "place", f"no uncovered symbol: those are at {p.uncovered(hunt.monster)}"
        case SpendSet(spent=spent) if any(p.combat_open[k] < spent.count(k) for k in spent if rules.beside[k] < 0):
            return "spent", "these cards lie open beside the hunt: say them in `discards.open`"
    seat = getattr(step, "seat", hunt.seat)
    if not isinstance(step, ChooseAttack) and seat != hunt.seat:
        return "seat", f"it is the business of the hunter, seat {hunt.seat}"
    return None
