"""A running battle: its two sides, the conditions that cards and powers read there, and army strength (H-9)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from aegean.core.position import Step
from aegean.core.values import Decision, Plain
from aegean.hellas.components import Effect
from aegean.hellas.control import settle_control
from aegean.hellas.effects.vocabulary import usable_powers
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOWHERE, Hellas
from aegean.hellas.queries import condition_met
from aegean.hellas.stages import begin
from aegean.hellas.turn.windows import Gifts, is_muted

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    events=("battle_bonus",),
    words={
        "when": (
            "battle_start",
            "battle_won",
            "both_passed",
            "casualties",  # army strengths are compared, nobody has died of casualty symbols yet
            "combat_card_played",
            "hoplites_killed",  # own hoplites are about to die
            "in_battle",
        ),
        "where": ("battle_region", "every_neighbour", "one_neighbour"),
        "effect": (
            "combat_card_strength",
            "ignore_casualties_of_first_cards",
            "limit_enemy_combat_cards",
            "play_combat_cards",
            "save_hoplites",
        ),
    },
)

ATTACKER, DEFENDER = range(2)
SIDES: Final = ("attacker", "defender")
UNDECIDED: Final = -1
LEFT: Final = "left"  # a note of a battle: its loser has left it

Pair = tuple[int, int]  # by side


@dataclass(frozen=True)
class Battle(Step):
    """What is known of a battle while it runs. It lies beneath the steps of the battle, which change it in its place;
    when they are done it ends the battle."""

    region: int
    attacker: int
    defender: int
    to_play: int = DEFENDER
    passed: int = 0  # bit per side
    played: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # combat cards by side, in order
    bonus: Pair = (0, 0)  # army strength from cards, and from powers used
    casualties: Pair = (0, 0)  # casualty symbols that count against each side
    enemy_loss: Pair = (0, 0)  # what the other side loses if this one wins, where not the usual number
    used: tuple[int, ...] = ()  # powers that work once in a battle
    winner: int = UNDECIDED
    notes: tuple[str, ...] = ()  # what modules remember of it

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        """Control is settled, then come effects of having won (H-9.17)."""
        p.pop()
        p.clear_open_cards()
        settle_control(p, won=NOWHERE if self.winner == UNDECIDED else self.region)
        if self.winner != UNDECIDED:
            begin(p, self.seat_of(self.winner), "battle_won")
        return ()

    def seat_of(self, side: int) -> int:
        return self.attacker if side == ATTACKER else self.defender

    def side_of(self, seat: int) -> int:
        return ATTACKER if seat == self.attacker else DEFENDER

    def opponent_of(self, seat: int) -> int:
        return self.defender if seat == self.attacker else self.attacker

    def is_wiped_out(self, p: Hellas, side: int) -> bool:
        return not p.army(self.seat_of(side), self.region)


def _gifts_of_victory(p: Hellas, seat: int) -> None:
    p.push(Gifts((seat,), "battle_won"))


CHAPTER.procedure("battle_won", ("gifts", _gifts_of_victory))


def battle_of(p: Hellas) -> Battle | None:
    """The running battle."""
    for step in reversed(p.steps):
        if isinstance(step, Battle):
            return step
    return None


def running_battle(p: Hellas) -> Battle:
    battle = battle_of(p)
    assert battle is not None, "no battle is running"
    return battle


def change_battle(p: Hellas, **fields: Plain) -> None:
    """Put the running battle back into its place with some fields changed."""
    for at in range(len(p.steps) - 1, -1, -1):
        step = p.steps[at]
        if isinstance(step, Battle):
            p.steps[at] = step.changed(**fields)
            return
    raise AssertionError("no battle is running")


def after_battle(p: Hellas, step: Step) -> None:
    """The step comes when the running battle is over, after the effects of having won."""
    at = max(n for n, one in enumerate(p.steps) if isinstance(one, Battle))
    p.steps.insert(at, step)


def with_side(pair: Pair, side: int, number: int) -> Pair:
    return (number, pair[DEFENDER]) if side == ATTACKER else (pair[ATTACKER], number)


def counted(p: Hellas, battle: Battle, side: int) -> list[int]:
    """The cards that a side has played, each as the one it stands for."""
    cards = list(battle.played[side])
    for answer in p.rules.answers.get("stands_for", ()):
        cards = [answer(p, battle, kind) for kind in cards]
    return cards


# -- conditions -------------------------------------------------------------------------------------------------------


Reading = Callable[[Hellas, Battle, int], bool]


def _defending_city(p: Hellas, battle: Battle, seat: int) -> bool:
    return seat == battle.defender and p.rules.city[battle.region] is not None


def _defending_fortified(p: Hellas, battle: Battle, seat: int) -> bool:
    city = p.rules.city[battle.region]
    return (
        seat == battle.defender
        and (p.fortified[battle.region] == seat or (city is not None and city.walled))
        and not any(answer(p, seat) for answer in p.rules.answers.get("fortified_in_vain", ()))
    )


def _more_hoplites(p: Hellas, battle: Battle, seat: int) -> bool:
    return p.army(seat, battle.region) > p.army(battle.opponent_of(seat), battle.region)


def _fewer_hoplites(p: Hellas, battle: Battle, seat: int) -> bool:
    return _more_hoplites(p, battle, battle.opponent_of(seat))


def _higher_leadership(p: Hellas, battle: Battle, seat: int) -> bool:
    return p.value_of(seat, "leadership") > p.value_of(battle.opponent_of(seat), "leadership")


_READINGS: Final[dict[str, Reading]] = {
    "attacking": lambda p, battle, seat: seat == battle.attacker,
    "battle_in_hero_region": lambda p, battle, seat: p.hero_at[seat] == battle.region,
    "battle_next_to_hero": lambda p, battle, seat: p.hero_at[seat] in p.rules.neighbours[battle.region],
    "defending": lambda p, battle, seat: seat == battle.defender,
    "defending_city": _defending_city,
    "defending_fortified": _defending_fortified,
    "fewer_hoplites": _fewer_hoplites,
    "glory_of_battle_land": lambda p, battle, seat: p.glory[p.rules.land_of[battle.region]] == seat,
    "higher_leadership": _higher_leadership,
    "more_hoplites": _more_hoplites,
    "no_combat_cards": lambda p, battle, seat: p.hand_size(seat) == 0,
}


def battle_condition(chapter: Chapter, name: str, reading: Reading) -> None:
    """A condition that holds at a moment of a running battle, or not at all."""

    def holds(p: Hellas, seat: int) -> bool:
        battle = battle_of(p)
        return battle is not None and reading(p, battle, seat)

    chapter.condition(name)(holds)


for _name, _reading in _READINGS.items():
    battle_condition(CHAPTER, _name, _reading)


# -- powers -----------------------------------------------------------------------------------------------------------


def battle_powers(p: Hellas, seat: int, moment: str) -> list[str]:
    """The powers of a moment that the seat could use now and has not used in this battle."""
    used = running_battle(p).used
    return [ref for ref in usable_powers(p, seat, moment) if p.rules.power_number[ref] not in used]


def asked_in_battle(p: Hellas, seat: int, moment: str) -> list[str]:
    """Those of them that the seat wants to be asked for."""
    return [ref for ref in battle_powers(p, seat, moment) if not is_muted(p, seat, ref)]


def any_time_powers(p: Hellas, seat: int) -> list[str]:
    """Offered beside every start effect and every card (H-22.8)."""
    return usable_powers(p, seat, "any_time")


def note_use(p: Hellas, ref: str) -> None:
    """The power is used up for this battle."""
    change_battle(p, used=(*running_battle(p).used, p.rules.power_number[ref]))


# -- army strength ----------------------------------------------------------------------------------------------------


def _by_attribute(p: Hellas, battle: Battle, seat: int, one: Effect) -> int:
    return min(p.value_of(seat, name) for name in one.attributes)


def _per_hoplites(p: Hellas, battle: Battle, seat: int, one: Effect) -> int:
    return one.number * (p.army(seat, battle.region) // one.per)


def _per_card(p: Hellas, battle: Battle, seat: int, one: Effect) -> int:
    return one.number * len(battle.played[battle.side_of(seat)])


# What an effect adds to a seat's army strength. From a card or a used power it is added once, at that moment; what a
# hero or a blessing gives without being used is read when strengths are compared (H-9.6, H-9.9).
STRENGTHENING: Final[dict[str, Callable[[Hellas, Battle, int, Effect], int]]] = {
    "army_strength": lambda p, battle, seat, one: one.number,
    "army_strength_by_attribute": _by_attribute,
    "army_strength_per_combat_card": _per_card,
    "army_strength_per_hoplites": _per_hoplites,
}


def strength_items(p: Hellas, battle: Battle, side: int) -> list[tuple[str, int]]:
    """All that counts at this moment, one by one (H-9.9): `hoplites`, `fortified`, what cards and used powers have
    added (`played`), a power that works by itself (`hero:achilles`), and what modules add (`attribute:fleet`)."""
    seat = battle.seat_of(side)
    items = [("hoplites", p.army(seat, battle.region) * p.rules.numbers["hoplite_strength"])]
    if battle.bonus[side]:
        items.append(("played", battle.bonus[side]))
    city = p.rules.city[battle.region]
    if city is not None and _defending_fortified(p, battle, seat):
        inside = p.army(seat, battle.region) if city.walled else p.inside(battle.region)
        items.append(("fortified", city.fortification * inside))
    standing = p.rules.standing(p.hero[seat], p.blessings[seat])
    for name, worth in STRENGTHENING.items():
        for ref, power, one in standing.get(name, ()):
            if "in_battle" in power.when and condition_met(p, seat, power.condition):
                items.append((ref, worth(p, battle, seat, one)))
    for answer in p.rules.answers.get("strength_item", ()):
        items += [(what, number) for what, number in answer(p, seat, battle.region) if number]
    return items


def army_strength(p: Hellas, battle: Battle, side: int) -> int:
    return max(0, sum(number for _, number in strength_items(p, battle, side)))


def ahead(p: Hellas, battle: Battle) -> int:
    """The side that wins as things stand: the higher army strength wins, the defender among equals; whoever has nobody
    left has lost (H-9.8, H-9.10)."""
    if battle.winner != UNDECIDED:
        return battle.winner
    if battle.is_wiped_out(p, ATTACKER):
        return DEFENDER
    if battle.is_wiped_out(p, DEFENDER):
        return ATTACKER
    return ATTACKER if army_strength(p, battle, ATTACKER) > army_strength(p, battle, DEFENDER) else DEFENDER


def add_strength(p: Hellas, seat: int, number: int) -> None:
    if number:
        battle = running_battle(p)
        side = battle.side_of(seat)
        change_battle(p, bonus=with_side(battle.bonus, side, battle.bonus[side] + number))
        p.tell("battle_bonus", seat, {"number": number})


def account_of(p: Hellas, battle: Battle) -> dict[str, Plain]:
    """The battle as everybody sees it; lists go by side, the attacker first."""
    sides = (ATTACKER, DEFENDER)
    return {
        "region": p.rules.region_ids[battle.region],
        "seats": [battle.attacker, battle.defender],
        "strength": [army_strength(p, battle, side) for side in sides],
        "casualties": list(battle.casualties),
        "played": [[p.rules.combat_ids[kind] for kind in battle.played[side]] for side in sides],
        "passed": [battle.passed >> side & 1 for side in sides],
    }
