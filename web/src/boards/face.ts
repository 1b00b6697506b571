/** What the picture of a board is given. */

import type { Layout } from './layout';
import type { Piece } from './motion';

export interface FaceProps {
  game: string;
  layout: Layout;
  pieces: readonly Piece[];
  /** The cells of the lines that stand. */
  lined: readonly string[];
  /** What was played on this board, as far as it is known. */
  moves: readonly string[];
  /** The cell of a piece that is in somebody's hand. */
  lifted: string | null;
  /** The cell of a piece with a power that was just played, with the letter of its kind. */
  pieceSymbols: Readonly<Record<string, string>>;
  gone: (id: number) => void;
}

/** What a single piece is drawn by. */
export interface PieceProps {
  game: string;
  owner: number;
  /** The letter of its kind; the ordinary one unless told. */
  kind?: string;
  r: number;
  /** How high the place is on which it stands, where pieces stand on each other. */
  on?: number;
  /** Whether the middle of the whole piece is to be in the middle. */
  centred?: boolean;
}
