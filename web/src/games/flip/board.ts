import type { GameBoard } from '../../boards/game_board';
import SmallBoard from './SmallBoard.svelte';
import WholeBoard from './WholeBoard.svelte';

/** Tokens are thrown onto two trays, which have a board of their own. */
export default { WholeBoard, SmallBoard } satisfies GameBoard;
