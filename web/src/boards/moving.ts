/** Lets a drawn piece move to where it is, as `gravity.ts` says. */

import { reducedMotion } from '../lib/settings.svelte';
import { motionOf } from './gravity';
import type { Spot } from './layout';
import type { Piece } from './motion';

export interface Moving {
  piece: Piece;
  spot: (cell: string) => Spot;
  top: number;
  tall: number;
  /** Called when a leaving piece is gone. */
  gone: (id: number) => void;
}

/** Moves a piece once to where it is drawn; does nothing where motion is not wanted. */
export function moving(node: SVGGElement, given: Moving) {
  let shown: Piece | null = null;
  let running: Animation | null = null;
  function show({ piece, spot, top, tall, gone }: Moving): void {
    if (piece === shown) return;
    shown = piece;
    if (!piece.move) return;
    if (reducedMotion()) {
      if (piece.leaving) gone(piece.id);
      return;
    }
    const from = 'from' in piece.move ? spot(piece.move.from) : spot(piece.cell);
    const { frames, duration } = motionOf(piece.move, from, spot(piece.cell), top, tall);
    running?.cancel();
    running = node.animate(frames, { duration, fill: piece.leaving ? 'forwards' : 'none' });
    if (piece.leaving) running.onfinish = () => gone(piece.id);
  }
  show(given);
  return { update: show, destroy: () => running?.cancel() };
}
