import type { GameBoard } from '../../boards/game_board';
import { upright } from '../../boards/upright';
import Face from '../../boards/Upright.svelte';
import Kept from './Kept.svelte';

export default {
  Face,
  layout: (game) => upright(game, false, true),
  Below: Kept,
} satisfies GameBoard;
