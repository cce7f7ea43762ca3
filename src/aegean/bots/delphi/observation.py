"""The position as one captain sees it: the view of the seat, made into small numbers for planning."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from aegean.bots.bot import Table
from aegean.bots.delphi.chart import FAVOUR, Chart, chart_of
from aegean.bots.delphi.weights import PLAIN, Weights
from aegean.core.values import Plain
from aegean.delphi.board import Board
from aegean.delphi.facts import Facts, Outfit
from aegean.delphi.game import DelphiGame
from aegean.delphi.names import ALL_COLOURS, COLOUR, COLOURS, COMPANION, CREATURE, DEMIGOD, GODS, HERO

_CREATURE_SPAN: Final = (0.0, 1.0, 1.6, 2.0)  # hexes that creatures add to a sail, over all colours of sources
_SAIL_COLOUR: Final = 0.35  # a sail has several hexes to end on, so its colour costs less than that of other work


class Jobs(NamedTuple):
    """What a captain still has to do. All but the counts are bit sets of colours, or of hidden islands."""

    offering_tasks: int
    offering_white: int
    offerings_done: int
    offerings_held: int
    statue_tasks: int
    statues_done: int
    statues_held: int
    monster_tasks: int
    monster_white: int
    monsters_done: int
    shrine_tasks: int
    visited: int  # hidden islands explored or built on in thought
    hope: float  # shrines that explorations in thought have brought on average

    def held(self) -> int:
        return self.offerings_held.bit_count() + self.statues_held.bit_count()

    def offerings_wanted(self) -> int:
        return _fitting(self.offering_tasks, self.offering_white, self.offerings_done, self.offerings_held)

    def statues_wanted(self) -> int:
        return _fitting(0, self.statue_tasks, self.statues_done, self.statues_held)

    def monsters_wanted(self) -> int:
        return self.monster_tasks | (ALL_COLOURS & ~self.monsters_done if self.monster_white else 0)

    def offerings_left(self) -> int:
        return self.offering_tasks.bit_count() + self.offering_white

    def monsters_left(self) -> int:
        return self.monster_tasks.bit_count() + self.monster_white

    def left(self) -> int:
        return self.offerings_left() + self.statue_tasks + self.monsters_left() + self.shrine_tasks

    # -- the same captain a moment later ------------------------------------------------------------------------------

    def offering_loaded(self, colour: int) -> Jobs:
        return self._replace(offerings_held=self.offerings_held | 1 << colour)

    def statue_loaded(self, colour: int) -> Jobs:
        return self._replace(statues_held=self.statues_held | 1 << colour)

    def offering_made(self, colour: int) -> Jobs:
        bit = 1 << colour
        coloured = bool(self.offering_tasks & bit)
        return self._replace(
            offerings_held=self.offerings_held & ~bit,
            offering_tasks=self.offering_tasks & ~bit,
            offering_white=self.offering_white - (not coloured),
            offerings_done=self.offerings_done | bit,
        )

    def statue_raised(self, colour: int) -> Jobs:
        bit = 1 << colour
        return self._replace(
            statues_held=self.statues_held & ~bit,
            statue_tasks=self.statue_tasks - 1,
            statues_done=self.statues_done | bit,
        )

    def monster_defeated(self, colour: int) -> Jobs:
        bit = 1 << colour
        coloured = bool(self.monster_tasks & bit)
        return self._replace(
            monster_tasks=self.monster_tasks & ~bit,
            monster_white=self.monster_white - (not coloured),
            monsters_done=self.monsters_done | bit,
        )

    def shrine_built(self, island: int) -> Jobs:
        return self._replace(shrine_tasks=self.shrine_tasks - 1, visited=self.visited | 1 << island)

    def island_explored(self, island: int, chance: float) -> Jobs:
        hope = self.hope + chance if self.shrine_tasks else self.hope
        return self._replace(visited=self.visited | 1 << island, hope=hope)

    def without(self, tile: str) -> Jobs:
        """A Zeus tile less: `shrine`, `offering-blue`, ..."""
        task, _, colour = tile.partition("-")
        if task in ("shrine", "statue"):
            name = f"{task}_tasks"
            return self._replace(**{name: getattr(self, name) - 1})
        if not colour:
            name = f"{task}_white"
            return self._replace(**{name: getattr(self, name) - 1})
        name = f"{task}_tasks"
        return self._replace(**{name: getattr(self, name) & ~(1 << COLOUR[colour])})


def _fitting(coloured: int, white: int, done: int, held: int) -> int:
    """The colours that could be loaded: each piece in the hold needs an open task of its own (D-9.5)."""
    fits = coloured & ~held
    if (held & ~coloured).bit_count() < white:
        fits |= ALL_COLOURS & ~(coloured | done | held)
    return fits


class Waters(NamedTuple):
    """What lies on the islands, as far as the seat knows; bit sets of colours by island, or of hidden islands."""

    offerings_on: tuple[int, ...]
    monsters_on: tuple[int, ...]
    temples: tuple[int, ...]  # the colour of each
    free_pedestals: tuple[int, ...]
    cities: tuple[int, ...]  # the colour of each city that still has a statue, or -1
    own_seen: int  # still face down, but known to be the captain's own
    own_explored: int  # face up, without a shrine
    other_seen: int  # still face down, and known to be another's
    unknown: int
    own_unknown: int  # how many of the unknown islands are the captain's own


class Captain(NamedTuple):
    """What a captain can do: strength, ship tile, and bit sets of equipment and companions."""

    strength: int
    ship_tile: int
    equipment: int
    companions: int

    @property
    def heroes(self) -> int:
        return self.companions >> HERO * 6 & ALL_COLOURS

    @property
    def demigods(self) -> int:
        return self.companions >> DEMIGOD * 6 & ALL_COLOURS

    @property
    def creatures(self) -> int:
        return self.companions >> CREATURE * 6 & ALL_COLOURS

    def outfit(self, facts: Facts) -> Outfit:
        return facts.outfit(self.ship_tile, self.equipment)

    def equipped(self, card: str, facts: Facts) -> Captain:
        """The same captain with one more equipment card."""
        number = facts.equipment_number[card]
        strength = min(facts.strength_max, self.strength + facts.equipment[number].strength)
        return self._replace(strength=strength, equipment=self.equipment | 1 << number)

    def befriended(self, companion: int, facts: Facts) -> Captain:
        """The same captain with one more companion."""
        strength = min(facts.strength_max, self.strength + facts.companion_types[companion // 6].strength)
        return self._replace(strength=strength, companions=self.companions | 1 << companion)

    def aboard(self, ship_tile: int, facts: Facts) -> Captain:
        """The same captain on another ship."""
        return self._replace(strength=max(self.strength, facts.ships[ship_tile].strength), ship_tile=ship_tile)

    def colour_cost(self, facts: Facts) -> float:
        """The favours that the colour of a piece of work costs on average, with two sources to choose from."""
        return _colour_cost(facts, self.ship_tile, self.demigods)

    def chart(self, facts: Facts, board: Board, weights: Weights) -> Chart:
        outfit = self.outfit(facts)
        span = outfit.range + _CREATURE_SPAN[min(3, self.creatures.bit_count())]
        toll = weights.sail * (1.0 + FAVOUR * _SAIL_COLOUR * self.colour_cost(facts))
        return chart_of(board, outfit.over_shallows, outfit.reach, span, toll)


@lru_cache(maxsize=512)
def _colour_cost(facts: Facts, ship_tile: int, demigods: int) -> float:
    rows = facts.colour_costs(ship_tile, demigods)
    pairs = [min(one[to], two[to]) for to in range(6) for one in rows for two in rows]
    return sum(pairs) / len(pairs)


class Observation:
    """The own captain's position: what is fixed for the decision, where everything starts from, and what the captain
    holds dear."""

    def __init__(self, table: Table, weights: Weights = PLAIN) -> None:
        self.weights = weights
        view = table.view
        game = table.game
        assert isinstance(game, DelphiGame)
        self.seat = table.seat
        self.colour: str | None = table.view["players"][self.seat]["colour"]
        self.seats: int = view["seats"]
        self.facts = game.facts(view["options"])
        self.board = self.facts.board(view["map"])
        me = view["players"][self.seat]
        self.ship = self.board.place[me["ship"]]
        self.arrived: bool = me["arrived"]
        self.favours: int = me["favours"]
        self.dice = tuple(sorted(COLOUR[name] for name in me["dice"]))
        self.cards: tuple[int, ...] = tuple(me["oracle"][name] for name in COLOURS)
        self.card_open = me["oracle_used"] is None
        self.any_colour: int = me["any_colour"]
        self.extra_open = not me["extra_used"]
        self.injuries: tuple[int, ...] = tuple(me["injuries"][name] for name in COLOURS)
        self.gods: tuple[int, ...] = tuple(me["gods"][name] for name in GODS)
        self.decks_empty = not view["decks"]["oracle"] and not any(view["discards"]["oracle"].values())
        self.captain = self._captain(me)
        self.jobs = _jobs(me)
        self.waters = self._waters(view)

    def _captain(self, me: Plain) -> Captain:
        facts = self.facts
        return Captain(
            strength=me["strength"],
            ship_tile=facts.ship_ids.index(me["ship_tile"]) if me["ship_tile"] else -1,
            equipment=sum(1 << facts.equipment_number[card] for card in me["equipment"]),
            companions=sum(1 << COMPANION[name] for name in me["companions"]),
        )

    def _waters(self, view: Plain) -> Waters:
        islands, names, facts = view["islands"], self.board.island_names, self.facts
        own_seen = own_explored = other_seen = unknown = own_found = 0
        colour = facts.player_colours.index(self.colour or facts.player_colours[0])  # one is as good as another
        for n, name in enumerate(names["hidden"]):
            island = islands[name]
            if island["tile"] is None:
                unknown |= 1 << n
                continue
            own = facts.island_owner[facts.island_ids.index(island["tile"])] == colour
            own_found += own
            if not island["explored"]:
                own_seen |= own << n
                other_seen |= (not own) << n
            elif own and not island["shrine"]:
                own_explored |= 1 << n
        free = [
            pedestals & ~_mask(islands[name]["raised"])
            for name, pedestals in zip(names["statue"], self.board.pedestals, strict=True)
        ]
        return Waters(
            offerings_on=tuple(_mask(islands[name]["offerings"]) for name in names["offering"]),
            monsters_on=tuple(_mask(islands[name]["monsters"]) for name in names["monster"]),
            temples=tuple(COLOUR[islands[name]["temple"]] for name in names["temple"]),
            free_pedestals=tuple(free),
            cities=tuple(COLOUR[islands[name]["colour"]] if islands[name]["statues"] else -1 for name in names["city"]),
            own_seen=own_seen,
            own_explored=own_explored,
            other_seen=other_seen,
            unknown=unknown,
            own_unknown=facts.island_owner.count(colour) - own_found,
        )


def _mask(colours: Plain) -> int:
    return sum(1 << COLOUR[name] for name in colours)


def _jobs(me: Plain) -> Jobs:
    tasks: list[str] = me["tasks"]
    done, hold = me["done"], me["hold"]
    return Jobs(
        offering_tasks=_mask(tile.partition("-")[2] for tile in tasks if tile.startswith("offering-")),
        offering_white=tasks.count("offering"),
        offerings_done=_mask(done["offerings"]),
        offerings_held=_mask(hold["offerings"]),
        statue_tasks=tasks.count("statue"),
        statues_done=_mask(done["statues"]),
        statues_held=_mask(hold["statues"]),
        monster_tasks=_mask(tile.partition("-")[2] for tile in tasks if tile.startswith("monster-")),
        monster_white=tasks.count("monster"),
        monsters_done=_mask(done["monsters"]),
        shrine_tasks=tasks.count("shrine"),
        visited=0,
        hope=0.0,
    )
