"""What upgrades do in battles and in hunts (HA-3, HA-5, HA-6, HA-7, HA-8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.battle.sides import LEFT, after_battle, running_battle
from aegean.hellas.control import Aftermath
from aegean.hellas.effects.hand import draw_cards
from aegean.hellas.effects.losses import carry_out, kill
from aegean.hellas.expansions.army_upgrade.boards import armies_of, giving, granted, own_armies, printed
from aegean.hellas.hunt.outcome import hunted_from
from aegean.hellas.hunt.steps import CoverSymbols
from aegean.hellas.modules import Chapter, Deed
from aegean.hellas.position import NOWHERE, ON_MAP, Hellas
from aegean.hellas.queries import may_recruit
from aegean.hellas.turn.recruiting import recruit_in

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"storm": (("monster", "monster"),)},
    events=("monster_stormed",),
    words={
        "effect": (
            "draw_after_victory",
            "draw_more_hunting",
            "give_no_quarter",
            "hold_more_cards",
            "kill_after_battle",
            "lose_nobody_by_defeat",
            "recruit_after_victory",
            "wound_for_hoplites",
        ),
    },
    reasons=("your_army_lacks_that_upgrade",),
)


# -- strength and losses ----------------------------------------------------------------------------------------------


@CHAPTER.answer("strength_item")
def _stronger(p: Hellas, seat: int, region: int) -> list[tuple[str, int]]:
    """Spearhead in attack, City Guard before a city (HA-5.3, HA-6.1)."""
    return [(f"army_upgrade:{name}", number) for name, number in giving(p, seat, "army_strength")]


@CHAPTER.answer("losers_loss")
def _close_ranks(p: Hellas, loser: int, number: int) -> int:
    """HA-6.3."""
    return 0 if granted(p, loser, "lose_nobody_by_defeat") else number


@CHAPTER.hook("battle_outcome", after="losers_loss", name="pursuit")
def _pursue(p: Hellas, seat: int) -> None:
    """Won or lost, one more of the opponent dies; not where somebody has left the battle (HA-3.1)."""
    battle = running_battle(p)
    if LEFT in battle.notes:
        return
    for killer in (battle.defender, battle.attacker):  # the defender's own loss lies on top, and comes first
        kill(p, battle.opponent_of(killer), battle.region, granted(p, killer, "kill_after_battle"))


@CHAPTER.hook("battle_outcome", after="pursuit", name="no_quarter")
def _give_no_quarter(p: Hellas, seat: int) -> None:
    """Nobody withdraws, so nobody can be saved (HA-3.2)."""
    battle = running_battle(p)
    victor = battle.seat_of(battle.winner)
    loser = battle.opponent_of(victor)
    if granted(p, victor, "give_no_quarter"):
        carry_out(p, loser, battle.region, p.army(loser, battle.region))


@CHAPTER.answer("bars_leaving")
def _hold_fast(p: Hellas, seat: int) -> bool:
    """A card that lets its player leave adds its strength alone (HA-3.2)."""
    return granted(p, running_battle(p).opponent_of(seat), "give_no_quarter") > 0


# -- after a victory --------------------------------------------------------------------------------------------------


@CHAPTER.hook("battle_won", after="gifts", name="veterans")
def _draw(p: Hellas, seat: int) -> None:
    """HA-8.1."""
    number = granted(p, seat, "draw_after_victory")
    if number:
        draw_cards(p, seat, number)


@CHAPTER.hook("battle_outcome", after="withdrawal", name="fresh_ranks")
def _fill_ranks(p: Hellas, seat: int) -> None:
    battle = running_battle(p)
    victor = battle.seat_of(battle.winner)
    if granted(p, victor, "recruit_after_victory"):
        after_battle(p, FreshRanks(victor, battle.region))


@dataclass(frozen=True)
class FreshRanks(Step):
    """Who has won and still stands there recruits there (HA-7.2)."""

    seat: int
    region: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        if p.army(self.seat, self.region) and may_recruit(p, self.seat, self.region):
            recruit_in(p, self.seat, [self.region], granted(p, self.seat, "recruit_after_victory"))
        return ()


# -- monsters ---------------------------------------------------------------------------------------------------------


@CHAPTER.answer("more_hunting_cards")
def _with_a_party(p: Hellas, seat: int, monster: int) -> int:
    """HA-8.3."""
    mine = armies_of(p).upgrades[seat]
    there = p.army(seat, hunted_from(p, seat, monster))
    return sum(
        one.number
        for number, _, one in printed(p.rules).giving["draw_more_hunting"]
        if mine >> number & 1 and there >= one.least
    )


@CHAPTER.answer("more_in_hand")
def _hold_more(p: Hellas, seat: int) -> int:
    """HA-8.2."""
    return granted(p, seat, "hold_more_cards")


def _price(p: Hellas) -> int:
    """How many hoplites a wound costs."""
    return printed(p.rules).giving["wound_for_hoplites"][0][2].per


def _refuse_storm(p: Hellas, seat: int, action: Action) -> Refusal | None:
    """HA-3.3."""
    name = str(action.args[0])
    monster, fields = p.rules.monster[name], {"monster": name}
    if not granted(p, seat, "wound_for_hoplites"):
        return Refusal("your_army_lacks_that_upgrade", "HA-3.3")
    if p.monster_state[monster] != ON_MAP:
        return Refusal("the_monster_is_not_on_the_map", "HA-3.3", fields)
    if armies_of(p).stormed:
        return Refusal("you_have_used_it_already", "HA-3.3")
    at = p.monster_region(monster)
    if at == NOWHERE:
        return Refusal("no_hoplite_reaches_it_at_sea", "HA-3.3", fields)
    if p.army(seat, at) < _price(p):
        return Refusal("too_few_hoplites_are_there", "HA-3.3", {"region": p.rules.region_ids[at]})
    return None


def _storms(p: Hellas, seat: int) -> list[Action]:
    if armies_of(p).stormed or not granted(p, seat, "wound_for_hoplites"):
        return []
    actions = [act("storm", name) for name in p.rules.monster_ids]
    return [action for action in actions if _refuse_storm(p, seat, action) is None]


def _storm(p: Hellas, seat: int, action: Action) -> None:
    """The price first, then the wound: outside a hunt, so the kill alone is rewarded (HA-3.3)."""
    monster = p.rules.monster[str(action.args[0])]
    own_armies(p).stormed = 1
    fields = {"monster": str(action.args[0]), "region": p.rules.region_ids[p.monster_at[monster]]}
    p.tell("monster_stormed", seat, fields)
    p.push(Aftermath(seat, False))
    carry_out(p, seat, p.monster_at[monster], _price(p))
    p.push(CoverSymbols(seat, monster, granted(p, seat, "wound_for_hoplites")))


CHAPTER.first["storm"] = "army_upgrade:blood_price"
CHAPTER.offers["turn"] = [Deed(("storm",), _storms, _storm, _refuse_storm)]


@CHAPTER.hook("turn_end", after="", name="storm_again")
def _forget(p: Hellas, seat: int) -> None:
    if armies_of(p).stormed:
        own_armies(p).stormed = 0
