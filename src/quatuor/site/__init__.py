"""A static room: the page, Python and our packages in one folder that any web host serves.

It is built from a checkout. What it consists of besides our own files comes from the package
registries, as pinned in the lock files: Pyodide from npm, a few Python packages from PyPI. So an
installed `quatuor` stays small, and the command fetches nothing from anywhere else.
"""
