/** What becomes of a call: it waits for the tokens in the air, and one of them may undo it. */

import type { Happening } from '../../lib/table.svelte';
import { COLUMNS, ROWS, TRAYS } from './box';
import type { Control } from './trays';

const LINES: readonly (readonly string[])[] = [
  ...ROWS.map((row) => COLUMNS.map((column) => column + row)),
  ...COLUMNS.map((column) => ROWS.map((row) => column + row)),
  COLUMNS.map((column, at) => column + ROWS[at]),
  COLUMNS.map((column, at) => column + ROWS[3 - at]),
];

/** Whether a player controls four in a line on one tray. */
export function holdsLine(control: Control, seat: number): boolean {
  return TRAYS.some((tray) =>
    LINES.some((line) => line.every((cell) => control[tray + cell] === seat)),
  );
}

/** What has become of a call: it won, waits for tokens, was about no line, or was undone by one. */
export interface Fate {
  seat: number;
  fate: 'won' | 'waits' | 'wrong' | 'undone';
}

/** The trays after something has happened. */
export interface Now {
  control: Control;
  /** The flights in the air. */
  air: readonly number[];
  /** Whether the round has ended with it. */
  ended: boolean;
}

interface Call {
  seat: number;
  /** The flights that were in the air when it was made and have not landed since. */
  waits: readonly number[];
}

export class Calls {
  private open: Call[] = [];

  /** What is new about calls after this. */
  receive(event: Happening, now: Now): Fate[] {
    if (event.event === 'Played') return this.called(event, now);
    if (event.event === 'Landed') return this.landed(Number(event.flight), now);
    return [];
  }

  private called(event: Happening, { control, air, ended }: Now): Fate[] {
    const seat = Number(event.seat);
    if (!/^[12]!$/.test(String(event.token))) return [];
    if (ended) return this.end({ seat, fate: 'won' });
    if (!holdsLine(control, seat)) return [{ seat, fate: 'wrong' }];
    this.open.push({ seat, waits: air });
    return [{ seat, fate: 'waits' }];
  }

  private landed(flight: number, { ended }: Now): Fate[] {
    if (ended) return this.end();
    const after = this.open.map(({ seat, waits }) => ({
      seat,
      waits: waits.filter((other) => other !== flight),
    }));
    this.open = after.filter(({ waits }) => waits.length > 0);
    const undone = after.filter(({ waits }) => waits.length === 0);
    return undone.map(({ seat }) => ({ seat, fate: 'undone' }));
  }

  private end(...fates: Fate[]): Fate[] {
    this.open = [];
    return fates;
  }
}
