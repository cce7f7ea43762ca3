"""Playing Lords of Hellas by eye and hand: what is lit and can be reached, and a player who wants to see everything."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from playwright.sync_api import Locator, Page

# Keeps what the server says: the question, the result, and the kinds of all that has happened.
LISTEN: Final = """(() => {
  window.told = { asked: null, over: false, happened: {} };
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const { now, entries = [] } = JSON.parse(data);
        for (const { events } of entries)
          for (const { kind } of events) told.happened[kind] = (told.happened[kind] ?? 0) + 1;
        if (now) [told.asked, told.over] = [now.decision?.kind ?? null, now.result !== null];
      });
    }
  };
})()"""

# All that can be touched now: the open menu's rows, or what is lit and what the question offers as buttons. Each is
# marked with its number and told with a point at which the mouse would hit it; what the mouse cannot hit has none.
_LIT: Final = """() => {
  for (const old of document.querySelectorAll('[data-lit]')) old.removeAttribute('data-lit');
  const menu = [...document.querySelectorAll('[role=menu] [role=menuitem]:not(.back)')];
  const things = menu.length ? menu : document.querySelectorAll(
    '.table [data-target].lit:not(.picked), .table .foot .answers [data-target], .table [data-choice]');
  const seen = [...things].filter((one) => one.getClientRects().length > 0 && !one.closest('[inert]'));
  const aim = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88, 0.05, 0.95];
    for (const down of steps) for (const right of steps) {
      const at = [x + width * right, y + height * down];
      const hit = document.elementFromPoint(...at);
      const piece = hit?.closest('[data-thing^="region:"]')?.getAttribute('data-thing');
      if (hit && (thing.contains(hit) || (piece && piece === thing.dataset.target))) return at;
    }
    return null;
  };
  return seen.map((thing, number) => {
    thing.setAttribute('data-lit', number);
    return { name: thing.dataset.target ?? thing.dataset.choice ?? 'menu', at: aim(thing) };
  });
}"""
_READY: Final = """() => {
  if (told.over) return 'over';
  if (!told.asked) return '';
  const lit = document.querySelector('[role=menu] [role=menuitem], .table [data-target].lit, .table [data-choice], '
    + '.table .foot .answers [data-target]');
  return lit ? 'asked' : '';
}"""

Touch = Callable[[Page, dict[str, Any], Locator], None]


def by_mouse(page: Page, thing: dict[str, Any], place: Locator) -> None:
    page.mouse.click(*thing["at"])


def by_finger(page: Page, thing: dict[str, Any], place: Locator) -> None:
    page.touchscreen.tap(*thing["at"])


# Which key leads on to what is marked: arrows towards it, from the same place another one; once they lead round in a
# circle, Tab until it is there.
_WAY: Final = """() => {
  const goal = document.querySelector('[data-goal]');
  const at = document.activeElement;
  if (!goal || at === goal) return goal ? 'there' : 'gone';
  const before = window.walked.get(at) ?? 0;
  window.walked.set(at, before + 1);
  window.walked.lost ||= before > 1;
  if (window.walked.lost || goal.closest('[role=menu]')) return 'Tab';
  if (!at || at === document.body) return 'ArrowDown';
  const [from, to] = [at, goal].map((one) => one.getBoundingClientRect());
  const right = to.x + to.width / 2 - from.x - from.width / 2;
  const down = to.y + to.height / 2 - from.y - from.height / 2;
  if (Math.abs(right) > Math.abs(down) === (before === 0)) return right > 0 ? 'ArrowRight' : 'ArrowLeft';
  return down > 0 ? 'ArrowDown' : 'ArrowUp';
}"""


def by_keys(page: Page, thing: dict[str, Any], place: Locator) -> None:
    """Arrows and Tab to it, then Enter; a new question may have come meanwhile."""
    page.evaluate("window.walked = new Map(); document.querySelector('[data-goal]')?.removeAttribute('data-goal')")
    place.evaluate_all("(found) => found[0]?.setAttribute('data-goal', '')")
    for _ in range(120):
        key = page.evaluate(_WAY)
        if key == "gone":
            return
        page.keyboard.press("Enter" if key == "there" else key)
        if key == "there":
            return
    raise AssertionError(f"the keyboard does not reach {thing['name']}")


def lit_things(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(_LIT)
    return found


def out_of_reach(page: Page) -> set[str]:
    """What is lit, but can be hit at no place where it is drawn, and is not offered as a button either."""
    things = lit_things(page)
    reached = [thing["name"] for thing in things if thing["at"]]
    buttons = any(":" not in name for name in reached)
    hidden = {thing["name"] for thing in things} - set(reached)
    if not things:
        return {"anything"}
    return set() if buttons and len(reached) > 1 else hidden


def check_reachable(page: Page) -> None:
    assert not out_of_reach(page), f"out of reach: {out_of_reach(page)}"


class Warrior:
    """Plays what is lit, and rather what leads to something that has not been seen yet."""

    def __init__(self, page: Page, touch: Touch, wishes: Sequence[str], seed: int = 1) -> None:
        self.page = page
        self.touch = touch
        self.wishes = [re.compile(wish) for wish in wishes]
        self.chance = random.Random(seed)
        self.asked: Counter[str] = Counter()

    def play(self, until: Callable[[], bool] = lambda: False, most: int = 700) -> None:
        """To the end of the game, or until something has come."""
        for _ in range(most):
            if self.page.wait_for_function(_READY, polling=25).json_value() == "over" or until():
                return
            self.step()
        raise AssertionError(f"no end after {most} touches; asked: {dict(self.asked)}")

    def step(self) -> None:
        kind = self.page.evaluate("told.asked")
        things = lit_things(self.page)
        reached = [thing for thing in things if thing["at"]]
        if not reached:
            return
        self.asked[kind] += 1
        chosen = self._choose(reached)
        number = next(n for n, thing in enumerate(things) if thing is chosen)
        self.touch(self.page, chosen, self.page.locator(f"[data-lit='{number}']"))

    def _choose(self, things: list[dict[str, Any]]) -> dict[str, Any]:
        for wish in self.wishes:
            liked = [thing for thing in things if wish.fullmatch(thing["name"])]
            if liked and self.chance.random() < 0.75:
                return self.chance.choice(liked)
        return self.chance.choice(things)

    def happened(self) -> dict[str, int]:
        found: dict[str, int] = json.loads(self.page.evaluate("JSON.stringify(told.happened)"))
        return found


class Ruler(Warrior):
    """Does each of its deeds once, as soon as it is offered, and keeps the peace besides. Nothing is left to chance: by
    what is asked it takes the first of its wishes that is lit, or else the first thing by its name."""

    def __init__(self, page: Page, touch: Touch, deeds: Sequence[str], wishes: Sequence[str]) -> None:
        super().__init__(page, touch, wishes)
        self.deeds = [re.compile(deed) for deed in deeds]

    def _choose(self, things: list[dict[str, Any]]) -> dict[str, Any]:
        by_name = {thing["name"]: thing for thing in sorted(things, key=lambda one: one["name"], reverse=True)}
        names = list(reversed(by_name))
        # With anything in hand no other action than a march is lit.
        idle = any(name.startswith("special:") and name != "special:march" for name in names)
        for deed in list(self.deeds) if idle else ():
            for name in filter(deed.fullmatch, names):
                self.deeds.remove(deed)
                return by_name[name]
        found = (name for wish in self.wishes for name in names if wish.fullmatch(name))
        return by_name[next(found, names[0])]
