/** Boards and moves in words, for the ear: short, in the language of the page. */

import { colourOf } from '../lib/colours';
import { t } from '../lib/words.svelte';
import { namesColumns, ownerOf, place, type Cells } from './cells';
import { aimOf, CALL, DECLINE, LEAVES, kindOf, kindsIn, originOf, quiet } from './choosing';

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
  if (game === 'foursenses') return feltAs(content[0] === 'S' ? 'solid' : 'holed', content[1]!);
  const who = colourOf(game, ownerOf(content)).toLowerCase();
  return content === 'A' || content === 'B' ? t('board-bonus-of', { who }) : who;
}

/** A top as a hand feels it. */
export function feltAs(face: 'empty' | 'solid' | 'holed', height: number | string): string {
  return face === 'empty' ? t('board-empty') : t(`board-felt-${face}`, { height: Number(height) });
}

/** Where a cell is. */
export function whereIs(game: string, cell: string): string {
  if (cell.startsWith('x')) return t('board-exit', { column: cell.slice(1) });
  const { plate, column, row } = place(cell);
  if (game === 'puissance4' && (column === 0 || column === 8)) {
    return t(column === 0 ? 'board-panel-left' : 'board-panel-right', { row });
  }
  if (namesColumns(game)) return t('board-cell', { column, row });
  return plate ? t('board-cell-of', { plate, cell: cell.slice(1) }) : cell;
}

/** A cell with what lies in it, as a screen reader reads it. */
export function cellWords(game: string, cell: string, cells: Cells): string {
  if (cell.startsWith('x')) return whereIs(game, cell);
  return `${whereIs(game, cell)}${t('board-comma')}${whatIs(game, cells[cell] ?? '')}`;
}

/** A column from its bottom up, or from where pieces are pushed in. */
export function columnWords(game: string, column: number, cells: Cells): string {
  const names = Object.keys(cells).filter((cell) => place(cell).column === column);
  const inOrder = game === 'plus4' ? names : names.reverse();
  const found = inOrder.filter((cell) => cells[cell]).map((cell) => whatIs(game, cells[cell]!));
  const name = t('board-column', { column });
  if (found.length === 0) return t('board-line-empty', { line: name });
  const side = t(game === 'plus4' ? 'board-from-top' : 'board-from-bottom');
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
  return namesColumns(game) ? what : `${cell.slice(-2)} ${what}`;
}

/** The piece that a token plays. */
export function kindWords(game: string, kind: string): string {
  if (game === 'foursenses') return t(`board-kind-${kind.toLowerCase()}`);
  if (game === 'plus4') return t(kind === 'B' ? 'board-kind-bonus' : 'board-kind-piece');
  if (game === 'q4') return t('board-kind-marble');
  const names: Record<string, string> = {
    A: 'anvil',
    W: 'wall',
    D: 'double',
    B: 'breaker',
    x: 'pop',
  };
  return t(`board-kind-${names[kind] ?? 'disc'}`);
}

/** What a board was, before and after a token. */
export interface Moment {
  cells: Cells;
  toMove: number | null;
  hand: readonly number[];
  aims: Readonly<Record<string, string>>;
}

/** What a token did, in one sentence. */
export function moveWords(company: Company, token: string, before: Moment, after: Moment): string {
  const mover = subject(company, before.toMove ?? 1);
  if (token.includes('=')) return settledWords(company, token);
  if (token === CALL) return t('board-said-calls', mover);
  if (token === DECLINE) return t('board-said-declines', mover);
  const called = token.endsWith(CALL) ? ` ${t('board-said-calls', mover)}` : '';
  return plyWords(company.game, mover, quiet(token), before, after) + called;
}

/** What was agreed before the first move of a round, or that somebody has left it. */
function settledWords(company: Company, token: string): string {
  const [what, value = ''] = token.split('=');
  if (what === 'stake') return t('board-said-stake', { stake: value });
  const said = `${what}=` === LEAVES ? 'board-said-leaves' : 'board-said-starts';
  return t(said, subject(company, Number(value)));
}

type Subject = ReturnType<typeof subject>;

function plyWords(
  game: string,
  mover: Subject,
  token: string,
  before: Moment,
  after: Moment,
): string {
  const { who } = mover;
  if (game === 'q4') return marbleWords(who, token);
  const kind = kindOf(game, token);
  if (game === 'foursenses') {
    const cell = token.slice(-2);
    return t('board-said-place', { who, place: cell, what: whatIs(game, after.cells[cell] ?? '') });
  }
  const column = token.slice(-1);
  if (kind === 'x') return poppedWords(game, mover, column, before, after);
  if (game === 'plus4') return pushedWords(who, kind, column, before);
  return droppedWords(game, who, kind, column, before, after);
}

function marbleWords(who: string, token: string): string {
  const [from, to] = [originOf(token), aimOf('q4', token, {})];
  const where = whereIs('q4', to);
  if (!from) return t('board-said-marble', { who, where });
  return t('board-said-moves', { who, from: whereIs('q4', from), where });
}

function poppedWords(
  game: string,
  mover: Subject,
  column: string,
  before: Moment,
  after: Moment,
): string {
  if (game === 'top10' && before.toMove) {
    const held = (after.hand[before.toMove - 1] ?? 0) > 0;
    return t(held ? 'board-said-takes' : 'board-said-keeps', { ...mover, column });
  }
  const whose = whatIs(game, before.cells[`${column},1`] ?? '');
  return t('board-said-pops', { ...mover, column, whose });
}

function pushedWords(who: string, kind: string, column: string, before: Moment): string {
  const out = before.cells[`${column},1`] ?? '';
  const said = t(kind === 'B' ? 'board-said-bonus' : 'board-said-pushes', { who, column });
  return out ? `${said} ${t('board-said-falls-out', { what: whatIs('plus4', out) })}` : said;
}

function droppedWords(
  game: string,
  who: string,
  kind: string,
  column: string,
  before: Moment,
  after: Moment,
): string {
  const rows = Object.keys(after.cells).filter(
    (cell) => String(place(cell).column) === column && after.cells[cell],
  );
  const row = Math.max(0, ...rows.map((cell) => place(cell).row));
  if (kind === '') return t('board-said-drops', { who, column, row });
  const what = kindWords(game, kind).toLowerCase();
  const said = t('board-said-power', { who, what, column, row });
  const crushed = Object.keys(before.cells).filter(
    (cell) => String(place(cell).column) === column && before.cells[cell],
  ).length;
  return kind === 'A' && crushed ? `${said} ${t('board-said-crushes', { count: crushed })}` : said;
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
  const kind = namesColumns(game) ? kindOf(game, last) : last === CALL ? CALL : '';
  if (game === 'top10')
    return legal.some((token) => token.startsWith('x')) ? 'board-ask-again' : 'board-ask-back';
  const asks: Record<string, string> = {
    W: 'board-ask-wall',
    D: 'board-ask-double',
    B: 'board-ask-breaker',
    [CALL]: 'board-ask-on',
  };
  return asks[kind] ?? '';
}

/** How it ended. */
export function resultWords(
  company: Company,
  result: { winners: number[]; reason: string },
): string {
  const reason = t(`board-reason-${result.reason}`);
  if (result.winners.length === 0) return t('board-drawn', { reason });
  const who = result.winners.map((player) => whoIs(company, player)).join(t('board-and'));
  const you = company.you && result.winners.includes(company.you) ? 'yes' : 'no';
  return t(result.winners.length > 1 ? 'board-won-together' : 'board-won', { who, you, reason });
}

/** What may be played, piece by piece. */
export function legalWords(game: string, legal: readonly string[]): string {
  if (legal.length === 0) return t('board-legal-none');
  if (game === 'q4') return marblesLegal(legal);
  const plain = legal.filter((token) => !token.endsWith(CALL));
  const said = [
    ...kindsIn(game, plain),
    ...(plain.some((token) => token[0] === 'x') ? ['x'] : []),
  ].map((kind) => {
    const places = plain
      .filter((token) => token !== DECLINE && kindOf(game, token) === kind)
      .map((token) => token.slice(kind.length));
    return `${kindWords(game, kind)}${t('board-colon')}${places.join(', ')}.`;
  });
  if (legal.includes(DECLINE)) said.push(t('board-legal-decline'));
  if (legal.includes(CALL)) said.push(t('board-legal-call'));
  return said.join(' ');
}

function marblesLegal(legal: readonly string[]): string {
  const plain = legal.filter((token) => !token.endsWith(CALL));
  const sources = [...new Set(plain.map(originOf).filter(Boolean))];
  const said = sources.length
    ? t('board-legal-moves', { cells: sources.join(', ') })
    : t('board-legal-places', { count: plain.length });
  return legal.includes(CALL) ? `${said} ${t('board-legal-call')}` : said;
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
