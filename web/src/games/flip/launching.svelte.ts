/** The hand at one launcher: it moves while keys are held, and lets go when it is released. */

import { FIRST_AIM, within, type Aim, type Part } from './aim';
import { soundAim } from './tone';

/** What a held key changes in a second. */
const SPEED: Aim = { side: 0.9, turn: 0.7, tilt: 0.6, power: 0.65 };
/** Milliseconds that a hand needs between two throws. */
const HAND = 260;
const TONE = 90;

export class Hand {
  aim = $state<Aim>({ ...FIRST_AIM });
  kind = $state('N');
  /** Whether the spring is being pulled. */
  pulling = $state(false);
  resting = $state(false);
  readonly seat: number;
  private readonly moving = new Map<Part, number>();
  private frame = 0;
  private before = 0;
  private sounded = 0;
  private readonly release: (hand: Hand) => void;

  constructor(seat: number, release: (hand: Hand) => void) {
    this.seat = seat;
    this.release = release;
  }

  set(part: Part, value: number): void {
    this.take({ ...this.aim, [part]: within(part, value) });
  }

  /** Aim so, and let it be heard, but not at every step of the way. */
  take(aim: Aim): void {
    this.aim = aim;
    if (Date.now() - this.sounded < TONE) return;
    this.sounded = Date.now();
    soundAim(this.seat, this.aim);
  }

  /** A key of this part is held, or let go with 0, at the time of the event: not of a frame. */
  move(part: Part, way: number, time: number): void {
    if (this.moving.size > 0) this.step(time);
    else this.before = time;
    if (way) this.moving.set(part, way);
    else this.moving.delete(part);
    this.onward();
  }

  /** The power rises for as long as the spring is pulled. */
  pull(time: number): void {
    if (this.pulling || this.resting) return;
    this.pulling = true;
    this.aim = { ...this.aim, power: 0 };
    this.move('power', 1, time);
  }

  letGo(time: number): void {
    if (!this.pulling) return;
    this.pulling = false;
    this.move('power', 0, time);
    this.throwNow();
  }

  throwNow(): void {
    if (this.resting) return;
    this.resting = true;
    setTimeout(() => (this.resting = false), HAND);
    this.release(this);
  }

  /** Everything is let go without a throw: the page has lost the keyboard. */
  drop(): void {
    this.pulling = false;
    this.moving.clear();
  }

  /** As far as it is at a moment: an event may be older than the last frame. */
  private step(now: number): void {
    const seconds = (now - this.before) / 1000;
    this.before = now;
    for (const [part, way] of this.moving)
      this.set(part, this.aim[part] + way * SPEED[part] * seconds);
  }

  /** With every frame, as long as a key is held. */
  private onward(): void {
    cancelAnimationFrame(this.frame);
    if (this.moving.size === 0) return;
    this.frame = requestAnimationFrame((now) => {
      this.step(Math.max(now, this.before));
      this.onward();
    });
  }
}
