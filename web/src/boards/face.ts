/** What the picture of a board is given. */

import type { Layout } from './layout';
import type { Piece } from './motion';

export interface FaceProps {
  layout: Layout;
  pieces: readonly Piece[];
  /** The cells of the lines that stand. */
  lined: readonly string[];
  /** What was played on this board, as far as it is known. */
  moves: readonly string[];
  /** The cell of a piece that is in somebody's hand. */
  lifted: string | null;
  /** The cell of a power disc that was just played, with its letter. */
  signs: Readonly<Record<string, string>>;
  gone: (id: number) => void;
}
