import './games/themes';
import './theme/theme.css';
import './theme/base.css';
import { hydrate, mount } from 'svelte';
import App from './App.svelte';
import { addresses } from '$carrier';
import { loadGames } from './lib/games';
import { followHeld, heldLink } from './lib/held_link';
import { LANGUAGES } from './lib/languages';
import { takeLinkedLanguage } from './lib/linked_language';
import { keepShelf } from './lib/kept_shelf';
import { colourPieces } from './lib/piece_colours';
import { keepPictures } from './lib/pictures';
import { loadWords, t } from './lib/words.svelte';

const target = document.getElementById('app')!;
const sent = LANGUAGES.find((name) => name === document.documentElement.lang);
const drawn = target.firstElementChild && sent && addresses.here().path === '/';

/** While the server does not tell its games, a page that was drawn stays as it is. */
function unanswered(): void {
  if (!drawn) target.textContent = t('error-unreachable');
}

takeLinkedLanguage();
const words = loadWords(drawn ? sent : undefined);
await Promise.all([words, loadGames(() => void words.then(unanswered))]);
colourPieces();
const held = heldLink();
if (drawn) {
  keepPictures(target);
  hydrate(App, { target });
} else {
  target.replaceChildren();
  mount(App, { target });
}
document.documentElement.dataset.ready = '';
if (held) followHeld(held);
if (drawn) void keepShelf(new URL(import.meta.url)).catch(() => undefined);
