"""Every game with every setting that changes its rules, for tests that run over all of them."""

from itertools import product

Setting = tuple[str, dict[str, object]]


def _puissance4() -> list[Setting]:
    combined = product((False, True), (False, True), (False, True))
    games: list[Setting] = [
        ("puissance4", {"pop_out": pop_out, "power": power, "five": five})
        for pop_out, power, five in combined
    ]
    everything = {"pop_out": True, "power": True}
    for both_lines, ejected in product(("mover", "opponent", "draw"), ("back", "out")):
        games.append(("puissance4", {**everything, "both_lines": both_lines, "ejected": ejected}))
    return games


def _plus4() -> list[Setting]:
    games: list[Setting] = [
        ("plus4", {"mode": "elementary", "both_lines": both, "discs": discs, "wins": 2})
        for both, discs in product(("draw", "mover", "opponent"), (1, 3, 9))
    ]
    games += [("plus4", {"mode": "endless", "target": 4, "discs": discs}) for discs in (1, 4, 9)]
    games += [
        ("plus4", {"mode": "rounds", "target": 4, "rounds_max": most, "discs": discs})
        for most, discs in product((None, 3), (2, 9))
    ]
    return games


def _claiming() -> list[Setting]:
    games: list[Setting] = []
    for claims, wrong in (("auto", "pass"), *product(("announce",), ("pass", "none", "lose"))):
        said = {"claims": claims, "wrong_claim": wrong}
        games += [("foursenses", {"players": players, **said}) for players in (2, 3)]
        small = {"move_limit": 12, "stake": 2, "wins": 3, **said}
        for players, marbles in product((2, 3, 4), (1, 4)):
            games.append(("q4", {"players": players, "marbles": marbles, **small}))
        games.append(("q4", {"players": 4, "partners": True, "marbles": 4, **small}))
    return games


SETTINGS: list[Setting] = [
    *_puissance4(),
    ("puissance4", {"wins": 3, "first": 2}),
    ("top10", {}),
    ("top10", {"target": 2, "wins": 2}),
    *_plus4(),
    *_claiming(),
    ("flip", {"wins": 2}),
    ("flip", {"claims": "auto"}),
    ("flip", {"mode": "championship", "target": 3}),
    ("flip", {"mode": "championship", "claims": "auto"}),
    ("flip", {"mode": "pro"}),
    ("flip", {"mode": "pro", "powers": 5, "target": 1}),
]
COMPILED = [setting for setting in SETTINGS if setting[0] != "flip"]
