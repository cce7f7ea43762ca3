"""What a seat does not know, dealt anew: hands, decks, and cards on their way (H-24)."""

from __future__ import annotations

from typing import Final

from aegean.core.dice import Dice
from aegean.core.position import Step
from aegean.hellas.effects.gains import KeepArtifact
from aegean.hellas.effects.hand import DiscardDrawn
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.turn.drafts import FORGONE, Draft, counter_clockwise
from aegean.hellas.turn.showing import ShowCards

_TRIES: Final = 500
_NO_CARD: Final = (NOBODY, FORGONE)


def conceal(p: Hellas, seat: int, dice: Dice) -> None:
    """Deal anew all that the seat does not know, keeping every count that it does."""
    _fitting_hands(p, seat, dice)
    p.event_deck = dice.shuffled(sorted(p.event_deck))
    neutral = sorted(p.neutral_deck)
    blessings = sorted(p.blessing_deck)
    for number, step in enumerate(p.steps):
        if isinstance(step, KeepArtifact) and not p.knowing(step.seat) >> seat & 1:
            pool = dice.shuffled(sorted([*neutral, *step.cards]))
            p.steps[number] = step.changed(cards=tuple(sorted(pool[: len(step.cards)])))
            neutral = sorted(pool[len(step.cards) :])
        elif isinstance(step, Draft):
            p.steps[number], blessings = _draft(p, step, seat, blessings, dice)
    p.neutral_deck = dice.shuffled(neutral)
    p.blessing_deck = dice.shuffled(blessings)
    _attacks(p, seat, dice)
    for name in p.parts:
        p.own(name).conceal(p, seat, dice)


def _fitting_hands(p: Hellas, seat: int, dice: Dice) -> None:
    """Another player who has begun to pay or to defend shows by it what the hand must hold: a deal is good if the same
    players are still asked the same."""
    asked = _asked(p)
    for _ in range(_TRIES):
        _hands(p, seat, dice)
        if _asked(p) == asked:
            return


def _asked(p: Hellas) -> list[tuple[int, str, bool]]:
    """Who is asked what, and whether there is an answer: a defence that was begun must be possible to complete."""
    if p.result is not None:
        return []
    trial = p.copy()  # a step that finds nothing to ask goes on by itself
    return [(one.seat, one.kind, bool(one.actions)) for one in trial.steps[-1].decide(trial)]


def _hands(p: Hellas, seat: int, dice: Dice) -> None:
    """Other players' combat cards and the deck are one pool. Cards just drawn to choose from stay in their hand, and so
    do those that are being shown."""
    kinds = p.rules.kinds
    open_to = [other for other in range(p.seats) if p.knowing(other) >> seat & 1]
    sizes = [p.hand_size(other) for other in range(p.seats)]
    pool = list(p.combat_deck)
    for other in range(p.seats):
        if other not in open_to:
            pool += [kind for kind, count in enumerate(p.hand_of(other)) for _ in range(count)]
    shown: dict[int, tuple[int, ...]] = {step.seat: step.shown for step in p.steps if isinstance(step, ShowCards)}
    for other, known in shown.items():
        if other not in open_to:
            for kind in known:
                pool.remove(kind)
    pool = dice.shuffled(sorted(pool))
    for other in range(p.seats):
        if other in open_to:
            continue
        known = shown.get(other, ())
        rest = sizes[other] - len(known)
        cards, pool = [*known, *pool[:rest]], pool[rest:]
        hand = [0] * kinds
        for kind in cards:
            hand[kind] += 1
        p.hand[other * kinds : (other + 1) * kinds] = hand
        for number, step in enumerate(p.steps):
            if isinstance(step, DiscardDrawn) and step.seat == other:
                p.steps[number] = DiscardDrawn(other, tuple(sorted(cards[: len(step.drawn)])), step.left)
    p.combat_deck = pool


def _draft(p: Hellas, step: Draft, seat: int, deck: list[int], dice: Dice) -> tuple[Step, list[int]]:
    """A seat knows the cards that reached it: if it holds them now, all of them; if it has passed them on, what they
    were but not who kept which; before that, nothing."""
    if step.seat == seat and step.kept[seat] == NOBODY:
        seen_before = [card for card in step.kept if card not in _NO_CARD]
        pool = dice.shuffled(sorted([*seen_before, *deck]))
        kept = tuple(card if card in _NO_CARD else pool.pop() for card in step.kept)
        return Draft(step.builder, step.seat, step.cards, kept), sorted(pool)
    order = counter_clockwise(p, step.builder)
    after = order[order.index(seat) + 1 :] if step.kept[seat] != NOBODY else []
    after = [other for other in after if step.kept[other] not in _NO_CARD]
    known = sorted([*step.cards, *(step.kept[other] for other in after)])
    before = [other for other in order if other not in after and other != seat and step.kept[other] not in _NO_CARD]
    if step.kept[seat] == NOBODY:  # nothing has reached the seat yet
        known, before = [], [other for other in order if step.kept[other] not in _NO_CARD]
        unknown = dice.shuffled(sorted([*deck, *step.cards, *(step.kept[other] for other in before)]))
        kept_now = {other: unknown.pop() for other in before}
        cards = tuple(sorted(unknown.pop() for _ in step.cards))
        kept = tuple(kept_now.get(other, card) for other, card in enumerate(step.kept))
        return Draft(step.builder, step.seat, cards, kept), sorted(unknown)
    passed = dice.shuffled(known)
    unknown = dice.shuffled(sorted([*deck, *(step.kept[other] for other in before)]))
    kept_now = {seat: step.kept[seat]}
    for other in after:
        kept_now[other] = passed.pop()
    for other in before:
        kept_now[other] = unknown.pop()
    kept = tuple(kept_now.get(other, card) for other, card in enumerate(step.kept))
    return Draft(step.builder, step.seat, tuple(sorted(passed)), kept), sorted(unknown)


def _attacks(p: Hellas, seat: int, dice: Dice) -> None:
    """The monster attack deck; cards drawn in a hunt and not played are known to whoever chose among them."""
    from aegean.hellas.hunt.outcome import attack_choosers, redeal_attacks

    if seat in attack_choosers(p):
        p.attack_deck = dice.shuffled(sorted(p.attack_deck))
    else:
        redeal_attacks(p, dice)
