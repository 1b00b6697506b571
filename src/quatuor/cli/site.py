"""`quatuor site`: a static room in a folder."""

import json
from argparse import Namespace

from quatuor.cli.progress import progress
from quatuor.site.service_worker import EXTRAS
from quatuor.site.writer import Site, size_of


def run(arguments: Namespace) -> int:
    """Write the site, and say how large it is and how to serve it."""
    site = Site(arguments.folder, compressed=not arguments.plain, server=arguments.server)
    steps = site.steps()
    with progress() as bar:
        line = bar.add_task(steps[0][0], total=len(steps))
        for name, step in steps:
            bar.update(line, description=name)
            step()
            bar.advance(line)
    whole, sent = size_of(site.folder), size_of(site.folder, ".br")
    if arguments.json:
        print(json.dumps({"folder": str(site.folder), "bytes": whole, "brotli": sent}))
        return 0
    print(f"{site.folder}: {whole / 1e6:.1f} MB", end="")
    print(f", {sent / 1e6:.1f} MB over the wire with brotli" if not arguments.plain else "")
    extras = size_of(site.folder / EXTRAS)
    print(f"{extras / 1e6:.1f} MB of it are fetched only when a game needs them: in {EXTRAS}")
    print("Serve it with any web server, from any path; to try it:")
    print(f"  python -m http.server --bind 127.0.0.1 --directory {site.folder} 8000")
    return 0
