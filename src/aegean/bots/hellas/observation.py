"""A view of Lords of Hellas as numbers: who stands where, and what everybody has."""

from __future__ import annotations

from typing import Final

from aegean.bots.hellas.board import Board
from aegean.bots.hellas.kronos.titan import ID as KRONOS
from aegean.bots.hellas.kronos.titan import Titan
from aegean.bots.hellas.race import other_turns
from aegean.bots.hellas.sky import OVERLOAD, sky_turns
from aegean.core.values import Plain

NOBODY: Final = -1
NOWHERE: Final = -1
_NO_KING: Final[dict[str, Plain]] = {"builder": NOBODY, "tokens": 0, "region": None, "open": False}
_NO_UPGRADES: Final[dict[str, dict[str, int]]] = {"upgrades": {}}
_NO_UNDERWORLD: Final[dict[str, Plain]] = {"dead": [], "gates": [], "warriors": {}}
_NO_GARRISONS: Final[dict[str, list[str]]] = {"doubled": []}
_NO_TALOS: Final[dict[str, int]] = {"commander": NOBODY}
_NO_ATLAS: Final[dict[str, list[int]]] = {"count": []}
_NO_GARDEN: Final[dict[str, Plain]] = {"held": [], "raised": None}
_NO_ORICHALKUM: Final[dict[str, list[int]]] = {"held": []}
_NO_MUSES: Final[dict[str, Plain]] = {"owners": {}, "places": {}}
_NOTHING_BESIDE: Final[dict[str, dict[str, list[int]]]] = {"ready": {}, "used": {}}


class Monster:
    __slots__ = ("at", "bars_recruiting", "evolutions", "hit", "name", "shores", "uncovered")

    def __init__(self, board: Board, name: str, shown: dict[str, Plain]) -> None:
        self.name = name
        # its region, or the two at the ends of a sea trail
        self.shores = tuple(board.region[name] for name in shown.get("trail") or (shown["region"],))
        self.at = self.shores[0]
        self.bars_recruiting = board.passive[name] == "no_recruiting"
        self.evolutions: list[str] = shown["evolutions"]
        self.uncovered: list[str] = [wound["symbol"] for wound in shown["wounds"] if not wound["covered"]]
        self.hit = board.hit(self.uncovered)

    def far(self, distances: list[int]) -> int:
        """How far it is to where it can be hunted, by the distances from somewhere."""
        return min([distances[shore] for shore in self.shores])


class Lord:
    """A player, as everybody sees them; `hand` only for oneself."""

    __slots__ = (
        "artifacts", "attributes", "beside", "blessings", "hand", "hand_limit", "hand_size", "hero", "hero_at",
        "injuries", "kept", "lowered", "priests", "quest", "quest_region", "quest_step", "side", "slain",
        "specials_used", "stored", "supply", "upgrades",
    )  # fmt: skip

    def __init__(self, board: Board, shown: dict[str, Plain], like: Lord | None = None) -> None:
        if like is not None:
            self._take_over(like)
            return
        self.hero: str | None = shown["hero"]
        self.hero_at = board.region[shown["hero_at"]] if shown["hero_at"] is not None else NOWHERE
        self.quest = ""  # the one the hero is on
        self.quest_region = NOWHERE
        self.quest_step = 0
        self.attributes: list[int] = list(shown["attributes"].values())
        self.stored: list[int] = list(shown["stored"].values())
        self.injuries = len(shown["injured"])
        self.priests: int = shown["priests"]
        self.side: int = shown["side"]
        self.supply: int = shown["supply"]
        self.specials_used: list[str] = shown["specials_used"]
        self.artifacts: dict[str, bool] = shown["artifacts"]
        self.blessings: list[str] = shown["blessings"]
        self.lowered = sum([board.lowered[name] for name in self.blessings])  # the population of every region
        self.upgrades: list[str] = []  # of the army
        self.slain = len(shown["slain"])
        self.kept: list[str] = shown["kept"]
        self.hand_size: int = shown["hand_size"]
        self.hand_limit: int = shown["hand_limit"]
        self.hand: dict[str, int] | None = shown["hand"]
        self.beside: list[tuple[str, bool]] = []  # cards beside the hand, and whether they are charged

    def _take_over(self, like: Lord) -> None:
        self.hero = like.hero
        self.hero_at = like.hero_at
        self.quest = like.quest
        self.quest_region = like.quest_region
        self.quest_step = like.quest_step
        self.attributes = like.attributes
        self.stored = like.stored
        self.injuries = like.injuries
        self.priests = like.priests
        self.side = like.side
        self.supply = like.supply
        self.specials_used = like.specials_used
        self.artifacts = like.artifacts
        self.blessings = like.blessings
        self.lowered = like.lowered
        self.upgrades = like.upgrades
        self.slain = like.slain
        self.kept = like.kept
        self.hand_size = like.hand_size
        self.hand_limit = like.hand_limit
        self.hand = like.hand
        self.beside = like.beside

    @property
    def ready(self) -> list[str]:
        """The charged cards beside the hand."""
        return [card for card, charged in self.beside if charged]

    @property
    def cards(self) -> int:
        """How many cards could be played in a battle or a hunt."""
        return self.hand_size + len(self.ready) if self.beside else self.hand_size

    def with_hero_at(self, board: Board, at: int) -> Lord:
        after = Lord(board, {}, self)
        after.hero_at = at
        return after

    def place(self, board: Board) -> int:
        """Where the hero is, or will be when its quest is over."""
        if self.hero_at != NOWHERE or not self.quest:
            return self.hero_at
        return self.quest_region


class Observation:
    """All that the seat sees of the table. What is imagined from it shares every list that stays as it is."""

    def __init__(self, board: Board, seat: int, view: dict[str, Plain], like: Observation | None = None) -> None:
        self.board = board
        self.seat = seat
        self.seats = board.seats
        if like is not None:
            self._take_over(like)
            return
        self.active: int = view["active"]
        self.extra_specials: int = view["extra_specials"]
        count = board.count
        self.control: list[int] = []
        self.fortified: list[int] = []
        self.temple: list[bool] = []
        self.army = [[0] * count for _ in range(self.seats)]  # by seat and region, those fortified included
        self.titan: Titan | None = None  # all heroes are against him together
        if KRONOS in view:
            self.titan = Titan(board, view[KRONOS], view["orders"]["hand_size"])
        self.holder = [NOBODY] * count  # whose hoplites stand there; heroes on one side hold nothing against each other
        self.size = [0] * count  # and how many they are
        for at, region in enumerate(view["regions"].values()):
            self.control.append(region["control"])
            self.fortified.append(region["fortified"])
            self.temple.append(bool(region["temple"]))
            for owner, hoplites in region["hoplites"].items():
                self._settle(int(owner), at, hoplites)
            if region["fortified"] != NOBODY:
                self._settle(region["fortified"], at, 1)
        self.doubled = [board.region[name] for name in view.get("garrisons", _NO_GARRISONS)["doubled"]]
        self.walls = board.walls[:] if self.doubled else board.walls  # what those fortified add to an army's strength
        for at in self.doubled:
            self._settle(self.fortified[at], at, 1)
            self.walls[at] *= 2
        below = view.get("underworld", _NO_UNDERWORLD)
        self.dead: list[int] = below["dead"]  # by seat; none where the dead are in the supply
        self.gates = [board.region[name] for name in below["gates"]]
        self.warriors: dict[int, int] = {board.region[name]: count for name, count in below["warriors"].items()}
        self.lords = [Lord(board, shown) for shown in view["players"]]
        for name, owner in view.get("army_upgrade", _NO_UPGRADES)["upgrades"].items():
            self.lords[owner].upgrades.append(name)
            self.lords[owner].lowered += board.lowered_by_upgrade[name]
        self.monsters = [Monster(board, name, shown) for name, shown in view["monsters"].items()]
        self.kronos: Monster | None = None  # as one whom heroes hunt
        if self.titan is not None and view[KRONOS]["region"] is not None:
            hunted = {"region": view[KRONOS]["region"], "evolutions": [], "wounds": view[KRONOS]["wounds"]}
            self.kronos = Monster(board, KRONOS, hunted)
        self.quests: dict[str, int] = {}  # those that lie open, and where they are
        for quest in view["quests"]:
            at = self.quests[quest["quest"]] = board.region[quest["region"]]
            for owner, step in quest["heroes"].items():
                lord = self.lords[int(owner)]
                lord.quest, lord.quest_step, lord.quest_region = quest["quest"], step, at
        for name, cards in view.get("beside", _NOTHING_BESIDE).items():
            for card, owners in cards.items():
                for holder in owners:
                    self.lords[holder].beside.append((card, name == "ready"))
        self.muses: list[tuple[str, int] | None] = [None] * self.seats  # by seat: who she is, and where
        self.swayed: dict[int, list[int]] = {}  # by land: the lords to whom its people listen
        self._see_muses(view.get("muses", _NO_MUSES))
        self.commander: int = view.get("atlantis", _NO_TALOS)["commander"]  # of Talos
        self.glory: list[int] = list(view["glory"].values())
        self.levels: list[int] = [monument["level"] for monument in view["monuments"].values()]
        self.temples_left = len(view["temples_left"])
        self.kinds_left: list[str] = view["kinds_left"]  # of temples with a place of their own
        king = view.get("king", _NO_KING)
        self.king_builder: int = king["builder"]
        self.king_tokens: int = king["tokens"]
        self.king_region = board.region[king["region"]] if king["region"] is not None else NOWHERE
        self.king_open: bool = king["open"]
        self.others = [other_turns(view["race"], seat) for seat in range(self.seats)]
        self.on_atlas: list[int] = view.get("atlas", _NO_ATLAS)["count"]  # hoplites by seat
        self.orichalkum: list[int] = view.get("orichalkum", _NO_ORICHALKUM)["held"]  # by seat
        garden = view.get("garden", _NO_GARDEN)
        self.apples: list[int] = garden["held"]  # by seat
        self.raised = board.rules.attribute.get(garden["raised"], NOWHERE)  # of the active lord, for this turn
        self.sky: int = NOWHERE  # how far it still is
        if OVERLOAD in view:
            self._see_sky(view[OVERLOAD], view["atlas"]["ports"])

    def _take_over(self, like: Observation) -> None:
        self.active = like.active
        self.extra_specials = like.extra_specials
        self.control = like.control
        self.fortified = like.fortified
        self.doubled = like.doubled
        self.walls = like.walls
        self.dead = like.dead
        self.gates = like.gates
        self.warriors = like.warriors
        self.temple = like.temple
        self.army = like.army
        self.holder = like.holder
        self.size = like.size
        self.lords = like.lords
        self.monsters = like.monsters
        self.titan = like.titan
        self.kronos = like.kronos
        self.quests = like.quests
        self.muses = like.muses
        self.swayed = like.swayed
        self.commander = like.commander
        self.glory = like.glory
        self.levels = like.levels
        self.temples_left = like.temples_left
        self.kinds_left = like.kinds_left
        self.king_builder = like.king_builder
        self.king_tokens = like.king_tokens
        self.king_region = like.king_region
        self.king_open = like.king_open
        self.others = like.others
        self.on_atlas = like.on_atlas
        self.sky = like.sky
        self.apples = like.apples
        self.orichalkum = like.orichalkum
        self.raised = like.raised

    def _see_sky(self, shown: dict[str, Plain], ports: list[str]) -> None:
        self.sky = shown["left"]
        turns = sky_turns(self, self.sky, [self.board.region[name] for name in ports], shown["owner"])
        for seat, far in enumerate(turns):
            self.others[seat][OVERLOAD] = far

    def _see_muses(self, shown: dict[str, Plain]) -> None:
        at = {seat: self.board.region[name] for name, seats in shown["places"].items() for seat in seats}
        for name, seat in shown["owners"].items():
            self.muses[seat] = (name, at.get(seat, NOWHERE))
            if name == "euterpe" and seat in at:
                self.swayed.setdefault(self.board.rules.land_of[at[seat]], []).append(seat)

    def _settle(self, owner: int, at: int, hoplites: int) -> None:
        """In a battle the larger army holds the region."""
        self.army[owner][at] += hoplites
        if self.titan is None and self.army[owner][at] > self.size[at]:
            self.holder[at], self.size[at] = owner, self.army[owner][at]

    @property
    def lord(self) -> Lord:
        return self.lords[self.seat]

    def population(self, seat: int, region: int) -> int:
        """How many hoplites the seat needs to take a neutral region."""
        board, lord = self.board, self.lords[seat]
        size = board.rules.population[region] - lord.lowered + self.warriors.get(region, 0)
        if lord.hero_at == region and lord.hero is not None and board.recruits[region]:
            size -= board.lowered_by_hero[lord.hero]
        if self.swayed:
            for owner in self.swayed.get(board.rules.land_of[region], ()):
                size += -1 if owner == seat else 1
        return max(1, size)

    def ships(self, seat: int, at: int, hoplites: float) -> float:
        """What a lord's fleet adds to so many hoplites in a region."""
        if at not in self.board.at_sea:
            return 0.0
        return min(float(self.lords[seat].attributes[self.board.fleet]), max(0.0, hoplites))

    def joined(self, seat: int, at: int) -> int:
        """The Warriors of Hades that fight for a lord in a region of theirs."""
        return self.warriors.get(at, 0) if self.control[at] == seat and self.army[seat][at] else 0

    def risen(self, seat: int) -> int:
        """How many of a lord's dead the next Resurrection brings back."""
        return min(self.dead[seat], self.lords[seat].attributes[self.board.raising]) if self.dead else 0

    def unfortified(self, seat: int, at: int) -> int:
        return self.army[seat][at] - (self.fortified[at] == seat) * (2 if at in self.doubled else 1)

    # -- what if ------------------------------------------------------------------------------------------------------

    def with_hoplites_moved(self, start: int, end: int, count: int) -> Observation:
        """After a move of one's own hoplites that no enemy resists."""
        seat, after = self.seat, Observation(self.board, self.seat, {}, self)
        after.army, after.holder, after.size = self.army[:], self.holder[:], self.size[:]
        army = after.army[seat] = self.army[seat][:]
        army[start] -= count
        army[end] += count
        after.size[start] = army[start]
        if not army[start]:
            after.holder[start] = NOBODY
        if self.titan is None:
            after.holder[end], after.size[end] = seat, army[end]
        owner = self.control[end]
        lost = owner != NOBODY and self.titan is None
        if owner != seat and (lost or (owner == NOBODY and army[end] >= self.population(seat, end))):
            after.control = self.control[:]
            after.control[end] = seat
        return after

    def with_hero_at(self, at: int) -> Observation:
        """After a move of one's own hero."""
        after = Observation(self.board, self.seat, {}, self)
        after.lords = self.lords[:]
        after.lords[self.seat] = self.lord.with_hero_at(self.board, at)
        return after
