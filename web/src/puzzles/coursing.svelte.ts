/** A course: targets to be hit with a few tokens each; the stars are kept in this browser alone. */

import type { CourseSeen } from './asking';

const KEY = 'quatuor.courses';
type Stars = Record<string, number>;

/** The stars of every game, by target. */
function allKept(): Record<string, Stars> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Stars> | null;
    return found && typeof found === 'object' ? found : {};
  } catch {
    return {};
  }
}

/** The stars of one game; whatever else is there is left alone. */
export function starsKept(game: string): Stars {
  const found = allKept()[game];
  return Object.fromEntries(Object.entries(found ?? {}).filter(([, count]) => count > 0));
}

function keep(game: string, stars: Stars): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...allKept(), [game]: stars }));
  } catch {
    return;
  }
}

export class Coursing {
  readonly course: CourseSeen;
  /** The target that is aimed at, counted from 0. */
  at = $state(0);
  /** How many tokens have been thrown at it. */
  thrown = $state(0);
  state = $state<'open' | 'hit' | 'missed'>('open');
  /** The most stars that each target has ever brought. */
  stars = $state.raw<Stars>({});

  constructor(course: CourseSeen) {
    this.course = course;
    this.stars = starsKept(course.game);
    const undone = course.targets.findIndex(({ cell }) => !this.stars[cell]);
    this.at = Math.max(undone, 0);
  }

  get cell(): string {
    return this.course.targets[this.at]!.cell;
  }

  get left(): number {
    return this.course.tokens - this.thrown;
  }

  /** What a hit with the last token was worth: the more, the earlier it came. */
  get worth(): number {
    return this.left + 1;
  }

  get total(): number {
    return this.course.targets.reduce((sum, { cell }) => sum + (this.stars[cell] ?? 0), 0);
  }

  get most(): number {
    return this.course.targets.length * this.course.tokens;
  }

  get isLast(): boolean {
    return this.at === this.course.targets.length - 1;
  }

  /** A token has come to rest. */
  landed(place: string): void {
    this.thrown += 1;
    if (place !== this.cell) {
      if (this.left === 0) this.state = 'missed';
      return;
    }
    this.state = 'hit';
    this.stars = {
      ...this.stars,
      [this.cell]: Math.max(this.worth, this.stars[this.cell] ?? 0),
    };
    keep(this.course.game, this.stars);
  }

  /** Aim at this target, with all tokens. */
  go(at: number): void {
    [this.at, this.thrown, this.state] = [at, 0, 'open'];
  }
}
