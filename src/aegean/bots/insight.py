"""What a search asks a game's own bot: which actions are sensible, and how the seats stand.

Each game has one insight, made of its greedy bot. The search itself knows no game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from importlib import import_module
from math import exp
from typing import Any, Final, NamedTuple, Protocol

from aegean.bots.bot import Table
from aegean.bots.characters import Character
from aegean.bots.portrait import Portrait
from aegean.bots.reasons import Alternative, Ground, Reason
from aegean.core.errors import OptionError
from aegean.core.game import Game
from aegean.core.state import State
from aegean.core.values import Action, Decision, Result

_INSIGHTS: Final = {
    "delphi": "aegean.bots.delphi.search:DelphiInsight",
    "hellas": "aegean.bots.hellas.search:HellasInsight",
}


# What an insight has worked out before. A key says all that its value follows from, so that a memory saves work and
# changes nothing.
Memory = dict[Hashable, Any]


class Option(NamedTuple):
    """A sensible action."""

    action: Action
    share: float  # of the attention it deserves before anything is known; all shares together are 1


class Judging(Protocol):
    """Something that was learned of how positions stand."""

    def fits(self, game: Game) -> bool:
        """Whether it is of this game, and of its rules as they are now."""
        ...

    def chances(self, portrait: Portrait, believed: Sequence[float]) -> Sequence[float]:
        """The chances of all seats, from how they are portrayed and what would be believed of them otherwise; that, as
        it is, where nothing was learned of such games."""
        ...


class Insight(ABC):
    """The insight at one decision, for the seat that has to make it. It sees states that this seat could not tell from
    the true one; what the other seats hide from it is sampled there."""

    def __init__(
        self,
        table: Table,
        memory: Memory | None = None,
        foresight: bool = False,
        character: Character | None = None,
        learned: bool = False,
    ) -> None:
        self.game = table.game
        self.seat = table.seat
        self.character = character  # whose taste the own seat is judged by
        self.foresight = foresight  # whether to take more time to look further ahead, where the insight can
        self.learned = learned  # whether to judge by what was learned from many games, where something was
        self.memory: Memory = {} if memory is None else memory
        self.judge: Judging | None = None
        self.begin(table)

    def begin(self, table: Table) -> None:  # noqa: B027 (most need nothing)
        """Whatever else an insight makes of the table, once."""

    @abstractmethod
    def options(self, state: State, decision: Decision) -> list[Option]:
        """The sensible answers to a decision, the most promising first; at least one."""

    @abstractmethod
    def chances(self, state: State) -> Sequence[float]:
        """How likely each seat is to win from here; 1 together. The state is left as it is."""

    @abstractmethod
    def portrait(self, state: State) -> Portrait:
        """How all seats stand at a settled state, as the own seat sees it."""

    def settled(self, state: State) -> State:
        """Where this position is judged: here, or where what has begun is over. The state is left as it is."""
        return state

    def is_settled(self, state: State) -> bool:
        """Whether it is judged here."""
        return True

    def favourite(self, table: Table) -> Action | None:
        """What a bot that does not search would do here, if it is to be trusted."""
        return None

    def grounds(self, before: State, after: State) -> list[Ground]:
        """What speaks for going from one state to the other, what it costs, and how the seats stand then, where it can
        be named. Both are left as they are."""
        return []

    def is_grave(self, state: State) -> bool:
        """Whether the game is about to be decided, so that a choice deserves more time than others."""
        return False

    def certainty(self, state: State) -> float:
        """How far chances are to be believed at this stage of a game, as the power that they are raised to when people
        are told of them: 0 is nobody knows, 1 as they are, more where they are too cautious. A search goes by them as
        they are: it minds their order, and what is told must come true as often as it says."""
        return 1.0

    def leaning(self, state: State) -> Sequence[float]:
        """What speaks for each seat from the start and a search does not see, as a logit; the less, the further the
        game has come. It belongs to what people are told, as `certainty` does."""
        return [0.0] * state.seats

    def stage(self, state: State) -> str:
        """How far the game has come, in a word: what is told of chances is fitted to games by stage."""
        return ""

    def rests(self, state: State) -> bool:
        """Whether it is not worth looking further: the search takes the chances here as they are."""
        return state.over


def insight_of(
    table: Table,
    memory: Memory | None = None,
    foresight: bool = False,
    character: Character | None = None,
    learned: bool = False,
) -> Insight:
    """The insight of the table's game."""
    entry = _INSIGHTS.get(table.game.id)
    if entry is None:
        raise OptionError(f"no bot searches in {table.game.id}: it has no insight")
    module, _, kind = entry.partition(":")
    made: Insight = getattr(import_module(module), kind)(table, memory, foresight, character, learned)
    return made


def outcome(result: Result, seats: int) -> list[float]:
    """The chances when all is over: winners share the victory."""
    part = 1.0 / len(result.winners)
    return [part if seat in result.winners else 0.0 for seat in range(seats)]


def softmax(logits: Sequence[float]) -> list[float]:
    """Chances from standings: each point of difference is so many times as likely."""
    top = max(logits)
    weights = [exp(logit - top) for logit in logits]
    total = sum(weights)
    return [weight / total for weight in weights]


def shares(values: Sequence[float], warmth: float) -> list[float]:
    """How much attention each of some values deserves: the warmer, the more evenly."""
    return softmax([value / warmth for value in values])


def estimate(table: Table, samples: int, memory: Memory | None = None) -> list[float]:
    """How likely each seat is to win, as a bot at this table sees it: on average over what it cannot know."""
    insight = insight_of(table, memory)
    looks = [insight.chances(table.sample(seed)) for seed in range(1, samples + 1)]
    means = [sum(look[seat] for look in looks) / samples for seat in range(len(looks[0]))]
    return told(insight, table.sample(1), means)


def told(insight: Insight, state: State, chances: Sequence[float]) -> list[float]:
    """Chances as people are told of them: they come true as often as they say."""
    return tempered(chances, insight.certainty(state), insight.leaning(state))


def tempered(chances: Sequence[float], certainty: float, leaning: Sequence[float]) -> list[float]:
    """Chances raised to a power and moved by what speaks for each seat from the start, 1 together as before."""
    pairs = zip(chances, leaning, strict=True)
    raised = [chance**certainty * exp(lean) if chance > 0 else 0.0 for chance, lean in pairs]
    total = sum(raised)
    return [each / total for each in raised] if total else list(chances)


def tempered_one(chance: float, seat: int, like: Sequence[float], certainty: float, leaning: Sequence[float]) -> float:
    """The same for one seat, where the others share the rest as they do elsewhere."""
    rest = 1 - like[seat]
    if rest <= 0:
        return chance
    whole = [chance if other == seat else each * (1 - chance) / rest for other, each in enumerate(like)]
    return tempered(whole, certainty, leaning)[seat]


def at_a_glance(table: Table, chosen: Action) -> Reason:
    """Why a bot that does not search may have chosen so: its options, and what one look at each of them tells."""
    insight = insight_of(table)
    state = table.sample(0)
    alternatives = []
    for option in insight.options(state, table.decision):
        after = state.copy()
        after.apply(option.action, table.seat)
        chance = insight.chances(after)[table.seat]
        alternatives.append(Alternative(option.action, chance, 0, option.share))
    if all(one.action != chosen for one in alternatives):
        alternatives.append(Alternative(chosen, None, 0, 0.0))
    alternatives.sort(key=lambda one: (one.action != chosen, -(one.chance or 0.0)))
    return Reason(chosen, tuple(alternatives), (chosen,), tuple(insight.chances(state)))
