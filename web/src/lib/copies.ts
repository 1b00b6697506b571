/** Games in files: one match as a record, or everything that a room in this browser keeps. */

import { carrier } from '$carrier';
import { recordOfTable, readRecord, type Written } from '../study/asking';
import { saveAs } from '../study/saving';
import { addSolved, solved } from '../learn/solved';
import { addKept, kept as keptPuzzles } from '../puzzles/kept';
import { addOverlooked, overlooked } from '../puzzles/overlooked';
import { ask, openTable, Problem, type NewTable } from './api';
import type { MyMatch } from './mine.svelte';
import { myName } from './names';
import { PLAIN_TERMS } from './opening';

/** How a file begins that holds a whole room; `quatuor/tab/backup.py` writes it. */
const ROOM = 'Quatuor room';
/** How a record names a computer player. */
const COMPUTER = /^computer \((\w+)\)$/;

/** What became of the tables of a room that was restored. */
export type Restored = Record<'new' | 'continued' | 'known' | 'different' | 'unreadable', number>;
interface SavedRoom {
  form: string;
  lessons?: unknown;
  puzzles?: unknown;
  overlooked?: unknown;
}

/** The day, for the name of a file. */
function today(): string {
  return new Date().toLocaleDateString('sv');
}

/** Save one match: a record, which every room reads. */
export async function saveMatch({ game, table, number }: MyMatch): Promise<void> {
  const { text } = await recordOfTable(table, number);
  saveAs(`quatuor-${game}-${today()}.txt`, text);
}

/** Save everything. */
export async function saveRoom(): Promise<void> {
  const kept = await ask<SavedRoom>('/api/room');
  const own = { lessons: solved(), puzzles: keptPuzzles(), overlooked: overlooked() };
  const whole = JSON.stringify({ ...kept, ...own });
  saveAs(`quatuor-${today()}.json`, whole, 'application/json');
}

/** What is in a file: a match, or a room, which is restored if this is a room that keeps it. */
export async function openCopy(text: string): Promise<Written | Restored> {
  const room = savedRoom(text);
  if (!room) return readRecord(text);
  if (!carrier.reopen) throw new Problem('whole_room', 'a server restores no room of a browser');
  const restored = await ask<Restored>('/api/room', room);
  if (Array.isArray(room.lessons)) addSolved(room.lessons.map(String));
  addKept(room.puzzles);
  addOverlooked(room.overlooked);
  if (restored.new + restored.continued > 0) carrier.reopen();
  return restored;
}

function savedRoom(text: string): SavedRoom | null {
  if (!text.includes(ROOM)) return null;
  try {
    const told = JSON.parse(text) as SavedRoom | null;
    return told?.form?.startsWith(ROOM) ? told : null;
  } catch {
    throw new Problem('bad_backup', 'the file is not whole');
  }
}

/** Who sits where when a match is played on: computers as before, and whoever is here for the rest. */
export function seatsOf(tags: Record<string, string>, players: number): NewTable['seats'] {
  return Array.from({ length: players }, (_, at) => {
    const level = COMPUTER.exec(tags[`Player ${at + 1}`] ?? '')?.[1];
    return level ? { seat: at + 1, level } : { seat: at + 1 };
  });
}

/** A table at which this match is played on; the answer is its address. */
export async function playOn(record: Written, seats: NewTable['seats']): Promise<string> {
  const table = await openTable({
    game: record.game as NewTable['game'],
    options: record.options,
    terms: { ...PLAIN_TERMS, first: 'choice' },
    name: myName(),
    seats,
    given: record.moves,
  });
  return `/table/${table}`;
}
