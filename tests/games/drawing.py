"""Boards as a person draws them, for tests to compare with."""


def trays(drawing: str) -> dict[str, str]:
    """The stacks of a drawing: upper tray at the left, lower at the right, row 4 on top."""
    rows = [line.replace("|", " ").split() for line in drawing.strip().splitlines()]
    columns = [tray + column for tray in "UL" for column in "abcd"]
    return {
        f"{column}{row}": stack
        for row, stacks in zip((4, 3, 2, 1), rows, strict=True)
        for column, stack in zip(columns, stacks, strict=True)
        if stack != "."
    }
