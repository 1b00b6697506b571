/** The shelf as HTML, drawn when the page is built: `draw.mjs` puts it into files. */

import { render } from 'svelte/server';
import App from './App.svelte';
import { loadBoard } from './boards/game_board';
import games from './demos/games.json';
import type { Catalogue } from './lib/api';
import { gameNames, keepGames } from './lib/games';
import { LANGUAGES, type Language } from './lib/languages';
import { pictures } from './lib/pictures';
import { loadWords } from './lib/words.svelte';
import LivePicture from './parts/LivePicture.svelte';

export { LANGUAGES };

/** Comments for scripts that take a drawn part over; pictures stay as they are drawn. */
const MARKS = /<!--.*?-->/g;

export interface Drawn {
  head: string;
  body: string;
}

/** The shelf in a language. */
export async function drawn(language: Language): Promise<Drawn> {
  keepGames(games as unknown as Catalogue);
  await loadWords(language);
  for (const game of gameNames()) {
    await loadBoard(game);
    const { body } = render(LivePicture, { props: { game, playing: false } });
    pictures.set(game, body.replaceAll(MARKS, ''));
  }

  return render(App);
}
