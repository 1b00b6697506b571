/** Aiming by ear: left and right by pan, near and far by pitch, the upper tray an octave higher. */

import { settings } from '../../lib/settings.svelte';
import { touches, type Aim } from './aim';
import { PITCH } from './box';

let context: AudioContext | null = null;

export interface Tone {
  frequency: number;
  pan: number;
}

/** What an aim sounds like to the thrower; a low hum where it touches no tray. */
export function toneOf(seat: number, aim: Aim): Tone {
  const spot = touches(seat, aim);
  if (!spot) return { frequency: 82, pan: 0 };
  const way = seat === 1 ? 1 : -1;
  const far = (way * spot.point.y) / (2 * PITCH);
  const octave = spot.tray === 'U' ? 1 : 0;
  return {
    frequency: 220 * 2 ** (octave + (far + 1) / 2),
    pan: Math.min(Math.max((way * spot.point.x) / (2 * PITCH), -1), 1),
  };
}

/** Let the aim be heard, if sounds are to tell places. */
export function soundAim(seat: number, aim: Aim): void {
  if (!settings.sound || !settings.soundTellsPlace || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const { frequency, pan } = toneOf(seat, aim);
  const source = context.createOscillator();
  const gain = context.createGain();
  const side = context.createStereoPanner();
  const now = context.currentTime;
  source.frequency.value = frequency;
  side.pan.value = pan;
  gain.gain.setValueAtTime(0.12, now);
  gain.gain.exponentialRampToValueAtTime(0.001, now + 0.12);
  source.connect(gain).connect(side).connect(context.destination);
  source.start(now);
  source.stop(now + 0.13);
}
