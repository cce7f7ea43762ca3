"""The position of a game of Lords of Hellas, and the small operations that every procedure is made of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final, cast

from aegean.core.dice import Dice
from aegean.core.position import Position, Step
from aegean.core.values import Event, Plain
from aegean.hellas.components import Effect
from aegean.hellas.rules import OWN, Rules, Standing

NOBODY: Final = -1
NOWHERE: Final = -1
NEVER_SEEN, ON_MAP, SLAIN = range(3)  # what has become of a monster
ORACLE: Final = -1  # stands in `temples` for the Oracle of Delphi: the first temple with a kind of its own
UNOPENED, OPEN, CLOSED = range(3)  # the block of used artifacts in a turn
GARRISONS: Final = "garrisons"  # the part that knows of second hoplites in cities, where there can be any
BESIDE: Final = "beside"  # the part that knows of cards beside hands, where there can be any


class Hellas(Position):
    """Lists by seat and region hold `seat * regions + region`, and so on for other pairs. Sets of components are bit
    sets by the components' numbers in the rules."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "active", "turn", "order", "first_seat", "regular_used", "artifact_block", "extra_specials", "used_this_turn",
        "temple_card", "charged", "hero", "hero_at", "quest_at", "away", "injured", "priests",
        "specials_used", "blessing_tokens", "blessings", "slain", "kept", "muted", "attributes", "hand", "supply",
        "control", "hoplites", "fortified", "temples", "temples_left", "levels", "priests_at", "artifact_owner",
        "glory", "monster_at", "monster_state", "wounds", "evolved", "slots", "came_from", "entered",
        "combat_deck", "combat_discard", "combat_open", "event_deck", "event_discard",
        "attack_deck", "attack_played", "attack_aside", "neutral_deck", "blessing_deck", "heroes_left",
    )  # fmt: skip

    SETS: ClassVar[tuple[str, ...]] = (
        "charged", "injured", "specials_used", "blessing_tokens", "blessings", "slain", "kept", "muted", "wounds",
        "evolved", "came_from", "entered", "heroes_left",
    )  # fmt: skip

    __slots__ = (*FIELDS, "rules", "seats")

    def __init__(self, rules: Rules, seats: int, dice: Dice, like: Hellas | None = None) -> None:
        super().__init__(dice)
        self.rules = rules
        self.seats = seats
        if like is not None:
            self._take_over(like)
            return
        regions, kinds = rules.count, rules.kinds
        self.active = 0  # whose turn it is
        self.turn = 1  # of the whole table
        self.order = list(range(seats))  # the seats clockwise around the table
        self.first_seat = 0  # who takes the first turn
        self.regular_used = 0  # regular actions taken this turn
        self.artifact_block = UNOPENED
        self.extra_specials = 0  # special actions still owed to the active player
        self.used_this_turn: list[int] = []  # numbers of powers (`power_number`) that were used up for this turn
        self.temple_card = 0
        self.charged = 0  # artifacts, whoever owns them
        # by seat
        self.hero = [NOBODY] * seats
        self.hero_at = [NOWHERE] * seats
        self.quest_at = [NOWHERE] * seats  # slot * 4 + step (1 to 3), or NOWHERE
        self.away = [NOWHERE] * seats  # where a hero is held off the map (`rules.away_ids`), or NOWHERE
        self.injured = [0] * seats  # attributes
        self.priests = [0] * seats  # in the pool
        self.specials_used = [0] * seats
        self.blessing_tokens = [0] * seats  # blessings with a used-action token
        self.blessings = [0] * seats
        self.slain = [0] * seats
        self.kept = [0] * seats  # quest cards
        self.muted = [0] * seats  # powers (`power_number`) that the seat does not want to be asked for this turn
        self.supply = [rules.limits["hoplites"]] * seats
        # by seat and attribute, combat card
        self.attributes = [attribute.start for _ in range(seats) for attribute in rules.attributes]  # stored values
        self.hand = [0] * (seats * kinds)
        # the map
        self.control = [NOBODY] * regions
        self.hoplites = [0] * (seats * regions)  # without the fortified one, but with a second one in the city
        self.fortified = [NOBODY] * regions  # whose hoplite is in the city
        self.temples = [0] * regions  # the temple's number, below 0 one with a kind of its own, or 0
        self.temples_left: list[int] = []  # numbers on the temple card, then those with a kind of their own
        self.levels = [rules.setup["monument_level"]] * len(rules.gods)
        self.priests_at = [0] * (len(rules.gods) * seats)
        self.artifact_owner = [NOBODY] * len(rules.artifacts)
        self.glory = [NOBODY] * len(rules.land_ids)
        # monsters and quests
        self.monster_at = [NOWHERE] * len(rules.monsters)
        self.monster_state = [NEVER_SEEN] * len(rules.monsters)
        self.wounds = [0] * len(rules.monsters)  # covered symbols
        self.evolved = [0] * len(rules.monsters)  # cards with the monster
        self.slots = [NOBODY] * rules.limits["quest_slots"]
        # moves of the action in progress
        self.came_from = [0] * regions  # for each region, from where the active player's hoplites stepped into it
        self.entered = 0  # regions into which the active player's hoplites moved
        # decks: the top is the last
        self.combat_deck: list[int] = []
        self.combat_discard = [0] * kinds
        self.combat_open = [0] * kinds  # played or used, lying beside a battle or hunt
        self.event_deck: list[int] = []  # by their numbers in `rules.event_ids`
        self.event_discard: list[int] = []
        self.attack_deck: list[int] = []
        self.attack_played: list[int] = []
        self.attack_aside: list[int] = []  # drawn in this hunt and not played: seen by the chooser alone
        self.neutral_deck: list[int] = []
        self.blessing_deck: list[int] = []
        self.heroes_left = 0
        self.parts = {name: kind(rules, seats) for name, kind in rules.part_kinds.items()}

    def known_steps(self) -> Iterable[type[Step]]:
        return self.rules.steps

    def copy(self) -> Hellas:
        return Hellas(self.rules, self.seats, self.dice.copy(), self)

    def _take_over(self, other: Hellas) -> None:
        """Every field of another position of the same game, without sharing anything that changes."""
        self.steps = other.steps[:]
        self.result = other.result
        self.active = other.active
        self.turn = other.turn
        self.order = other.order[:]
        self.first_seat = other.first_seat
        self.regular_used = other.regular_used
        self.artifact_block = other.artifact_block
        self.extra_specials = other.extra_specials
        self.used_this_turn = other.used_this_turn[:]
        self.temple_card = other.temple_card
        self.charged = other.charged
        self.hero = other.hero[:]
        self.hero_at = other.hero_at[:]
        self.quest_at = other.quest_at[:]
        self.away = other.away[:]
        self.injured = other.injured[:]
        self.priests = other.priests[:]
        self.specials_used = other.specials_used[:]
        self.blessing_tokens = other.blessing_tokens[:]
        self.blessings = other.blessings[:]
        self.slain = other.slain[:]
        self.kept = other.kept[:]
        self.muted = other.muted[:]
        self.supply = other.supply[:]
        self.attributes = other.attributes[:]
        self.hand = other.hand[:]
        self.control = other.control[:]
        self.hoplites = other.hoplites[:]
        self.fortified = other.fortified[:]
        self.temples = other.temples[:]
        self.temples_left = other.temples_left[:]
        self.levels = other.levels[:]
        self.priests_at = other.priests_at[:]
        self.artifact_owner = other.artifact_owner[:]
        self.glory = other.glory[:]
        self.monster_at = other.monster_at[:]
        self.monster_state = other.monster_state[:]
        self.wounds = other.wounds[:]
        self.evolved = other.evolved[:]
        self.slots = other.slots[:]
        self.came_from = other.came_from[:]
        self.entered = other.entered
        self.combat_deck = other.combat_deck[:]
        self.combat_discard = other.combat_discard[:]
        self.combat_open = other.combat_open[:]
        self.event_deck = other.event_deck[:]
        self.event_discard = other.event_discard[:]
        self.attack_deck = other.attack_deck[:]
        self.attack_played = other.attack_played[:]
        self.attack_aside = other.attack_aside[:]
        self.neutral_deck = other.neutral_deck[:]
        self.blessing_deck = other.blessing_deck[:]
        self.heroes_left = other.heroes_left
        self.parts = other.parts

    # -- telling ------------------------------------------------------------------------------------------------------

    def tell(self, kind: str, seat: int, fields: dict[str, Plain]) -> None:
        """Everybody learns what a seat did or got."""
        fields["seat"] = seat
        self.events.append(Event(kind, fields))

    def tell_secretly(self, kind: str, seat: int, fields: dict[str, Plain], secret: tuple[str, ...]) -> None:
        """Everybody learns that it happened, the seat alone reads the secret fields."""
        fields["seat"] = seat
        self.events.append(Event(kind, fields, secret, self.knowing(seat)))

    def knowing(self, seat: int) -> int:
        """Who knows what a seat holds in secret, as a bit set: itself, and whom it shares it with."""
        seats = 1 << seat
        for answer in self.rules.answers.get("confidants", ()):
            seats |= answer(self, seat)
        return seats

    # -- seats and what they own --------------------------------------------------------------------------------------

    def clockwise(self, start: int) -> list[int]:
        """All seats in order of play from one of them."""
        at = self.order.index(start)
        return self.order[at:] + self.order[:at]

    def left_of(self, seat: int) -> int:
        return self.order[(self.order.index(seat) + 1) % self.seats]

    def right_of(self, seat: int) -> int:
        return self.order[self.order.index(seat) - 1]

    def value(self, seat: int, attribute: int) -> int:
        """An attribute as every rule reads it (H-1.5)."""
        if self.injured[seat] >> attribute & 1:
            value = self.rules.attributes[attribute].injured
        else:
            value = self.attributes[seat * len(self.rules.attributes) + attribute]
        if "attribute" not in self.rules.answers:
            return value
        for answer in self.rules.answers["attribute"]:
            value += answer(self, seat, attribute)
        return max(1, value)

    def value_of(self, seat: int, name: str) -> int:
        return self.value(seat, self.rules.attribute[name])

    def raise_attribute(self, seat: int, attribute: int, count: int) -> None:
        """For good; beyond the end of the track it is lost (H-1.4)."""
        at = seat * len(self.rules.attributes) + attribute
        new = max(1, min(self.rules.attributes[attribute].maximum, self.attributes[at] + count))
        if new != self.attributes[at]:
            self.attributes[at] = new
            fields = {"attribute": self.rules.attribute_ids[attribute], "value": new}
            self.tell("attribute_changed", seat, fields)

    def stored(self, seat: int, attribute: int) -> int:
        return self.attributes[seat * len(self.rules.attributes) + attribute]

    def standing(self, seat: int, effect: str) -> tuple[Standing, ...]:
        """What the seat's hero and blessings contribute to an effect without being used."""
        return self.rules.standing(self.hero[seat], self.blessings[seat]).get(effect, ())

    def seats_with(self, effect: str) -> list[int]:
        """The seats whose hero or blessings contribute to an effect."""
        heroes, blessings = self.rules.sources(effect)
        return [seat for seat in range(self.seats) if self.hero[seat] in heroes or self.blessings[seat] & blessings]

    def owns(self, seat: int, artifact: str) -> bool:
        return self.artifact_owner[self.rules.artifact[artifact]] == seat

    def is_charged(self, artifact: int) -> bool:
        return bool(self.charged >> artifact & 1)

    def gain_priests(self, seat: int, count: int) -> None:
        """Pool and monuments together hold at most four (H-1.10)."""
        away = sum(self.priests_at[god * self.seats + seat] for god in range(len(self.rules.gods)))
        gained = min(count, self.rules.limits["priests"] - self.priests[seat] - away)
        if gained > 0:
            self.priests[seat] += gained
            self.tell("priests_gained", seat, {"count": gained})

    def sacrifice_priests(self, seat: int, count: int) -> None:
        lost = min(count, self.priests[seat])
        if lost:
            self.priests[seat] -= lost
            self.tell("priests_sacrificed", seat, {"count": lost})

    def earn_glory(self, seat: int, land: int) -> None:
        """What a slain monster and a completed quest bring besides their rewards: the Glory Token of their land."""
        for answer in self.rules.answers.get("glory_earned", ()):
            answer(self, seat, land)
            return
        self.take_glory(seat, land)

    def take_glory(self, seat: int, land: int) -> None:
        """H-15.1: from the supply, or from whoever has it."""
        if self.glory[land] != seat:
            self.glory[land] = seat
            self.tell("glory_taken", seat, {"land": self.rules.land_ids[land]})
            for answer in self.rules.answers.get("glory_taken", ()):
                answer(self, seat, land)

    # -- combat cards -------------------------------------------------------------------------------------------------

    def hand_of(self, seat: int) -> list[int]:
        """How many of each combat card the seat holds."""
        return self.hand[seat * self.rules.kinds : (seat + 1) * self.rules.kinds]

    def hand_size(self, seat: int) -> int:
        return sum(self.hand[seat * self.rules.kinds : (seat + 1) * self.rules.kinds])

    def holds(self, seat: int, kind: int) -> int:
        return self.hand[seat * self.rules.kinds + kind]

    def ready(self, seat: int, kind: int) -> int:
        """How many of a combat card the seat could play: from hand, or charged from beside it."""
        place = self.rules.beside[kind]
        if place < 0:
            return self.hand[seat * self.rules.kinds + kind]
        return int(cast(Any, self.parts[BESIDE]).ready[seat * len(self.rules.beside_kinds) + place])

    def has_cards(self, seat: int) -> bool:
        """Whether the seat has anything to play, as all can see."""
        return self.hand_size(seat) > 0 or any(self.ready(seat, kind) for kind in self.rules.beside_kinds)

    def draw_combat(self, seat: int, count: int) -> list[int]:
        """Draw combat cards; with deck and discards empty the draw is lost (H-1.12). The cards drawn."""
        drawn = []
        for _ in range(count):
            kind = self.top_combat()
            if kind is None:
                break
            self.hand[seat * self.rules.kinds + kind] += 1
            drawn.append(kind)
        if drawn:
            self.sealed = True
            names = [self.rules.combat_ids[kind] for kind in drawn]
            self.tell_secretly("combat_drawn", seat, {"count": len(drawn), "cards": names}, ("cards",))
        return drawn

    def top_combat(self) -> int | None:
        """Take the top combat card off the deck, which the discards make up where it is empty; None: there is none."""
        if not self.combat_deck:
            cards = [kind for kind in range(self.rules.kinds) for _ in range(self.combat_discard[kind])]
            if not cards:
                return None
            self.combat_deck = self.dice.shuffled(cards)
            self.combat_discard = [0] * self.rules.kinds
            self.events.append(Event("deck_reshuffled", {"deck": "combat", "count": len(cards)}))
        return self.combat_deck.pop()

    def discard_combat(self, seat: int, kind: int) -> None:
        """A card leaves the hand for the open discard pile, for all to see."""
        self.sealed = True
        self.hand[seat * self.rules.kinds + kind] -= 1
        self.combat_discard[kind] += 1
        self.tell("combat_discarded", seat, {"card": self.rules.combat_ids[kind]})

    def lay_open(self, seat: int, kind: int) -> None:
        """A card is played in a battle or used in a hunt; from hand it is discarded when that is over, from beside it
        stays where it is and is used."""
        place = self.rules.beside[kind]
        if place >= 0:
            at, part = seat * len(self.rules.beside_kinds) + place, cast(Any, self.own(BESIDE))
            part.ready[at] -= 1
            part.used[at] += 1
            return
        self.hand[seat * self.rules.kinds + kind] -= 1
        self.combat_open[kind] += 1

    def clear_open_cards(self) -> None:
        for kind, count in enumerate(self.combat_open):
            self.combat_discard[kind] += count
        self.combat_open = [0] * self.rules.kinds
        for answer in self.rules.answers.get("open_cards_cleared", ()):
            answer(self)

    # -- armies -------------------------------------------------------------------------------------------------------

    def army(self, seat: int, region: int) -> int:
        """The seat's hoplites in a region, the fortified ones included."""
        return self.hoplites[seat * self.rules.count + region] + (self.fortified[region] == seat)

    def unfortified(self, seat: int, region: int) -> int:
        there = self.hoplites[seat * self.rules.count + region]
        return there - 1 if self.fortified[region] == seat and self.is_doubled(region) else there

    def armies(self, seat: int) -> list[int]:
        """The seat's unfortified hoplites by region."""
        found = self.hoplites[seat * self.rules.count : (seat + 1) * self.rules.count]
        if GARRISONS in self.parts:
            for region, owner in enumerate(self.fortified):
                if owner == seat and self.is_doubled(region):
                    found[region] -= 1
        return found

    def is_doubled(self, region: int) -> bool:
        """Whether two hoplites are in the city."""
        return GARRISONS in self.parts and bool(cast(Any, self.parts[GARRISONS]).doubled >> region & 1)

    def inside(self, region: int) -> int:
        """How many hoplites are in the city."""
        return 0 if self.fortified[region] == NOBODY else 1 + self.is_doubled(region)

    def enter_city(self, seat: int, region: int) -> None:
        """One of the seat's unfortified hoplites there goes in, without any rule."""
        if self.fortified[region] == NOBODY:
            self.shift(seat, region, -1)
            self.fortified[region] = seat
        else:
            cast(Any, self.own(GARRISONS)).doubled |= 1 << region

    def leave_city(self, seat: int, region: int) -> None:
        """One of the seat's fortified hoplites comes out, without any rule."""
        if self.is_doubled(region):
            cast(Any, self.own(GARRISONS)).doubled &= ~(1 << region)
        else:
            self.fortified[region] = NOBODY
            self.shift(seat, region, 1)

    def shift(self, seat: int, region: int, count: int) -> None:
        """Add or remove unfortified hoplites, without any rule."""
        self.hoplites[seat * self.rules.count + region] += count

    def occupants(self) -> list[int]:
        """For each region the seats with hoplites there, as a bit set."""
        regions = self.rules.count
        found = [0] * regions
        for at in [at for at, count in enumerate(self.hoplites) if count]:
            found[at % regions] |= 1 << at // regions
        for region, seat in enumerate(self.fortified):
            if seat >= 0:
                found[region] |= 1 << seat
        return found

    def owners_in(self, region: int) -> list[int]:
        """The seats with hoplites in a region."""
        return [seat for seat in range(self.seats) if self.army(seat, region)]

    def are_enemies(self, seat: int, other: int) -> bool:
        return self.rules.side[seat] != self.rules.side[other]

    def enemies_in(self, seat: int, region: int) -> list[int]:
        side = self.rules.side
        return [other for other in range(self.seats) if side[other] != side[seat] and self.army(other, region)]

    def controlled(self, seat: int) -> list[int]:
        return [region for region, owner in enumerate(self.control) if owner == seat]

    def remove_hoplites(self, seat: int, region: int, count: int) -> int:
        """Put hoplites from a region back into the supply. How many they were."""
        count = self.lift_hoplites(seat, region, count)
        for answer in self.rules.answers.get("the_dead", ()):
            if answer(self, seat, region, count):
                return count
        self.supply[seat] += count
        return count

    def lift_hoplites(self, seat: int, region: int, count: int) -> int:
        """Take hoplites off a region, the fortified ones last (H-8.3). How many they were."""
        count = min(count, self.army(seat, region))
        if self.fortified[region] == seat and self.is_doubled(region) and count > self.unfortified(seat, region):
            self.leave_city(seat, region)
        free = min(count, self.unfortified(seat, region))
        self.shift(seat, region, -free)
        if count > free:
            self.fortified[region] = NOBODY
        return count

    # -- monsters and heroes ------------------------------------------------------------------------------------------

    def monster_region(self, monster: int) -> int:
        """The region that a monster is in, NOWHERE off the map and on a sea trail."""
        at = self.monster_at[monster]
        return at if at < self.rules.count else NOWHERE

    def is_at_sea(self, monster: int) -> bool:
        return self.monster_at[monster] >= self.rules.count

    def monsters_beside(self, region: int) -> list[int]:
        """The monsters that can be hunted from a region: those in it, and those on its sea trails."""
        count, trails = self.rules.count, self.rules.trails
        return [
            m for m, at in enumerate(self.monster_at) if at == region or (at >= count and region in trails[at - count])
        ]

    def monsters_in(self, region: int) -> list[int]:
        return [m for m, at in enumerate(self.monster_at) if at == region]

    def heroes_in(self, region: int) -> list[int]:
        return [seat for seat, at in enumerate(self.hero_at) if at == region]

    def evolutions(self, monster: int) -> list[str]:
        """The names of the effects that a monster's cards give it."""
        return [effect.effect for effect in self.evolution_effects(monster)]

    def evolution_effects(self, monster: int) -> list[Effect]:
        cards = self.rules.monster_cards
        mask = self.evolved[monster]
        return [effect for n in range(len(cards)) if mask >> n & 1 for effect in cards[n].evolution]

    def symbols(self, monster: int) -> list[int]:
        """The places of a monster's wound symbols, covered or not, evolutions included."""
        origin, evolved = self.rules.symbol_card[monster], self.evolved[monster]
        found = [n for n, card in enumerate(origin) if card == OWN or (card >= 0 and evolved >> card & 1)]
        for answer in self.rules.answers.get("symbols", ()):
            found += answer(self, monster)
        return found

    def uncovered(self, monster: int) -> list[int]:
        return [n for n in self.symbols(monster) if not self.wounds[monster] >> n & 1]

    def is_barred(self, region: int, passive: str) -> bool:
        """Whether a monster in the region has that passive."""
        return bool(self.barred(passive) >> region & 1)

    def barred(self, passive: str) -> int:
        """The regions of monsters with that passive, as a bit set."""
        found = 0
        for monster in self.rules.monsters_with.get(passive, ()):
            if self.monster_at[monster] != NOWHERE:
                found |= 1 << self.monster_at[monster]
        return found

    # -- plain data ---------------------------------------------------------------------------------------------------

    def conceal(self, seat: int, dice: Dice) -> None:
        from aegean.hellas.secrets import conceal

        conceal(self, seat, dice)

    def view(self, seat: int | None) -> dict[str, Plain]:
        from aegean.hellas.view import view_of

        return view_of(self, seat)

    def views(self, seats: Iterable[int | None]) -> dict[int | None, dict[str, Plain]]:
        from aegean.hellas.view import views_of

        return views_of(self, seats)
