"""What of Python's standard library a tab needs: all but what nothing of ours can come to use."""

from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

UNUSED = """
    _pydatetime _pyio _pyrepl antigravity bdb cProfile cmd code colorsys compileall configparser
    curses doctest fileinput filecmp ftplib getpass idlelib imaplib mailbox modulefinder
    multiprocessing netrc nturl2path optparse pdb pickletools plistlib poplib profile pstats pty
    pyclbr pydoc rlcompleter runpy sched shelve smtplib socketserver sqlite3 symtable tabnanny this
    timeit tomllib trace tracemalloc turtle unittest wave webbrowser wsgiref xmlrpc zipapp
    http/cookiejar http/cookies http/server logging/config logging/handlers xml/dom xml/etree
"""
"""Modules and packages of other programs: tests, debuggers, servers, mail, consoles."""
ENCODINGS = """
    __init__ aliases ascii cp437 cp1252 idna iso8859_1 latin_1 punycode raw_unicode_escape
    unicode_escape utf_16 utf_16_be utf_16_le utf_8 utf_8_sig
"""
"""The encodings that are left; nothing is read in any but UTF-8."""


def write_library(whole: Path, path: Path) -> None:
    """Write the archive of what is needed; the same files give the same bytes."""
    with ZipFile(whole) as source, ZipFile(path, "w", ZIP_STORED) as target:
        for name in sorted(source.namelist()):
            if is_needed(name):
                target.writestr(ZipInfo(name), source.read(name))


def is_needed(name: str) -> bool:
    """Whether the file of this name is."""
    parts = name.removesuffix(".py").split("/")
    if parts[0] == "encodings":
        return parts[1] in ENCODINGS.split()
    return not {parts[0], "/".join(parts[:2])} & set(UNUSED.split())
