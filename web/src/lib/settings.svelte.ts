/** What a person has chosen about the page; remembered in this browser. */

import { firstOf, USUAL, type Language } from './languages';
import { forgetShelf } from './kept_shelf';

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';
export type Choice<T> = T | 'auto';

export interface Settings {
  /** Under which name this person plays; empty until one is chosen. */
  name: string;
  /** The computer's level that was chosen last. */
  level: string;
  language: Choice<Language>;
  theme: Theme;
  /** Pieces in colours that everybody tells apart. */
  colourBlind: boolean;
  motion: Choice<'full' | 'reduced'>;
  sound: boolean;
  /** Sound that tells where a piece came to rest and whose it is. */
  soundTellsPlace: boolean;
  /** The board as text, typed moves and every announcement written out. */
  blindHelp: boolean;
  /** Announcements leave out whose turn it is when it passes on as usual. */
  terse: boolean;
  vibration: boolean;
  /** Study is searched on this device, where the server offers that. */
  ownDevice: boolean;
}

const KEY = 'quatuor.settings';
/** Tells the server in which language to send the shelf. */
const LANGUAGE_COOKIE = 'quatuor-language';
const YEAR = 365 * 24 * 60 * 60;
const PRESET: Settings = {
  name: '',
  level: 'first',
  language: 'auto',
  theme: 'auto',
  colourBlind: false,
  motion: 'auto',
  sound: true,
  soundTellsPlace: false,
  blindHelp: false,
  terse: false,
  vibration: true,
  ownDevice: false,
};

function remembered(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...PRESET, ...(typeof kept === 'object' ? kept : {}) };
  } catch {
    return { ...PRESET };
  }
}

export const settings: Settings = $state(remembered());

/** Keep the settings from now on; call once, inside a component. */
export function keepSettings(): void {
  $effect(() => {
    const kept = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, kept);
    } catch {
      return;
    }
  });
  $effect(() => {
    const chosen = settings.language !== 'auto';
    const age = chosen ? YEAR : 0;
    const value = chosen ? settings.language : '';
    document.cookie = `${LANGUAGE_COOKIE}=${value}; path=/; max-age=${age}; samesite=lax`;
    if (document.documentElement.lang !== language()) forgetShelf();
  });
}

/** The language to speak: the chosen one, or else the browser's first one that we know. */
export function language(): Language {
  const chosen = settings.language === 'auto' ? [] : [settings.language];
  return firstOf([...chosen, ...navigator.languages]) ?? USUAL;
}

const system = $state({ still: false, dark: false });

/** Keep to what the system prefers, from now on. */
function follow(preference: keyof typeof system, query: string): void {
  const found = matchMedia(query);
  const read = () => (system[preference] = found.matches);
  found.addEventListener('change', read);
  read();
}

if (!import.meta.env.SSR) {
  follow('still', '(prefers-reduced-motion: reduce)');
  follow('dark', '(prefers-color-scheme: dark)');
}

/** Whether pieces should jump to their place instead of moving there. */
export function reducedMotion(): boolean {
  return settings.motion === 'auto' ? system.still : settings.motion === 'reduced';
}

/** The theme to draw in. */
export function theme(): 'light' | 'dark' | 'contrast' {
  return settings.theme === 'auto' ? (system.dark ? 'dark' : 'light') : settings.theme;
}
