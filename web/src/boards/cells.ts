/** Boards as the views write them, cell by cell. Cells are named as in the records:
 *
 *  puissance4, top10, plus4   "4,2"   column 4, row 2 from the bottom
 *  q4                         "2b3"   board 2, column b, row 3
 *  foursenses                 "b3"    column b, row 3
 */

/** What lies in each cell; '' in an empty one. */
export type Cells = Record<string, string>;

export const LETTERS = 'abcd';
const COLUMN_GAMES: readonly string[] = ['puissance4', 'top10', 'plus4'];

/** Whether the moves of a game name a column. */
export function namesColumns(game: string): boolean {
  return COLUMN_GAMES.includes(game);
}

/** The columns of an upright board; with printed panels at the sides it starts at 0. */
export function firstColumn(rows: readonly string[]): number {
  return (rows[0]?.length ?? 0) === 9 ? 0 : 1;
}

/** What lies where, from the top left. */
export function cellsOf(game: string, board: unknown): Cells {
  if (!Array.isArray(board)) return {};
  if (game === 'q4') {
    const parts = (board as string[][]).map((part, at) => lettered(part, String(at + 1)));
    return Object.assign({}, ...parts) as Cells;
  }
  return namesColumns(game) ? numbered(board as string[]) : lettered(board as string[], '');
}

function numbered(rows: readonly string[]): Cells {
  const first = firstColumn(rows);
  return gathered(rows, (at, row) => `${at + first},${row}`);
}

function lettered(rows: readonly string[], plate: string): Cells {
  return gathered(rows, (at, row) => `${plate}${LETTERS[at]}${row}`);
}

function gathered(rows: readonly string[], name: (at: number, row: number) => string): Cells {
  const cells: Cells = {};
  rows.forEach((text, depth) => {
    const contents = text.includes(' ') ? text.split(' ') : [...text];
    contents.forEach((content, at) => {
      cells[name(at, rows.length - depth)] = content === '.' || content === '--' ? '' : content;
    });
  });
  return cells;
}

/** Column and row of a cell as numbers, and the board it lies on ('' where there is only one). */
export function place(cell: string): { plate: string; column: number; row: number } {
  if (cell.includes(',')) {
    const [column, row] = cell.split(',').map(Number);
    return { plate: '', column: column!, row: row! };
  }
  const plate = cell.length === 3 ? cell[0]! : '';
  const [column, row] = cell.slice(-2);
  return { plate, column: LETTERS.indexOf(column!) + 1, row: Number(row) };
}

/** Whose piece a content is: bonus pieces are A and B; 0 for pieces that belong to nobody. */
export function ownerOf(content: string): number {
  if (content === 'A' || content === 'B') return content === 'A' ? 1 : 2;
  return /^[1-4]$/.test(content) ? Number(content) : 0;
}
