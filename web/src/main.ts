import { mount } from 'svelte';
import App from './App.svelte';
import { loadWords } from './lib/words.svelte';
import './theme/theme.css';
import './theme/base.css';

await loadWords();
mount(App, { target: document.getElementById('app')! });
