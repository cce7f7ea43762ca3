"""One question for each number or permission that heroes, blessings, monsters and modules may change.

What heroes and blessings *have* is read from the data (`standing`), conditions always honoured. Modules answer through
their chapters (`@CHAPTER.answer("population")`): numbers are added up, permissions are asked one by one, and floors
come last. Where nobody answers, nothing is asked.

| query | an answer is | and |
| --- | --- | --- |
| `population` | (p, seat, region) -> number | is added, never below 1 |
| `strength_item` | (p, seat, region) -> names with numbers | are added in the running battle: `attribute:fleet`, 2 |
| `hand_limit`, `march_range`, `usurp_recruits` | (p, seat) -> number | the highest counts |
| `attribute` | (p, seat, attribute) -> number | is added, never below 1 |
| `more_in_hand`, `more_moves` | (p, seat) -> number | is added to the hand limit, to the moves of Hoplite Movement |
| `more_usurpers`, `more_prepared` | (p, seat) -> number | is added to the recruits of Usurp, of an option of Prepare |
| `more_hunting_cards` | (p, seat, monster) -> number | is added to the first draw of a hunt |
| `more_fortified` | (p, seat, region) -> number | is added to those who find room in a city, two at most |
| `card_strength` | (p, seat, card) -> number | is added, in battles and in defence |
| `city_recruits`, `recruits` | (p, seat, region) -> number | is added, in a city region; in any region of one's own |
| `closed_to`, `held_fast` | (p, seat) -> bit set of regions | those may not be entered, or left |
| `bars_recruiting`, `bars_control`, `bars_building` | (p, seat, region) -> bool | True forbids |
| `bars_prayer` | (p, seat, god) -> bool | True forbids |
| `bars_hunting` | (p, seat, monster) -> bool | True forbids |
| `hunting` | (p, seat, monster) -> refusal, or None | why the seat may not hunt a monster |
| `bars_monster` | (p, monster, region) -> bool | True: no effect puts the monster there |
| `instead_of_roll` | (p, seat, monster) -> bool | True: the monster phase goes on without a roll for it |
| `bars_leaving` | (p, seat) -> bool | True: the seat cannot leave the running battle by a card |
| `spares` | (p, seat, region) -> bool | True: no region attack of a monster kills the seat's hoplites there |
| `with_recruit` | (p, seat, supply) -> step, or None | recruits beside the Recruit action; `supply` is that before it |
| `gives_way` | (p, owner, region) -> bool | True: who comes there without a battle has only taken its token off |
| `ways` | (p, mover, seat, region, ends) -> set of regions | replaces where a mover may go from a region |
| `free_ways` | (p, mover, seat) -> kinds of ways | the first step over one of these costs the mover nothing |
| `wound_targets` | (p, seat, monster, places) -> places | replaces the symbols that may be wounded |
| `price` | (p, seat, ref, effects) -> effects | replaces what a power costs |
| `attack_strength` | (p, seat, monster) -> number | is added to each attack of the monster that the seat hunts |
| `card_struck` | (p, seat, card) -> None | is told that a card of the hunter's has dealt its own wound |
| `card_defends` | (p, seat, card) -> None | is told that the hunter plays a card in defence |
| `attack_chosen`, `attack_defended` | (p, hunter) -> None | is told of it |
| `block_injuries` | (p, seat, card, number) -> number | replaces the injuries of blocking an attack with a shield |
| `attack_draws` | (p, seat, monster) -> number | the highest counts: cards to choose the monster's attack from |
| `start` | (p, seat) -> step, or None | replaces how the seat's hero and hoplites come onto the map |
| `before_start` | (p, seat) -> step | comes before the seat's hero and hoplites are placed |
| `starting_hoplites` | (p, seat, number) -> number | replaces with how many the seat starts |
| `starts_in_control` | (p, seat, region) -> bool | True: whatever the region's population |
| `set_size` | (p, seat, symbol, number) -> number | replaces how many cards of a symbol make any wound; 0: none do |
| `power_level` | (p, seat, god, level) -> level | replaces at which level a prayer uses a god's power |
| `usurp_elsewhere` | (p, seat) -> step, or None | asks which region is usurped, where it need not be the hero's |
| `usurping` | (p, seat, region, refusal or None) -> refusal, or None | replaces why a region cannot be usurped |
| `usurp_begins`, `usurped` | (p, seat, region) -> None | is told of it, before and after |
| `hero_lies` | (p, seat) -> refusal, or None | why it cannot go |
| `hero_stands_up` | (p, seat) -> None | stands it up; where nobody answers, Hero Movement does not do it |
| `hero_returned` | (p, seat) -> None | is told that the hero is back on the map |
| `may_follow_from_staying` | (p, seat) -> bool | True: Hero Movement may end where it began, as something follows |
| `glory_taken` | (p, seat, land) -> None | is told of it |
| `quest_region` | (p, quest) -> region | where a quest is that no event card places |
| `slot_freed` | (p, seat, slot, quest) -> None | is told that the quest which lay there is done |
| `monster_appeared` | (p, seat, monster) -> None | is told of it |
| `monster_moved` | (p, monster) -> None | is told that it has come to another region |
| `instead_of_move` | (p, seat, monster) -> step, or None | asks in the place of a monster's move that was rolled |
| `monster_slain` | (p, seat, monster, region) -> None | is told of it, after the slayer's rewards |
| `fortified_in_vain` | (p, seat) -> bool | True: in the running battle those fortified add nothing |
| `monster_rolled` | (p, seat, monster) -> None | is told of it, before what was rolled is carried out |
| `event_sought` | (p, seat) -> step, or None | finds the event card in the place of the top one |
| `events_held` | (p) -> event cards | they are with a part, so neither in the deck nor gone |
| `blessings_held` | (p) -> blessings | they are with a part, so neither in the deck nor discarded |
| `reach` | (p, seat, where) -> bit set of regions, or None | the regions that a place in the data stands for |
| `card_casualties` | (p, seat, card, number) -> number | replaces the casualty symbols of a card played next |
| `card_limit` | (p, seat, number) -> number | replaces how many cards the seat may play in the running battle |
| `stands_for` | (p, battle, card) -> card | replaces a card that was played by the one that it counts as |
| `open_cards_cleared` | (p) -> None | is told that the cards played in a battle or a hunt are put away |
| `winner_withdraws` | (p) -> bool | True: in the running battle the winner withdraws instead of the loser |
| `attacks_drawn` | (p, hunter) -> None | is told of it, before one of the monster attack cards is chosen |
| `artifact_gained` | (p, seat, artifact) -> None | is told of it |
| `regular_chosen`, `special_chosen` | (p, seat, name or action) -> None | is told of it, before it is carried out |
| `hoplites_moved` | (p, seat, start, end, onward) -> None | is told of it, and may push who asks what goes along |
| `goes_along` | (p, seat, start, end, onward) -> None | moves all that may go along, in a look ahead |
| `brings_back` | (p, action) -> seat, region (or NOWHERE) and number, or None | hoplites that come from off the map |
| `moves_over` | (p) -> None | is told that all moves of an action are over, with their battles |
| `start_effect` | (p, seat) -> step, or None | a start effect of the seat's side in the running battle, not asked for |
| `after_recruit` | (p, seat) -> step | comes when the Recruit action is done |
| `hoplites_died` | (p, seat, region, count) -> None | is told of it, however they were killed |
| `hoplites_gone` | (p, seat) -> number | is added to those that are out of the game |
| `injuries_of_failure` | (p, seat, number) -> number | replaces the injuries after an unsuccessful hunt |
| `the_dead` | (p, seat, region, count) -> bool | True: they do not go to the supply |
| `losers_loss` | (p, loser, number) -> number | replaces what the loser of the running battle loses besides |
| `next_turn` | (p, seat) -> seat | whose turn follows |
| `turn_order` | (p) -> seats | the turns of a whole round, from the first of the game on, in place of one a seat |
| `lords` | (p) -> seats | who leads a hero, in the order in which they choose one, in place of all |
| `bars_start` | (p, seat, region) -> refusal, or None | why the seat's hero cannot start there |
| `hunted_in` | (p, monster, regions) -> regions | replaces from where a monster is hunted |
| `plays_attacks` | (p, hunter) -> seat | who plays the monster attack cards, in place of the left neighbour |
| `hunt_rewards` | (p, hunt) -> rewards | replaces what a hunter may choose from |
| `reward_taken` | (p, hunt, reward) -> None | gives it, in the place of what the base game gives for it |
| `hunt_won` | (p, seat, monster) -> None | is told that a hunt has been won, after what the land gives for it |
| `hunt_failed` | (p, seat) -> None | is told of it, and may push what comes after the injury |
| `wound_dealt` | (p, seat, monster, place) -> None | is told of it |
| `symbols` | (p, monster) -> places | are added: wounds of `CHAPTER.symbols` that are in play |
| `glory_earned` | (p, seat, land) -> None | gives it, in the place of the Glory Token |
| `confidants` | (p, seat) -> bit set of seats | they know what the seat holds in secret |
| `kills_among` | (p, seat, region, number, up_to) -> bool | True: it asks whose hoplites an effect kills there |
| `raising` | (p, seat, god) -> refusal, or None | why a monument cannot be raised |
| `control_taken`, `control_lost` | (p, seat, region) -> None | is told of it; lost means to nobody |
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.hellas.components import Effect, Effects
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, NOWHERE, Hellas

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    words={
        "effect": ("hand_limit", "lower_population_strength", "bar_enemy_hoplites", "march_range", "usurp_recruits"),
        "passive": ("hoplites_cannot_leave", "no_prayer", "no_recruiting"),
    },
    reasons=(
        "hoplites_of_others_stand_there",
        "it_is_barred_there",
        "no_hoplite_is_left_in_the_supply",
        "no_monster_of_that_name_is_with_your_hero",
        "the_monster_cannot_be_hunted_yet",
        "your_hero_is_not_on_the_map",
    ),
)

# who moves: hoplites one by one, withdrawing, or into a battle; an army by a god's power; the March; a hero; a muse; a
# monster by its id, as "monster:hydra"
HOPLITES, ARMY, MARCH, HERO, MUSE, MONSTER = "hoplites", "army", "march", "hero", "muse", "monster"
ON_FOOT: Final = (HOPLITES, ARMY, MARCH)


# -- what heroes and blessings have -----------------------------------------------------------------------------------


def condition_met(p: Hellas, seat: int, condition: str | None) -> bool:
    return condition is None or p.rules.conditions[condition](p, seat)


def having(p: Hellas, seat: int, effect: str) -> list[Effect]:
    """The effects of that name which the seat's hero and blessings have now, without being used."""
    found = p.standing(seat, effect)
    if not found:
        return []
    return [one for _, power, one in found if condition_met(p, seat, power.condition)]


# -- numbers ----------------------------------------------------------------------------------------------------------


def population(p: Hellas, seat: int, region: int) -> int:
    """How many hoplites the seat needs to take a neutral region (H-7.2, H-7.3)."""
    size = p.rules.population[region]
    if p.standing(seat, "lower_population_strength"):
        for one in having(p, seat, "lower_population_strength"):
            size -= one.number
    for answer in p.rules.answers.get("population", ()):
        size += answer(p, seat, region)
    return max(1, size)


def _highest(p: Hellas, seat: int, query: str, usual: int) -> int:
    """The usual number, or the highest that something gives instead."""
    highest = max([usual, *(one.number for one in having(p, seat, query))])
    for answer in p.rules.answers.get(query, ()):
        highest = max(highest, answer(p, seat))
    return highest


def added(p: Hellas, query: str, seat: int, *about: int) -> int:
    """What modules add to a number."""
    return sum(answer(p, seat, *about) for answer in p.rules.answers.get(query, ()))


def hand_limit(p: Hellas, seat: int) -> int:
    usual = _highest(p, seat, "hand_limit", p.rules.limits["hand_limit"])
    return usual + added(p, "more_in_hand", seat)


def march_range(p: Hellas, seat: int) -> int:
    return _highest(p, seat, "march_range", p.rules.effects("special:march:all")[0].number)


def usurp_recruits(p: Hellas, seat: int) -> int:
    usual = sum(one.number for one in p.rules.effects("special:usurp:all") if one.effect == "recruit")
    return _highest(p, seat, "usurp_recruits", usual) + added(p, "more_usurpers", seat)


def city_recruits(p: Hellas, seat: int, region: int) -> int:
    """How many hoplites the Recruit action brings into a region with a city (H-5.3)."""
    city = p.rules.city[region]
    number = city.recruits if city is not None else 0
    for answer in p.rules.answers.get("city_recruits", ()):
        number += answer(p, seat, region)
    return number


def recruits_of_action(p: Hellas, seat: int) -> tuple[int, ...]:
    """How many hoplites the Recruit action brings into each region (H-5.3)."""
    quotas = [0] * p.rules.count
    for region in p.controlled(seat):
        if p.rules.city[region] is not None:
            quotas[region] = city_recruits(p, seat, region)
        quotas[region] += added(p, "recruits", seat, region)
    return tuple(quotas)


def card_strength(p: Hellas, seat: int, kind: int) -> int:
    """What a combat card counts, played in a battle or in defence."""
    strength = p.rules.combat_cards[kind].strength
    for answer in p.rules.answers.get("card_strength", ()):
        strength += answer(p, seat, kind)
    return max(0, strength)


def set_size(p: Hellas, seat: int, symbol: str) -> int:
    """How many cards of a symbol together deal a wound of any kind (H-10.4); 0: never."""
    number = p.rules.combat_symbols[symbol].any_wound
    for answer in p.rules.answers.get("set_size", ()):
        number = answer(p, seat, symbol, number)
    return number


def power_level(p: Hellas, seat: int, god: int) -> int:
    """The level at which the seat's prayer uses a god's power (H-13.4)."""
    level = p.levels[god]
    for answer in p.rules.answers.get("power_level", ()):
        level = answer(p, seat, god, level)
    return min(level, p.rules.limits["monument_levels"])


def cost_of(p: Hellas, seat: int, ref: str) -> Effects:
    """What a power costs the seat."""
    cost = p.rules.power(ref).cost
    for answer in p.rules.answers.get("price", ()):
        cost = answer(p, seat, ref, cost)
    return cost


def injuries_of_failure(p: Hellas, seat: int) -> int:
    """How many injuries an unsuccessful hunt brings (H-10.14)."""
    number = p.rules.numbers["injuries_after_unsuccessful_hunt"]
    for answer in p.rules.answers.get("injuries_of_failure", ()):
        number = answer(p, seat, number)
    return number


def attack_strength_added(p: Hellas, seat: int, monster: int) -> int:
    """What modules add to an attack of the monster that the seat hunts."""
    return added(p, "attack_strength", seat, monster)


def attack_draws(p: Hellas, seat: int, monster: int) -> int:
    """How many cards the monster's attack is chosen from (H-10.7)."""
    number = p.rules.numbers["monster_attacks_drawn"]
    for answer in p.rules.answers.get("attack_draws", ()):
        number = max(number, answer(p, seat, monster))
    return number


def starting_hoplites(p: Hellas, seat: int) -> int:
    """With how many hoplites the seat starts (H-3.9)."""
    number = p.rules.setup["hoplites"]
    for answer in p.rules.answers.get("starting_hoplites", ()):
        number = answer(p, seat, number)
    return number


def starts_in_control(p: Hellas, seat: int, region: int) -> bool:
    """Whether the seat's hoplites take the region in which they start (H-3.10)."""
    if p.control[region] != NOBODY or not may_control(p, seat, region):
        return False
    if population(p, seat, region) <= p.rules.setup["control_up_to_population"]:
        return True
    return any(answer(p, seat, region) for answer in p.rules.answers.get("starts_in_control", ()))


def room_in_city(p: Hellas, seat: int, region: int) -> bool:
    """Whether one more of the seat's hoplites finds room in the city of a region of its own (H-8.1)."""
    city = p.rules.city[region]
    if city is None or city.walled:
        return False
    if p.fortified[region] == NOBODY:
        return True
    if p.fortified[region] != seat or p.inside(region) > 1:
        return False
    return city.fortified + added(p, "more_fortified", seat, region) > 1


# -- permissions ------------------------------------------------------------------------------------------------------


def _barred(p: Hellas, query: str, seat: int, what: int) -> bool:
    return any(answer(p, seat, what) for answer in p.rules.answers.get(query, ()))


def refuse_recruit(p: Hellas, seat: int, region: int) -> Refusal | None:
    """H-1.9, H-20.4: not under Sphinx's eyes, and not among hoplites of another player."""
    if p.supply[seat] <= 0:
        return Refusal("no_hoplite_is_left_in_the_supply", "H-1.8")
    if p.is_barred(region, "no_recruiting") or _barred(p, "bars_recruiting", seat, region):
        return Refusal("it_is_barred_there", "H-20.4", {"region": p.rules.region_ids[region]})
    if p.enemies_in(seat, region):
        return Refusal("hoplites_of_others_stand_there", "H-1.9", {"region": p.rules.region_ids[region]})
    return None


def may_recruit(p: Hellas, seat: int, region: int) -> bool:
    return refuse_recruit(p, seat, region) is None


def may_control(p: Hellas, seat: int, region: int) -> bool:
    return not _barred(p, "bars_control", seat, region)


def may_leave_battle(p: Hellas, seat: int) -> bool:
    return not any(answer(p, seat) for answer in p.rules.answers.get("bars_leaving", ()))


def may_build(p: Hellas, seat: int, region: int) -> bool:
    return not _barred(p, "bars_building", seat, region)


def may_be_in(p: Hellas, monster: int, region: int) -> bool:
    """Whether an effect may put a monster into a region."""
    return not any(answer(p, monster, region) for answer in p.rules.answers.get("bars_monster", ()))


def may_pray(p: Hellas, seat: int, god: int) -> bool:
    """H-13.2: not where Cerberus stands."""
    return not p.is_barred(p.rules.god_region[god], "no_prayer") and not _barred(p, "bars_prayer", seat, god)


def held_fast(p: Hellas, seat: int) -> int:
    """The regions that the seat's hoplites may not leave, as a bit set: Medusa holds them where they are (H-6.8)."""
    held = p.barred("hoplites_cannot_leave")
    for answer in p.rules.answers.get("held_fast", ()):
        held |= answer(p, seat)
    return held


def closed_to(p: Hellas, seat: int) -> int:
    """The regions that the seat's hoplites may not enter, as a bit set: Helen keeps other players' hoplites out, unless
    their hero is there too (H-6.8, H-16.2)."""
    own = p.hero_at[seat]
    closed = 0
    for other in p.seats_with("bar_enemy_hoplites"):
        at = p.hero_at[other]
        if at not in (NOWHERE, own) and p.are_enemies(other, seat) and having(p, other, "bar_enemy_hoplites"):
            closed |= 1 << at
    for answer in p.rules.answers.get("closed_to", ()):
        closed |= answer(p, seat)
    return closed


def may_leave(p: Hellas, seat: int, region: int) -> bool:
    return not held_fast(p, seat) >> region & 1


def may_enter(p: Hellas, seat: int, region: int) -> bool:
    return not closed_to(p, seat) >> region & 1


def hunt_allowed(p: Hellas, seat: int, monster: int) -> bool:
    """Whether every condition that the monster's evolutions set is met (H-10.1)."""
    for effect in p.evolution_effects(monster):
        if effect.effect == "hunt_requires_attribute" and any(
            p.value_of(seat, name) < effect.least for name in effect.attributes
        ):
            return False
        if effect.effect == "hunt_requires_priests" and p.priests[seat] < effect.least:
            return False
    return not _barred(p, "bars_hunting", seat, monster)


def _step_of(p: Hellas, query: str, seat: int) -> Step | None:
    for answer in p.rules.answers.get(query, ()):
        step: Step | None = answer(p, seat)
        if step is not None:
            return step
    return None


def usurp_elsewhere(p: Hellas, seat: int) -> Step | None:
    """The step that asks which region is usurped, where there is a choice (H-5.10)."""
    return _step_of(p, "usurp_elsewhere", seat)


def start_effect(p: Hellas, seat: int) -> Step | None:
    """The step by which a start effect comes that the seat's side need not use (H-9.3)."""
    return _step_of(p, "start_effect", seat)


def event_sought(p: Hellas, seat: int) -> Step | None:
    """The step that finds the next event card, where it is not just the top one (H-12.5)."""
    return _step_of(p, "event_sought", seat)


# -- places and ways --------------------------------------------------------------------------------------------------


def ends(p: Hellas, mover: str, seat: int, region: int) -> tuple[int, ...]:
    """The regions beside a region for a mover: hoplites or the hero of the seat, or a monster that the seat moves."""
    beside = p.rules.neighbours[region]
    if not p.rules.answers.get("ways"):
        return beside
    found = set(beside)
    for answer in p.rules.answers["ways"]:
        found = answer(p, mover, seat, region, found)
    return tuple(sorted(found))


def distances(p: Hellas, mover: str, seat: int, start: int) -> list[int]:
    """Regions of travel from one region to every other; -1: it cannot be reached."""
    if not p.rules.answers.get("ways"):
        return p.rules.distances(start)
    found = [-1] * p.rules.count
    found[start] = 0
    rim = [start]
    while rim:
        onward = []
        for at in rim:
            for end in ends(p, mover, seat, at):
                if found[end] < 0:
                    found[end] = found[at] + 1
                    onward.append(end)
        rim = onward
    return found


def free_ways(p: Hellas, mover: str, seat: int) -> frozenset[str]:
    """The kinds of ways over which the mover's first step costs nothing."""
    found: frozenset[str] = frozenset()
    for answer in p.rules.answers.get("free_ways", ()):
        found |= answer(p, mover, seat)
    return found


def is_free(p: Hellas, mover: str, seat: int, start: int, end: int) -> bool:
    """Whether a way of a kind that may be free for the mover lies between two regions."""
    free = free_ways(p, mover, seat)
    return bool(free) and not free.isdisjoint(p.rules.kinds_between.get((start, end), ()))


def within(p: Hellas, mover: str, seat: int, start: int, steps: int) -> list[int]:
    """The regions that a mover reaches with so many steps, the one where it stands left out."""
    if not free_ways(p, mover, seat):
        return [region for region, far in enumerate(distances(p, mover, seat, start)) if 0 < far <= steps]
    rim = [(start, True)]  # with so many steps behind: where, and whether a step is still free
    seen = set(rim)
    for left in range(steps, -1, -1):
        for at, unused in rim:
            if unused:
                for end in ends(p, mover, seat, at):
                    if (end, False) not in seen and is_free(p, mover, seat, at, end):
                        seen.add((end, False))
                        rim.append((end, False))
        onward: list[tuple[int, bool]] = []
        for at, unused in rim if left else ():
            for end in ends(p, mover, seat, at):
                if (end, unused) not in seen:
                    seen.add((end, unused))
                    onward.append((end, unused))
        rim = onward
    return sorted({region for region, _ in seen} - {start})


def regions_named(p: Hellas, seat: int, where: str | None) -> int | None:
    """The regions, as a bit set, that a place in the data stands for, where it is a module's."""
    for answer in p.rules.answers.get("reach", ()):
        found: int | None = answer(p, seat, where)
        if found is not None:
            return found
    return None


def ways_to_and_from(p: Hellas, kind: str) -> Iterable[tuple[int, int]]:
    """The pairs of regions that ways of a kind join."""
    return ((one, other) for one, other, found in p.rules.ways if found == kind)


def temple_regions(p: Hellas, seat: int) -> list[int]:
    return [region for region in p.controlled(seat) if p.temples[region]]


def city_regions(p: Hellas, seat: int) -> list[int]:
    return [region for region in p.controlled(seat) if p.rules.city[region] is not None]


# -- heroes -----------------------------------------------------------------------------------------------------------


def hero_free(p: Hellas, seat: int) -> bool:
    """Whether the hero stands in a region, not on a quest, and is not held anywhere."""
    return p.hero_at[seat] != NOWHERE


def hunted_in(p: Hellas, monster: int) -> tuple[int, ...]:
    """The regions from which a monster is hunted: its own, or the shores of its sea trail."""
    found = p.rules.shores(p.monster_at[monster])
    for answer in p.rules.answers.get("hunted_in", ()):
        found = answer(p, monster, found)
    return found


def plays_attacks(p: Hellas, hunter: int) -> int:
    """Who plays the monster attack cards against a hunter: the left neighbour (H-10.7)."""
    for answer in p.rules.answers.get("plays_attacks", ()):
        seat: int = answer(p, hunter)
        return seat
    return p.left_of(hunter)


def refuse_hunt(p: Hellas, seat: int, monster: int) -> Refusal | None:
    """H-5.12, H-10.1."""
    if not hero_free(p, seat):
        return Refusal("your_hero_is_not_on_the_map", "H-10.1")
    if p.hero_at[seat] not in hunted_in(p, monster):
        return Refusal("no_monster_of_that_name_is_with_your_hero", "H-5.12", {"monster": p.rules.monster_ids[monster]})
    if not hunt_allowed(p, seat, monster):
        return Refusal("the_monster_cannot_be_hunted_yet", "H-10.1", {"monster": p.rules.monster_ids[monster]})
    for answer in p.rules.answers.get("hunting", ()):
        refused: Refusal | None = answer(p, seat, monster)
        if refused is not None:
            return refused
    return None


def huntable(p: Hellas, seat: int) -> list[int]:
    """The monsters that the seat's hero could hunt where it stands."""
    at = p.hero_at[seat]
    if at == NOWHERE:
        return []
    beside = p.monsters_beside(at)
    if "hunted_in" in p.rules.answers:
        beside = [monster for monster in range(len(p.rules.monsters)) if at in hunted_in(p, monster)]
    return [monster for monster in beside if refuse_hunt(p, seat, monster) is None]


def wound_targets(p: Hellas, seat: int, monster: int, places: list[int]) -> list[int]:
    """Which of a monster's uncovered symbols the seat may wound now."""
    for answer in p.rules.answers.get("wound_targets", ()):
        places = answer(p, seat, monster, places)
    return places


@CHAPTER.condition("hero_in_neutral_region")
def _hero_in_neutral_region(p: Hellas, seat: int) -> bool:
    at = p.hero_at[seat]
    return at != NOWHERE and p.control[at] < 0 and not p.enemies_in(seat, at) and may_control(p, seat, at)


@CHAPTER.condition("hero_in_temple_region")
def _hero_in_temple_region(p: Hellas, seat: int) -> bool:
    at = p.hero_at[seat]
    return at != NOWHERE and p.temples[at] != 0


@CHAPTER.condition("hunt_used")
def _hunt_used(p: Hellas, seat: int) -> bool:
    return bool(p.specials_used[seat] & p.rules.special["hunt"])


# -- quests -----------------------------------------------------------------------------------------------------------


def region_of_quest(p: Hellas, quest: int) -> int:
    """Where a quest is started, and where its heroes return to (H-11.1, H-11.4)."""
    region = p.rules.quest_region[quest]
    if region == NOWHERE:
        for answer in p.rules.answers.get("quest_region", ()):
            region = answer(p, quest)
    return region


# -- turns and sides --------------------------------------------------------------------------------------------------


def turn_order(p: Hellas) -> list[int]:
    """The turns of a round by their seats, from the first turn of the game on."""
    for answer in p.rules.answers.get("turn_order", ()):
        order: list[int] = answer(p)
        return order
    return p.clockwise(p.first_seat)


def whose_turn(p: Hellas, number: int) -> int:
    order = turn_order(p)
    return order[(number - 1) % len(order)]


def in_turn(p: Hellas, seat: int) -> list[int]:
    """All seats in the order of play from one of them, whose turn it is."""
    if "turn_order" not in p.rules.answers or seat != p.active:
        return p.clockwise(seat)
    order = turn_order(p)
    at = (p.turn - 1) % len(order)
    return list(dict.fromkeys((*order[at:], *order[:at])))


def lords(p: Hellas) -> list[int]:
    """The seats that lead a hero, in the order in which they choose one: counter-clockwise, and the last begins."""
    for answer in p.rules.answers.get("lords", ()):
        seats: list[int] = answer(p)
        return seats
    return p.clockwise(p.first_seat)[::-1]


def next_turn(p: Hellas, seat: int) -> int:
    """Whose turn follows that of the seat, by the number of the turn that comes."""
    following = whose_turn(p, p.turn) if "turn_order" in p.rules.answers else p.left_of(seat)
    for answer in p.rules.answers.get("next_turn", ()):
        following = answer(p, seat)
    return following


def allies(p: Hellas, seat: int) -> tuple[int, ...]:
    """The seats that win together with this one, itself included."""
    return tuple(other for other in range(p.seats) if not p.are_enemies(other, seat))
