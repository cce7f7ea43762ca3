"""What a position is worth to a lord: near victories, goods, and how the others stand."""

from __future__ import annotations

from collections import Counter
from math import exp
from typing import Final

from aegean.bots.hellas.blessings import JUDGED, attribute_worth
from aegean.bots.hellas.board import Board
from aegean.bots.hellas.muses import muse_worth
from aegean.bots.hellas.observation import NOBODY, NOWHERE, Lord, Observation
from aegean.bots.hellas.prospects import Prospects
from aegean.bots.hellas.sky import OVERLOAD
from aegean.bots.hellas.upgrades import upgrade_worth
from aegean.bots.hellas.weights import Weights
from aegean.core.values import Plain
from aegean.hellas.components import Step

WIN: Final = 1000.0

# Blessings and artifacts that are better or worse than most.
_BLESSINGS: Final = {
    "cunning_tactician": 1.5, "mobilization": 1.3, "master_plan": 0.8, "heroic_presence": 1.1, "local_volunteers": 1.7,
    "no_attrition": 1.1, "battle_prayer": 0.8, "sacrifice_of_flesh": 0.7, "weak_spot": 1.2, "push_ups": 1.4,
    "inspiring_hunt": 1.1, "combat_training": 1.0, "heros_wrath": 0.9, "local_support": 2.0, "glory_of_zeus": 0.8,
    "armory": 1.4, "gods_strength": 1.3, "wild_hunt": 1.0, "shoot_to_kill": 0.7, "exhausted_fight": 1.1,
    "forced_march": 1.1, "rearguard": 1.2, "response_force": 0.8, "bluff": 0.8, "exile": 0.3, "ambush": 0.8,
    "price_of_victory": 0.9, "plague": 1.2, "temple_of_death": 0.9, "ferrymans_toll": 0.5, "leash_of_cerberus": 0.5,
    "blood_debt": 0.9, "grave_guard": 0.6, "undying_will": 1.2, "charged_by_fire": 0.8, "forge_temple": 1.2,
    "votive_offering": 0.7, "master_smith": 1.3, "tempered_steel": 0.9, "tireless_bellows": 0.9, "living_statues": 0.7,
    "improvised_weapon": 0.9,
    "murderous_march": 0.7, "advanced_dodge": 1.3, "hermes_temple": 1.8, "winged_boots": 1.7, "heros_apprentice": 1.1,
}  # fmt: skip
_ARTIFACTS: Final = {
    "owl_of_athena": 1.4, "boots_of_hermes": 1.2, "thunder_of_zeus": 1.4, "caduceus": 0.8, "apollos_arrow": 0.9,
    "femes_trumpet": 1.5, "pandoras_box": 0.4, "horn_of_plenty": 1.7, "ambrosia": 1.0, "ariadnes_thread": 0.5,
    "poison_arrows": 1.5, "minotaurs_horn": 0.8, "head_of_sphinx": 1.9, "eye_of_cyclops": 1.0, "chimeras_fire": 0.9,
    "hades_helmet": 0.9, "hephaestus_hammer": 1.1, "golden_goblet": 0.9, "palladium": 1.1, "staff_of_tiresias": 0.5,
    "orpheus_lyre": 0.7, "adamant_tethers": 1.6, "medusas_blood": 0.7, "aitne": 0.8, "omphalos": 1.3,
    "poseidons_trident": 1.5,
}  # fmt: skip
_APPLE, _APPLES = 0.6, 4  # of a card: a golden apple, and how many of them are of use
_METAL, _METALS = 0.5, 5  # of a card: orichalkum, and how much of it is of use
_BELOW: Final = 0.35  # of a hoplite on the map: one that lies in the underworld and may come back
_QUESTS: Final = {"calydonian_hunt": 1.3, "kill_stymphalian_birds": 1.1, "capture_cretan_bull": 1.2}
_TOO_LATE: Final = 0.4
_NOT_HELD: Final = 0.4
_COUNTDOWN: Final = 1.3
_LATER: Final = 0.72  # what is left of a quest's worth for every turn it takes


_CHARGED, _USED = 0.9, 0.5  # of a card's worth, beside the hand
_RELIC: float = 1.5  # so much more of it, for a relic: it does something in every battle and every hunt
_OWNED: float = 2.0  # of a relic's worth, charged or not: it comes back in every age
_LIKELY: Final = 2  # cards in another's hand for each that must be shown

_SUITED: Final = 0.5  # how much more a power is worth to a lord whom it suits than to one whom it does not


def blessing_worth(o: Observation, seat: int, name: str) -> float:
    judging = JUDGED.get(name)
    worth = judging(o, seat) if judging is not None else _BLESSINGS.get(name, 1.0)
    return worth * _suits(o, seat, o.board.serves.get(f"blessing:{name}", ""))


def artifact_worth(o: Observation, seat: int, name: str) -> float:
    return _ARTIFACTS.get(name, 1.0) * _suits(o, seat, o.board.serves.get(f"artifact:{name}", ""))


def _suits(o: Observation, seat: int, service: str) -> float:
    """Powers of the hunt are for those who hunt, powers of battle for those with armies."""
    lord, board = o.lords[seat], o.board
    if service == "hunt":
        leaning = 0.3 * lord.slain + 0.25 * (lord.stored[board.strength] - 1)
    elif service == "battle":
        leaning = 0.08 * sum(o.army[seat]) + 0.15 * (lord.stored[board.leadership] - 1)
    else:
        return 1.0
    return 1.0 + _SUITED * (min(1.0, leaning) - 0.5)


class Evaluation:
    """Values positions for one seat. What the others' standing is worth is kept as long as nothing of theirs changes;
    what one's own armies near them mean to them is then taken to be the same, except in the countdown to a king."""

    def __init__(self, board: Board, seat: int, weights: Weights) -> None:
        self.board = board
        self.seat = seat
        self.weights = weights
        self.share = weights.envy / (board.seats - 1) ** 0.7
        self._others: list[tuple[list[Plain], float]] = []

    def of(self, view: dict[str, Plain]) -> float:
        """What the position is worth to the seat."""
        result = view["result"]
        if result is not None:
            return WIN if self.seat in result["winners"] else -WIN
        observation = Observation(self.board, self.seat, view)
        return self.own(observation) - self._envy(observation, view)

    def own(self, observation: Observation) -> float:
        if observation.lords[self.seat].hero is None:
            return 0.0
        return self.lands(observation) + self.hero(observation) + self._others_near(observation, self.seat)

    def _others_near(self, observation: Observation, seat: int) -> float:
        """Victories that modules bring."""
        others = observation.others[seat]
        if not others:
            return 0.0
        near = {name: exp(-turns / self.weights.patience) for name, turns in others.items()}
        if OVERLOAD in near:
            near[OVERLOAD] *= self.weights.lottery
        return self.weights.summit * sum(near.values())

    def lands(self, observation: Observation) -> float:
        """Armies and regions, and the victories they bring."""
        weights, prospects = self.weights, Prospects(observation, self.weights)
        taking = prospects.taking(self.seat)
        turns = prospects.of_lands(self.seat, taking)
        # Once the countdown runs, everybody must care for it.
        king = weights.king if observation.king_builder == NOBODY else max(weights.king, _COUNTDOWN)
        return land_goods(observation, self.seat, weights, taking) + weights.summit * (
            weights.warlord * self._nearness(observation, turns.warlord)
            + weights.temples * self._nearness(observation, turns.temples)
            + king * self._crown(observation, self.seat, turns.king)
        )

    def hero(self, observation: Observation) -> float:
        """The hero, what the lord owns, and the victory over monsters."""
        weights = self.weights
        turns = Prospects(observation, weights).slayer(self.seat)
        return hero_goods(observation, self.seat, weights) + weights.summit * weights.slayer * self._nearness(
            observation, turns
        )

    def least_turns(self, observation: Observation) -> float:
        """Turns to the nearest victory of the seat."""
        prospects = Prospects(observation, self.weights)
        taking = prospects.taking(self.seat)
        others = observation.others[self.seat].values()
        return min(*prospects.of_lands(self.seat, taking), prospects.slayer(self.seat), *others)

    def _nearness(self, observation: Observation, turns: float) -> float:
        """A victory counts less if it comes after another lord is crowned."""
        near = exp(-turns / self.weights.patience)
        if observation.king_builder == NOBODY or turns <= observation.king_tokens:
            return near
        return near if observation.control[observation.king_region] in (NOBODY, self.seat) else near * _TOO_LATE

    def _crown(self, observation: Observation, seat: int, turns: float) -> float:
        """King of Kings is for the one who holds the monument: as long as one does not, it is mostly for others."""
        near = exp(-turns / self.weights.patience)
        if observation.king_builder != NOBODY:
            return near
        holds = any(observation.control[at] == seat for at in self.board.rules.god_region)
        return near if holds else near * _NOT_HELD

    def _envy(self, observation: Observation, view: dict[str, Plain]) -> float:
        theirs: list[Plain] = [
            observation.control,
            observation.temple,
            view["monsters"],
            view["glory"],
            view["monuments"],
            view.get("king"),
            view["quests"],
            view.get("army_upgrade"),
            view.get("muses"),
            observation.others,
            *(
                army
                for seat, army in enumerate(observation.army)
                if seat != self.seat or observation.king_builder != NOBODY
            ),
            *(player for other, player in enumerate(view["players"]) if other != self.seat),
        ]
        for known, value in self._others:
            if known == theirs:
                return value
        weights, prospects = self.weights, Prospects(observation, self.weights)
        value = 0.0
        for seat, lord in enumerate(observation.lords):
            if lord.side != observation.lord.side and lord.hero is not None:
                taking = prospects.taking(seat)
                turns = prospects.of_lands(seat, taking)
                goods = land_goods(observation, seat, weights, taking) + hero_goods(observation, seat, weights)
                others = (turns.warlord, turns.temples, prospects.slayer(seat))
                nearness = sum([exp(-turn / weights.patience) for turn in others])
                nearness += self._crown(observation, seat, turns.king)
                nearness += sum([exp(-turn / weights.patience) for turn in observation.others[seat].values()])
                value += self.share * (0.5 * goods + weights.summit * nearness)
        self._others.append((theirs, value))
        return value


def land_goods(o: Observation, seat: int, weights: Weights, taking: list[float]) -> float:
    """Armies and regions; what somebody could take at once is worth less."""
    board, lord = o.board, o.lords[seat]
    own = sum(o.army[seat]) + (_BELOW * o.dead[seat] if o.dead else 0)
    value = weights.hoplite * float(own**0.75)
    recruits = shrines = 0
    held = 0.0
    for at, owner in enumerate(o.control):
        if owner == seat:
            safe = 1.0 - weights.worry * taking[at]
            held += safe
            recruits += board.recruits[at]
            value += weights.city * 0.5 * board.recruits[at] * safe
            if o.temple[at]:
                value += weights.temple * safe
            elif board.shrine[at]:
                shrines += 1
    used = lord.specials_used
    return (
        value
        + weights.region * float(max(0.0, held) ** 0.7)
        + weights.open_action
        * (
            ("recruit" not in used) * min(recruits, lord.supply) * 0.5
            + ("march" not in used)
            + ("build_temple" not in used) * (0.4 + min(shrines, 1))
        )
    )


def hero_goods(o: Observation, seat: int, weights: Weights) -> float:
    board, lord = o.board, o.lords[seat]
    if lord.hand is None:
        value = weights.card * min(lord.hand_size, lord.hand_limit)
    else:
        value = weights.card * 0.55 * sum([board.card_worth[card] * count for card, count in lord.hand.items()])
    for card, charged in lord.beside:  # what comes back is worth more than a card in hand
        if board.returns[card]:
            relic = card in board.relics
            kept = (_RELIC if relic else 1.0) * (_CHARGED if charged else _USED) + (_OWNED if relic else 0.0)
            value += weights.card * board.card_worth[card] * kept
        elif charged:
            value += weights.card * 0.55 * board.card_worth[card]
    value += weights.priest * lord.priests + weights.slain * lord.slain - weights.injury * lord.injuries
    for number, (now, healed) in enumerate(zip(lord.attributes, lord.stored, strict=True)):
        worth = attribute_worth(o, seat, number)
        now -= number == o.raised and seat == o.active  # for this turn alone
        value += worth * weights.attribute * (0.75 * now + 0.25 * healed) ** 0.8
    for name, charged in lord.artifacts.items():
        value += artifact_worth(o, seat, name) * (weights.artifact + (weights.charge if charged else 0.0))
    value += weights.blessing * sum([blessing_worth(o, seat, name) for name in lord.blessings])
    if lord.upgrades:
        value += weights.blessing * sum([upgrade_worth(o, seat, name) for name in lord.upgrades])
    muse = o.muses[seat]
    if muse is not None:
        value += weights.blessing * muse_worth(o, seat, *muse)
    if o.commander == seat:
        value += weights.artifact
    if o.apples:
        value += _APPLE * weights.card * min(o.apples[seat], _APPLES)
    if o.orichalkum:
        value += _METAL * weights.card * min(o.orichalkum[seat], _METALS)
    glory = o.glory.count(seat)
    value += weights.glory * glory
    value += weights.quest * (0.8 * len(lord.kept) + quest_worth(o, seat, lord))
    if o.active == seat:
        value += weights.extra_action * o.extra_specials
    used = lord.specials_used
    return value + weights.open_action * (
        ("prepare" not in used) + ("usurp" not in used) * min(glory, 1) * 1.2 + ("hunt" not in used)
    )


# -- quests -----------------------------------------------------------------------------------------------------------


def quest_worth(o: Observation, seat: int, lord: Lord) -> float:
    """The best quest that the hero is on or could start, less for every turn until it is completed."""
    board, rules = o.board, o.board.rules
    if lord.quest:
        return _QUESTS.get(lord.quest, 1.0) * _LATER ** (3 - lord.quest_step)
    if lord.hero_at == NOWHERE:
        return 0.0
    best = 0.0
    speed = lord.attributes[board.speed]
    for name in o.quests:
        quest = rules.quests[rules.quest[name]]
        far = board.hero_far[lord.hero_at][o.quests[name]]
        way = max(1, -(-far // speed))
        for number, step in enumerate(quest.steps, 1):
            if may_start(o, seat, lord, step):
                price = 0.2 * step.discard_combat_cards + 0.3 * step.sacrifice_priests + 0.25 * step.take_injuries
                best = max(best, (_QUESTS.get(name, 1.0) - price) * _LATER ** (way + 3 - number))
    return best


def may_start(o: Observation, seat: int, lord: Lord, step: Step) -> bool:
    """Whether the lord could start a quest on this step (H-11.1)."""
    attribute, values = o.board.rules.attribute, lord.attributes
    if any(values[attribute[name]] < least for name, least in step.attributes.items()):
        return False
    if step.either and all(values[attribute[name]] < least for name, least in step.either.items()):
        return False
    if lord.priests < max(step.priests_in_pool, step.sacrifice_priests) or len(lord.artifacts) < step.artifacts:
        return False
    if lord.hand_size < step.discard_combat_cards or 3 - lord.injuries < step.take_injuries:
        return False
    if step.show and not may_show(o, lord, step.show):
        return False
    if step.city_regions or step.temple_regions:
        own = [at for at, owner in enumerate(o.control) if owner == seat]
        if sum(1 for at in own if o.board.recruits[at]) < step.city_regions:
            return False
        if sum(1 for at in own if o.temple[at]) < step.temple_regions:
            return False
    return True


def may_show(o: Observation, lord: Lord, symbols: tuple[str, ...]) -> bool:
    """Whether the hand has a card for each symbol; of another's hand, whether it is likely."""
    if lord.hand is None:
        return lord.hand_size >= _LIKELY * len(symbols)
    board = o.board
    cards: Counter[str] = Counter()
    for card, count in lord.hand.items():
        cards[board.symbol_of[card]] += count
    lacking = (Counter(symbols) - cards).total()
    return lacking <= sum(cards[symbol] for symbol, count in board.any_wound.items() if count == 1)
