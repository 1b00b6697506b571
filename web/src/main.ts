import { hydrate, mount } from 'svelte';
import App from './App.svelte';
import { keepPictures } from './lib/pictures';
import { LANGUAGES } from './lib/settings.svelte';
import { loadWords } from './lib/words.svelte';
import './theme/theme.css';
import './theme/base.css';

const target = document.getElementById('app')!;
const sent = LANGUAGES.find((name) => name === document.documentElement.lang);

if (target.firstElementChild && sent && location.pathname === '/') {
  keepPictures(target);
  await loadWords(sent);
  hydrate(App, { target });
} else {
  target.replaceChildren();
  await loadWords();
  mount(App, { target });
}
document.documentElement.dataset.ready = '';
