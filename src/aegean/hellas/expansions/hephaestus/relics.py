"""What relics do in a battle, as far as no other card does it, and how Lightning goes back (HFF-2.6, HFF-3)."""

from __future__ import annotations

from typing import Final, cast

from aegean.hellas.battle.effects import CardEffects
from aegean.hellas.battle.sides import (
    LEFT,
    Battle,
    add_strength,
    battle_condition,
    battle_of,
    change_battle,
    counted,
    running_battle,
)
from aegean.hellas.beside import Beside, beside
from aegean.hellas.components import Effect
from aegean.hellas.effects.losses import kill
from aegean.hellas.expansions.hephaestus.anvil import LIGHTNING
from aegean.hellas.modules import Chapter
from aegean.hellas.position import BESIDE, Hellas

_MIRROR: Final = "copy_last_card"
_COPIED: Final = "copied"  # a note of a battle: which card the mirror shows
_ANSWER: Final = "one_answer"  # a note of a battle: which side plays up to how many cards

CHAPTER: Final[Chapter] = Chapter(__name__, events=("card_copied", "lightning_returned"))


# -- Lightning --------------------------------------------------------------------------------------------------------


@CHAPTER.answer("open_cards_cleared")
def _return_lightning(p: Hellas) -> None:
    """Played in a battle or used in a hunt, it goes back when that is over (HFF-2.6)."""
    place, count = p.rules.beside[p.rules.combat[LIGHTNING]], len(p.rules.beside_kinds)
    for seat in range(p.seats):
        if beside(p).used[seat * count + place]:
            cast(Beside, p.own(BESIDE)).used[seat * count + place] = 0
            p.tell("lightning_returned", seat, {})


# -- Mirror Shield ----------------------------------------------------------------------------------------------------


def _is_mirror(p: Hellas, kind: int) -> bool:
    return any(one.effect == _MIRROR for one in p.rules.combat_cards[kind].effects)


def _last_of_enemy(p: Hellas, battle: Battle, seat: int) -> int | None:
    played = battle.played[1 - battle.side_of(seat)]
    return played[-1] if played else None


@CHAPTER.answer("card_casualties")
def _copied_casualties(p: Hellas, seat: int, kind: int, symbols: int) -> int:
    battle = battle_of(p)
    last = _last_of_enemy(p, battle, seat) if battle is not None and _is_mirror(p, kind) else None
    return p.rules.combat_cards[last].casualties if last is not None else symbols


@CHAPTER.effect(_MIRROR)
def _copy(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """The printed value and the effect of the opponent's latest card; its conditions are read for whoever holds the
    shield (HFF-3.7)."""
    battle = running_battle(p)
    last = _last_of_enemy(p, battle, seat)
    if last is None:
        return
    change_battle(p, notes=(*battle.notes, f"{_COPIED}:{p.rules.combat_ids[last]}"))
    p.tell("card_copied", seat, {"card": p.rules.combat_ids[last]})
    add_strength(p, seat, p.rules.combat_cards[last].strength)
    p.push(CardEffects(seat, last, 0))


@CHAPTER.answer("stands_for")
def _stands_for(p: Hellas, battle: Battle, kind: int) -> int:
    if _is_mirror(p, kind):
        for note in battle.notes:
            word, _, card = note.partition(":")
            if word == _COPIED:
                return p.rules.combat[card]
    return kind


# -- Sword of Justice -------------------------------------------------------------------------------------------------


@CHAPTER.effect("one_answer")
def _let_answer_once(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """The opponent may play one more card, if they have not passed; then both have passed (HFF-3.3)."""
    battle = running_battle(p)
    side = battle.side_of(seat)
    if any(note.startswith(_ANSWER) for note in battle.notes):
        return  # a copy of it changes nothing
    most = len(battle.played[1 - side]) + one.number
    note = f"{_ANSWER}:{1 - side}:{most}"
    change_battle(p, passed=battle.passed | 1 << side, to_play=1 - side, notes=(*battle.notes, note))


@CHAPTER.answer("card_limit")
def _limit(p: Hellas, seat: int, number: int) -> int:
    """When both have passed, a card that Bluff allows may still be played."""
    battle = battle_of(p)
    if battle is None or battle.passed == 3:
        return number
    for note in battle.notes:
        word, *parts = note.split(":")
        if word == _ANSWER and int(parts[0]) == battle.side_of(seat):
            return min(number, int(parts[1]))
    return number


# -- Club of Periphetes, Javelin of Procris ---------------------------------------------------------------------------


@CHAPTER.effect("further_enemy_loss")
def _comes_later(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """It counts when the battle is won."""


@CHAPTER.hook("battle_outcome", after="losers_loss", name="club")
def _further_loss(p: Hellas, seat: int) -> None:
    """After the loser's own loss; not from whoever has left the battle (HFF-3.4)."""
    battle = running_battle(p)
    if LEFT in battle.notes:
        return
    cards = [p.rules.combat_cards[kind] for kind in counted(p, battle, battle.winner)]
    dead = sum(one.number for card in cards for one in card.effects if one.effect == "further_enemy_loss")
    if dead:
        kill(p, battle.opponent_of(battle.seat_of(battle.winner)), battle.region, dead)


battle_condition(
    CHAPTER,
    "as_many_hoplites",
    lambda p, battle, seat: p.army(seat, battle.region) >= p.army(battle.opponent_of(seat), battle.region),
)
