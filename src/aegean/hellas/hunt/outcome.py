"""A running hunt: what is known of it, the wounds dealt in it, and how it ends (H-10.5, H-10.6, H-10.14 to H-10.18)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.dice import Dice
from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DECLINE, act
from aegean.hellas.control import check_victory, gain_artifact, open_artifact
from aegean.hellas.effects.attributes import Injure
from aegean.hellas.effects.hand import HandLimit
from aegean.hellas.effects.sea import ChooseShore
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, NOWHERE, SLAIN, Hellas
from aegean.hellas.queries import hunted_in, injuries_of_failure, plays_attacks, wound_targets

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={
        "reward": (("reward", "reward"),),
    },
    reasons=("no_covered_wound_bears_that_reward", "the_monster_was_not_slain", "the_neutral_deck_is_empty"),
    events=(
        "hunt_ended",
        "monster_slain",
        "wound_dealt",
    ),
)

RUNNING, ENDED, REWARDED, OVER = range(4)  # how far a hunt has come
REWARDS: Final = ("priest", "artifact", "monster_artifact")


@dataclass(frozen=True)
class Hunt(Step):
    """What is known of a hunt while it runs. It lies beneath the steps of the hunt, which change it in its place; when
    they are done it ends the hunt."""

    ASKS: ClassVar[tuple[str, ...]] = ("hunt_reward",)

    seat: int
    monster: int
    stage: int = RUNNING
    slain: bool = False
    dealt: bool = False  # a wound, in this attack step
    covered: int = 0  # symbols that the hunter covered in this hunt, healed or not (H-10.15)
    used: int = 0  # powers (`power_number`) that are used up for this hunt
    attacks: int = 0  # of the monster so far
    drawn: tuple[int, ...] = ()  # monster attack cards to choose from: for the player to the left alone
    attack: int = NOBODY  # the monster attack card in play
    strength: int = 0  # of that attack, fixed when it was played
    defence: int = 0  # against it so far
    injured_before: bool = False  # the hero, when that attack's effect began
    seer: int = NOBODY  # who else knows the cards drawn, and chooses among them

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        if self.stage == ENDED:
            p.become(self.changed(stage=REWARDED))
            if self.slain:
                for answer in p.rules.answers.get("hunt_won", ()):
                    answer(p, self.seat, self.monster)
                p.earn_glory(self.seat, p.rules.land_of[hunted_from(p, self.seat, self.monster)])
            else:
                for answer in p.rules.answers.get("hunt_failed", ()):
                    answer(p, self.seat)
                p.push(Injure(self.seat, injuries_of_failure(p, self.seat)))
            return ()
        rewards = rewards_of(p, self) if self.stage == REWARDED else []
        if not rewards:
            finish(p, self)
            return ()
        actions = (*(act("reward", reward) for reward in rewards), DECLINE)
        return (Decision(self.seat, "hunt_reward", actions, {"monster": p.rules.monster_ids[self.monster]}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "reward" or action.args[0] in rewards_of(p, self):
            return None
        if action.args[0] == "monster_artifact":
            return Refusal("the_monster_was_not_slain", "H-10.14")
        if action.args[0] == "artifact" and not p.neutral_deck:
            return Refusal("the_neutral_deck_is_empty", "H-10.14")
        return Refusal("no_covered_wound_bears_that_reward", "H-10.15")

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(self.changed(stage=OVER))
        if action.kind == "reward":
            take_reward(p, self, str(action.args[0]))


def hunt_of(p: Hellas) -> Hunt | None:
    """The running hunt."""
    for step in reversed(p.steps):
        if isinstance(step, Hunt):
            return step
    return None


def running_hunt(p: Hellas) -> Hunt:
    hunt = hunt_of(p)
    assert hunt is not None, "no hunt is running"
    return hunt


def change_hunt(p: Hellas, changed: Hunt) -> None:
    """Put the running hunt back into its place with something changed."""
    for at in range(len(p.steps) - 1, -1, -1):
        if isinstance(p.steps[at], Hunt):
            p.steps[at] = changed
            return


def is_hunting(p: Hellas, seat: int) -> bool:
    hunt = hunt_of(p)
    return hunt is not None and hunt.seat == seat


# -- wounds -----------------------------------------------------------------------------------------------------------


def targets(p: Hellas, seat: int, monster: int) -> list[int]:
    """The uncovered symbols that a wound may choose among: of those alike in every respect only the first."""
    found: dict[tuple[str, str | None], int] = {}
    for place in wound_targets(p, seat, monster, p.uncovered(monster)):
        wound = p.rules.symbols[monster][place]
        found.setdefault((wound.symbol, wound.reward), place)
    return list(found.values())


def cover(p: Hellas, seat: int, monster: int, place: int, cards: tuple[int, ...]) -> None:
    p.wounds[monster] |= 1 << place
    fields = {
        "monster": p.rules.monster_ids[monster],
        "place": place,
        "symbol": p.rules.symbols[monster][place].symbol,
        "cards": [p.rules.combat_ids[card] for card in cards],
        "count": len(cards),
    }
    if cards:
        p.seal()  # cards from the hand are shown
    p.tell("wound_dealt", seat, fields)
    for answer in p.rules.answers.get("wound_dealt", ()):
        answer(p, seat, monster, place)


def deal_wound(p: Hellas, place: int, cards: tuple[int, ...]) -> None:
    """A wound in the hunt; the last one ends it, whatever was still to come (H-10.6)."""
    hunt = running_hunt(p)
    cover(p, hunt.seat, hunt.monster, place, cards)
    change_hunt(p, hunt.changed(dealt=True, covered=hunt.covered | 1 << place))
    if not p.uncovered(hunt.monster):
        end_hunt(p, True)


def hunted_from(p: Hellas, seat: int, monster: int) -> int:
    """The monster's region, or the one on the shore of its sea trail where the hunter is."""
    regions = hunted_in(p, monster)
    return regions[0] if len(regions) == 1 else p.hero_at[seat]


def slay(p: Hellas, seat: int, monster: int, hunted: bool = False) -> None:
    """The seat takes the Glory Token of the land and the monster, which leaves the map for good (H-10.18, H-15.1). At
    sea, outside a hunt, it chooses one of the shores."""
    shores = p.rules.shores(p.monster_at[monster])
    region = hunted_from(p, seat, monster) if hunted else shores[0]
    if hunted:  # the token has been earned with the hunt
        pass
    elif len(shores) == 1:
        p.earn_glory(seat, p.rules.land_of[region])
    else:
        p.push(ChooseShore(seat, *shores))
    p.monster_at[monster] = NOWHERE
    p.monster_state[monster] = SLAIN
    p.wounds[monster] = 0
    p.evolved[monster] = 0
    p.slain[seat] |= 1 << monster
    p.tell("monster_slain", seat, {"monster": p.rules.monster_ids[monster]})
    for answer in p.rules.answers.get("monster_slain", ()):
        answer(p, seat, monster, region)
    check_victory(p)


# -- the end ----------------------------------------------------------------------------------------------------------


def end_hunt(p: Hellas, slain: bool) -> None:
    """The hunt is decided: whatever is still going on in it is dropped."""
    while not isinstance(p.steps[-1], Hunt):
        p.pop()
    hunt = running_hunt(p)
    p.become(hunt.changed(stage=ENDED, slain=slain, attack=NOBODY))
    p.tell("hunt_ended", hunt.seat, {"monster": p.rules.monster_ids[hunt.monster], "slain": int(slain)})


def rewards_of(p: Hellas, hunt: Hunt) -> list[str]:
    """One of these may be taken, by the icons of the symbols covered (H-10.14 to H-10.16)."""
    for answer in p.rules.answers.get("hunt_rewards", ()):
        rewards: list[str] = answer(p, hunt)
        return rewards
    icons = icons_covered(p, hunt)
    found = []
    if "priest" in icons:
        found.append("priest")
    if "artifact" in icons and p.neutral_deck:
        found.append("artifact")
    if hunt.slain and p.rules.monsters[hunt.monster].artifact is not None:
        found.append("monster_artifact")
    return found


def icons_covered(p: Hellas, hunt: Hunt) -> set[str | None]:
    """The icons of the symbols that the hunter covered in this hunt, healed or not (H-10.15)."""
    wounds = p.rules.symbols[hunt.monster]
    return {wounds[place].reward for place in range(len(wounds)) if hunt.covered >> place & 1}


def take_reward(p: Hellas, hunt: Hunt, reward: str) -> None:
    for answer in p.rules.answers.get("reward_taken", ()):
        answer(p, hunt, reward)
        return
    if reward == "priest":
        p.gain_priests(hunt.seat, 1)
    elif reward == "artifact":
        p.seal()
        open_artifact(p, hunt.seat, p.neutral_deck.pop())
    else:
        left = p.rules.monsters[hunt.monster].artifact
        assert left is not None
        gain_artifact(p, hunt.seat, p.rules.artifact[left])


def finish(p: Hellas, hunt: Hunt) -> None:
    """The cards used are discarded, the monster is taken, and the hand limit counts again (H-10.16, H-10.17)."""
    p.pop()
    gather_attacks(p)
    p.clear_open_cards()
    p.push(HandLimit(hunt.seat))
    if hunt.slain:
        slay(p, hunt.seat, hunt.monster, hunted=True)


# -- the monster attack cards -----------------------------------------------------------------------------------------


def gather_attacks(p: Hellas) -> None:
    """All cards of earlier attacks go back to the deck, which is shuffled before the next draw."""
    p.attack_deck = sorted([*p.attack_deck, *p.attack_played, *p.attack_aside])
    p.attack_played = []
    p.attack_aside = []


def attack_choosers(p: Hellas) -> list[int]:
    """Who knows the cards that were drawn in the running hunt and are not open (H-24.4)."""
    hunt = hunt_of(p)
    if hunt is None:
        return []
    player = plays_attacks(p, hunt.seat)
    return [player] if hunt.seer == NOBODY else [player, hunt.seer]


def redeal_attacks(p: Hellas, dice: Dice) -> None:
    """Deal anew all cards that are not open, for somebody who knows none of them."""
    hunt = hunt_of(p)
    drawn = () if hunt is None else hunt.drawn
    pool = dice.shuffled(sorted([*p.attack_deck, *p.attack_aside, *drawn]))
    p.attack_aside = [pool.pop() for _ in p.attack_aside]
    if hunt is not None and drawn:
        change_hunt(p, hunt.changed(drawn=tuple(sorted(pool.pop() for _ in drawn))))
    p.attack_deck = pool
