/** The course of a game in numbers: what a graph draws, and what a table tells. */

import type { Reviewed, Seen } from './asking';
import { numberOf } from './number';

export interface Point {
  /** How many moves come before. */
  at: number;
  /** From -1 to 1, for player 1's side; of more than two sides, for whoever's turn it was. */
  value: number;
  player: number;
  turn: boolean;
  proved: boolean;
}

/** Whether two sides play against each other. */
export function twoSides(seen: Seen): boolean {
  return seen.players === 2 || seen.options['partners'] === true;
}

/** 1 for the side of player 1, -1 for the other one. */
export function sideOf(player: number): 1 | -1 {
  return player % 2 === 1 ? 1 : -1;
}

/** The points of the graph, in the order of the moves. */
export function courseOf(plies: readonly Reviewed[], two: boolean): Point[] {
  return plies
    .filter((ply) => ply.before && ply.at != null)
    .map((ply) => {
      const player = ply.player ?? 1;
      const value = numberOf(ply.before!) * (two ? sideOf(player) : 1);
      const proved = ply.before!.proved;
      return { at: ply.at!, value, player, turn: Boolean(ply.turn), proved };
    })
    .sort((one, other) => one.at - other.at);
}

/** The move from which on everything was proved and nothing changed any more; null if none. */
export function settledFrom(points: readonly Point[]): number | null {
  const last = points.at(-1);
  if (!last?.proved) return null;
  const open = points.findLastIndex((point) => !point.proved || point.value !== last.value);
  const first = points[open + 1];
  return first && points.length > open + 2 ? first.at : null;
}
