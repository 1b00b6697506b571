/** A study in a link: behind the `#`, so that no server ever sees it. */

import { addresses } from '$carrier';
import { href } from '../lib/router.svelte';
import { fileOf, type Book } from './file';
import { LONGEST_LINK, packed, unpacked } from './packing';
import { queryOf, type Place } from './place';

const SIGN = 'study=';

/** The link to a place of a study; null where it would be too long. */
export async function linkTo(place: Place, book: Book | null): Promise<string | null> {
  const { kept, ...plain } = place;
  const at = new URL(href(`/study${queryOf(plain)}`), location.href).href;
  void kept;
  if (!book) return at;
  const chapter = place.chapter ? `${place.chapter}.` : '';
  const link = `${at}#${SIGN}${chapter}${await packed(JSON.stringify(fileOf(book)))}`;
  return link.length > LONGEST_LINK ? null : link;
}

/** Whether what follows the `#` of a link is a study. */
export function holdsStudy(hash: string): boolean {
  return hash.startsWith(`#${SIGN}`);
}

export interface Shared {
  /** The study as its file has it. */
  text: string;
  /** Which chapter, from 0. */
  chapter: number;
}

/** The study that the link of this page holds; null without one; throws where it was cut off. */
export async function sharedHere(): Promise<Shared | null> {
  const hash = addresses.fragment();
  if (!holdsStudy(hash)) return null;
  const [, chapter, letters] = /^(?:(\d+)\.)?(.*)$/.exec(hash.slice(SIGN.length + 1)) ?? [];
  return { text: await unpacked(letters ?? ''), chapter: Number(chapter ?? 1) - 1 };
}
