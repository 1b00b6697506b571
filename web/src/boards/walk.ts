/** Where the arrows lead: rows of cells above each other, boards side by side and below. */

import type { Layout, Part } from './layout';

/** The rows of a board as the arrows walk them, the exits below the last one. */
export function walkable({ parts, across, exits }: Layout): string[][] {
  const rows = parts.flatMap((_, at) =>
    at % across === 0 ? sideBySide(parts.slice(at, at + across)) : [],
  );
  return exits.length ? [...rows, exits] : rows;
}

/** Boards side by side: a row runs on from the left one into the right one. */
function sideBySide(parts: readonly Part[]): string[][] {
  return parts[0]!.rows.map((_, depth) => parts.flatMap(({ rows }) => rows[depth]!));
}

/** Where the arrows start: in the middle of the top of an upright board, or in the near corner. */
export function firstCell(rows: readonly string[][], upright: boolean): string {
  const row = upright ? rows[0]! : rows.at(-1)!;
  return row[upright ? Math.floor(row.length / 2) : 0]!;
}

/** The cell that many steps further, or the last one before the edge. */
export function stepped(
  rows: readonly string[][],
  cell: string,
  right: number,
  down: number,
): string {
  const depth = rows.findIndex((row) => row.includes(cell));
  if (depth < 0) return rows[0]?.[0] ?? cell;
  const row = rows[depth]!;
  const to = rows[bounded(depth + down, rows.length)]!;
  const shift = Math.floor((row.length - to.length) / 2);
  return to[bounded(row.indexOf(cell) + right - shift, to.length)]!;
}

function bounded(at: number, length: number): number {
  return Math.max(0, Math.min(length - 1, at));
}
