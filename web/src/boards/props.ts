/** What a board is given: it draws this and offers these tokens, and knows no rules. */

import type { Options } from '../lib/api';
import type { Told } from '../lib/prompt';

/** What a hand feels at one place of a board that nobody sees. */
export interface Feeling {
  face: 'empty' | 'solid' | 'holed';
  height: number;
}

/** A value written on the board, for study. */
export interface Note {
  text: string;
  tone: 'win' | 'draw' | 'loss' | 'guess';
  /** The same in a few words, for the ear. */
  words: string;
}

/** A sign that somebody has put on a cell. */
export interface Sign {
  cell: string;
  colour: 'green' | 'red' | 'blue' | 'amber';
  shape: 'ring' | 'square' | 'triangle' | 'cross';
}

export interface BoardProps {
  game: string;
  options: Options;
  /** As the view gives it; null where nobody sees it. */
  board: unknown;
  last: string | null;
  moves: string[];
  /** Cells of the lines that stand, one list a line. */
  lines: string[][];
  /** The cell of a piece with a power that was just played, with the letter of its kind. */
  pieceSymbols?: Record<string, string>;
  /** Who controls each cell in which tokens are piled up, 0 for nobody. */
  control?: Record<string, number>;
  /** How the players are called; by their colours, unless the table knows better. */
  names?: string[];
  /** The player who listens; nobody where several play at one screen, or look on. */
  you?: number;
  /** Which round it is and who started it: with that, the server knows its earlier positions. */
  start?: { round: number; starter: number; absent: number[] };
  /** Whether this is how it was some moves ago. */
  earlier?: boolean;
  legal: string[];
  /** Where the piece of a token comes to rest, where the token does not say. */
  landingCells: Record<string, string>;
  toMove: number | null;
  hand: number[];
  powers: string[];
  players: number;
  acting: boolean;
  /** The players at this screen, where there are several: each announces for themselves. */
  own?: number[];
  /** Whether the turn goes on with another ply: a second disc, a disc to put back. */
  midturn?: boolean;
  /** What the rules ask for now, as an id of words. */
  prompt?: string;
  /** How the round or the match ended. */
  result?: { winners: number[]; reason: string } | null;
  scores?: number[];
  /** How many plies there were; counts on where `moves` are hidden. */
  plies?: number;
  /** Seconds left for each player, if somebody counts them. */
  clocks?: () => number[];
  notes?: Record<string, Note>;
  /** Cells that something beside the board speaks of now. */
  meant?: readonly string[];
  signs?: readonly Sign[];
  /** A picture on a card or in a lesson: no controls. */
  small?: boolean;
  /** Who says what happens: the board, unless the screen around it does. */
  silent?: boolean;
  /** Play this; what it gives back is waited for before the next move. */
  onplay?: (token: string) => unknown;
  /** Go back or forth by one move; the board does it by itself where nobody else does. */
  onstep?: (by: -1 | 1) => void;
  /** Told what to write above the board; where nobody listens the board writes it itself. */
  onprompt?: (told: Told) => void;
  onfeel?: (place: string) => Promise<Feeling>;
}
