/** Boards and moves in words, for the ear: short, in the language of the page. */

import { colourOf } from '../lib/colours';
import { gameOf, kindNamed, removingKind } from '../lib/games';
import { withinSentence } from '../lib/languages';
import { kindTitle } from '../lib/titles';
import { hasWords, listed, spoken, t } from '../lib/words.svelte';
import { contentOf, exitColumn, namesColumns, ownerOf, place, type Cells } from './cells';
import { CLAIM, DECLINE, kindOf, kindsIn, LEAVES, originOf, quiet, removes } from './choosing';
import { isHeavy, lowest } from './motion';
import type { Sign } from './props';
import { partsOf, type Parts } from './tokens';

/** A game, how its players are called where that is not by their colours, and who listens. */
export interface Company {
  game: string;
  names?: readonly string[];
  /** The player to whom it is said; nobody where several listen at one screen. */
  you?: number;
}

/** How a player is called in what is said about a game. */
export function whoIs({ game, names, you }: Company, player: number): string {
  if (player === you) return t('board-you');
  return names?.[player - 1] ?? colourOf(game, player);
}

/** The same, for sentences whose verb depends on it. */
export function subject(company: Company, player: number): { who: string; you: string } {
  return { who: whoIs(company, player), you: player === company.you ? 'yes' : 'no' };
}

/** What lies in a cell. */
export function whatIs(game: string, content: string): string {
  if (!content) return t('board-empty');
  const told = contentOf(game, content);
  const name = kindNamed(game, told?.kind ?? '')?.name ?? '';
  if (told && told.owner === 0) return feltAs(name, told.height);
  const who = colourOf(game, ownerOf(game, content)).toLowerCase();
  if (!told) return who;
  const words = hasWords(`board-${name}-of`) ? `board-${name}-of` : 'board-kind-of';
  return t(words, { who, kind: withinSentence(kindTitle(name), spoken()) });
}

/** A top as a hand feels it. */
export function feltAs(face: string, height: number): string {
  if (face === 'empty') return t('board-empty');
  const words = `board-felt-${face}`;
  return hasWords(words) ? t(words, { height }) : `${kindTitle(face)} ${height}`;
}

/** A sign on a cell. */
export function signWords({ colour, shape }: Sign): string {
  return t('board-sign', { colour, shape });
}

/** Where a cell is. */
export function whereIs(game: string, cell: string): string {
  const out = exitColumn(game, cell);
  if (out) return t('board-exit', { column: out });
  const { part, column, row, columnName } = place(game, cell);
  if (gameOf(game).board.panels.includes(columnName)) {
    return t(column === 0 ? 'board-panel-left' : 'board-panel-right', { row });
  }
  if (namesColumns(game)) return t('board-cell', { column: columnName, row });
  return part ? t('board-cell-of', { part, cell: cell.slice(part.length) }) : cell;
}

/** A cell with what lies in it, as a screen reader reads it. */
export function cellWords(game: string, cell: string, cells: Cells): string {
  if (exitColumn(game, cell)) return whereIs(game, cell);
  return `${whereIs(game, cell)}${t('board-comma')}${whatIs(game, cells[cell] ?? '')}`;
}

/** A column from its bottom up, or from where pieces are pushed in. */
export function columnWords(game: string, column: string, cells: Cells): string {
  const names = Object.keys(cells).filter((cell) => place(game, cell).columnName === column);
  const pushed = gameOf(game).gravity === 'push';
  const inOrder = pushed ? names : names.reverse();
  const found = inOrder.filter((cell) => cells[cell]).map((cell) => whatIs(game, cells[cell]!));
  const name = t('board-column', { column });
  if (found.length === 0) return t('board-line-empty', { line: name });
  const side = t(pushed ? 'board-from-top' : 'board-from-bottom');
  return t('board-column-read', { line: name, side, pieces: found.join(', ') });
}

/** A line of cells from its first to its last, the empty ones too; lettered cells by their names. */
export function cellsWords(
  game: string,
  line: string,
  names: readonly string[],
  cells: Cells,
): string {
  if (names.every((cell) => !cells[cell])) return t('board-line-empty', { line });
  return `${line}${t('board-colon')}${names.map((cell) => namedContent(game, cell, cells)).join(', ')}.`;
}

function namedContent(game: string, cell: string, cells: Cells): string {
  const what = whatIs(game, cells[cell] ?? '');
  return namesColumns(game) ? what : `${cell.slice(place(game, cell).part.length)} ${what}`;
}

/** The piece that a token plays. */
export function kindWords(game: string, kind: string): string {
  return kindTitle((kindNamed(game, kind) ?? gameOf(game).kinds[0]!).name);
}

/** What a board was, before and after a token. */
export interface Moment {
  cells: Cells;
  toMove: number | null;
  hand: readonly number[];
}

/** What a token did, in one sentence. */
export function moveWords(company: Company, token: string, before: Moment, after: Moment): string {
  const mover = subject(company, before.toMove ?? 1);
  if (token.includes('=')) return settledWords(company, token);
  if (token === CLAIM) return t('board-said-calls', mover);
  if (token === DECLINE) return t('board-said-declines', mover);
  const called = token.endsWith(CLAIM) ? ` ${t('board-said-calls', mover)}` : '';
  const plain = quiet(token);
  const { game } = company;
  const parts = partsOf(game, plain);
  return plyWords({ game, mover, token: plain, parts, before, after }) + called;
}

/** What was agreed before the first move of a round, or that somebody has left it. */
function settledWords(company: Company, token: string): string {
  const [what, value = ''] = token.split('=');
  if (what === 'stake') return t('board-said-stake', { stake: value });
  const said = `${what}=` === LEAVES ? 'board-said-leaves' : 'board-said-starts';
  return t(said, subject(company, Number(value)));
}

type Subject = ReturnType<typeof subject>;

/** A ply, and the boards around it. */
interface Ply {
  game: string;
  mover: Subject;
  token: string;
  parts: Parts;
  before: Moment;
  after: Moment;
}

function plyWords(ply: Ply): string {
  const { game, mover, token, parts, after } = ply;
  if (!parts.column && !parts.cell) return t('board-said-token', { ...mover, token });
  if (parts.cell && gameOf(game).shape === 'block') {
    const what = whatIs(game, after.cells[parts.cell] ?? '');
    return t('board-said-place', { ...mover, place: parts.cell, what });
  }
  if (parts.cell) return placedWords(ply);
  if (removes(game, token)) return poppedWords(ply);
  return gameOf(game).gravity === 'push' ? pushedWords(ply) : droppedWords(ply);
}

function placedWords({ game, mover, parts: { cell, origin, kind } }: Ply): string {
  const { who } = mover;
  const where = whereIs(game, cell);
  if (origin) return t('board-said-moves', { who, from: whereIs(game, origin), where });
  if (kind === gameOf(game).kinds[0]!.letter) return t('board-said-marble', { who, where });
  return t('board-said-kind', {
    who,
    where,
    what: withinSentence(kindWords(game, kind), spoken()),
  });
}

function poppedWords({ game, mover, parts: { column }, before, after }: Ply): string {
  if (keeps(game) && before.toMove) {
    const held = (after.hand[before.toMove - 1] ?? 0) > 0;
    return t(held ? 'board-said-takes' : 'board-said-keeps', { ...mover, column });
  }
  const whose = whatIs(game, before.cells[lowest(game, column)] ?? '');
  return t('board-said-pops', { ...mover, column, whose });
}

/** Whether discs that are taken out of a line are kept. */
function keeps(game: string): boolean {
  return gameOf(game).scores.some(({ what }) => what === 'kept');
}

function pushedWords({ game, mover: { who }, parts: { kind, column }, before }: Ply): string {
  const out = before.cells[lowest(game, column)] ?? '';
  const ordinary = kind === gameOf(game).kinds[0]!.letter;
  const said = ordinary
    ? t('board-said-pushes', { who, column })
    : t('board-said-pushes-kind', {
        who,
        column,
        what: withinSentence(kindWords(game, kind), spoken()),
      });
  return out ? `${said} ${t('board-said-falls-out', { what: whatIs(game, out) })}` : said;
}

function droppedWords(ply: Ply): string {
  const { game, mover, parts, before, after } = ply;
  const { who } = mover;
  const { kind, column } = parts;
  const filled = ({ cells }: Moment) =>
    Object.keys(cells).filter((cell) => place(game, cell).columnName === column && cells[cell]);
  const row = Math.max(0, ...filled(after).map((cell) => place(game, cell).row));
  if (kind === gameOf(game).kinds[0]!.letter) return t('board-said-drops', { who, column, row });
  const what = withinSentence(kindWords(game, kind), spoken());
  const said = t('board-said-power', { who, what, column, row });
  const count = isHeavy(game, kindNamed(game, kind)) ? filled(before).length : 0;
  return count ? `${said} ${t('board-said-crushes', { count })}` : said;
}

/** Whose turn it is, and what is asked for in the middle of one. */
export function turnWords(
  company: Company,
  state: {
    toMove: number | null;
    acting: boolean;
    midturn: boolean;
    last: string | null;
    legal: readonly string[];
  },
): string {
  if (!state.toMove) return '';
  const mover = subject(company, state.toMove);
  const asked = state.midturn ? askedFor(company.game, state.last ?? '', state.legal) : '';
  if (asked) return state.acting ? t(asked) : t('board-turn-goes-on', mover);
  return t(state.acting ? 'board-turn-yours' : 'board-turn', mover);
}

/** The second ply that is asked for, as an id of words; '' for none. */
export function askedFor(game: string, last: string, legal: readonly string[]): string {
  if (keeps(game))
    return legal.some((token) => removes(game, token)) ? 'board-ask-again' : 'board-ask-back';
  if (last === CLAIM) return 'board-ask-on';
  const asked = `board-ask-${kindNamed(game, kindOf(game, last))?.name ?? ''}`;
  return hasWords(asked) ? asked : '';
}

/** How it ended. */
export function resultWords(
  company: Company,
  result: { winners: number[]; reason: string },
): string {
  const reason = t(`board-reason-${result.reason}`);
  if (result.winners.length === 0) return t('board-drawn', { reason });
  const you = company.you && result.winners.includes(company.you) ? 'yes' : 'no';
  const first = (player: number) => Number(player === company.you);
  const inOrder = result.winners.toSorted((one, other) => first(other) - first(one));
  const who = listed(inOrder.map((player) => whoIs(company, player)));
  return t(result.winners.length > 1 ? 'board-won-together' : 'board-won', { who, you, reason });
}

/** What may be played, piece by piece. */
export function legalWords(game: string, legal: readonly string[]): string {
  if (legal.length === 0) return t('board-legal-none');
  const plain = legal.filter((token) => !token.endsWith(CLAIM));
  const kinds = [...kindsIn(game, plain), ...outKinds(game, plain)];
  const said =
    kinds.length > 1 || namesColumns(game)
      ? kinds.map((kind) => kindLegal(game, plain, kind))
      : [placesLegal(game, plain)];
  if (legal.includes(DECLINE)) said.push(t('board-legal-decline'));
  if (legal.includes(CLAIM)) said.push(t('board-legal-call'));
  return said.join(' ');
}

function outKinds(game: string, legal: readonly string[]): string[] {
  const letter = removingKind(game)?.letter;
  return letter !== undefined && legal.some((token) => removes(game, token)) ? [letter] : [];
}

function kindLegal(game: string, legal: readonly string[], kind: string): string {
  const places = legal
    .map((token) => partsOf(game, token))
    .filter((parts) => parts.kind === kind && (parts.column || parts.cell))
    .map(({ column, cell }) => column || cell);
  return `${kindWords(game, kind)}${t('board-colon')}${places.join(', ')}.`;
}

function placesLegal(game: string, legal: readonly string[]): string {
  const sources = [...new Set(legal.map((token) => originOf(game, token)).filter(Boolean))];
  const own = `board-legal-moves-${gameOf(game).kinds[0]!.name}`;
  return sources.length
    ? t(hasWords(own) ? own : 'board-legal-moves', { cells: sources.join(', ') })
    : t('board-legal-places', { count: legal.length });
}

/** What everybody has scored. */
export function scoreWords(company: Company, scores: readonly number[]): string {
  if (scores.length === 0) return t('board-score-none');
  const said = scores.map((score, at) => t('board-score', { who: whoIs(company, at + 1), score }));
  return said.join(' ');
}

/** How much time everybody has left. */
export function clockWords(company: Company, seconds: readonly number[]): string {
  if (seconds.length === 0) return t('board-clock-none');
  const said = seconds.map((left, at) =>
    t('board-clock', {
      who: whoIs(company, at + 1),
      minutes: Math.floor(left / 60),
      seconds: Math.floor(left % 60),
    }),
  );
  return said.join(' ');
}
