/** Short sounds of wood and plastic, made on the spot; pitch and pan tell the column if wanted. */

import { settings } from './settings.svelte';

export type SoundName =
  | 'drop'
  | 'pop'
  | 'push'
  | 'place'
  | 'lift'
  | 'solid'
  | 'holed'
  | 'empty'
  | 'edge'
  | 'turn'
  | 'offer'
  | 'win'
  | 'loss'
  | 'draw'
  | 'wrong'
  | 'low-time';

/** Where a piece came to rest and whose it is; the sound tells it if the settings want that. */
export interface Where {
  column?: number;
  columns?: number;
  height?: number;
  owner?: number;
}

interface Note {
  frequency: number;
  /** Seconds after the start of the sound. */
  at?: number;
  length?: number;
  wave?: OscillatorType;
  volume?: number;
  /** How far the pitch falls, as a factor. */
  fall?: number;
}

const SOUNDS: Record<SoundName, Note[]> = {
  drop: [
    { frequency: 330, length: 0.09, fall: 0.6 },
    { frequency: 180, at: 0.07, length: 0.06, volume: 0.5 },
  ],
  pop: [{ frequency: 260, length: 0.08, fall: 1.9 }],
  push: [{ frequency: 150, length: 0.12, wave: 'triangle', fall: 0.8 }],
  place: [{ frequency: 520, length: 0.05, fall: 0.7 }],
  lift: [{ frequency: 420, length: 0.05, fall: 1.4 }],
  solid: [{ frequency: 200, length: 0.12, wave: 'triangle' }],
  holed: [{ frequency: 620, length: 0.16, wave: 'sine', fall: 0.9 }],
  empty: [{ frequency: 90, length: 0.06, volume: 0.5 }],
  edge: [{ frequency: 70, length: 0.05, wave: 'square', volume: 0.2 }],
  turn: [{ frequency: 660, length: 0.08, volume: 0.4 }],
  offer: [
    { frequency: 520, length: 0.1, volume: 0.5 },
    { frequency: 660, at: 0.1, length: 0.12, volume: 0.5 },
  ],
  win: [523, 659, 784, 1047].map((frequency, step) => ({
    frequency,
    at: step * 0.1,
    length: 0.22,
    volume: 0.6,
  })),
  loss: [392, 330, 392].map((frequency, step) => ({
    frequency,
    at: step * 0.14,
    length: 0.22,
    volume: 0.45,
  })),
  draw: [440, 440].map((frequency, step) => ({
    frequency,
    at: step * 0.16,
    length: 0.16,
    volume: 0.45,
  })),
  wrong: [{ frequency: 200, length: 0.16, volume: 0.4, fall: 0.7 }],
  'low-time': [{ frequency: 880, length: 0.05, volume: 0.3 }],
};
const OWNER_WAVE: readonly OscillatorType[] = ['triangle', 'sine', 'square', 'sawtooth'];

let context: AudioContext | null = null;

/** Play a sound; nothing happens while muted or before the person has touched the page. */
export function play(name: SoundName, where: Where = {}): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const told = settings.soundTellsPlace ? where : {};
  for (const note of SOUNDS[name]) ring(context, note, told, where.column ?? 1);
}

function ring(audio: AudioContext, note: Note, told: Where, column: number): void {
  const start = audio.currentTime + (note.at ?? 0);
  const end = start + (note.length ?? 0.1);
  const pitch = note.frequency * pitchOf(told, column);
  const source = audio.createOscillator();
  source.type = told.owner ? OWNER_WAVE[(told.owner - 1) % 4]! : (note.wave ?? 'triangle');
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(pitch * (note.fall ?? 1), end);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.22 * (note.volume ?? 1), start);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  const pan = audio.createStereoPanner();
  pan.pan.value = panOf(told);
  source.connect(gain).connect(pan).connect(audio.destination);
  source.start(start);
  source.stop(end);
}

function pitchOf(told: Where, column: number): number {
  const octave = 2 ** Math.max((told.height ?? 1) - 1, 0);
  const step = told.column === undefined ? (column - 1) * 0.15 : (column - 1) * 2;
  return octave * 2 ** (step / 12);
}

function panOf(told: Where): number {
  if (told.column === undefined || !told.columns || told.columns < 2) return 0;
  return ((told.column - 1) / (told.columns - 1)) * 1.6 - 0.8;
}

/** A short vibration where there is one; always a duplicate of sound and words. */
export function shake(pattern: number | number[]): void {
  if (settings.vibration && 'vibrate' in navigator) navigator.vibrate(pattern);
}
