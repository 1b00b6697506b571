import { describe, expect, it } from 'vitest';
import { Calls, holdsLine, type Now } from './calls';
import type { Control } from './trays';

const ROW: Control = { La1: 1, Lb1: 1, Lc1: 1, Ld1: 1 };
const BROKEN: Control = { ...ROW, Lb1: 2 };

const call = (seat: number) => ({ event: 'Played', seq: 1, seat, token: `${seat}!` });
const landing = (flight: number) => ({ event: 'Landed', seq: 1, seat: 2, flight });
const now = (control: Control, air: number[] = [], ended = false): Now => ({ control, air, ended });

describe('a line', () => {
  it('is four in a row, a column or a diagonal of one tray', () => {
    expect(holdsLine(ROW, 1)).toBe(true);
    expect(holdsLine({ Ua4: 2, Ub3: 2, Uc2: 2, Ud1: 2 }, 2)).toBe(true);
    expect(holdsLine({ Uc1: 1, Uc2: 1, Uc3: 1, Uc4: 1 }, 1)).toBe(true);
    expect(holdsLine({ Ua1: 1, Ub1: 1, Lc1: 1, Ld1: 1 }, 1)).toBe(false);
    expect(holdsLine(BROKEN, 1)).toBe(false);
  });
});

describe('a call', () => {
  it('wins at once when nothing is in the air', () => {
    expect(new Calls().receive(call(1), now(ROW, [], true))).toEqual([{ seat: 1, fate: 'won' }]);
  });

  it('without a line is a mistake and waits for nothing', () => {
    const calls = new Calls();
    expect(calls.receive(call(1), now({}, [3]))).toEqual([{ seat: 1, fate: 'wrong' }]);
    expect(calls.receive(landing(3), now({}))).toEqual([]);
  });

  it('waits for every token that was in the air, and is undone when the last one has landed', () => {
    const calls = new Calls();
    expect(calls.receive(call(1), now(ROW, [3, 4]))).toEqual([{ seat: 1, fate: 'waits' }]);
    expect(calls.receive(landing(3), now(BROKEN, [4, 5]))).toEqual([]);
    expect(calls.receive(landing(4), now(BROKEN, [5]))).toEqual([{ seat: 1, fate: 'undone' }]);
    expect(calls.receive(landing(5), now(BROKEN))).toEqual([]);
  });

  it('that wins when a token has landed is not undone, nor is any other', () => {
    const calls = new Calls();
    calls.receive(call(1), now(ROW, [3]));
    calls.receive(call(2), now({ ...ROW, La1: 2, La2: 2, La3: 2, La4: 2 }, [3, 4]));
    expect(calls.receive(landing(3), now({}, [4], true))).toEqual([]);
    expect(calls.receive(landing(4), now({}))).toEqual([]);
  });
});
