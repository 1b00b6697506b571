/** What somebody wants to solve, as it stands in addresses: `?game=plus4&theme=row&strength=harder`. */

import type { Wish } from './asking';

export const STRENGTHS = ['easier', 'suits', 'harder'] as const;
export type StrengthWish = (typeof STRENGTHS)[number];
/** How far from one's own strength a puzzle is looked for. */
const AWAY: Record<StrengthWish, number> = { easier: -300, suits: 0, harder: 300 };

export interface Choice extends Wish {
  strength: StrengthWish;
}

export const ANY: Choice = { game: '', kind: '', theme: '', strength: 'suits' };

export function choiceFrom(query: string): Choice {
  const words = new URLSearchParams(query);
  const [game, kind, theme] = ['game', 'kind', 'theme'].map((name) => words.get(name) ?? '');
  const strength = STRENGTHS.find((one) => one === words.get('strength')) ?? 'suits';
  return { game: game!, kind: kind!, theme: theme!, strength };
}

/** The query of an address, with its question mark; '' where nothing is chosen. */
export function queryOf(choice: Choice): string {
  const chosen = Object.entries(choice).filter(([, value]) => value && value !== ANY.strength);
  return chosen.length ? `?${new URLSearchParams(chosen)}` : '';
}

/** About how hard a puzzle is wanted by somebody of this rating. */
export function near(rating: number, strength: StrengthWish): number {
  return Math.round(rating) + AWAY[strength];
}
