"""Writes the page of every named variant: what it is, and what each number of its observations means; and their index.

python -m tools.environments [--check]
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from aegean.envs.observing import Variant
from aegean.envs.page import Span
from aegean.variants import Named, all_named

PAGES: Final = Path(__file__).parents[1] / "docs" / "research" / "environments"


def page(named: Named) -> str:
    variant = Variant(named.id)
    options = ", ".join(f"`{name}` = {_shown(value)}" for name, value in named.options.items()) or "none"
    facts = {
        "game": f"`{named.game}`",
        "seats": str(named.seats),
        "options": options,
        "broken off": f"after {named.most_moves} actions, without a winner" if named.most_moves else "never",
        "ends": f"with the event `{named.goal.event}`" if named.goal else "with the game",
        "begins": f"from positions in `{named.positions}`" if named.positions else "with the setup",
        "actions": str(variant.action_count),
        "numbers in an observation": str(variant.size),
        "versions": f"`{variant.name}`",
    }
    lines = [
        f"# {named.id}",
        "",
        named.about,
        "",
        "```python",
        "from aegean.envs import gymnasium, pettingzoo",
        "from aegean.envs.batch import Batch",
        "",
        f'everybody = pettingzoo.env("{named.id}")',
        f'one_seat = gymnasium.SeatEnv("{named.id}", opponents="greedy")',
        f'many_games = Batch("{named.id}", games=64)',
        "```",
        "",
        "| | |",
        "| --- | --- |",
        *(f"| {name} | {fact} |" for name, fact in facts.items()),
        "",
        "## What an observation is",
        "",
        "Seats are counted from the viewer onwards. `aegean layout " + named.id + " N` says what number N is alone.",
        "",
        "| from | to | what | numbers |",
        "| ---: | ---: | --- | --- |",
        *(_row(span) for span in variant.layout),
    ]
    return "\n".join(lines) + "\n"


def _row(span: Span) -> str:
    return f"| {span.start} | {span.stop - 1} | {span.name} | {span.meaning} |".replace("<", "&lt;")


def _shown(value: object) -> str:
    return ", ".join(f"`{one}`" for one in value) if isinstance(value, list) else f"`{value}`"


def index() -> str:
    lines = [
        "# Named variants",
        "",
        "| variant | what it is | seats | numbers in an observation | actions |",
        "| --- | --- | ---: | ---: | ---: |",
    ]
    for id_, named in all_named().items():
        variant = Variant(id_)
        lines.append(
            f"| [`{id_}`]({id_}.md) | {named.about} | {named.seats} | {variant.size} | {variant.action_count} |"
        )
    return "\n".join(lines) + "\n"


def pages() -> dict[Path, str]:
    """Every file as it would be written now."""
    made = {PAGES / f"{id_}.md": page(named) for id_, named in all_named().items()}
    return {PAGES / "README.md": index(), **made}


def main() -> int:
    made = pages()
    if "--check" in sys.argv[1:]:
        old = [str(path) for path, text in made.items() if not path.exists() or path.read_text("utf-8") != text]
        print("\n".join(["Not as they would be written now:", *old]) if old else "All pages are as they should be.")
        return 1 if old else 0
    PAGES.mkdir(parents=True, exist_ok=True)
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
