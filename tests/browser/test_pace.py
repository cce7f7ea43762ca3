"""How soon a move is seen: by the page's own clock, from the server's word to the frame in which the piece moves."""

from __future__ import annotations

import json
from collections.abc import Callable
from statistics import median

import pytest

from tests.browser.browsing import at_table, busy_seconds
from tests.browser.conftest import Visiting
from tests.browser.staging import staged
from tests.server.running import Running

MOST = 100  # milliseconds
FEWEST = 20  # moves that a median is taken of

# The recorded games of four, a move late in each and one before its end; which events move pieces, and the pieces.
LATE = {
    "delphi": (1, 200, 338, "ship_moved", ".board .ship"),
    "hellas": (10, 253, 317, "hero_moved|hoplites_moved|monster_moved|recruited", ".board .piece.moves, .board .army"),
}

# For every word of the server that moves a piece: how long until a frame is drawn in which a piece is not where it was,
# or shows another number.
WATCH = """([events, pieces]) => {
  window.pace = { heard: 0, watched: 0, seen: [], frames: [] };
  const moves = new RegExp(`"kind":"(${events})"`);
  const look = () =>
    [...document.querySelectorAll(pieces)]
      .map((piece) => {
        const { x, y } = piece.getBoundingClientRect();
        return `${x.toFixed(1)} ${y.toFixed(1)} ${piece.textContent}`;
      })
      .join();
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (!String(data).includes('"type":"moved"')) return;
        window.pace.heard += 1;
        if (!moves.test(data)) return;
        window.pace.watched += 1;
        const before = look();
        const told = performance.now();
        let frames = 0;
        const drawn = () => {
          window.pace.seen.push(performance.now() - told);
          window.pace.frames.push(frames);
          window.pace.watched -= 1;
        };
        const watch = () => {
          const waited = performance.now() - told;
          frames += 1;
          if (look() !== before) setTimeout(drawn);
          else if (waited > 3000) window.pace.watched -= 1; // it has moved where it was
          else requestAnimationFrame(watch);
        };
        requestAnimationFrame(watch);
      });
    }
  };
}"""


@pytest.mark.parametrize("game", ["hellas", pytest.param("delphi", marks=pytest.mark.long)])
def test_a_move_late_in_a_game_of_four(
    visit: Visiting, server: Running, game: str, record_property: Callable[[str, object], None]
) -> None:
    record, begin, end, events, pieces = LATE[game]
    with staged(server.url, record, begin, game) as table:
        visitor = visit()
        table.lend(3, visitor)
        page = visitor.page
        page.add_init_script(f"({WATCH})({json.dumps([events, pieces])})")
        page.goto(table.path)
        at_table(page)
        line = visitor.context.new_cdp_session(page)
        line.send("Performance.enable")
        before = busy_seconds(line)
        for number in range(begin + 1, end + 1):
            table.play_to(number)
            page.wait_for_function(
                "(moves) => window.pace.heard >= moves && window.pace.watched === 0", arg=number - begin, polling=50
            )
        work = 1000 * (busy_seconds(line) - before) / (end - begin)
        seen = sorted(page.evaluate("window.pace.seen"))
        assert len(seen) >= FEWEST
        record_property("milliseconds from the server's word to the piece on its way, median", round(median(seen)))
        record_property("milliseconds of the page's own work for a move", round(work))
        print(
            f"{game}: {len(seen)} pieces moved, on the screen after {median(seen):.0f} ms, median"
            f" ({seen[0]:.0f} to {seen[-1]:.0f}, nine in ten within {seen[len(seen) * 9 // 10]:.0f});"
            f" {end - begin} moves with {work:.0f} ms of work each"
        )
        # The page's part: little work, and the piece is in the first frame. How soon that follows is up to the machine.
        assert work < MOST
        frames = sorted(page.evaluate("window.pace.frames"))
        assert frames[len(frames) * 9 // 10] == 1, frames
