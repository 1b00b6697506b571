"""Datasets as files: Parquet, which all tools of the field read, or NumPy's own."""

import os
from typing import IO, Any
from zipfile import BadZipFile

import numpy as np

from quatuor.errors import BadRequest
from quatuor.extras import needed

File = str | os.PathLike[str] | IO[bytes]
PARQUET = b"PAR1"
CARD = b"quatuor"
"""Under which name the card stands among the metadata of the schema."""
WIDE = ("words", "best")
"""The arrays that have several numbers in a row."""


def save(file: File, card: str, arrays: dict[str, Any]) -> None:
    """Write arrays and the card."""
    if isinstance(file, str | os.PathLike) and os.fspath(file).endswith(".parquet"):
        _save_parquet(file, card, arrays)
    else:
        np.savez_compressed(file, card=np.array(card), **arrays)


def load(file: File) -> tuple[str, dict[str, Any]]:
    """The card and the arrays that somebody has written."""
    if isinstance(file, str | os.PathLike):
        with open(file, "rb") as found:
            if found.read(len(PARQUET)) == PARQUET:
                return _load_parquet(file)
    try:
        with np.load(file, allow_pickle=False) as stored:
            return str(stored["card"]), {name: stored[name] for name in stored if name != "card"}
    except BadZipFile as error:
        raise ValueError(error) from error


def _save_parquet(file: Any, card: str, arrays: dict[str, Any]) -> None:
    with needed("lab"):
        import pyarrow as pa
        from pyarrow import parquet
    columns = {}
    for name, array in arrays.items():
        flat = pa.array(array.reshape(-1), from_pandas=True)  # NaN, which is unknown, becomes null
        columns[name] = (
            pa.FixedSizeListArray.from_arrays(flat, array.shape[1]) if name in WIDE else flat
        )
    table = pa.table(columns).replace_schema_metadata({CARD: card.encode()})
    parquet.write_table(table, file)


def _load_parquet(file: Any) -> tuple[str, dict[str, Any]]:
    with needed("lab"):
        from pyarrow import ArrowInvalid, parquet
    try:
        table = parquet.read_table(file)
    except (ArrowInvalid, OSError) as error:
        raise BadRequest(f"{file} cannot be read: {error}") from error
    card = (table.schema.metadata or {})[CARD].decode()
    arrays: dict[str, Any] = {}
    for name in table.column_names:
        column = table[name].combine_chunks()
        if name in WIDE:
            width = column.type.list_size
            arrays[name] = column.flatten().to_numpy(zero_copy_only=False).reshape(-1, width)
        else:
            arrays[name] = column.to_numpy(zero_copy_only=False)
    return card, arrays
