import type { GameBoard } from '../../boards/game_board';
import { upright } from '../../boards/upright';
import { kindsWith } from '../../lib/games';
import Face from '../../boards/Upright.svelte';

/** Panels with printed discs stand at the sides where it takes five. */
export default {
  Face,
  layout: (game, options) =>
    upright(
      game,
      options.five === true,
      kindsWith(game, options).some(({ removes }) => removes),
    ),
} satisfies GameBoard;
