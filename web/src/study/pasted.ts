/** Links of our own page, as somebody pastes them into a box. */

import { routeOf } from '../lib/route';
import { placeFrom } from './place';
import { holdsStudy } from './sharing';

/** The path and query of a link to a position or a game of ours, wherever the room runs; else null. */
export function ownLink(text: string): string | null {
  const link = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  if (!link || !/^https?:$/.test(link.protocol)) return null;
  const { screen } = routeOf(link.pathname);
  const named = screen === 'study' || screen === 'review' || screen === 'table';
  const told = screen === 'table' || link.pathname.split('/').length > 2 || placeFrom(link.search);
  const study = holdsStudy(link.hash) ? link.hash : '';
  return named && told ? link.pathname + link.search + study : null;
}

/** Whether a text is the file of a study rather than a record. */
export function isStudy(text: string): boolean {
  try {
    return 'study' in (JSON.parse(text) as object);
  } catch {
    return false;
  }
}
