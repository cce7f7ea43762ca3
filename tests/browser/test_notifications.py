"""The page of one's notifications, the links in messages, and the worker that shows what is pushed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, WebSocket, expect

from aegean.client import Client
from tests.browser.browsing import DESK, PHONE, Visitor, check_access, check_fits, check_words
from tests.server.receiving import Browser, MailServer, Receiver, mail_server, receiver
from tests.server.running import Running, until


@pytest.fixture(scope="module")
def post() -> Iterator[MailServer]:
    with mail_server() as one:
        yield one


@pytest.fixture(scope="module")
def hook() -> Iterator[Receiver]:
    with receiver() as one:
        yield one


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, post: MailServer) -> Iterator[Running]:
    """A server that sends mail, and to addresses of this machine."""
    folder = tmp_path_factory.mktemp("notified")
    mailing = {"smtp_url": post.url, "mail_from": "aegean@example.org", "private_targets": True}
    server = Running(f"sqlite:///{folder / 'aegean.db'}", **mailing)
    server._environment["AEGEAN_PUBLIC_URL"] = server.url
    with server:
        yield server


def arrive(browser: Chromium, house: Running, size: tuple[int, int], name: str, scheme: str = "light") -> Visitor:
    visitor = Visitor(browser, house.url, size, color_scheme=scheme)
    with Client(house.url) as client:
        client.guest(name)
        client.create("delphi", [None, None], title="Tuesday’s game")
        visitor.take_cookies(dict(client._http.cookies.items()))
    return visitor


# A click on a notification: which page comes to the front, or is opened.
_CLICK = """async ([data, action]) => {
  const done = [];
  WindowClient.prototype.focus = async function () { done.push('focus', this.url); };
  self.clients.openWindow = async (url) => void done.push('open', url);
  const click = new ExtendableEvent('notificationclick');
  const works = [];
  Object.assign(click, { action, notification: { data, close() {} } });
  click.waitUntil = (work) => works.push(work);
  self.dispatchEvent(click);
  await Promise.all(works);
  return done;
}"""


def _switch_quiet_on(page: Page) -> None:
    page.get_by_role("switch").check()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_one_adds_confirms_tries_and_removes_where_one_is_notified(
    browser: Chromium, house: Running, post: MailServer, hook: Receiver, size: tuple[int, int]
) -> None:
    visitor = arrive(browser, house, size, "Ada")
    page, count = visitor.page, len(post.mails)
    page.goto("/account")
    page.get_by_role("link", name="Notifications").click()
    page.get_by_text("Nowhere yet").wait_for()
    check_access(page)

    page.get_by_label("Your e-mail address").fill("ada@example.org")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_text("Waiting for you to open the link").wait_for()
    until(lambda: len(post.mails) > count, "the mail")
    link = re.findall(r"https?://\S+/confirm#\S+", post.mails[-1].get_content())[0]
    other = visitor.open()
    other.goto(link)
    check_access(other)
    other.get_by_role("button", name="Confirm").click()
    other.get_by_text("Your address is confirmed").wait_for()
    other.close()

    page.reload()
    page.get_by_text("Your own program").click()
    page.get_by_label("Address of your program").fill(f"{hook.url}/{size[0]}")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("code")).to_have_text(re.compile("whsec_"))
    place = page.locator("li").filter(has_text="Your own program")
    place.get_by_role("button", name="Send a test").click()
    until(lambda: any(one.path == f"/{size[0]}" for one in hook.received), "the test")
    place.get_by_role("button", name="Switch off").click()
    expect(place).to_contain_text("Off")
    place.get_by_role("button", name="Remove").click()
    expect(place).to_have_count(0)

    page.get_by_label("A game has ended").uncheck()
    page.get_by_label("How often").select_option("60")
    _switch_quiet_on(page)
    page.get_by_label("From").fill("23:30")
    page.get_by_label("Tuesday’s game").uncheck()
    expect(page.get_by_text("Saved")).to_be_attached()
    check_access(page)
    check_fits(page)
    page.reload()
    expect(page.get_by_label("A game has ended")).not_to_be_checked()
    expect(page.get_by_label("From")).to_have_value("23:30")
    expect(page.get_by_label("Tuesday’s game")).not_to_be_checked()
    visitor.close()


def test_the_link_in_a_message_asks_and_stops_without_signing_in(
    browser: Chromium, house: Running, hook: Receiver
) -> None:
    with Client(house.url) as client:
        client.guest("Bea")
        made = client.add_destination("json", f"{hook.url}/stop").destination
        client.try_destination(made.id)
        until(lambda: any(one.path == "/stop" for one in hook.received), "the test")
        stop = next(one.json["stop"] for one in hook.received if one.path == "/stop")
        stranger = Visitor(browser, house.url, PHONE)
        stranger.page.goto(stop)
        stranger.page.get_by_role("button", name="Stop them").wait_for()
        check_access(stranger.page)
        assert client.notifications().destinations[0].state == "on"  # looking at it stops nothing
        stranger.page.get_by_role("button", name="Stop them").click()
        stranger.page.get_by_text("Stopped.").wait_for()
        assert client.notifications().destinations[0].state == "off"
        stranger.close()


@pytest.mark.parametrize("language", ["es", "de", "pl"])
def test_it_fits_in_every_language_by_night_too(browser: Chromium, house: Running, language: str) -> None:
    visitor = arrive(browser, house, PHONE, f"Guest {language}", "dark")
    page = visitor.page
    page.add_init_script(f"localStorage.setItem('aegean.settings', JSON.stringify({{ language: '{language}' }}))")
    page.goto("/notifications")
    page.locator("main form").wait_for()
    for kind in ("ntfy", "discord", "slack", "json"):
        page.locator(f"input[value={kind}]").check()
        check_fits(page)
    _switch_quiet_on(page)
    page.locator("input[type=time]").first.wait_for()
    check_words(page)
    check_fits(page)
    check_access(page)
    visitor.close()


def test_the_worker_shows_what_is_pushed_and_opens_the_table(browser: Chromium, house: Running, hook: Receiver) -> None:
    """The browser's own push service is far away: the page is given a subscription here, and its worker the message
    that came for it."""
    visitor = arrive(browser, house, DESK, "Cleo")
    visitor.context.grant_permissions(["notifications"])
    page, reader = visitor.page, Browser()
    told = json.dumps({"endpoint": f"{hook.url}/push", "keys": reader.keys})
    page.add_init_script(
        f"PushManager.prototype.subscribe = async () => ({{ toJSON: () => ({told}) }});"
        "PushManager.prototype.getSubscription = async () => null;"
    )
    page.goto("/notifications")
    page.get_by_role("button", name="Notify me in this browser").click()
    place = page.locator("li").filter(has_text="this browser")
    place.wait_for()
    expect(place).to_contain_text("Chrome · Linux")
    expect(page.get_by_role("button", name="Notify me in this browser")).to_have_count(0)
    check_access(page)
    place.get_by_role("button", name="Send a test").click()
    until(lambda: any(one.path == "/push" for one in hook.received), "the push")
    message = reader.told(next(one for one in hook.received if one.path == "/push"))
    assert message["title"] == "This is a test"

    # A browser without a screen shows no notifications: the worker says here what it would show, and where it leads.
    (worker,) = visitor.context.service_workers
    shown = worker.evaluate(
        """(data) => {
          const shown = [];
          self.registration.showNotification = async (...told) => void shown.push(told);
          self.dispatchEvent(new PushEvent('push', { data }));
          return shown;
        }""",
        json.dumps(message),
    )
    ((title, options),) = shown
    assert (title, options["body"], options["lang"]) == ("This is a test", "Notifications arrive here.", "en")
    assert options["actions"] == [{"action": "stop", "title": "Stop these notifications"}]
    assert worker.evaluate(_CLICK, [options["data"], ""]) == ["focus", f"{house.url}/notifications"]
    away = {**options["data"], "path": "/table/abc"}
    assert worker.evaluate(_CLICK, [away, ""]) == ["open", f"{house.url}/table/abc"]
    assert worker.evaluate(_CLICK, [options["data"], "stop"]) == []
    page.reload()
    expect(place).to_contain_text("Off")
    place.get_by_role("button", name="Remove").click()
    expect(place).to_have_count(0)
    visitor.close()


def test_whoever_is_not_reached_any_more_is_told_on_the_page(browser: Chromium, house: Running, hook: Receiver) -> None:
    with Client(house.url) as client:
        client.guest("Dora")
        made = client.add_destination("json", f"{hook.url}/gone").destination
        hook.answers = [(410, {})]
        client.try_destination(made.id)
        until(lambda: client.me().unreached, "the end of the destination")
        visitor = Visitor(browser, house.url)
        visitor.take_cookies(dict(client._http.cookies.items()))
    page = visitor.page
    page.goto("/")
    page.get_by_text("no longer works").wait_for()
    check_access(page)
    page.get_by_role("link", name="See why").click()
    page.get_by_text("the address no longer exists").wait_for()
    page.get_by_role("button", name="Switch on").click()
    page.get_by_role("button", name="Send a test").wait_for()
    page.get_by_role("link", name="Play", exact=True).click()
    page.get_by_role("article").first.wait_for()
    expect(page.get_by_text("no longer works")).to_have_count(0)
    visitor.close()


def test_a_page_that_is_behind_another_says_so_to_the_server(browser: Chromium, house: Running) -> None:
    visitor = arrive(browser, house, DESK, "Eva")
    page, sent, heard = visitor.page, list[str](), list[str]()

    def follow(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    page.on("websocket", follow)
    page.goto("/")
    page.get_by_role("link", name="View").first.click()
    page.locator("#invite-link").wait_for()
    for hidden in (True, False):
        page.evaluate(
            """(hidden) => {
              Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
              document.dispatchEvent(new Event('visibilitychange'));
            }""",
            hidden,
        )

    def answered() -> bool:
        page.wait_for_timeout(10)  # Playwright hears of frames meanwhile
        return sum('"done"' in frame for frame in heard) == 2

    until(answered, "the answers")
    assert [json.loads(frame) for frame in sent] == [{"do": "look", "away": away} for away in (True, False)]
    visitor.close()
