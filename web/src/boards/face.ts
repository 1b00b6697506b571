/** What the picture of a board is given. */

import type { Layout } from './layout';
import type { Piece } from './motion';

export interface FaceProps {
  layout: Layout;
  pieces: readonly Piece[];
  /** The cell of a piece that is in somebody's hand. */
  lifted: string | null;
  gone: (id: number) => void;
}
