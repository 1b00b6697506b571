import { describe, expect, it } from 'vitest';
import { arc, FIRST_AIM, HIGH, pulled, touches, within } from './aim';
import { LOWER, middleOf, PITCH, UPPER } from './box';
import { poseAt, unpacked } from './path';
import { READINGS } from '../../boards/keys';
import { strokeOf } from './hands';
import { kindsLeft } from './kinds';

/** Two frames: (0.125, -0.25, 0.5) face up, then (0, 0, 0.25) with the face to the right. */
const frames = [
  [1024, -2048, 4096, 0, 0, 127],
  [0, 0, 2048, 127, 0, 0],
];

function packed(): string {
  const bytes = new Uint8Array(18);
  const data = new DataView(bytes.buffer);
  frames.forEach((frame, at) =>
    frame.forEach((part, k) =>
      k < 3 ? data.setInt16(9 * at + 2 * k, part, true) : data.setInt8(9 * at + 3 + k, part),
    ),
  );
  return btoa(String.fromCharCode(...bytes));
}

describe('a recorded flight', () => {
  it('reads back as the server wrote it', () => {
    expect(unpacked(packed())).toEqual([
      { x: 0.125, y: -0.25, z: 0.5, face: [0, 0, 1] },
      { x: 0, y: 0, z: 0.25, face: [1, 0, 0] },
    ]);
  });

  it('is shown between its frames, and stays at its end', () => {
    const poses = unpacked(packed());
    expect(poseAt(poses, 12.5).z).toBeCloseTo(0.375);
    expect(poseAt(poses, -5)).toEqual(poses[0]);
    expect(poseAt(poses, 9_000)).toEqual(poses[1]);
  });
});

describe('the aim', () => {
  it('drops a high throw onto the upper tray and sends a flat one between the two', () => {
    expect(touches(1, { side: -0.25, turn: 0, tilt: 0.86, power: 0.53 })?.tray).toBe('U');
    expect(touches(1, { side: -0.25, turn: 0, tilt: 0.25, power: 0.36 })?.tray).toBe('L');
    expect(touches(1, { side: 0, turn: 0, tilt: 0.5, power: 1 })).toBeNull();
  });

  it('is turned round for the player at the other side', () => {
    const mine = touches(1, FIRST_AIM)!.point;
    const theirs = touches(2, FIRST_AIM)!.point;
    expect(theirs.x).toBeCloseTo(-mine.x);
    expect(theirs.y).toBeCloseTo(-mine.y);
  });

  it('draws a line that ends where it touches', () => {
    const line = arc(1, FIRST_AIM);
    expect(line.at(-1)!.z).toBeCloseTo(LOWER);
    expect(line[0]!.y).toBeLessThan(-2 * PITCH);
  });

  it('is pulled back like a spring: further is harder, aside turns the other way', () => {
    const low = { side: 0.5, tilt: 0.2 };
    expect(pulled(low, 0, 80)).toEqual({ side: 0.5, turn: 0, tilt: 0.2, power: 0.5 });
    expect(pulled(low, 20, 60).turn).toBeLessThan(0);
    expect(pulled(low, 0, 900).power).toBe(1);
    expect(within('side', -3)).toBe(-1);
  });

  it('is set by one pull alone: pressed high it goes up, pressed low it goes in between', () => {
    expect(touches(1, pulled({ side: 0, tilt: 0.86 }, 0, 90))?.tray).toBe('U');
    expect(touches(1, pulled({ side: 0, tilt: 0.3 }, 0, 50))?.tray).toBe('L');
    expect(pulled({ side: -2, tilt: 7 }, 0, 0)).toEqual({ side: -1, turn: 0, tilt: 1, power: 0 });
  });

  it('reaches every row of the upper tray above the line, and none of it well below', () => {
    const rows = (tilt: number): number[] =>
      Array.from({ length: 101 }, (_, p) =>
        touches(1, { side: 0, turn: 0, tilt, power: p / 100 }),
      ).flatMap((spot) => (spot?.tray === 'U' ? [Math.floor(spot.point.y / PITCH + 3)] : []));
    expect(new Set(rows(HIGH))).toEqual(new Set([1, 2, 3, 4]));
    expect(rows(HIGH / 2)).toEqual([]);
  });
});

describe('the box', () => {
  it('knows where its cells are', () => {
    expect(middleOf('Ua1')).toEqual({ x: -1.5 * PITCH, y: -1.5 * PITCH, z: UPPER });
    expect(middleOf('Ld4')).toEqual({ x: 1.5 * PITCH, y: 1.5 * PITCH, z: LOWER });
  });
});

function key(code: string, key = code, shiftKey = false) {
  return { code, key, shiftKey };
}

describe('the keys', () => {
  it('are two sets for two people, and both serve one who is alone', () => {
    expect(strokeOf(key('KeyD', 'd'), [1, 2])).toEqual({ seat: 1, does: 'side', way: 1 });
    expect(strokeOf(key('ArrowRight'), [1, 2])).toEqual({ seat: 2, does: 'side', way: 1 });
    expect(strokeOf(key('ArrowRight'), [1])).toEqual({ seat: 1, does: 'side', way: 1 });
    expect(strokeOf(key('KeyD', 'd'), [2])).toEqual({ seat: 2, does: 'side', way: 1 });
    expect(strokeOf(key('KeyZ', 'z'), [1])).toBeNull();
  });

  it('move nothing by a letter that reads something aloud on other boards', () => {
    for (const letter of Object.keys(READINGS))
      expect(strokeOf(key(`Key${letter.toUpperCase()}`, letter), [1, 2])).toBeNull();
  });

  it('call only with Shift and the key that throws, or with an exclamation mark when alone', () => {
    expect(strokeOf(key('Enter', 'Enter', true), [1, 2])).toEqual({
      seat: 2,
      does: 'call',
      way: 1,
    });
    expect(strokeOf(key('Space', ' ', true), [1, 2])).toEqual({ seat: 1, does: 'call', way: 1 });
    expect(strokeOf(key('Enter'), [1])).toEqual({ seat: 1, does: 'throw', way: 1 });
    expect(strokeOf(key('Digit1', '!', true), [1])).toEqual({ seat: 1, does: 'call', way: 1 });
    expect(strokeOf(key('Digit1', '!', true), [1, 2])).toBeNull();
  });
});

describe('the tokens of pro', () => {
  it('are there until they are thrown, wherever they landed', () => {
    const moves = ['1:M:Ub3', '2:N:La1', '1:L:miss', '2:2:Ub1', '2:N:tray', '1:N:La1'];
    expect(kindsLeft(moves, 1, 1)).toEqual(['N', '2', 'C']);
    expect(kindsLeft(moves, 2, 1)).toEqual(['N', 'M', 'L', 'C']);
    expect(kindsLeft(moves, 1, 2)).toEqual(['N', '2', 'M', 'L', 'C']);
  });

  it('may be of one kind only', () => {
    expect(kindsLeft([], 1, 0)).toEqual(['N']);
    expect(kindsLeft(['1:N:La1'], 1, 5)).toEqual(['2', 'M', 'L', 'C']);
  });
});
