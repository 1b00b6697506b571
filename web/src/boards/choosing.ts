/** From a touched cell to a token, and back: what the legal tokens offer, without knowing why. */

import { namesColumns, place } from './cells';

export interface Offered {
  game: string;
  legal: readonly string[];
  aims: Readonly<Record<string, string>>;
}

export const DECLINE = '-';
export const CALL = '!';
/** With a player's number: that player has left the match, in which the others play on. */
export const LEAVES = 'leaves=';
const FOURSENSES_KINDS = ['S', 'H', 'DS', 'DH'] as const;

/** The token without its announcement. */
export function quiet(token: string): string {
  return token.endsWith(CALL) ? token.slice(0, -1) : token;
}

/** Which piece a token plays: '' an ordinary one, 'A' an anvil, 'DS' a double with its solid face. */
export function kindOf(game: string, token: string): string {
  const plain = quiet(token);
  if (namesColumns(game)) return plain.slice(0, -1);
  return game === 'foursenses' ? plain.slice(0, -2) : '';
}

/** The pieces to choose from, the ordinary one first; what pops out has places of its own. */
export function kindsIn(game: string, legal: readonly string[]): string[] {
  const found = new Set(
    legal.filter((token) => token !== DECLINE && token !== CALL).map((t) => kindOf(game, t)),
  );
  found.delete('x');
  const order = game === 'foursenses' ? FOURSENSES_KINDS : ['', 'A', 'W', 'D', 'B'];
  return order.filter((kind) => found.has(kind));
}

/** The kinds of piece left in the shared stock, for hands that do not see what is legal. */
export function kindsLeft(hand: readonly number[]): string[] {
  const [solid = 0, holed = 0, double = 0] = hand;
  return FOURSENSES_KINDS.filter((kind) => (kind === 'S' ? solid : kind === 'H' ? holed : double));
}

/** The token that touching a cell plays with this piece in hand; null where it plays none. */
export function tokenAt(
  { game, legal }: Offered,
  kind: string,
  cell: string,
  from: string | null = null,
  call = false,
): string | null {
  const wanted = wantedAt(game, legal, kind, cell, from);
  if (wanted === null) return null;
  return call && legal.includes(wanted + CALL) ? wanted + CALL : wanted;
}

function wantedAt(
  game: string,
  legal: readonly string[],
  kind: string,
  cell: string,
  from: string | null,
): string | null {
  if (cell.startsWith('x')) return found(legal, cell);
  if (!namesColumns(game)) return found(legal, from ? `${from}-${cell}` : kind + cell);
  const { column } = place(cell);
  return found(legal, kind + column) ?? (kind === '' ? found(legal, `x${column}`) : null);
}

function found(legal: readonly string[], token: string): string | null {
  return legal.includes(token) || legal.includes(token + CALL) ? token : null;
}

/** Whether something can be picked up here to be put elsewhere. */
export function canLift(legal: readonly string[], cell: string): boolean {
  return legal.some((token) => token.startsWith(`${cell}-`));
}

/** The cell that a token is about: where its piece comes to rest, or what it takes out. */
export function aimOf(game: string, token: string, aims: Readonly<Record<string, string>>): string {
  const plain = quiet(token);
  if (namesColumns(game)) return aims[plain] ?? '';
  if (game === 'foursenses') return plain.slice(-2);
  return plain.slice(plain.indexOf('-') + 1);
}

/** The cell from which a token takes a piece; '' if it comes out of the hand. */
export function originOf(token: string): string {
  const at = token.indexOf('-');
  return at > 0 ? token.slice(0, at) : '';
}

/** What somebody typed as a legal token; null if it is none. Case and blanks do not matter. */
export function typed(legal: readonly string[], text: string): string | null {
  const bare = text.replace(/\s+/g, '').toLowerCase();
  return legal.find((token) => token.toLowerCase() === bare) ?? null;
}
