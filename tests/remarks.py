"""What a program may remark on a slow machine, whatever it is asked to do."""

REMARKS = ("compiling for this machine", "stood still for")


def without_remarks(err: str) -> str:
    """What else a program says on its standard error output."""
    lines = err.splitlines(keepends=True)
    return "".join(line for line in lines if not any(remark in line for remark in REMARKS))
