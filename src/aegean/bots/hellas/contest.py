"""Quick answers in battles and hunts: which card to play, where to strike, whether to defend.

They follow from what the decision shows and from the outlook before the battle or hunt. A search plays contests to
their end by them; the lord's own decisions are then compared by such plays.
"""

from __future__ import annotations

from typing import Final

from aegean.bots.hellas.observation import NOBODY, Observation
from aegean.core.values import Action, Decision

_GIVE_UP: Final = -5.0
_COMES_BACK: Final = 0.3  # how much sooner a card is played that lies beside the hand
_PER_CARD: Final = 2.0  # what a card unseen may add to an army
_REWARDS: Final = {"monster_artifact": 3.0, "artifact": 2.0, "priest": 1.0, None: 0.0}
_ATTACKS: Final = {
    "special_attack": 2.6, "end_hunt": 3.0, "end_hunt_if_injured_before": 1.0, "injure": 1.0, "lower_attribute": 1.0,
    "heal_monster": 3.0,
}  # fmt: skip


class Contest:
    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        self.board = observation.board

    # -- battles ------------------------------------------------------------------------------------------------------

    def card_strength(self, decision: Decision, card: str) -> float:
        """What a combat card would add to the army of the one who is asked for a card."""
        o, rules, about = self.observation, self.board.rules, decision.about
        side = about["seats"].index(decision.seat)
        foe = about["seats"][1 - side]
        at = self.board.region[about["region"]]
        lord = o.lords[decision.seat]
        own, other = about["strength"][side], about["strength"][1 - side]
        kind = rules.combat_cards[rules.combat[card]]
        strength = float(kind.strength)
        met = {
            None: 1.0,
            "attacking": float(side == 0),
            "defending": float(side == 1),
            "battle_in_hero_region": float(lord.place(self.board) == at),
            "as_many_hoplites": float(o.army[decision.seat][at] >= o.army[foe][at]),
            "fewer_hoplites": float(o.army[decision.seat][at] < o.army[foe][at]),
            "defending_city": float(side == 1 and self.board.recruits[at] > 0),
            "glory_of_battle_land": float(o.glory[rules.land_of[at]] == decision.seat),
            "more_hoplites": 0.75 if own > other else 0.25,
            "higher_leadership": float(
                lord.attributes[self.board.leadership] > o.lords[foe].attributes[self.board.leadership]
            ),
        }.get(kind.condition, 0.0)
        for one in kind.effects:
            if one.effect == "army_strength" or one.effect == "recruit":
                strength += met * one.number
            elif one.effect == "army_strength_by_attribute":
                strength += met * min(lord.attributes[rules.attribute[name]] for name in one.attributes)
            elif one.effect == "army_strength_per_hoplites":
                strength += met * one.number * (own // (one.per + 1))
            elif one.effect == "recruit_into_battle" and lord.supply:
                strength += met * one.number
            elif one.effect == "breach_fortification" and side == 0 and o.fortified[at] == foe:
                strength += o.walls[at]
            elif one.effect == "kill_enemy_hoplites":
                strength += met * one.number
            elif one.effect == "copy_last_card" and about["played"][1 - side]:
                strength += self.card_strength(decision, about["played"][1 - side][-1])
        return strength

    def battle_card(self, decision: Decision, action: Action) -> float:
        """Play while it can bring victory, cheap cards first; pass where the battle is won or lost anyway."""
        about = decision.about
        side = about["seats"].index(decision.seat)
        own, other = about["strength"][side], about["strength"][1 - side]
        lead = own - other - (1 if side == 0 else 0)  # with 0 the side wins
        if action.kind == "pass":
            return 0.0
        if action.kind == "not_this_turn":
            return _GIVE_UP
        if action.kind == "eat_apple":
            return 2.5 if lead == -1 else -1.0  # where it alone decides the battle
        if action.kind != "play":
            return -1.0 if lead >= 0 else 0.2
        foe = about["seats"][1 - side]
        unseen = max(0, self.observation.lords[foe].cards - len(about["played"][1 - side]))
        reserve = 0.0 if about["passed"][1 - side] else _PER_CARD * min(2, unseen)
        if lead >= reserve:
            return _GIVE_UP
        cards = {a: self.card_strength(decision, str(a.args[0])) for a in decision.actions if a.kind == "play"}
        if lead + sum(cards.values()) < 0:
            return _GIVE_UP
        gain = cards[action]
        card = self.board.rules.combat_cards[self.board.rules.combat[str(action.args[0])]]
        enough = lead + gain >= 0
        comes_back = 0.0 if card.copies else _COMES_BACK
        return 1.0 + (2.0 - 0.1 * gain if enough else 0.2 * gain) - 0.4 * card.casualties + comes_back

    def power_in_battle(self, decision: Decision, action: Action) -> float:
        """Start effects, Master Plan, Medusa's Blood: used unless the battle looks won without them."""
        if action.kind in ("done", "decline", "pass"):
            return 0.0
        if action.kind == "not_this_turn":
            return -1.0
        about = decision.about
        if decision.kind == "master_plan":
            side = about["seats"].index(decision.seat)
            lead = about["strength"][side] - about["strength"][1 - side] - (1 if side == 0 else 0)
            return 1.0 if -3 <= lead < 0 else -1.0
        return -1.0 if action == Action("use_blessing", ("battle_prayer",)) else 1.0

    def reinforce(self, decision: Decision, action: Action) -> float:
        if action.kind == "done":
            return 0.0
        at = self.board.region[str(action.args[0])]
        exposed = 0.5 if self.observation.control[at] == decision.seat else 0.0
        return 0.3 * int(action.args[1]) - exposed

    # -- hunts --------------------------------------------------------------------------------------------------------

    def hunt_attack(self, decision: Decision, action: Action) -> float:
        """Strike while a card will do, the least useful card first; a symbol with a reward before others."""
        if action.kind == "stop":
            return 0.0
        rules, board = self.board.rules, self.board
        if action.kind == "strike":
            prize = self._prize(decision, int(action.args[1]))
            return 5.0 + prize - 0.5 * board.price[str(action.args[0])]
        if action.kind == "strike_set":
            size = rules.combat_symbols[str(action.args[0])].any_wound
            return 3.0 + self._prize(decision, int(action.args[1])) - 0.6 * size
        if action.kind == "strike_with":
            return 2.4 + self._prize(decision, int(action.args[1])) - 0.5 * board.price[str(action.args[0])]
        return 0.5 if action.kind == "use_artifact" else -0.5

    def _prize(self, decision: Decision, place: int) -> float:
        """A symbol with a reward first; then one that few cards cover."""
        rules = self.board.rules
        wound = rules.symbols[rules.monster[str(decision.about["monster"])]][place]
        return 0.8 * _REWARDS.get(wound.reward, 1.5) - 0.05 * self.board.copies_of_symbol.get(wound.symbol, 0)

    def wound(self, decision: Decision, action: Action) -> float:
        return self._prize(decision, int(action.args[0]))

    def wound_monster(self, decision: Decision, action: Action) -> float:
        """The one that is nearest to its end, if the hero is nearest to it."""
        o = self.observation
        for monster in o.monsters:
            if monster.name == action.args[0]:
                place = o.lords[decision.seat].place(self.board)
                far = monster.far(self.board.hero_far[place]) if place != NOBODY else 4
                return -1.0 * len(monster.uncovered) - 0.5 * far
        return -20.0

    def defend(self, decision: Decision, action: Action) -> float:
        """A heavy attack is worth cards, a light one is not."""
        about, board = decision.about, self.board
        dread = self._dread(decision)
        if action.kind == "suffer":
            return 3.0 - dread
        if action.kind == "shield":
            return 2.2 - 0.3 * self.observation.lords[decision.seat].injuries
        if action.kind == "defend":
            card = str(action.args[0])
            strength = board.rules.combat_cards[board.rules.combat[card]].strength
            missing: int = about["strength"] - about["defence"]
            cards = [a for a in decision.actions if a.kind == "defend"]
            most = max(board.rules.combat_cards[board.rules.combat[str(a.args[0])]].strength for a in cards)
            count = -(-missing // max(1, most))
            spill = max(0, strength - missing)
            return 3.6 - 0.75 * count - 0.25 * board.price[card] - 0.1 * spill + 0.3 * min(strength, missing)
        return 0.0 if about["defence"] == 0 else 3.5

    def _dread(self, decision: Decision) -> float:
        """How bad an attack is that is not defended."""
        rules = self.board.rules
        lord = self.observation.lords[decision.seat]
        attack = rules.attacks[rules.attack_ids.index(str(decision.about["attack"]))]
        dread = sum(_ATTACKS.get(one.effect, 0.6) * (one.number or 1) for one in attack.undefended)
        return dread * (1.0 + 0.25 * lord.injuries)

    def monster_attack(self, decision: Decision, action: Action) -> float:
        """For the one who plays the monster: the attack that hurts the hunter most."""
        rules = self.board.rules
        attack = rules.attacks[rules.attack_ids.index(str(action.args[0]))]
        strength = attack.strength + 3 * attack.strength_each
        return sum(_ATTACKS.get(one.effect, 0.6) * (one.number or 1) for one in attack.undefended) + 0.5 * strength

    def hunt_reward(self, decision: Decision, action: Action) -> float:
        return _REWARDS.get(str(action.args[0]), 1.5) if action.kind == "reward" else 0.0

    def hunt_start(self, decision: Decision, action: Action) -> float:
        """Poison Arrows, Harpe, Weak Spot."""
        return {"done": 0.0, "not_this_turn": -1.0, "use_artifact": 1.0}.get(action.kind, -0.5)

    def spend(self, decision: Decision, action: Action) -> float:
        return -self.board.price[str(action.args[0])]

    def show(self, decision: Decision, action: Action) -> float:
        """What the others learn of the hand should frighten nobody."""
        return -self.board.card_worth[str(action.args[0])]
