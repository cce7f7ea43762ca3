"""Cards: combat cards, events, monster attacks, artifacts and blessings. Every card is somewhere, once."""

from __future__ import annotations

from collections.abc import Sequence

from aegean.core.dealing import Said, Supply, deal
from aegean.core.describing import Table, read_set, read_words, refused
from aegean.hellas.battle.sides import battle_of
from aegean.hellas.describing.pending import is_settled
from aegean.hellas.effects.gains import KeepArtifact
from aegean.hellas.effects.hand import DiscardDrawn
from aegean.hellas.hunt.outcome import hunt_of
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.queries import hand_limit
from aegean.hellas.turn.drafts import Draft


def _read_cards(table: Table, key: str, field: str, of: str, ids: Sequence[str]) -> Said:
    return field, [ids.index(word) for word in read_words(table.get(key, []), field, of, ids)]


# -- combat cards -----------------------------------------------------------------------------------------------------


def arrange_combat(p: Hellas, players: list[Table], decks: Table, discards: Table) -> None:
    """Hands, the deck, the discards, and what lies open beside a battle or a hunt."""
    ids, kinds = p.rules.combat_ids, p.rules.kinds
    supply = Supply("combat card", ids, [card.copies for card in p.rules.combat_cards])
    own = {
        seat: _read_cards(player, "hand", f"players[{seat}].hand", "combat cards", ids)
        for seat, player in enumerate(players)
        if "hand" in player
    }
    laid = _lying_open(p, discards)
    top = _read_cards(decks, "combat", "decks.combat", "combat cards", ids)
    thrown = _read_cards(discards, "combat", "discards.combat", "combat cards", ids)
    hands = [p.hand_of(seat) for seat in range(p.seats)]
    dealt = deal(supply, hands, p.combat_deck, own, [laid], top, thrown)
    p.hand = [count for hand in dealt.hands for count in hand]
    p.combat_deck, p.combat_discard = dealt.deck, dealt.discards
    p.combat_open = [laid[1].count(kind) for kind in range(kinds)]
    if is_settled(p):
        for seat in range(p.seats):
            if p.hand_size(seat) > hand_limit(p, seat):
                raise refused(
                    f"players[{seat}].hand",
                    f"{p.hand_size(seat)} cards are too many: the limit is {hand_limit(p, seat)}",
                )
    for n, step in enumerate(p.steps):
        if isinstance(step, DiscardDrawn):
            for kind in step.drawn:
                if step.drawn.count(kind) > p.holds(step.seat, kind):
                    raise refused(f"steps[{n}].drawn", f"{ids[kind]} is not in the hand of seat {step.seat}")


def _lying_open(p: Hellas, discards: Table) -> Said:
    """In a battle those are the cards played; in a hunt the description says them (H-1.12)."""
    field = "discards.open"
    said = _read_cards(discards, "open", field, "combat cards", p.rules.combat_ids)
    battle, hunt = battle_of(p), hunt_of(p)
    if battle is not None and hunt is None:
        played = [kind for row in battle.played for kind in row if p.rules.beside[kind] < 0]
        if "open" in discards and sorted(said[1]) != sorted(played):
            names = ", ".join(p.rules.combat_ids[kind] for kind in played)
            raise refused(field, f"the cards played in the battle lie there: {names or 'none'}")
        return field, played
    if said[1] and hunt is None:
        raise refused(field, "cards lie open beside a battle or a hunt, and none is under way")
    return said


# -- events -----------------------------------------------------------------------------------------------------------


def arrange_events(p: Hellas, players: list[Table], decks: Table, discards: Table, gone: Table) -> None:
    """Monster cards and quests: in the deck, discarded, with a monster, in a slot, kept by a player, or gone. Others
    are in the deck or discarded, or a part takes them out of the deck."""
    first = p.rules.first_quest
    ids = p.rules.event_ids
    supply = Supply("event card", ids, [1] * len(ids))
    for monster, name in enumerate(p.rules.monster_ids):
        cards = [card for card in range(first) if p.evolved[monster] >> card & 1]
        supply.take(f"monsters.{name}.evolutions", cards)
    drawn = range(p.rules.first_event_card - first)  # other quests are no event cards
    supply.take("quests", [first + quest for quest in p.slots if quest in drawn])
    keepable = [name for name, quest in zip(p.rules.quest_ids, p.rules.quests, strict=True) if quest.kept]
    for seat, player in enumerate(players):
        field = f"players[{seat}].kept"
        words = read_words(player.get("kept", []), field, "quests", keepable)
        supply.take(field, [first + p.rules.quest[word] for word in words])
        p.kept[seat] = sum(1 << p.rules.quest[word] for word in words)
    thrown = read_words(discards.get("event", []), "discards.event", "quests", ids[first:])
    p.event_discard = [ids.index(word, first) for word in thrown]
    supply.take("discards.event", p.event_discard)
    supply.take(*_read_cards(gone, "event", "gone.event", "event cards", ids[: p.rules.first_event_card]))
    top = _read_cards(decks, "event", "decks.event", "event cards", ids)
    supply.take(*top)
    # without event phases there is no deck
    p.event_deck = supply.beneath(p.event_deck) + list(top[1])[::-1] if p.rules.numbers["event_cards"] else []


# -- monster attacks --------------------------------------------------------------------------------------------------


def arrange_attacks(p: Hellas, decks: Table, discards: Table) -> None:
    ids = p.rules.attack_ids
    supply = Supply("monster attack card", ids, [card.copies for card in p.rules.attacks])
    hunt = hunt_of(p)
    played = _read_cards(discards, "attack", "discards.attack", "monster attack cards", ids)
    if "attack" not in discards and hunt is not None and hunt.attack != NOBODY:
        played = "steps", [hunt.attack]
    aside = _read_cards(discards, "aside", "discards.aside", "monster attack cards", ids)
    for field, cards in (played, aside):
        if cards and hunt is None:
            raise refused(field, "monster attack cards lie there during a hunt, and none is under way")
    p.attack_played, p.attack_aside = list(played[1]), list(aside[1])
    top = _read_cards(decks, "attack", "decks.attack", "monster attack cards", ids)
    for field, cards in (played, aside, ("steps", hunt.drawn if hunt is not None else ()), top):
        supply.take(field, cards)
    p.attack_deck = supply.beneath(p.attack_deck) + list(top[1])[::-1]


# -- artifacts --------------------------------------------------------------------------------------------------------


def arrange_artifacts(p: Hellas, players: list[Table], decks: Table) -> None:
    """Charged or used; a god's artifact is with whoever controls its monument's region (H-7.10)."""
    ids = p.rules.artifact_ids
    supply = Supply("artifact", ids, [1] * len(ids))
    for seat, player in enumerate(players):
        for key in ("artifacts", "used_artifacts"):
            field, cards = _read_cards(player, key, f"players[{seat}].{key}", "artifacts", ids)
            supply.take(field, cards)
            for card in cards:
                _check_god(p, seat, card, field)
                p.artifact_owner[card] = seat
                p.charged |= int(key == "artifacts") << card
    for god, region in enumerate(p.rules.god_region):
        card = p.rules.artifact[p.rules.gods[god].artifact]
        if p.control[region] != NOBODY and p.artifact_owner[card] == NOBODY and p.levels[god]:
            p.artifact_owner[card] = p.control[region]
            p.charged |= 1 << card
    for n, step in enumerate(p.steps):
        if isinstance(step, KeepArtifact):
            supply.take(f"steps[{n}].cards", step.cards)
    neutral = [name for name, artifact in zip(ids, p.rules.artifacts, strict=True) if artifact.kind == "neutral"]
    words = read_words(decks.get("neutral", []), "decks.neutral", "neutral artifacts", neutral)
    top = [p.rules.artifact[word] for word in words]
    supply.take("decks.neutral", top)
    p.neutral_deck = supply.remaining(p.neutral_deck) + top[::-1]


def _check_god(p: Hellas, seat: int, card: int, field: str) -> None:
    for god, region in enumerate(p.rules.god_region):
        if p.rules.artifact[p.rules.gods[god].artifact] == card and p.control[region] != seat:
            name, place = p.rules.artifact_ids[card], p.rules.region_ids[region]
            raise refused(field, f"{name} goes with control of {place}, which seat {seat} does not have")


# -- blessings --------------------------------------------------------------------------------------------------------


def arrange_blessings(p: Hellas, players: list[Table], decks: Table, gone: Table) -> None:
    ids = p.rules.blessing_ids
    supply = Supply("blessing", ids, [1] * len(ids))
    for seat, player in enumerate(players):
        field, cards = _read_cards(player, "blessings", f"players[{seat}].blessings", "blessings", ids)
        supply.take(field, cards)
        p.blessings[seat] = sum(1 << card for card in cards)
        tokens = read_set(player.get("blessing_tokens", []), f"players[{seat}].blessing_tokens", "blessings", ids)
        takers = [
            card
            for card in cards
            if any(one.effect == "put_used_action_token" for one in p.rules.blessings[card].power.cost)
        ]
        if tokens & ~sum(1 << card for card in takers):
            names = ", ".join(ids[card] for card in takers)
            raise refused(
                f"players[{seat}].blessing_tokens",
                f"of the blessings of seat {seat} these take a token: {names or 'none'}",
            )
        p.blessing_tokens[seat] = tokens
    for n, step in enumerate(p.steps):
        if isinstance(step, Draft):
            supply.take(f"steps[{n}].cards", step.cards)
            supply.take(f"steps[{n}].kept", [card for card in step.kept if card >= 0])
    supply.take(*_read_cards(gone, "blessing", "gone.blessing", "blessings", ids))
    top = _read_cards(decks, "blessing", "decks.blessing", "blessings", ids)
    supply.take(*top)
    p.blessing_deck = supply.beneath(p.blessing_deck) + list(top[1])[::-1]
