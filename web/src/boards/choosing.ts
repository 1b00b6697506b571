/** From a touched cell to a token, and back: what the legal tokens offer, without knowing why. */

import { gameOf, removingKind } from '../lib/games';
import { columnAt, exitColumn, exitOf, namesColumns } from './cells';
import { namesPlace, partsOf, type Parts } from './tokens';

export interface Offered {
  game: string;
  legal: readonly string[];
}

export const DECLINE = '-';
export const CLAIM = '!';
/** With a player's number: that player has left the match, in which the others play on. */
export const LEAVES = 'leaves=';

/** The token without its announcement. */
export function quiet(token: string): string {
  return token.endsWith(CLAIM) ? token.slice(0, -1) : token;
}

/** Which piece a token plays: '' an ordinary one, otherwise the letter of its kind. */
export function kindOf(game: string, token: string): string {
  return partsOf(game, token).kind;
}

/** Whether a token takes a piece out. */
export function removes(game: string, token: string): boolean {
  const parts = partsOf(game, token);
  return namesPlace(parts) && parts.kind === removingKind(game)?.letter;
}

/** The pieces to choose from, the ordinary one first; what pops out has places of its own. */
export function kindsIn(game: string, legal: readonly string[]): string[] {
  const parts = legal.map((token) => partsOf(game, token)).filter(namesPlace);
  const found = new Set(parts.map(({ kind }) => kind));
  return gameOf(game)
    .kinds.filter((kind) => !kind.removes && found.has(kind.letter))
    .map(({ letter }) => letter);
}

/** The kinds of piece left in the shared stock, for hands that do not see what is legal. */
export function kindsLeft(game: string, hand: readonly number[]): string[] {
  return gameOf(game)
    .kinds.filter(({ stock }) => stock !== null && (hand[stock] ?? 0) > 0)
    .map(({ letter }) => letter);
}

/** The token that touching a cell plays with this piece in hand; null where it plays none. */
export function tokenAt(
  { game, legal }: Offered,
  kind: string,
  cell: string,
  from: string | null = null,
  call = false,
): string | null {
  const wanted = wantedAt({ game, legal }, kind, cell, from);
  if (wanted === null) return null;
  return call && legal.includes(wanted + CLAIM) ? wanted + CLAIM : wanted;
}

function wantedAt(
  offered: Offered,
  kind: string,
  cell: string,
  from: string | null,
): string | null {
  const { game } = offered;
  if (!namesColumns(game))
    return found(
      offered,
      (parts) =>
        parts.cell === cell && parts.origin === (from ?? '') && (from || parts.kind === kind),
    );
  const column = columnAt(game, cell);
  const inColumn = (wanted?: string) =>
    found(offered, (parts) => parts.column === column && parts.kind === wanted);
  const removing = removingKind(game)?.letter;
  if (exitColumn(game, cell)) return inColumn(removing);
  return inColumn(kind) ?? (kind === gameOf(game).kinds[0]!.letter ? inColumn(removing) : null);
}

function found({ game, legal }: Offered, fits: (parts: Parts) => unknown): string | null {
  const token = legal.find((one) => fits(partsOf(game, one)));
  return token === undefined ? null : quiet(token);
}

/** What Shift with a digit plays: it takes a piece out, or brings one of another kind. */
export function otherKind(game: string): string {
  return (removingKind(game) ?? gameOf(game).kinds[1])?.letter ?? '';
}

/** The token that a digit plays in a column: with this kind, or what alone can be done there. */
export function columnToken({ game, legal }: Offered, kind: string, column: string): string | null {
  const tokens = [`${kind}${column}`];
  if (kindsIn(game, legal).length === 0) tokens.push(exitOf(game, column));
  return tokens.find((token) => legal.includes(token)) ?? null;
}

/** Whether something can be picked up here to be put elsewhere. */
export function canLift({ game, legal }: Offered, cell: string): boolean {
  return legal.some((token) => originOf(game, token) === cell);
}

/** The cell that a token is about: where its piece comes to rest, or what it takes out. */
export function landingCell(
  game: string,
  token: string,
  landingCells: Readonly<Record<string, string>>,
): string {
  return partsOf(game, token).cell || (landingCells[quiet(token)] ?? '');
}

/** The cell from which a token takes a piece; '' if it comes out of the hand. */
export function originOf(game: string, token: string): string {
  return partsOf(game, token).origin;
}

/** What somebody typed as a legal token; null if it is none. Case and blanks do not matter. */
export function typed(legal: readonly string[], text: string): string | null {
  const bare = text.replace(/\s+/g, '').toLowerCase();
  return legal.find((token) => token.toLowerCase() === bare) ?? null;
}
