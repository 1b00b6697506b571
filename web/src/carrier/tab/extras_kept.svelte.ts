/** What some games need besides, kept for a time without a network.
 *
 * It is large, and most visits do without it. So it is fetched when such a game is opened, or else when
 * the room has had the line for itself for a while; until then the page says what is lacking.
 */

import { catalogue } from '../../lib/api';
import { gameTitle } from '../../lib/titles';
import { ask } from './files.svelte';

/** Milliseconds after which the line is free, unless whoever pays for it wants to save. */
const LATER = 30_000;
interface Line {
  saveData?: boolean;
}

/** The games that do not work yet without a network. */
export const lacking = $state<{ games: string[] }>({ games: [] });

/** Their titles, for a sentence; '' for none. */
export function lackingTitles(): string {
  return lacking.games.map(gameTitle).join(', ');
}

/** Keep after a while what is not kept yet, where anything is kept. */
export function keepExtras(): void {
  const { connection } = navigator as { connection?: Line };
  if (connection?.saveData) return;
  setTimeout(() => lacking.games.length && void askForExtras(true), LATER);
}

/** Ask the service worker whether everything is kept, or have it keep everything. */
export async function askForExtras(fetching = false): Promise<void> {
  const { games } = await catalogue();
  const needy = games.filter(({ thrown }) => thrown).map(({ name }) => name);
  lacking.games = (await ask('extras', fetching)) ? [] : needy;
}
