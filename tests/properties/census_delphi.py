"""The Oracle of Delphi: every piece of the box is in exactly one place, and which events tell something new.

The numbers are those of the printed components, written out here once more so that a slip in the game's data, or in
the rules that move the pieces, is noticed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from aegean import State
from aegean.core.values import Plain
from tests.properties.kit import Reveal, inside

COLOURS: Final = ("red", "black", "pink", "blue", "yellow", "green")
GODS: Final = ("aphrodite", "ares", "hermes", "poseidon", "apollo", "artemis")
COMPANIONS: Final = {f"{kind}_{colour}" for kind in ("hero", "demigod", "creature") for colour in COLOURS}
ISLAND_TILES: Final = 12
EQUIPMENT_CARDS: Final = 22
SHIP_TILES: Final = 8
SHRINES: Final = 3
TASKS: Final = {"shrine": 3, "statue": 3, "offering": 3, "monster": 3}

REVEALS: Final[Mapping[str, Reveal]] = {
    "consulted": Reveal(frozenset({"colours"})),
    "deck_reshuffled": Reveal(frozenset()),
    "equipment_shown": Reveal(frozenset({"equipment"})),
    "explored": Reveal(frozenset({"island", "letter"})),
    "fight_round": Reveal(frozenset({"roll", "won"})),
    "injury_drawn": Reveal(frozenset({"colour"})),
    "looked": Reveal(frozenset({"tiles"}), everybody=False),
    "oracle_drawn": Reveal(frozenset({"colour"})),
    "titan_rolled": Reveal(frozenset({"roll"})),
}

WAITS: Final = frozenset[str]()

SECRETS: Final = frozenset({"tiles", "oracle_deck", "injury_deck", "equipment_deck"})
SECRET_STEPS: Final[frozenset[str]] = frozenset()

UNHEARD: Final = frozenset({"god_steps"})  # where the bonus of an unhurt turn is several steps

LONGEST: Final = 30_000


def check(state: State) -> None:
    view = state.view(None)
    position: dict[str, Plain] = inside(state)["fields"]  # for what lies face down
    players: list[dict[str, Plain]] = view["players"]
    islands: list[dict[str, Plain]] = list(view["islands"].values())
    assert len(players) == state.seats

    _cards(view, position, players)
    _islands(view, position, players, islands)
    _pieces(view, players, islands, state.seats)
    for player in players:
        _player(player, view)


def _cards(view: dict[str, Plain], position: dict[str, Plain], players: list[dict[str, Plain]]) -> None:
    for deck, held, each in (("oracle", "oracle", 5), ("injury", "injuries", 7)):
        lying = Counter(COLOURS[number] for number in position[f"{deck}_deck"])
        assert view["decks"][deck] == lying.total()
        for colour in COLOURS:
            count = lying[colour] + view["discards"][deck][colour] + sum(player[held][colour] for player in players)
            if deck == "oracle":
                count += sum(player["oracle_used"] == colour for player in players)
            assert count == each, f"{count} {deck} cards of {colour}"

    taken = [card for player in players for card in player["equipment"]]
    shown = [*taken, *view["display"]]
    assert len(set(shown)) == len(shown)
    assert len(view["display"]) <= 6
    assert not position["equipment_deck"] or len(view["display"]) == 6
    face_down = position["equipment_deck"]
    assert len(set(face_down)) == len(face_down) == view["decks"]["equipment"]
    assert len(shown) + len(face_down) == EQUIPMENT_CARDS
    held_bits = sum(position["equipment"])
    assert held_bits.bit_count() == len(taken)
    assert all(not held_bits >> number & 1 and number not in position["display"] for number in face_down)

    companions = [*view["companions"], *(card for player in players for card in player["companions"])]
    assert sorted(companions) == sorted(COMPANIONS)

    ships = [player["ship_tile"] for player in players if player["ship_tile"]] + view["ships_on_offer"]
    assert len(set(ships)) == len(ships) <= SHIP_TILES


def _islands(
    view: dict[str, Plain],
    position: dict[str, Plain],
    players: list[dict[str, Plain]],
    islands: list[dict[str, Plain]],
) -> None:
    assert sorted(position["tiles"]) == list(range(ISLAND_TILES))
    hidden = [island for island in islands if island["kind"] == "hidden"]
    assert len(hidden) == ISLAND_TILES
    assert all((island["tile"] is not None) == island["explored"] for island in hidden)
    assert all(island["explored"] for island in hidden if island["shrine"])
    kinds = Counter(island["kind"] for island in islands)
    assert (kinds["offering"], kinds["temple"], kinds["statue"], kinds["city"]) == (6, 6, 6, 6)
    assert kinds["monster"] == 9
    assert sorted(island["temple"] for island in islands if island["kind"] == "temple") == sorted(COLOURS)
    built = Counter(island["tile"].partition("_")[0] for island in hidden if island["shrine"])
    shrines = {player["shrines"] + built[player["colour"]] for player in players}
    assert built.keys() <= {player["colour"] for player in players}
    assert len(shrines) == 1
    assert shrines.pop() <= SHRINES


def _pieces(
    view: dict[str, Plain], players: list[dict[str, Plain]], islands: list[dict[str, Plain]], seats: int
) -> None:
    for colour in COLOURS:
        offerings = sum(colour in island["offerings"] for island in islands if island["kind"] == "offering")
        offerings += sum((colour in player["hold"]["offerings"]) for player in players)
        offerings += sum((colour in player["done"]["offerings"]) for player in players)
        assert offerings == seats, f"{offerings} offerings of {colour}"

        monsters = sum(colour in island["monsters"] for island in islands if island["kind"] == "monster")
        monsters += sum(colour in player["done"]["monsters"] for player in players)
        assert monsters == seats, f"{monsters} monsters of {colour}"

        raised = sum(colour in island["raised"] for island in islands if island["kind"] == "statue")
        statues = view["statues"][colour] + raised
        statues += sum(colour in player["hold"]["statues"] for player in players)
        assert statues == 3, f"{statues} statues of {colour}"
        assert raised == sum(colour in player["done"]["statues"] for player in players)


def _player(player: dict[str, Plain], view: dict[str, Plain]) -> None:
    assert len(player["dice"]) <= 3
    assert set(player["dice"]) <= set(COLOURS)
    assert player["favours"] >= 0
    assert 0 <= player["strength"] <= 5
    assert set(player["gods"]) == set(GODS)
    assert all(0 <= row <= 6 for row in player["gods"].values())
    hold = player["hold"]["offerings"] + player["hold"]["statues"]
    assert len(hold) <= player["storage"]

    tasks = Counter(tile.partition("-")[0] for tile in player["tasks"])
    assert tasks.total() == player["tasks_left"]
    assert all(count <= TASKS[task] for task, count in tasks.items())
    for task, done in (("statue", "statues"), ("offering", "offerings"), ("monster", "monsters")):
        assert tasks[task] + len(player["done"][done]) <= TASKS[task]
    assert tasks["shrine"] <= player["shrines"]
    if player["arrived"]:
        assert not player["tasks_left"]
        assert player["ship"] == next(entry["hex"] for entry in view["hexes"] if entry["kind"] == "zeus")
    elif player["ship"] not in {entry["hex"] for entry in view["hexes"] if entry["kind"] == "water"}:
        assert player["ship"] == next(entry["hex"] for entry in view["hexes"] if entry["kind"] == "zeus")
