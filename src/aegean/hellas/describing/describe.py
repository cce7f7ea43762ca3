"""A position as readable data, all of it; `aegean.hellas.arranging` is the way back.

What can never be otherwise in most positions is left out while it is so: unused things of a turn, empty lists of cards
that left the game, an empty script of rolls.
"""

from __future__ import annotations

from collections.abc import Sequence

from aegean.core.describing import written_chance, written_rolls, written_set
from aegean.core.options import told
from aegean.core.state import State
from aegean.core.values import Plain
from aegean.hellas.describing.arrange import BLOCKS, arrange
from aegean.hellas.describing.things import UNSEEN
from aegean.hellas.describing.words import step_words
from aegean.hellas.position import NEVER_SEEN, NOBODY, NOWHERE, ON_MAP, Hellas
from aegean.hellas.turn.drafts import discarded_blessings

__all__ = ["arrange", "describe"]


def describe(p: Hellas, state: State) -> dict[str, Plain]:
    """The whole position, its secrets and its stream of chance included: keep it where the seed is kept."""
    rules = p.rules
    description: dict[str, Plain] = {
        "game": state.game.id,
        "seats": p.seats,
        "options": told(state.game.options, state.options),
        "order": p.order[:],
        "first_seat": p.first_seat,
        "turn": _turn(p),
        "players": [_player(p, seat) for seat in range(p.seats)],
        "monsters": _monsters(p),
        "quests": ["" if quest == NOBODY else rules.quest_ids[quest] for quest in p.slots],
        "monuments": dict(zip(rules.god_ids, p.levels, strict=True)),
        "temples": {rules.region_ids[region]: _temple(p, number) for region, number in enumerate(p.temples) if number},
        "temple_card": rules.temple_card_ids[p.temple_card],
        "decks": _decks(p),
        "discards": _discards(p),
        "gone": _gone(p),
        "chance": written_chance(p.dice),
    }
    for part in p.parts.values():
        said = part.describe(p)
        if said is not None:
            description[part.KEY] = said
    if p.steps != [p.rules.turn_of[p.active]]:
        words = step_words(p)
        description["steps"] = [words.write(step) for step in p.steps]
    rolls = written_rolls(p.dice, {"monster": rules.die_names})
    if rolls:
        description["rolls"] = rolls
    if p.result is not None:
        description["result"] = p.result.plain()
    return description


def _turn(p: Hellas) -> dict[str, Plain]:
    rules = p.rules
    turn: dict[str, Plain] = {"seat": p.active, "number": p.turn}
    if p.regular_used:
        turn["regular_used"] = [name for name, bit in rules.regular.items() if p.regular_used & bit]
    if p.artifact_block:
        turn["artifact_block"] = BLOCKS[p.artifact_block]
    if p.extra_specials:
        turn["extra_specials"] = p.extra_specials
    if p.used_this_turn:
        turn["powers_used"] = [rules.power_refs[number] for number in p.used_this_turn]
    if p.entered:
        turn["entered"] = written_set(p.entered, rules.region_ids)
    if any(p.came_from):
        turn["came_from"] = {
            rules.region_ids[region]: written_set(starts, rules.region_ids)
            for region, starts in enumerate(p.came_from)
            if starts
        }
    return turn


def _player(p: Hellas, seat: int) -> dict[str, Plain]:
    rules, regions = p.rules, range(p.rules.count)
    player: dict[str, Plain] = {}
    if p.hero[seat] != NOBODY:
        player["hero"] = rules.hero_ids[p.hero[seat]]
    if p.hero_at[seat] != NOWHERE:
        player["at"] = rules.region_ids[p.hero_at[seat]]
    if p.away[seat] != NOWHERE:
        player["away"] = rules.away_ids[p.away[seat]]
    if p.quest_at[seat] != NOWHERE:
        slot, step = divmod(p.quest_at[seat], 4)
        player["quest"] = {"name": rules.quest_ids[p.slots[slot]], "step": step}
    owned = [card for card, owner in enumerate(p.artifact_owner) if owner == seat]
    player |= {
        "attributes": {name: p.stored(seat, number) for number, name in enumerate(rules.attribute_ids)},
        "injured": written_set(p.injured[seat], rules.attribute_ids),
        "priests": p.priests[seat],
        "praying": {
            name: p.priests_at[god * p.seats + seat]
            for god, name in enumerate(rules.god_ids)
            if p.priests_at[god * p.seats + seat]
        },
        "hoplites": {rules.region_ids[r]: p.unfortified(seat, r) for r in regions if p.unfortified(seat, r)},
        "fortified": [rules.region_ids[r] for r in regions if p.fortified[r] == seat],
        "controls": [rules.region_ids[r] for r in p.controlled(seat)],
        "hand": _repeated(p.hand_of(seat), rules.combat_ids),
        "artifacts": [rules.artifact_ids[card] for card in owned if p.is_charged(card)],
        "used_artifacts": [rules.artifact_ids[card] for card in owned if not p.is_charged(card)],
        "blessings": written_set(p.blessings[seat], rules.blessing_ids),
        "used_specials": [name for name, bit in rules.special.items() if p.specials_used[seat] & bit],
        "glory": [land for number, land in enumerate(rules.land_ids) if p.glory[number] == seat],
        "slain": written_set(p.slain[seat], rules.monster_ids),
        "kept": written_set(p.kept[seat], rules.quest_ids),
    }
    if p.blessing_tokens[seat]:
        player["blessing_tokens"] = written_set(p.blessing_tokens[seat], rules.blessing_ids)
    if p.muted[seat]:
        player["muted"] = written_set(p.muted[seat], rules.power_refs)
    return player


def _monsters(p: Hellas) -> dict[str, Plain]:
    """Those that are slain are with their players."""
    found: dict[str, Plain] = {}
    for monster, name in enumerate(p.rules.monster_ids):
        if p.monster_state[monster] == ON_MAP:
            found[name] = {
                "at": _place(p, p.monster_at[monster]),
                "wounds": [place for place in p.symbols(monster) if p.wounds[monster] >> place & 1],
                "evolutions": written_set(p.evolved[monster], p.rules.monster_card_ids),
            }
        elif p.monster_state[monster] == NEVER_SEEN:
            found[name] = UNSEEN
    return found


def _place(p: Hellas, place: int) -> Plain:
    """A region, or the two ends of a sea trail."""
    names = [p.rules.region_ids[region] for region in p.rules.shores(place)]
    return names[0] if len(names) == 1 else names


def _temple(p: Hellas, temple: int) -> Plain:
    return temple if temple > 0 else p.rules.temple_kinds[-1 - temple]


# -- cards ------------------------------------------------------------------------------------------------------------


def _decks(p: Hellas) -> dict[str, Plain]:
    """The next card comes first."""
    rules = p.rules
    return {
        "combat": _named(p.combat_deck[::-1], rules.combat_ids),
        "event": _named(p.event_deck[::-1], rules.event_ids),
        "attack": _named(p.attack_deck[::-1], rules.attack_ids),
        "neutral": _named(p.neutral_deck[::-1], rules.artifact_ids),
        "blessing": _named(p.blessing_deck[::-1], rules.blessing_ids),
    }


def _discards(p: Hellas) -> dict[str, Plain]:
    rules = p.rules
    discards: dict[str, Plain] = {
        "combat": _repeated(p.combat_discard, rules.combat_ids),
        "event": _named(p.event_discard, rules.event_ids),
    }
    if any(p.combat_open):
        discards["open"] = _repeated(p.combat_open, rules.combat_ids)
    if p.attack_played:
        discards["attack"] = _named(p.attack_played, rules.attack_ids)
    if p.attack_aside:
        discards["aside"] = _named(p.attack_aside, rules.attack_ids)
    return discards


def _gone(p: Hellas) -> dict[str, Plain]:
    """What has left the game: it is nowhere. (A card that is neither a monster's nor a quest never leaves it: where it
    is neither in the deck nor discarded, a part has it.)"""
    first = p.rules.first_quest
    names = p.rules.event_ids[: p.rules.first_event_card] if p.rules.numbers["event_cards"] else ()
    events = {*p.event_deck, *p.event_discard, *(first + quest for quest in p.slots if quest != NOBODY)}
    events |= {card for answer in p.rules.answers.get("events_held", ()) for card in answer(p)}
    held = sum(p.kept) << first | sum(p.evolved)
    return {
        "event": [name for n, name in enumerate(names) if n not in events and not held >> n & 1],
        "blessing": [p.rules.blessing_ids[card] for card in discarded_blessings(p)],
    }


def _named(cards: Sequence[int], ids: Sequence[str]) -> list[str]:
    return [ids[card] for card in cards]


def _repeated(counts: Sequence[int], ids: Sequence[str]) -> list[str]:
    return [ids[card] for card, count in enumerate(counts) for _ in range(count)]
