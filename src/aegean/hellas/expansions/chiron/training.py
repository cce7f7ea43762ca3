"""The training cards: the deck, the one that lies in a quest slot or waits for it, and how they end (HT-2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, cast

from aegean.core.describing import read_table, read_word, read_words, refused
from aegean.core.dice import Dice
from aegean.core.parts import Observed, Part
from aegean.core.values import Plain
from aegean.hellas.beside import owners, refuse_twice
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NEVER_SEEN, NOBODY, NOWHERE, ON_MAP, SLAIN, Hellas
from aegean.hellas.rules import Rules
from aegean.hellas.turn.monsters import place_quest
from aegean.hellas.turn.movement import move_hero
from aegean.hellas.turn.quests import SlotFreed

ID: Final = "training"
TEACHER: Final = "chiron"
_KEYS: Final = ("deck", "waiting")


class Training(Part):
    """The order of the deck is known to nobody."""

    KEY: ClassVar[str] = "training"
    FIELDS: ClassVar[tuple[str, ...]] = ("deck", "waiting")
    OBSERVED: ClassVar[tuple[Observed, ...]] = (
        Observed("deck", "number", most=6),
        Observed("waiting", "choice", "quest"),
    )
    __slots__ = FIELDS

    def __init__(self, rules: Rules, seats: int) -> None:
        self.deck: list[int] = []  # by their numbers among the quests; the top is the last
        self.waiting = NOBODY  # the card that waits for a quest slot

    def view(self, p: Hellas, seat: int | None) -> Plain:
        waiting = p.rules.quest_ids[self.waiting] if self.waiting != NOBODY else None
        return {"deck": len(self.deck), "waiting": waiting}

    def conceal(self, p: Hellas, seat: int, dice: Dice) -> None:
        self.deck = dice.shuffled(sorted(self.deck))

    def describe(self, p: Hellas) -> Plain:
        names = p.rules.quest_ids
        said: dict[str, Plain] = {"deck": [names[quest] for quest in reversed(self.deck)]}
        return said if self.waiting == NOBODY else {**said, "waiting": names[self.waiting]}

    def arrange(self, p: Hellas, said: Plain) -> None:
        """Cards that are said of the deck lie on top. While Chiron is on the map one card is in a slot or waits; where
        nothing is said of it, that is the top one of the deck."""
        table = read_table(said if said is not None else {}, self.KEY, _KEYS)
        names = [p.rules.quest_ids[quest] for quest in trainings(p.rules)]
        state = p.monster_state[p.rules.monster[TEACHER]]
        before = [*(quest for quest in trainings(p.rules) if quest not in self.deck), *self.deck]
        self.waiting, lying = NOBODY, [quest for quest in p.slots if quest in trainings(p.rules)]
        if "waiting" in table:
            self.waiting = p.rules.quest[read_word(table["waiting"], f"{self.KEY}.waiting", names)]
            lying.append(self.waiting)
        if len(lying) > 1:
            raise refused(self.KEY, "one training card at most is in a quest slot or waits for it")
        if lying and state != ON_MAP:
            raise refused(self.KEY, "a training card is in a quest slot, or waits for it, while Chiron is on the map")
        for quest in trainings(p.rules):
            refuse_twice(p, card_of(p, quest))
            if state == NEVER_SEEN and owners(p, card_of(p, quest)):
                raise refused("beside", "nobody has been trained before Chiron came")
        gone = {*lying, *(quest for quest in trainings(p.rules) if owners(p, card_of(p, quest)))}
        words = read_words(table.get("deck", []), f"{self.KEY}.deck", "training cards", names)
        top = [p.rules.quest[word] for word in reversed(words)]
        if state == SLAIN:
            gone |= set(before)
        for quest in top:
            if quest in gone or top.count(quest) > 1:
                raise refused(f"{self.KEY}.deck", f"{p.rules.quest_ids[quest]} is elsewhere, or out of the game")
        self.deck = [quest for quest in before if quest not in gone and quest not in top] + top
        if state == ON_MAP and not lying and self.deck and not any(isinstance(step, SlotFreed) for step in p.steps):
            if NOBODY in p.slots:
                p.slots[p.slots.index(NOBODY)] = self.deck.pop()
            else:
                self.waiting = self.deck.pop()

    def settled(self, p: Hellas) -> None:
        if self.waiting != NOBODY and NOBODY in p.slots:
            raise refused(f"{self.KEY}.waiting", "a quest slot is free, so it would lie there")

    def pieces(self, p: Hellas) -> Mapping[str, tuple[int, int]]:
        if p.monster_state[p.rules.monster[TEACHER]] == SLAIN:
            return {}
        cards = trainings(p.rules)
        found = [*self.deck, *(quest for quest in (*p.slots, self.waiting) if quest in cards)]
        found += [quest for quest in cards for _ in owners(p, card_of(p, quest))]
        return {"training cards": (len(found), len(cards))}


def trainings(rules: Rules) -> range:
    """The numbers of the training cards among the quests: those that are no event cards."""
    return range(rules.first_event_card - rules.first_quest, len(rules.quest_ids))


def card_of(p: Hellas, quest: int) -> int:
    """The combat card that a completed training is."""
    return p.rules.combat[p.rules.quest_ids[quest]]


def training(p: Hellas) -> Training:
    return cast(Training, p.parts[ID])


def _own(p: Hellas) -> Training:
    return cast(Training, p.own(ID))


CHAPTER: Final[Chapter] = Chapter(
    __name__, events=("quest_pushed_out", "training_ended", "training_waits"), part=(ID, Training)
)


@CHAPTER.prepare("training", after="decks")
def _shuffle(p: Hellas, options: Mapping[str, Plain]) -> None:
    _own(p).deck = p.dice.shuffled(trainings(p.rules))


@CHAPTER.answer("quest_region")
def _with_chiron(p: Hellas, quest: int) -> int:
    """A training is wherever Chiron is (HT-2.3)."""
    return p.monster_at[p.rules.monster[TEACHER]]


# -- how a training comes ---------------------------------------------------------------------------------------------


@CHAPTER.answer("monster_appeared")
def _begin(p: Hellas, seat: int, monster: int) -> None:
    """The first empty slot, or that of the first quest without a hero, or the card waits (HT-2.1, HT-2.2)."""
    if p.rules.monster_ids[monster] != TEACHER or not training(p).deck:
        return
    part = _own(p)
    p.seal()
    quest = part.deck.pop()
    if NOBODY not in p.slots:
        taken = {at // 4 for at in p.quest_at if at != NOWHERE}
        free = [slot for slot in range(len(p.slots)) if slot not in taken]
        if not free:
            part.waiting = quest
            p.tell("training_waits", seat, {"quest": p.rules.quest_ids[quest]})
            return
        out, p.slots[free[0]] = p.slots[free[0]], NOBODY
        p.event_discard.append(p.rules.first_quest + out)
        p.tell("quest_pushed_out", seat, {"quest": p.rules.quest_ids[out]})
    place_quest(p, seat, quest)


@CHAPTER.answer("slot_freed")
def _fill(p: Hellas, seat: int, slot: int, quest: int) -> None:
    """A card that waits comes first; after a training the next one follows in its place (HT-2.2, HT-2.6)."""
    part = _own(p)
    following = part.waiting
    if following != NOBODY:
        part.waiting = NOBODY
    elif quest in trainings(p.rules) and part.deck:
        p.seal()
        following = part.deck.pop()
    else:
        return
    p.slots[slot] = following
    region = p.rules.region_ids[_with_chiron(p, following)]
    p.tell("quest_placed", seat, {"quest": p.rules.quest_ids[following], "region": region})


# -- how it ends ------------------------------------------------------------------------------------------------------


@CHAPTER.answer("monster_slain")
def _end(p: Hellas, seat: int, monster: int, region: int) -> None:
    """All that is not completed leaves the game, and heroes come back where Chiron was (HT-2.7)."""
    if p.rules.monster_ids[monster] != TEACHER:
        return
    part = _own(p)
    part.deck, part.waiting = [], NOBODY
    p.tell("training_ended", seat, {"region": p.rules.region_ids[region]})
    for slot, quest in enumerate(p.slots):
        if quest not in trainings(p.rules):
            continue
        p.slots[slot] = NOBODY
        for other in p.clockwise(seat):
            if p.quest_at[other] != NOWHERE and p.quest_at[other] // 4 == slot:
                p.quest_at[other] = NOWHERE
                move_hero(p, other, region)
