"""Every question that Lords of Hellas asks, in a position where it is asked, with one of its answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from aegean import State
from tests.hellas.positions import GAME, attacked, battle, begin_hunt, hunt, play, turn, turn_start

CARDS: Final = ["glory_bow", "trap_mace", "charge_sickle"]
QUEST: Final = {"event": ["aid_to_atlas"]}
HOME: Final = ["attica", "boeotia", "argolis"]
BEASTS: Final = {"hydra": "corinthia", "medusa": {"at": "elis", "wounds": [1]}}
LUCIA: Final[dict[str, Any]] = {
    "hero": "achilles",
    "at": "attica",
    "hoplites": {"attica": 5, "boeotia": 2},
    "controls": HOME,
    "attributes": {"leadership": 2},
    "hand": CARDS,
    "priests": 2,
}
MAREK: Final[dict[str, Any]] = {
    "hero": "heracles",
    "at": "elis",
    "hoplites": {"elis": 3, "arcadia": 2, "crete": 1},
    "controls": ["elis", "arcadia"],
    "hand": ["wild_attack_axe", "trap_sword"],
}


CAMPED: Final = {"hoplites": {"corinthia": 3}, "controls": ["corinthia"]}


class Question(NamedTuple):
    """`way` is what a hand touches for the answer, where it is not the things that stand for it."""

    state: State
    answer: str
    way: tuple[str, ...] = ()

    @property
    def seat(self) -> int:
        return self.state.decision.seat

    def touches(self) -> tuple[str, ...]:
        return self.way or GAME.targets(GAME.parse(self.answer, self.state), self.state)


def _after(state: State, *texts: str) -> State:
    play(state, *texts)
    return state


def _mine(lucia: dict[str, Any] | None = None, *texts: str, marek: dict[str, Any] | None = None, **rest: Any) -> State:
    """Lucía's turn in the middle of a war, and what she has done in it."""
    players = [{**LUCIA, **(lucia or {})}, {**MAREK, **(marek or {})}]
    return _after(turn(players, **{"monsters": BEASTS, **rest}), *texts)


def _fight(lucia: dict[str, Any], marek: dict[str, Any], *texts: str, sizes: tuple[int, int] = (4, 3)) -> State:
    """Lucía has attacked Corinthia."""
    return _after(battle(*sizes, attacker={"at": "boeotia", **lucia}, defender={"at": "elis", **marek}), *texts)


def _chase(lucia: dict[str, Any], *texts: str, **rest: Any) -> State:
    """Lucía hunts Hydra."""
    return _after(hunt("hydra", {"hero": "achilles", **lucia}, attacks=["mighty_attack", "recall_3"], **rest), *texts)


def _new(*texts: str) -> State:
    return _after(GAME.new(2, 1), *texts)


QUESTIONS: Final[dict[str, Callable[[], Question]]] = {
    # before the first turn
    "choose_hero": lambda: Question(_new(), "choose_hero helen"),
    "keep_artifact": lambda: _kept(_new("choose_hero helen")),
    "start_region": lambda: Question(_new("choose_hero perseus"), "start_in elis"),
    # a turn
    "turn": lambda: Question(_mine(), "pray zeus"),
    "turn_start": lambda: Question(_rich_heracles(), "use_hero heracles"),
    "hoplite_movement": lambda: Question(_mine(None, "move boeotia phocis"), "move attica boeotia"),
    "start_quest": lambda: Question(
        _mine({"at": "laconia", "attributes": {"strength": 4}}, "move_hero messenia", quests=["aid_to_atlas"]),
        "start_quest aid_to_atlas 2",
        ("quest:aid_to_atlas", "Step 2"),
    ),
    "march": lambda: Question(_mine(None, "march attica corinthia"), "march_off 3", ("March with 3",)),
    "onward": lambda: Question(
        _mine({"blessings": ["forced_march"]}, "march attica boeotia", "march_off 2"), "onward phocis"
    ),
    "recruit": lambda: Question(_mine(None, "recruit"), "place argolis"),
    "prepare": lambda: Question(_mine({"injured": ["speed"]}, "prepare"), "option draw_combat_cards", ("Draw a",)),
    "hunt": lambda: Question(
        _mine(
            {"at": "corinthia", "blessings": ["wild_hunt"], "attributes": {"strength": 3}},
            "use_blessing wild_hunt",
            monsters={"hydra": "corinthia", "sphinx": "corinthia"},
        ),
        "hunt sphinx",
    ),
    "repeat_special": lambda: Question(
        _mine({"used_specials": ["march", "recruit"]}, "build_monument", decks=QUEST), "recruit"
    ),
    "raise_monument": lambda: Question(_mine(None, "build_monument", decks=QUEST), "raise_monument hermes"),
    "extra_special": lambda: Question(
        _mine(
            {"controls": [*HOME, "epirus"], "blessings": ["hermes_temple"]},
            "build_temple epirus",
            temple_card="temple_card_2",
        ),
        "prepare",
    ),
    # monsters
    "roll": lambda: Question(_mine(None, "build_monument", "raise_monument zeus", decks=QUEST), "roll medusa"),
    "monster_choice": lambda: Question(
        _mine(
            None,
            "build_monument",
            "raise_monument zeus",
            "roll medusa",
            decks=QUEST,
            rolls={"monster": ["move_or_region_attack"]},
        ),
        "monster_move",
    ),
    "move_monster": lambda: Question(
        _mine({"artifacts": ["ariadnes_thread"]}, "use_artifact ariadnes_thread", "choose_monster medusa"),
        "move_monster messenia",
    ),
    "choose_monster": lambda: Question(
        _mine({"artifacts": ["ariadnes_thread"]}, "use_artifact ariadnes_thread"), "choose_monster hydra"
    ),
    "wound_monster": lambda: Question(_thunder("wound_monster"), "wound_monster medusa"),
    "wound": lambda: Question(_thunder("wound_monster", "wound_monster medusa"), "wound 3", ("Spear",)),
    "injure_hero": lambda: Question(_thunder("injure_enemy_hero", seats=3), "injure_hero heracles"),
    # powers
    "after_hero_movement": lambda: Question(
        _mine({"blessings": ["heros_wrath"]}, "move_hero corinthia", marek=CAMPED),
        "use_blessing heros_wrath",
    ),
    "after_march": lambda: Question(
        _mine({"blessings": ["rearguard"]}, "march attica boeotia", "march_off 5"), "use_blessing rearguard"
    ),
    "after_prepare": lambda: Question(
        _mine({"hero": "perseus", "hand": []}, "prepare", *["option draw_combat_cards"] * 2),
        "use_hero perseus",
    ),
    "place_hero": lambda: Question(
        _mine({"controls": [*HOME, "acarnania"]}, "use_artifact boots_of_hermes"), "place_hero epirus"
    ),
    "leap": lambda: Question(_mine({"blessings": ["winged_boots"]}, "use_blessing winged_boots"), "move boeotia crete"),
    "army": lambda: Question(
        _mine(None, "pray hermes", monuments={"hermes": 3}), "army attica 3", ("region:attica", "Lead 3")
    ),
    "attribute": lambda: Question(
        _mine({"controls": [*HOME, "phocis"]}, "build_temple phocis", temple_card="temple_card_5"), "attribute speed"
    ),
    "heal": lambda: Question(_healing(), "heal speed"),
    "injure": lambda: Question(
        _mine({"at": "corinthia", "blessings": ["exile"]}, "use_blessing exile"), "injure leadership", ("Leadership 2",)
    ),
    "discard": lambda: Question(
        _mine({"blessings": ["heros_wrath"]}, "move_hero corinthia", "use_blessing heros_wrath", marek=CAMPED),
        "discard trap_mace",
    ),
    "discard_drawn": lambda: Question(
        _mine(None, "use_artifact owl_of_athena", decks={"combat": ["wild_attack_sword", "phalanx_torch_1"]}),
        "discard phalanx_torch_1",
    ),
    "choose_effect": lambda: Question(_thunder(), "choose_effect injure_enemy_hero", ("Injure",)),
    "clear_token": lambda: Question(
        _mine({"artifacts": ["femes_trumpet"], "used_specials": ["march", "prepare"]}, "use_artifact femes_trumpet"),
        "clear_token prepare",
    ),
    "kill": lambda: Question(
        _mine({"at": "arcadia", "blessings": ["shoot_to_kill"]}, "use_blessing shoot_to_kill", "discard glory_bow"),
        "kill 2",
        ("Kill 2",),
    ),
    "save_hoplites": lambda: Question(
        _mine(
            {"at": "elis", "artifacts": ["adamant_tethers"]},
            "use_artifact adamant_tethers",
            marek={"artifacts": ["aegis"], "at": "crete"},
        ),
        "save aegis 2",
        ("artifact:aegis", "Save 2"),
    ),
    "return_glory": lambda: Question(_after(_rich_heracles(), "use_hero heracles"), "return_glory brown"),
    "take_glory": lambda: Question(_bull_caught(), "take_glory green"),
    "draft": lambda: _kept(
        _mine({"controls": [*HOME, "epirus"]}, "build_temple epirus", temple_card="temple_card_2", temples=["crete"])
    ),
    # battles
    "next_battle": lambda: Question(_two_battles(), "fight achaea"),
    "battle_order": lambda: Question(
        _fight({"artifacts": ["harpe"], "hand": CARDS}, {"artifacts": ["caduceus"], "hand": ["trap_sword"]}),
        "first defender",
    ),
    "battle_start": lambda: Question(
        _fight({"artifacts": ["caduceus", "harpe"], "hand": CARDS}, {"hand": ["trap_sword"]}), "use_artifact caduceus"
    ),
    "battle_card": lambda: Question(_fight({"hand": CARDS}, {}), "play glory_bow"),
    "master_plan": lambda: Question(
        _fight({"blessings": ["master_plan"], "priests": 2, "hand": CARDS}, {}, "play glory_bow"),
        "use_blessing master_plan",
    ),
    "bluff": lambda: Question(
        _fight({"blessings": ["bluff"], "hand": CARDS}, {"hand": ["trap_sword"]}, "pass", "pass"), "play trap_mace"
    ),
    "redraw": lambda: Question(
        _fight({"artifacts": ["eye_of_graeae"], "hand": CARDS}, {}, "use_artifact eye_of_graeae", "discard glory_bow"),
        "discard trap_mace",
    ),
    "reinforce": lambda: Question(
        _fight(
            {"hand": ["reinforcements_shield"], "hoplites": {"attica": 2, "boeotia": 1}},
            {},
            "play reinforcements_shield",
        ),
        "reinforce attica 2",
        ("region:attica", "Bring up 2"),
    ),
    "casualties": lambda: Question(
        _fight({"artifacts": ["medusas_blood"], "hand": ["charge_sickle"]}, {}, "play charge_sickle"),
        "use_artifact medusas_blood",
    ),
    "withdraw": lambda: Question(_fight({}, {}, sizes=(4, 2)), "withdraw argolis"),
    # hunts
    "hunt_start": lambda: Question(
        begin_hunt("hydra", {"hero": "achilles", "artifacts": ["poison_arrows"], "hand": CARDS}),
        "use_artifact poison_arrows",
    ),
    "hunt_attack": lambda: Question(_chase({"hand": ["wild_attack_sword", *CARDS]}), "strike wild_attack_sword 0"),
    "spend": lambda: Question(
        _chase({"hand": ["trap_sword", "wild_attack_sword", "encirclement_sword"]}, "strike_set sword 3"),
        "spend trap_sword",
    ),
    "monster_attack": lambda: Question(
        _chase({"hand": ["wild_attack_sword"]}, "strike wild_attack_sword 0"), "attack mighty_attack"
    ),
    "defend": lambda: Question(
        attacked("hydra", "attack_3", {"hero": "achilles", "hand": [*CARDS, "reinforcements_shield"]}),
        "defend trap_mace",
    ),
    "hunt_reward": lambda: Question(
        _chase({"hand": ["wild_attack_axe", "trap_mace"]}, "strike wild_attack_axe 4", wounds=[0, 1, 2, 3, 5]),
        "reward monster_artifact",
    ),
}


# What random play seldom comes upon, and no question above leads to.
SELDOM: Final[tuple[Callable[[], Question], ...]] = (
    lambda: Question(
        battle(1, 0, region="argolis", defender={"fortified": ["argolis"], "blessings": ["ambush"]}),
        "use_blessing ambush",
    ),
    lambda: Question(
        _fight({"hand": ["wild_attack_axe"]}, {"artifacts": ["medusas_blood"]}, "play wild_attack_axe", sizes=(2, 6)),
        "use_artifact medusas_blood",
    ),
    lambda: Question(
        attacked("hydra", "attack_4", {"blessings": ["master_plan"], "priests": 1, "hand": ["trap_sword"]}),
        "defend trap_sword",
    ),
    lambda: Question(_lapsing(), "raise_monument zeus"),
)


def _lapsing() -> State:
    """The next event card is that of a monster which was slain."""
    state = turn([{"slain": ["hydra"]}], decks={"event": ["hydra_argolis", "aid_to_atlas"]})
    play(state, "build_monument")
    return state


def _kept(state: State) -> Question:
    return Question(state, str(state.decision.actions[1]))


def _rich_heracles() -> State:
    return turn_start([{**MAREK, "glory": ["red", "brown"]}, {**LUCIA}], monsters=BEASTS)


def _thunder(*effects: str, seats: int = 2) -> State:
    state = _mine({"controls": [*HOME, "thessaly"]}, "use_artifact thunder_of_zeus", seats=seats)
    chosen = [f"choose_effect {effects[0]}"] if effects else []
    return _after(state, *chosen, *effects[1:])


def _healing() -> State:
    marek = {"injured": ["speed", "strength"], "blessings": ["gods_strength"]}
    return _mine(None, "build_monument", "raise_monument zeus", marek=marek, decks=QUEST)


def _bull_caught() -> State:
    lucia = {"quest": {"name": "capture_cretan_bull", "step": 2}, "attributes": {"speed": 4}, "glory": ["red"]}
    told = {key: value for key, value in LUCIA.items() if key != "at"} | lucia
    state = turn([told, {**MAREK, "glory": ["blue"]}], quests=["capture_cretan_bull"], monsters=BEASTS)
    return _after(state, "quest_step")


def _two_battles() -> State:
    marek = {"hoplites": {"achaea": 1, "argolis": 1}, "controls": ["achaea", "argolis"]}
    lucia = {"hoplites": {"corinthia": 3}, "controls": ["corinthia"], "at": "boeotia"}
    return _mine(lucia, "move corinthia achaea", "move corinthia argolis", marek=marek, monsters={})


# -- the end ----------------------------------------------------------------------------------------------------------

SHRINES: Final = ["epirus", "aetolia", "corinthia", "elis", "crete"]
THREE_LANDS: Final = [
    "achaea",
    "elis",
    "messenia",
    "argolis",
    "laconia",
    "crete",
    "euboea",
    "boeotia",
    "attica",
    "corinthia",
]
ZEUS: Final[dict[str, Any]] = {
    "monuments": {"zeus": 5},
    "decks": {"event": ["cattle_of_geryon", "amazon_queen"]},
    "seats": 3,
}

# By the clause of the rules, and who wins by it: the last answer of a game.
ENDINGS: Final[dict[str, Callable[[], Question]]] = {
    "H-23.3": lambda: Question(
        _after(turn([{"hoplites": {"elis": 3}, "controls": THREE_LANDS}, {"at": "phocis"}]), "march elis arcadia"),
        "march_off 3",
    ),
    "H-23.4": lambda: Question(
        turn(
            [{"controls": SHRINES}, {"controls": ["attica"]}],
            temples={region: number for number, region in enumerate(SHRINES[:4], 1)},
        ),
        "build_temple crete",
    ),
    "H-23.5": lambda: Question(
        _after(
            hunt("medusa", {"slain": ["hydra", "sphinx"], "hand": ["wild_attack_spear"]}, wounds=[0, 1, 2]),
            "strike wild_attack_spear 3",
        ),
        "reward monster_artifact",
    ),
    "H-23.6": lambda: Question(
        _after(
            turn(
                [{"hoplites": {"argolis": 2}}, {"hoplites": {"thessaly": 4}, "controls": ["thessaly"]}],
                king={"builder": 0, "tokens": 1, "region": "thessaly"},
                **ZEUS,
            ),
            "prepare",
            "option draw_combat_cards",
        ),
        "option draw_combat_cards",
    ),
    # The tokens went while nobody held the region: whoever takes it first wins at once.
    "H-23.8": lambda: Question(
        turn(
            [{"at": "thessaly", "glory": ["red"]}, {"hoplites": {"attica": 3}}],
            king={"builder": 1, "tokens": 0, "region": "thessaly", "open": True},
            **ZEUS,
        ),
        "usurp",
    ),
}
