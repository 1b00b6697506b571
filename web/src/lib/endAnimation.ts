/** The order of what one sees at the end of a round: the piece lands, then the line, then words. */

import { reducedMotion } from './settings.svelte';

/** Milliseconds after which a piece has landed, and after which its line is drawn. */
export const LANDED = 340;
export const TRACED = 900;

/** Do this once the line is drawn; at once where nothing moves. The answer calls it off. */
export function onceTraced(what: () => void): () => void {
  if (reducedMotion()) {
    what();
    return () => undefined;
  }
  const timer = setTimeout(what, TRACED);
  return () => clearTimeout(timer);
}
