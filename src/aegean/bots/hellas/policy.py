"""Quick answers to every decision, good enough to play a move to its end, and to tell what is worth a closer look.

An instinct is made of the outlook before a decision and knows nothing of what happened since, apart from the region
that the first move of Hoplite Movement went to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aegean.bots.hellas import atlas, bronze, muses, smithy, threads, underworld, workshop
from aegean.bots.hellas.blessings import attribute_worth
from aegean.bots.hellas.contest import Contest
from aegean.bots.hellas.evaluation import artifact_worth, blessing_worth
from aegean.bots.hellas.kronos import policy as kronos
from aegean.bots.hellas.observation import NOBODY, NOWHERE, Observation
from aegean.bots.hellas.prospects import Prospects
from aegean.bots.hellas.upgrades import board_worth, gaining_worth
from aegean.bots.hellas.weights import Weights
from aegean.core.values import Action, Decision

_SPECIALS: Final = {  # in the order in which they are wanted, all else being equal
    "build_temple": 6.0, "hunt": 5.0, "usurp": 4.5, "recruit": 4.0, "prepare": 3.0, "march": 2.5, "build_monument": 1.0,
}  # fmt: skip
_MOST_CARDS: Final = 2  # that are counted on in a battle
_UNSEEN_CARD: Final = 1.5  # what a card in another's hand may add to an army
_BESIDE_MONSTER: Final = (-5.0, -1.2)  # a start where a monster is, or may be in the first round, and takes hoplites
_OWN_CARD: Final = 0.8  # of its strength: not every card can be played
_ATTRIBUTES: Final = {"leadership": 1.0, "strength": 1.0, "speed": 0.9}
_WARDED: Final = -0.5  # an injury that an artifact takes, beside what injuries cost
_FAILED: Final = -3.0  # a hunt that ends
_HEROES: Final = {
    "achilles": ("warlord", "king"),
    "helen": ("temples", "king"),
    "heracles": ("slayer", "slayer"),
    "perseus": ("slayer", "temples"),
    "odysseus": ("warlord", "king"),
    "cassandra": ("temples", "king"),
    "cleito": ("slayer", "temples"),
    "hector": ("king", "warlord"),
}


class Policy:
    def __init__(self, observation: Observation, weights: Weights) -> None:
        self.observation = observation
        self.weights = weights
        self.board = observation.board
        self.contest = Contest(observation)
        self.goal = NOWHERE
        self.missing = 0
        self._prospects: Prospects | None = None
        self._wants: dict[int, list[float]] = {}

    def begin(self, action: Action) -> None:
        """A line of play begins: where its hoplites go, others may follow."""
        self.goal, self.missing = NOWHERE, 0
        if action.kind == "move":
            self.goal = self.board.region[str(action.args[1])]
            self.missing = self.needed(self.observation.seat, self.goal) - 1

    def needed(self, seat: int, at: int) -> int:
        """How many more hoplites would take the region, or win a battle there."""
        o = self.observation
        foe = o.holder[at]
        if foe != NOBODY and foe != seat:
            walls = o.walls[at] if o.fortified[at] == foe else 0
            return o.size[at] + walls + o.joined(foe, at) + 1 + o.lords[foe].cards - o.army[seat][at]
        if o.control[at] == NOBODY:
            return o.population(seat, at) - o.army[seat][at]
        return 1 if o.control[at] != seat else 0

    def hopeful(self, seat: int, at: int, count: int) -> bool:
        """Whether an attack with so many hoplites more is one that this lord would dare: who falls short by more is
        not expected to win. At the crown everything is dared."""
        o = self.observation
        foe = o.holder[at]
        if at == o.king_region or foe in (NOBODY, seat):
            return True
        walls = o.walls[at] if o.fortified[at] == foe else 0
        theirs = o.size[at] + walls + o.joined(foe, at) + _UNSEEN_CARD * min(_MOST_CARDS, o.lords[foe].cards)
        return o.army[seat][at] + count + self._cards(seat) + self.weights.daring > theirs

    def _cards(self, seat: int) -> float:
        """What the cards of a seat may be expected to add in one battle."""
        lord = self.observation.lords[seat]
        if lord.hand is None:
            return _UNSEEN_CARD * min(_MOST_CARDS, lord.cards)
        rules = self.board.rules
        cards = [*lord.ready, *(card for card, count in lord.hand.items() for _ in range(count))]
        strengths = sorted([rules.combat_cards[rules.combat[card]].strength for card in cards])
        return _OWN_CARD * sum(strengths[-_MOST_CARDS:])

    def within_reach(self, seat: int, at: int) -> int:
        """How many hoplites could come to a region in one Hoplite Movement."""
        o = self.observation
        beside = sum([o.unfortified(seat, n) for n in self.board.neighbours[at]])
        return min(o.lords[seat].attributes[self.board.leadership], beside)

    @property
    def prospects(self) -> Prospects:
        if self._prospects is None:
            self._prospects = Prospects(self.observation, self.weights)
        return self._prospects

    def wants(self, seat: int) -> list[float]:
        """How welcome a hoplite more would be to a seat in each region."""
        found = self._wants.get(seat)
        if found is None:
            found = self._wants[seat] = self._find_wants(seat)
        return found

    def _find_wants(self, seat: int) -> list[float]:
        o, board = self.observation, self.board
        taking = self.prospects.taking(seat)
        lands = sorted(board.lands, key=lambda land: sum([taking[at] for at in land]))[: board.lands_needed]
        aims = {at for land in lands for at in land}
        god_regions = board.rules.god_region
        wants = []
        for at in range(board.count):
            worth = 0.6 + 0.12 * board.recruits[at] + (0.5 if at in aims else 0.0)
            worth += 0.5 if board.shrine[at] or o.temple[at] else 0.0
            worth += 0.5 if at in god_regions else 0.0
            if at == o.king_region:
                worth += 3.0
            if o.control[at] == seat:
                wants.append(worth * (0.1 + taking[at]))
            elif o.control[at] != NOBODY and o.titan is not None:
                wants.append(0.1 * worth)
            else:
                wants.append(worth / (0.4 + taking[at]))
        return wants

    # -- answers ------------------------------------------------------------------------------------------------------

    def choose(self, decision: Decision) -> Action:
        actions = decision.actions
        if len(actions) == 1:
            return actions[0]
        ranking = RANKINGS.get(decision.kind)
        if ranking is None:
            raise LookupError(f"no policy for {decision.kind}: whoever asks looks one step ahead (`unknown`)")
        action = max(actions, key=lambda action: ranking(self, decision, action))
        if decision.kind == "hoplite_movement" and action.kind == "move":
            self.missing -= 1
        return action

    def ranked(self, decision: Decision, actions: list[Action]) -> list[Action]:
        """The actions, the most promising first."""
        ranking = RANKINGS.get(decision.kind)
        if ranking is None:
            return actions
        return sorted(actions, key=lambda action: -ranking(self, decision, action))

    def hoplite_movement(self, decision: Decision, action: Action) -> float:
        if action.kind == "done":
            return 0.0
        if action.kind != "move" or self.missing <= 0 or self.board.region[str(action.args[1])] != self.goal:
            return -1.0
        start = self.board.region[str(action.args[0])]
        return 2.0 - self.wants(decision.seat)[start]

    def move(self, decision: Decision, action: Action) -> float:
        """For a closer look: the gain of a hoplite that goes from one region to another."""
        wants = self.wants(decision.seat)
        start = self.board.region[str(action.args[0])]
        if action.kind == "send_for_apple":
            return atlas.send_for_apple(self, decision, action)
        if action.kind == "fortify":
            return 0.6 * self.prospects.taking(decision.seat)[start]
        if action.kind == "unfortify":
            return 0.05 - self.prospects.taking(decision.seat)[start]
        return wants[self.board.region[str(action.args[1])]] - 0.8 * wants[start]

    def march_off(self, decision: Decision, action: Action) -> float:
        """All of them, unless somebody would walk into the region they leave."""
        count = int(action.args[0])
        start = self.board.region[str(decision.about["start"])]
        most = int(decision.actions[0].args[0])
        beside = self.prospects.is_threatened(decision.seat, start)
        guard = beside and self.observation.control[start] == decision.seat and most > 2
        return -abs(count - (most - 1 if guard else most))

    def onward(self, decision: Decision, action: Action) -> float:
        if action.kind == "done":
            here = decision.about.get("region")
            return self.wants(decision.seat)[self.board.region[str(here)]]
        return self.wants(decision.seat)[self.board.region[str(action.args[0])]]

    def army(self, decision: Decision, action: Action) -> float:
        """In a play the power is let go; for a closer look whole armies come first."""
        if action.kind == "done":
            return 100.0
        start = self.board.region[str(action.args[0])]
        return int(action.args[1]) - self.wants(decision.seat)[start]

    def recruit(self, decision: Decision, action: Action) -> float:
        if action.kind == "done":
            return 0.0
        at = self.board.region[str(action.args[0])]
        behind_walls = 0.15 if action.kind == "place_fortified" else 0.0
        return 0.2 + self.wants(decision.seat)[at] + behind_walls

    def prepare(self, decision: Decision, action: Action) -> float:
        o = self.observation
        lord = o.lords[decision.seat]
        option = str(action.args[0])
        if option == "heal":
            return 0.5 + 0.5 * lord.injuries
        if option == "recruit":
            missing = self.needed(decision.seat, lord.hero_at) if lord.hero_at != NOWHERE else 0
            return 2.5 if 0 < missing <= int(decision.about["left"]) else 0.9
        return 1.6 - 0.3 * lord.hand_size

    def special(self, decision: Decision, action: Action) -> float:
        if action.kind == "pass" or action.kind == "decline":
            return 0.0
        if action.kind in ("march", "murderous_march"):
            return 2.0 + 0.2 * self.move(decision, action)
        return _SPECIALS.get(action.kind, 0.5)

    def hero_target(self, decision: Decision, action: Action) -> float:
        """Where the hero might be of use: monsters, quests, regions to usurp or to recruit in, battles to come."""
        o, board = self.observation, self.board
        if action.kind != "move_hero" and action.kind != "place_hero":
            return 0.3
        seat = decision.seat
        lord = o.lords[seat]
        at = board.region[str(action.args[0])]
        value = 0.25 * self.wants(seat)[at]
        for monster in o.monsters:
            far = monster.far(board.hero_far[at])
            value += (2.0 if far == 0 else 0.5 / far) / len(monster.uncovered) ** 0.5
        for name in o.quests:
            far = board.hero_far[at][o.quests[name]]
            value += 1.2 if far == 0 else 0.3 / far
        if o.control[at] != seat and o.glory[board.rules.land_of[at]] == seat:
            value += 1.5
        muse = o.muses[seat]
        if muse is not None and muse[1] == at and muses.may_usurp_by_muse(o, seat, at):
            value += 0.9
        if "prepare" not in lord.specials_used and 0 < self.needed(seat, at) <= 2 and o.holder[at] in (NOBODY, seat):
            value += 1.2
        return value

    # -- gains and losses ---------------------------------------------------------------------------------------------

    def attribute(self, decision: Decision, action: Action) -> float:
        lord = self.observation.lords[decision.seat]
        if action.kind not in ("injure", "heal", "attribute"):  # what wards an injury off, or ends a hunt by it
            return _WARDED if action.args else _FAILED
        name = str(action.args[0])
        number = self.board.rules.attribute[name]
        value = lord.attributes[number]
        worth = _ATTRIBUTES.get(name) or attribute_worth(self.observation, decision.seat, number)
        if decision.kind == "injure":
            return -worth * (value - 1)
        if decision.kind == "heal":
            return worth * (lord.stored[self.board.rules.attribute[name]] - 1)
        if int(decision.about.get("change", 1)) < 0:
            return -worth * value
        return worth * (3 - value)

    def discard(self, decision: Decision, action: Action) -> float:
        if action.kind == "done":
            return -1.6
        return -self.board.card_worth[str(action.args[0])]

    def keep_artifact(self, decision: Decision, action: Action) -> float:
        return artifact_worth(self.observation, decision.seat, str(action.args[0])) if action.args else 0.0

    def draft(self, decision: Decision, action: Action) -> float:
        if action.kind == "upgrade":
            return self.upgrade(decision, action)
        return blessing_worth(self.observation, decision.seat, str(action.args[0]))

    def upgrade(self, decision: Decision, action: Action) -> float:
        return gaining_worth(self.observation, decision.seat, str(action.args[0])) if action.args else 0.0

    def choose_board(self, decision: Decision, action: Action) -> float:
        return board_worth(self.observation, decision.seat, str(action.args[0]), self.weights)

    def glory(self, decision: Decision, action: Action) -> float:
        """The land in which most is still to be taken."""
        land = self.board.rules.land[str(action.args[0])]
        value = sum(self.observation.control[at] != decision.seat for at in self.board.rules.regions_of_land[land])
        return float(value if decision.kind == "take_glory" else -value)

    def choose_hero(self, decision: Decision, action: Action) -> float:
        hero = str(action.args[0])
        likes, prefers = _HEROES.get(hero, ("king", "king")), self.weights.prefers
        dear = 2.0 * (len(prefers) - prefers.index(hero)) if hero in prefers else 0.0
        return float(getattr(self.weights, likes[0]) + 0.5 * getattr(self.weights, likes[1]) + dear)

    def start_region(self, decision: Decision, action: Action) -> float:
        """A small region with a city or a shrine, with small regions around, away from others."""
        board, o = self.board, self.observation
        at = board.region[str(action.args[0])]
        population = board.rules.population
        value = 2.0 if population[at] <= 2 else 0.0
        value += 0.3 * board.recruits[at] + (0.6 if board.shrine[at] else 0.0)
        for n in board.neighbours[at]:
            value += 0.25 if population[n] <= 2 else 0.1
        for other, army in enumerate(o.army):
            if other != decision.seat and o.titan is None:
                value -= sum(0.6 / max(1, board.far[at][n]) for n, hoplites in enumerate(army) if hoplites)
        if o.titan is not None:
            value += kronos.start_worth(o, at)
        for monster in o.monsters:
            far = monster.far(board.far[at])
            value += _BESIDE_MONSTER[far] if far < len(_BESIDE_MONSTER) else 0.3 / (1 + far)
        return value

    def start_quest(self, decision: Decision, action: Action) -> float:
        return float(action.args[1]) if action.kind == "start_quest" else 0.5

    def kill(self, decision: Decision, action: Action) -> float:
        at = self.board.region[str(decision.about["region"])]
        return float(action.args[0]) * (-1 if self.observation.army[decision.seat][at] else 1)

    def strike(self, decision: Decision, action: Action) -> float:
        """Where it takes most from others and least from oneself, and where one would like to go."""
        return self.strike_worth(decision.seat, self.board.region[str(action.args[0])], decision.kind == "halve")

    def strike_worth(self, seat: int, at: int, halves: bool = False) -> float:
        value = 0.3 * self.wants(seat)[at]
        for other, army in enumerate(self.observation.army):
            dead = (army[at] + 1) // 2 if halves else min(1, army[at])
            value += dead * (-1.5 if other == seat else 1.0)
        return value

    def injure_hero(self, decision: Decision, action: Action) -> float:
        for lord in self.observation.lords:
            if lord.hero == action.args[0]:
                return float(sum(lord.attributes) + 2 * lord.slain)
        return 0.0

    def save(self, decision: Decision, action: Action) -> float:
        if action.kind == "save":
            return float(action.args[1]) - 0.5
        return 0.0 if action.kind == "decline" else -1.0

    def withdraw(self, decision: Decision, action: Action) -> float:
        at = self.board.region[str(action.args[0])]
        return self.wants(decision.seat)[at] + 0.2 * self.observation.army[decision.seat][at]

    def use(self, decision: Decision, action: Action) -> float:
        """Powers that are offered at a moment: in a play they are let go."""
        return {"done": 1.0, "not_this_turn": -1.0}.get(action.kind, 0.0)

    # -- monsters -----------------------------------------------------------------------------------------------------

    def monster_choice(self, decision: Decision, action: Action) -> float:
        """It attacks where it hurts others more than oneself."""
        for monster in self.observation.monsters:
            if monster.name == decision.about["monster"]:
                harm = bronze.harm_of(self, decision.seat, monster)
                return harm if action.kind == "monster_attack" else 0.0
        return 0.0

    def harm(self, seat: int, at: int) -> float:
        return sum(
            min(2, army[at]) * (-1.2 if other == seat else 1.0) for other, army in enumerate(self.observation.army)
        )

    def move_monster(self, decision: Decision, action: Action) -> float:
        """Among the hoplites of others, not among one's own; and where the own hero could hunt it."""
        o, seat = self.observation, decision.seat
        if o.titan is not None and seat == o.titan.seat:
            return kronos.move(self, decision, action)
        if action.kind == "done":
            return 0.0
        at = self.board.region[str(action.args[0])]
        if action.kind == "swim":
            return bronze.at_sea(self, seat, (at, self.board.region[str(action.args[1])]))
        value = self.harm(seat, at)
        place = o.lords[seat].place(self.board)
        if place != NOWHERE:
            value += 0.6 / (1 + self.board.hero_far[place][at])
        return value - 0.2 * sum(
            1 / (1 + self.board.hero_far[lord.hero_at][at])
            for other, lord in enumerate(o.lords)
            if other != seat and lord.hero_at != NOWHERE
        )

    def choose_monster(self, decision: Decision, action: Action) -> float:
        for monster in self.observation.monsters:
            if monster.name == action.args[0]:
                return -bronze.harm_of(self, decision.seat, monster)
        return -10.0

    def any_order(self, decision: Decision, action: Action) -> float:
        """The order makes little difference: the first will do."""
        return 0.0

    def raise_monument(self, decision: Decision, action: Action) -> float:
        """The highest where one holds its region, the lowest elsewhere."""
        god = self.board.rules.god[str(action.args[0])]
        level = self.observation.levels[god]
        return float(level if self.observation.control[self.board.rules.god_region[god]] == decision.seat else -level)


Ranking = Callable[[Policy, Decision, Action], float]

RANKINGS: Final[dict[str, Ranking]] = {
    **atlas.RANKINGS,
    **bronze.RANKINGS,
    **kronos.RANKINGS,
    **muses.RANKINGS,
    **smithy.RANKINGS,
    **threads.RANKINGS,
    **underworld.RANKINGS,
    **workshop.RANKINGS,
    "battle_order": Policy.any_order,
    "choose_board": Policy.choose_board,
    "choose_effect": Policy.any_order,
    "hunt": Policy.any_order,
    "next_battle": Policy.any_order,
    "roll": Policy.any_order,
    "turn": Policy.any_order,
    "after_hero_movement": Policy.use,
    "after_march": Policy.use,
    "after_prepare": Policy.use,
    "army": Policy.army,
    "attribute": Policy.attribute,
    "choose_hero": Policy.choose_hero,
    "choose_monster": Policy.choose_monster,
    "clear_token": lambda me, decision, action: _SPECIALS.get(str(action.args[0]), 0.0),
    "discard": Policy.discard,
    "discard_artifact": lambda me, decision, action: (
        -artifact_worth(me.observation, decision.seat, str(action.args[0]))
    ),
    "discard_blessing": lambda me, decision, action: -me.draft(decision, action),
    "discard_drawn": Policy.discard,
    "draft": Policy.draft,
    "extra_special": Policy.special,
    "foresee": Policy.draft,
    "heal": Policy.attribute,
    "halve": Policy.strike,
    "hoplite_movement": Policy.hoplite_movement,
    "injure": Policy.attribute,
    "injure_hero": Policy.injure_hero,
    "keep_artifact": Policy.keep_artifact,
    "kill": Policy.kill,
    "leap": Policy.move,
    "march": Policy.march_off,
    "monster_choice": Policy.monster_choice,
    "move_monster": Policy.move_monster,
    "onward": Policy.onward,
    "place_hero": Policy.hero_target,
    "prepare": Policy.prepare,
    "raise_monument": Policy.raise_monument,
    "recruit": Policy.recruit,
    "repeat_special": Policy.special,
    "return_glory": Policy.glory,
    "save_hoplites": Policy.save,
    "shake_earth": Policy.strike,
    "start_army": Policy.start_region,
    "start_hero": Policy.start_region,
    "start_quest": Policy.start_quest,
    "start_region": Policy.start_region,
    "take_glory": Policy.glory,
    "turn_start": Policy.use,
    "upgrade_army": Policy.upgrade,
    "withdraw": Policy.withdraw,
    # battles and hunts
    "battle_card": lambda me, decision, action: me.contest.battle_card(decision, action),
    "battle_start": lambda me, decision, action: me.contest.power_in_battle(decision, action),
    "bluff": lambda me, decision, action: me.contest.battle_card(decision, action),
    "casualties": lambda me, decision, action: me.contest.power_in_battle(decision, action),
    "defend": lambda me, decision, action: me.contest.defend(decision, action),
    "hunt_attack": lambda me, decision, action: me.contest.hunt_attack(decision, action),
    "hunt_reward": lambda me, decision, action: me.contest.hunt_reward(decision, action),
    "hunt_start": lambda me, decision, action: me.contest.hunt_start(decision, action),
    "master_plan": lambda me, decision, action: me.contest.power_in_battle(decision, action),
    "monster_attack": lambda me, decision, action: me.contest.monster_attack(decision, action),
    "redraw": Policy.discard,
    "reinforce": lambda me, decision, action: me.contest.reinforce(decision, action),
    "show": lambda me, decision, action: me.contest.show(decision, action),
    "spend_with": lambda me, decision, action: me.contest.spend(decision, action),
    "spend": lambda me, decision, action: me.contest.spend(decision, action),
    "wound": lambda me, decision, action: me.contest.wound(decision, action),
    "wound_monster": lambda me, decision, action: me.contest.wound_monster(decision, action),
}
