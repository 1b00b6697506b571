"""Whole games on the page: a table at this screen, and moves made by mouse or by keyboard only."""

import random
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, expect

import quatuor as q
from quatuor.match import Match
from tests.web.tables import open_table

LISTEN = """() => {
    window.heard = [];
    const voice = document.querySelector('[data-voice=polite]');
    const hear = () => window.heard.push(voice.textContent.trim());
    const all = {childList: true, characterData: true, subtree: true};
    new MutationObserver(hear).observe(voice, all);
}"""
OWN_CALL = '[data-kind="!"]:not([aria-disabled="true"])'
KINDS = ("S", "H", "DS", "DH")


@dataclass(frozen=True)
class Play:
    """A game with its options, and how to draw moves by lot so that its odd moves occur."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 1
    odd: str = ""
    """Beginnings of tokens that are taken whenever there are any."""

    def __str__(self) -> str:
        words = (f"{name}={value}" for name, value in self.options.items() if name != "wins")
        return " ".join([self.game, *words])

    def match(self) -> Match:
        """The match before its first move."""
        options = {"wins": 1} if "wins" in _names(self.game) else {}
        return Match.of(q.Game(self.game, **{**options, **self.options}))

    def moves(self) -> list[str]:
        """The tokens of a whole match."""
        chance, match = random.Random(self.seed), self.match()
        while match.outcome is None:
            odd = [token for token in match.legal if token[0] in self.odd]
            match = match.play(chance.choice(odd if odd and chance.random() < 0.6 else match.legal))
        return list(match.moves)


def _names(game: str) -> list[str]:
    return [option.name for option in q.GAMES[game].OPTIONS]


def sit_down(page: Page, play: Play) -> None:
    """Open a table at which this browser plays all seats, and wait for its board."""
    match = play.match()
    options = {name: value for name, value in match.game.options.items() if name != "first"}
    seats = [*range(1, match.game.players + 1)]
    open_table(page, play.game, seats, {**options, "first": 1})
    page.wait_for_selector("[role=gridcell]")
    wait_for_the_start(page)
    listen(page)


def wait_for_the_start(page: Page) -> None:
    """Wait until which game it is and whose turn has been said."""
    expect(page.locator("[data-voice=polite]")).not_to_be_empty()


def listen(page: Page) -> None:
    """Write down from now on what is said."""
    page.wait_for_selector("[data-voice=polite]", state="attached")
    page.evaluate(LISTEN)


def shown(page: Page, number: int) -> None:
    """Wait until the server has that many moves and the board shows them."""
    expect(page.locator("[data-board] [data-moves]")).to_have_attribute("data-moves", str(number))


def cell(page: Page, name: str) -> Any:
    return page.locator(f'[data-cell="{name}"]')


def tray(page: Page, kind: str) -> Any:
    return page.locator(f'[data-kind="{kind}"]')


def click(page: Page, game: str, token: str) -> None:
    """The move as somebody with a mouse makes it."""
    if token in ("!", "-"):
        page.locator(f'[data-kind="{token}"]:not([aria-disabled="true"])').click()  # the mover's
        return
    if token.endswith("!"):
        tray(page, "with!").click()
    plain = token.rstrip("!")
    if game == "q4":
        for name in plain.split("-"):
            cell(page, name).click()
    elif game == "foursenses":
        tray(page, plain[:-2]).click()
        cell(page, plain[-2:]).click()
    else:
        click_column(page, game, plain[:-1], plain[-1])


def click_column(page: Page, game: str, kind: str, column: str) -> None:
    """A piece into a column, or a disc out of it."""
    if kind == "x":
        cell(page, f"x{column}").click()
        return
    if kind:
        tray(page, kind).click()
    cell(page, f"{column},{4 if game == 'plus4' else 6}").click()


def reach(page: Page) -> None:
    """Tab until the focus is on the board, as it must be possible from the top of the page."""
    tab_to(page, "[role=gridcell]")


def tab_to(page: Page, wanted: str, key: str = "Tab") -> None:
    """Press Tab until the focus is on an element that this selector matches."""
    for _ in range(60):
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", wanted):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{wanted} cannot be reached with {key}")


def press(page: Page, game: str, token: str) -> None:
    """The move by keys of the focused board."""
    keys = page.keyboard
    if token == "!":
        announce(page)
        return
    if token == "-":
        keys.press(token)
        return
    enter = "Shift+Enter" if token.endswith("!") else "Enter"
    plain = token.rstrip("!")
    if game == "q4":
        for name in plain.split("-"):
            walk(page, name)
            keys.press(enter)
    elif game == "foursenses":
        keys.press(str(KINDS.index(plain[:-2]) + 1))
        walk(page, plain[-2:])
        keys.press(enter)
    else:
        if len(plain) > 1:
            keys.press(plain[0].lower())
        keys.press(plain[-1])


def announce(page: Page) -> None:
    """By keys to the button of whoever is to move, and back to the board."""
    tab_to(page, OWN_CALL)
    page.keyboard.press("Enter")
    tab_to(page, "[role=gridcell]", "Shift+Tab")


def walk(page: Page, to: str) -> None:
    """With the arrows from the focused cell to another one.

    Keys that are pressed while a move is on its way wait for its answer, which may come after the
    board has shown the move.
    """
    here = page.evaluate("document.activeElement.dataset.cell")
    (x, y), (right, down) = spot(here), spot(to)
    steps = ["ArrowRight"] * (right - x) + ["ArrowLeft"] * (x - right)
    steps += ["ArrowDown"] * (down - y) + ["ArrowUp"] * (y - down)
    for step in steps:
        page.keyboard.press(step)
    page.wait_for_function("(to) => document.activeElement.dataset.cell === to", arg=to)


def spot(name: str) -> tuple[int, int]:
    """Where a lettered cell is on the screen, counted from the top left."""
    plate = int(name[0]) - 1 if len(name) == 3 else 0
    column, row = "abcd".index(name[-2]), 4 - int(name[-1])
    return 4 * (plate % 2) + column, 4 * (plate // 2) + row


def heard(page: Page, least: int = 0) -> list[str]:
    """What a screen reader was given to say since the board appeared, once it is that much.

    A change that is seen is said in the next turn of the page's timers.
    """
    page.wait_for_function("(least) => window.heard.length >= least", arg=least)
    said: list[str] = page.evaluate(
        "new Promise((done) => setTimeout(() => setTimeout(() => done(window.heard))))"
    )
    return [sentence.replace("\u00a0", " ") for sentence in said]


def wait_to_hear(page: Page, sentence: str) -> None:
    """Wait until a screen reader has been given a sentence, alone or together with others."""
    page.wait_for_function(
        "(wanted) => window.heard.some((said) => said.replaceAll('\u00a0', ' ').includes(wanted))",
        arg=sentence,
    )
