/** The studies that this device keeps, each under a key of its own. */

import { nameForOnce } from '../lib/unique';
import { bookOf, fileOf, type Book, type StudyFile } from './file';

const KEY = 'quatuor.study.';

export interface Kept {
  id: string;
  /** When it was changed last. */
  changed: number;
  book: Book;
}

/** A name for a study that is kept from now on. */
export function newId(): string {
  return nameForOnce().slice(0, 10);
}

/** Keep a study; false where the device has no room for it, or keeps nothing. */
export function keep(id: string, book: Book): boolean {
  try {
    localStorage.setItem(KEY + id, JSON.stringify({ changed: Date.now(), file: fileOf(book) }));
    return true;
  } catch {
    return false;
  }
}

/** The study of that name; null where there is none, or something else. */
export function kept(id: string): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY + id) ?? 'null') as {
      changed: number;
      file: StudyFile;
    } | null;
    return found && { id, changed: found.changed, book: bookOf(found.file) };
  } catch {
    return null;
  }
}

/** All of them, the one that was changed last first. */
export function allKept(): Kept[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(KEY))
      .flatMap((key) => kept(key.slice(KEY.length)) ?? [])
      .sort((one, other) => other.changed - one.changed);
  } catch {
    return [];
  }
}

export function forget(id: string): void {
  localStorage.removeItem(KEY + id);
}
