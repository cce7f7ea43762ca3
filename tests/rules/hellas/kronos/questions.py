"""Positions of a game with Kronos, and the questions that the mode asks, for the tests in the browser."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from aegean import State
from tests.browser.questions import Question
from tests.hellas.positions import GAME, play

OPTIONS: Final = {"mode": "kronos"}
WITH_ALL: Final = {"mode": "kronos", "expansions": ["heroes_monsters"]}
HEROES: Final = ("achilles", "perseus", "helen")
PLACES: Final = ("epirus", "crete", "elis")


def table(heroes: Sequence[dict[str, Any]] = (), *, seats: int = 3, seat: int = 0, **rest: Any) -> State:
    """The turn of a seat: Kronos (0) is in Euboea without order cards, the heroes stand in corners of the map without
    hoplites or cards, and there is no monster. `kronos` and `orders` are what is said of his board and of his cards."""
    given = [dict(hero) for hero in heroes] + [{} for _ in range(seats - 1 - len(heroes))]
    taken = [hero["hero"] for hero in given if "hero" in hero]
    names = [name for name in HEROES if name not in taken]
    players: list[dict[str, Any]] = [{}]
    for number, hero in enumerate(given):
        plain: dict[str, Any] = {"hoplites": {}, "hand": []}
        if "hero" not in hero:
            plain["hero"] = names.pop(0)
        if not {"at", "quest"} & hero.keys():
            plain["at"] = PLACES[number]
        players.append(plain | hero)
    kronos = {"region": "euboea", **rest.pop("kronos", {})}
    told = {
        "seats": seats,
        "seed": 0,
        "options": OPTIONS,
        "turn": {"seat": seat},
        "players": players,
        "kronos": kronos,
        "orders": {"hand": [], **rest.pop("orders", {})},
        **rest,
    }
    return GAME.position(told)


def before_the_heroes(*actions: str) -> State:
    """A new game in which Kronos has made some choices."""
    state = GAME.new(3, 0, OPTIONS)
    play(state, *actions)
    return state


def hunted(hunter: dict[str, Any] | None = None, *, attack: str = "", **rest: Any) -> State:
    """The hero of seat 1 hunts Kronos in Euboea and is in an attack step, or has to answer an attack."""
    quests = ["finding_omphalos", "closing_of_tartarus"]
    return hunt("kronos", hunter, region="euboea", attack=attack, **{"quests": quests, **rest})


def hunt(
    monster: str,
    hunter: dict[str, Any] | None = None,
    *,
    region: str = "corinthia",
    attack: str = "",
    running: dict[str, Any] | None = None,
    others: Sequence[dict[str, Any]] = (),
    **rest: Any,
) -> State:
    """The hero of seat 1 hunts a monster."""
    steps = [
        {"step": "AfterSpecial", "seat": 1},
        {"step": "Aftermath", "seat": 1, "toll_taken": False},
        {"step": "Hunt", "seat": 1, "monster": monster, **(running or {})},
        {"step": "AttackStep", "seat": 1},
    ]
    if monster != "kronos":
        rest.setdefault("monsters", {monster: region})
    if attack:
        strength = {"strength": 4, "attack": attack, "attacks": 1}
        steps[2] |= strength
        steps.append({"step": "Defend", "seat": 1, "raised": []})
        rest["discards"] = {"attack": [attack], **rest.get("discards", {})}
    return table([{"at": region, **(hunter or {})}, *others], seat=1, steps=steps, **rest)


def shared(**rest: Any) -> State:
    """Two heroes have hoplites in Crete, where Medusa is."""
    heroes = [{"hoplites": {"crete": 2}}, {"hoplites": {"crete": 2}}]
    return table(heroes, monsters={"medusa": "crete"}, **rest)


def with_token(hero: str, one: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **rest: Any) -> State:
    """The turn of seat 1, who leads this hero; Perseus, or Achilles beside Perseus, is the other."""
    second = "perseus" if hero != "perseus" else "achilles"
    heroes = [{"hero": hero, **(one or {})}, {"hero": second, **(other or {})}]
    return table(heroes, seat=1, **{"options": WITH_ALL, **rest})


def done(state: State, *actions: str) -> State:
    play(state, *actions)
    return state


def ready(chain: str, **kronos: Any) -> dict[str, Any]:
    """Kronos' board with a chain that is broken and ready."""
    others = {"earthquake": "unbroken", "flood": "unbroken", "eruption": "unbroken"}
    if chain not in others:
        others.pop("eruption")
    return {"chains": {**others, chain: "ready"}, **kronos}


FREE: Final = {"earthquake": "ready", "flood": "ready", "eruption": "ready"}  # all his chains are broken
FIVE: Final = ["cerberus_epirus", "cerberus_locris", "hydra_argolis", "hydra_chalkidiki", "medusa_attica"]


def breaking_the_last() -> State:
    """A hero has built, Kronos has anger enough, and one chain is left to be broken."""
    state = table(seat=1, kronos={"chains": {**FREE, "earthquake": "unbroken"}, "anger": 9})
    return done(state, "build_monument", "raise_monument zeus")


QUESTIONS: Final[dict[str, Callable[[], Question]]] = {
    "choose_chain": lambda: Question(before_the_heroes(), "choose_chain flood"),
    "kronos_start": lambda: Question(
        before_the_heroes("choose_chain flood", "choose_chain famine", "choose_chain eclipse"), "start_in euboea"
    ),
    "choose_token": lambda: Question(
        before_the_heroes(
            "choose_chain flood", "choose_chain famine", "choose_chain eclipse", "start_in euboea", "choose_hero helen"
        ),
        "choose_token champion",
    ),
    "kronos_turn": lambda: Question(shared(), "region_attack medusa"),
    "kronos_monsters": lambda: Question(
        done(table(monsters={"medusa": "crete", "hydra": "elis"}), "monster_movement"), "choose_monster hydra"
    ),
    "kill_hoplites": lambda: Question(done(shared(), "region_attack medusa"), "kill_hoplite perseus"),
    "terror_after": lambda: Question(
        done(table(orders={"hand": ["hydra_argolis"]}), "summon hydra_argolis argolis"), "terror hydra"
    ),
    "raise_kronos": lambda: Question(
        done(table(monsters={"hydra": "crete"}), "destroy_temple hydra"), "raise_kronos might"
    ),
    "oracle_lost": lambda: Question(
        done(table(monsters={"hydra": "phocis"}), "destroy_temple hydra", "raise_kronos anger"), "lower_attitude red"
    ),
    "break_chain": lambda: Question(
        done(table(seat=1, kronos={"anger": 9}), "build_monument", "raise_monument zeus"), "break_chain flood"
    ),
    "discard_order": lambda: Question(
        done(table(seat=1, kronos={"anger": 0}, orders={"hand": FIVE}), "build_monument", "raise_monument zeus"),
        "discard_order medusa_attica",
    ),
    "strike_land": lambda: Question(
        done(table([{"hoplites": {"crete": 2, "elis": 1}}], kronos=ready("earthquake")), "use_chain earthquake"),
        "strike_land green",
    ),
    "strike_region": lambda: Question(
        done(
            table(
                [{"hoplites": {"crete": 2, "elis": 1}}],
                monsters={"medusa": "crete", "hydra": "elis"},
                kronos=ready("eruption"),
            ),
            "use_chain eruption",
        ),
        "strike_region elis",
    ),
    "strike_beside": lambda: Question(
        done(
            table(
                [{"hoplites": {"arcadia": 2, "elis": 1, "argolis": 2}}],
                monsters={"chimera": "arcadia"},
                orders={"hand": ["chimera_chalkidiki"]},
            ),
            "carry_out chimera_chalkidiki",
        ),
        "strike_beside elis",
    ),
    "lay_down_hero": lambda: Question(
        done(
            table([{"at": "elis"}, {"at": "elis"}], monsters={"medusa": "elis"}, orders={"hand": ["medusa_aetolia"]}),
            "carry_out medusa_aetolia",
        ),
        "lay_down_hero perseus",
    ),
    "banish_hero": lambda: Question(
        done(hunted(attack="special_attack_3"), "injure speed", "injure strength"), "banish_hero crete"
    ),
    "claim_glory": lambda: Question(
        done(
            table(
                [{"quest": {"name": "closing_of_tartarus", "step": 2}}], seat=1, kronos={"attitudes": {"blue": "wary"}}
            ),
            "quest_step",
        ),
        "take_glory green",
    ),
    "blessing_or_priest": lambda: Question(
        done(
            hunt("hydra", monsters={"hydra": "corinthia"}, running={"covered": [2]}, decks={"blessing": ["armory"]}),
            "injure speed",
            "reward blessing",
        ),
        "keep_blessing armory",
    ),
    "move_other": lambda: Question(
        done(with_token("achilles", other={"hoplites": {"crete": 1}}), "use_token achilles"),
        "move_other perseus crete laconia",
    ),
    "heal_other": lambda: Question(
        done(
            with_token("cleito", {"at": "elis"}, {"at": "elis", "injured": ["speed", "strength"]}), "use_token cleito"
        ),
        "heal_other perseus speed",
    ),
    "hector_drives": lambda: Question(
        done(with_token("hector", {"at": "elis"}, monsters={"hydra": "elis", "medusa": "elis"}), "use_token hector"),
        "choose_monster hydra",
    ),
    "place_by_monster": lambda: Question(
        done(with_token("perseus", monsters={"hydra": "elis", "medusa": "attica"}), "use_token perseus"),
        "place_hero attica",
    ),
    "give_card": lambda: Question(
        done(with_token("odysseus", {"hand": ["glory_bow", "trap_sword"]}), "use_token odysseus"),
        "give_card perseus glory_bow",
    ),
    "put_away": lambda: Question(
        done(with_token("cassandra", orders={"hand": ["hydra_argolis"]}), "use_token cassandra"), "put_away"
    ),
    "grant_card": lambda: Question(
        done(with_token("helen", kronos={"champion": 1}), "use_token champion"), "grant_card perseus"
    ),
}
SELDOM: Final[tuple[Callable[[], Question], ...]] = (
    lambda: Question(
        hunted({"hand": ["wild_attack_axe", "glory_bow"]}, kronos={"wounds": [4, 5, 6]}), "strike wild_attack_axe 7"
    ),
    lambda: Question(with_token("cassandra", orders={"hand": ["hydra_argolis"]}), "use_token cassandra"),
    lambda: Question(table([{"controls": ["attica"]}], kronos={"chains": FREE}), "kronos_terror"),
    lambda: Question(table(monsters={"hydra": "elis"}, orders={"hand": ["hydra_argolis"]}), "evolve hydra_argolis"),
    lambda: Question(table(monsters={"hydra": "elis"}, orders={"hand": ["hydra_arcadia"]}), "carry_out hydra_arcadia"),
    lambda: Question(done(table(monsters={"hydra": "elis"}), "terror hydra"), "use_chain kronos_wrath"),
    lambda: Question(done(table(monsters={"hydra": "elis"}), "terror hydra"), "end_turn"),
    lambda: Question(table(kronos={"anger": 1}), "kronos_pass"),
    lambda: Question(table(kronos={"chains": FREE}, monsters={"hydra": "attica"}), "kronos_destroy_monument zeus"),
    lambda: Question(table(kronos={"chains": FREE}), "kronos_movement boeotia"),
    lambda: Question(breaking_the_last(), "break_chain earthquake"),
    lambda: Question(table(orders={"hand": ["hydra_argolis"]}), "summon hydra_argolis locris"),
    lambda: Question(
        table([{"at": "euboea"}], seat=1, quests=["finding_omphalos", "closing_of_tartarus"]), "hunt kronos"
    ),
)


# -- what tests look at ------------------------------------------------------------------------------------------------


def kronos(state: State, seat: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = state.view(seat)["kronos"]
    return found


def orders(state: State, seat: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = state.view(seat)["orders"]
    return found
