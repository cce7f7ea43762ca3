"""Chromium as its visitors use it: every page is watched for faults, and a turn can be played by eye and hand."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, CDPSession, Locator, Page, expect, sync_playwright

from tools import browser as machine

ROOT = Path(__file__).parent.parent.parent
CLIENT = ROOT / "src/aegean/web"
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
DESK = (1440, 900)
TABLET = (820, 1180)
PHONE = (390, 844)
SMALL_PHONE = (360, 740)
PATIENCE = 60_000.0  # milliseconds: the machine may be busy with other tests
_SETTINGS = "'aegean.settings'"
_HERE = "location.protocol.startsWith('http')"  # an empty page may keep nothing, and says so as a fault
# Said by the browser itself about a server that is away, which a test has taken away on purpose.
_AWAY = ("net::ERR_", "WebSocket connection to", "Failed to load resource")


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    path = machine.find()
    assert path, "there is no browser: python -m tools.browser sees to it"
    assert (CLIENT / "index.html").exists(), "the browser client is not built: make web"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        expect.set_options(timeout=PATIENCE)
        yield browser
        browser.close()


class Visitor:
    """One person's browser: its own cookies, and all that went wrong on its pages."""

    def __init__(
        self, browser: Browser, url: str, size: tuple[int, int] = DESK, pace: str = "at_once", **wishes: object
    ) -> None:
        touch = size[0] < 720
        options: dict[str, object] = {"locale": "en-GB", "reduced_motion": "reduce", "has_touch": touch, **wishes}
        viewport = {"width": size[0], "height": size[1]}
        self.url = url
        self.context: BrowserContext = browser.new_context(base_url=url, viewport=viewport, **options)  # type: ignore[arg-type]
        self.context.set_default_timeout(PATIENCE)
        # Most tests ask what a move leads to, not how long it is looked at. Whoever has chosen a pace keeps it.
        kept = json.dumps({"pace": pace})
        self.context.add_init_script(
            f"{_HERE} && (localStorage.getItem({_SETTINGS}) ?? localStorage.setItem({_SETTINGS}, '{kept}'))"
        )
        self.faults: list[str] = []
        self.server_may_be_away = False
        self.page = self.open()

    def open(self) -> Page:
        page = self.context.new_page()
        page.on("console", lambda line: self._note(line.text) if line.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.faults.append(f"page: {error}"))
        page.add_init_script(
            "addEventListener('securitypolicyviolation', (e) => console.error('policy: ' + e.violatedDirective))"
        )
        return page

    def _note(self, text: str) -> None:
        if not (self.server_may_be_away and any(word in text for word in _AWAY)):
            self.faults.append(text)

    def close(self) -> None:
        self.context.close()
        assert self.faults == [], "\n".join(self.faults)

    def take_cookies(self, cookies: dict[str, str]) -> None:
        """Go on as somebody whom the server knows already."""
        self.context.add_cookies([{"name": name, "value": value, "url": self.url} for name, value in cookies.items()])
        self.context.add_init_script(f"{_HERE} && localStorage.setItem('aegean.person', 'yes')")


# -- a turn by hand ---------------------------------------------------------------------------------------------------

# Waits for what a hand would touch next, and marks it: the menu's answer, or anything that is lit; as often as the hand
# is in a hurry, the way out of a fight or of the turn. What something else covers cannot be touched. It only looks;
# whoever asked does the touching.
_NEXT = """async (hurry) => {
  const hand = { x: 0, y: 0 };
  const touchable = (element) => {
    if (element.getClientRects().length === 0 || element.closest('[inert]')) return false;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    return [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.8, 0.5], [0.5, 0.8]].some(([right, down]) => {
      hand.x = box.left + box.width * right;
      hand.y = box.top + box.height * down;
      return element.contains(document.elementFromPoint(hand.x, hand.y));
    });
  };
  const look = () => {
    for (const old of document.querySelectorAll('[data-next]')) old.removeAttribute('data-next');
    if (document.querySelector('dialog[open]')) return 'over';
    const offered = '.table .foot .answers [data-target]';
    const lit = `${offered}, .table .lit[data-target]:not(.picked), .table [data-choice]`;
    const ends = '.table [data-target=end_turn], .table [data-choice=end_turn]';
    const leaves = '.table [data-target=surrender]';
    const hurried = [leaves, ends, lit];
    const patient = ['.table [data-target=fight_on]', `${lit}:not([data-choice=end_turn])`, leaves, ends];
    const ways = ['[role=menu] [role=menuitem]', ...(Math.random() < hurry ? hurried : patient)];
    for (const way of ways) {
      const found = [...document.querySelectorAll(way)];
      while (found.length > 0) {
        const [one] = found.splice(found.length < 4 ? 0 : Math.floor(Math.random() * found.length), 1);
        if (!touchable(one)) continue;
        one.setAttribute('data-next', `${hand.x} ${hand.y}`);
        return 'next';
      }
    }
    return '';
  };
  const deadline = performance.now() + 60_000;
  for (;;) {
    const found = look();
    if (found || performance.now() > deadline) return found;
    await new Promise((again) => setTimeout(again, 20));
  }
}"""


def at_table(page: Page) -> None:
    page.locator(".table").wait_for()


def question(page: Page) -> Locator:
    return page.get_by_role("region", name="Your decision")


def next_thing(page: Page, hurry: float = 1.0) -> Locator | None:
    """What one would touch next, as soon as there is anything; None when the game is over."""
    found = page.evaluate(_NEXT, hurry)
    assert found, f"nothing to touch for a minute at {page.url}: {question(page).all_inner_texts()}"
    return None if found == "over" else page.locator("[data-next]")


def click(page: Page, thing: Locator) -> None:
    """With the mouse, where the thing lies open. What has gone meanwhile is no longer to be clicked."""
    place = page.evaluate("document.querySelector('[data-next]')?.getAttribute('data-next')")
    if place:
        x, y = map(float, place.split())
        page.mouse.click(x, y)


def walk_and_press(page: Page, thing: Locator) -> None:
    """With the keyboard: arrows towards it, or Tab after Tab, then Enter."""
    for _ in range(200):
        where = page.evaluate(_WHERE)
        if where == "":
            return  # it has gone meanwhile
        page.keyboard.press(where)
        if where == "Enter":
            return
    raise AssertionError(f"the keyboard does not reach {thing}")


# Which key leads on to what is marked. Arrows walk over lit things; where they lead nowhere, or in circles, Tab does.
_WHERE = """() => {
  const goal = document.querySelector('[data-next]');
  if (!goal) return '';
  const at = document.activeElement;
  if (at === goal) return 'Enter';
  goal.steps = (goal.steps ?? 0) + 1;
  if (goal.steps > 30 || at === window.lastAt || goal.closest('[role=menu]')) {
    window.lastAt = null;
    return 'Tab';
  }
  window.lastAt = at;
  if (!at || at === document.body) return 'ArrowDown';
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(at);
  const [u, v] = middle(goal);
  if (Math.abs(u - x) > Math.abs(v - y)) return u > x ? 'ArrowRight' : 'ArrowLeft';
  return v > y ? 'ArrowDown' : 'ArrowUp';
}"""


def tab_to(page: Page, thing: Locator) -> None:
    """By the Tab key alone."""
    for _ in range(100):
        if thing.evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {thing}")


def play_to_the_end(page: Page, touch: Callable[[Page, Locator], None], hurry: float = 1.0) -> None:
    for _ in range(2000):
        thing = next_thing(page, hurry)
        if thing is None:
            return
        touch(page, thing)
    raise AssertionError("the game does not end")


def busy_seconds(line: CDPSession) -> float:
    """How long the page's main thread has worked; `Performance.enable` must have been sent."""
    told = line.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in told if one["name"] == "ThreadTime")


# -- what must hold on any page ---------------------------------------------------------------------------------------

_AXE = """async ([only, within]) => {
  // Colours have settled: what inherits one changes after what it inherits it from.
  for (let ending = [1]; ending.length > 0; ) {
    await new Promise(requestAnimationFrame);
    const changing = document.getAnimations().filter((one) => one.playState === 'running');
    ending = changing.filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }
  const found = await axe.run(within ?? document, {
    ...(only ? { runOnly: only } : { rules: { 'label-content-name-mismatch': { enabled: true } } }),
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
    selectors: false,
    elementRef: false,
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}"""
_OF_COLOUR = ["color-contrast", "link-in-text-block"]
_IDS = r"""() => {
  const words = [document.title, document.body.innerText];
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    words.push(...['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''));
  const text = words.join('\n');
  const families = 'web|clock|making|privacy|replay|rules|pythia|lesson|delphi|hellas|core|tournament';
  return text.match(new RegExp(`\\b(${families})-[a-z][\\w.-]*`, 'g')) ?? [];
}"""


def check_access(page: Page, within: str | None = None) -> None:
    """Axe finds nothing to complain of, by day and by night: on the page, or in what has come since it looked last."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    for scheme, only in (("light", None), ("dark", _OF_COLOUR)):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.wait_for_function("(scheme) => document.documentElement.dataset.theme === scheme", arg=scheme)
        violations = page.evaluate(_AXE, [only, within])
        assert violations == [], f"{page.url}, {scheme}: " + "\n".join(violations)
    page.emulate_media(color_scheme="light")


def check_words(page: Page) -> None:
    """No text's bare id stands where its words should."""
    ids = page.evaluate(_IDS)
    assert ids == [], f"{page.url}: untranslated {ids}"


def check_fits(page: Page) -> None:
    """Nothing sticks out to the side."""
    wide, window = page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
    assert wide <= window, f"{page.url}: {wide} px wide on a screen of {window}"


def check_no_scrolling(page: Page) -> None:
    check_fits(page)
    high, window = page.evaluate("[document.scrollingElement.scrollHeight, innerHeight]")
    assert high <= window, f"{page.url}: {high} px high on a screen of {window}"
