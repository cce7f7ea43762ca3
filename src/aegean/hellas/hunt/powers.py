"""Powers that a hunter may use in the middle of a hunt, each at its time (H-4.6, H-22.6, H-22.8)."""

from __future__ import annotations

from typing import Final

from aegean.hellas.effects.vocabulary import Resolve, is_possible, is_usable, owned_powers, use_power
from aegean.hellas.hunt.outcome import change_hunt, running_hunt
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, Hellas

CHAPTER: Final[Chapter] = Chapter(__name__)


def hunt_powers(p: Hellas) -> list[str]:
    """The powers that the hunter could use now, when asked for an attack or a defence."""
    seat = running_hunt(p).seat
    return [
        ref
        for ref in owned_powers(p, seat)[""]
        if (is_usable(p, seat, ref, "in_hunt") and not is_used(p, ref))
        or is_usable(p, seat, ref, "any_time")
        or (is_usable(p, seat, ref, "own_turn") and _may_wound(p, seat, ref))
    ]


def is_used(p: Hellas, ref: str) -> bool:
    return bool(running_hunt(p).used >> p.rules.power_number[ref] & 1)


def note_use(p: Hellas, ref: str) -> None:
    hunt = running_hunt(p)
    change_hunt(p, hunt.changed(used=hunt.used | 1 << p.rules.power_number[ref]))


def use_in_hunt(p: Hellas, ref: str) -> None:
    """A power that a hunt calls up works once in it; of a power with a choice only the wound belongs here."""
    seat = running_hunt(p).seat
    power = p.rules.power(ref)
    if "any_time" not in power.when:
        note_use(p, ref)
    part = _wounding_part(p, ref)
    if not power.choose or part == NOBODY:
        use_power(p, seat, ref)
        return
    table, _, name = ref.partition(":")
    p.tell("power_used", seat, {table: name, "power": name})
    p.used_this_turn.append(p.rules.power_number[ref])
    p.push(Resolve(seat, f"{ref}:effects:{part}", 0))
    p.push(Resolve(seat, f"{ref}:cost", 0))


def _wounding_part(p: Hellas, ref: str) -> int:
    """Which effect of a power wounds the hunted monster, or NOBODY."""
    names = [one.effect for one in p.rules.power(ref).effects]
    return names.index("wound_hunted_monster") if "wound_hunted_monster" in names else NOBODY


def _may_wound(p: Hellas, seat: int, ref: str) -> bool:
    part = _wounding_part(p, ref)
    return part != NOBODY and is_possible(p, seat, p.rules.power(ref).effects[part])
