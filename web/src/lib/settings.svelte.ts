/** What a person has chosen about the page; remembered in this browser. */

export type Language = 'en' | 'fr';
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
  vibration: boolean;
}

export const LANGUAGES: readonly Language[] = ['en', 'fr'];
const KEY = 'quatuor.settings';
const PRESET: Settings = {
  name: '',
  level: 'easy',
  language: 'auto',
  theme: 'auto',
  colourBlind: false,
  motion: 'auto',
  sound: true,
  soundTellsPlace: false,
  blindHelp: false,
  vibration: true,
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
}

/** The language to speak: the chosen one, or else the browser's first one that we know. */
export function language(): Language {
  if (settings.language !== 'auto') return settings.language;
  const wanted = navigator.languages.map((name) => name.slice(0, 2));
  return wanted.find((name): name is Language => LANGUAGES.includes(name as Language)) ?? 'en';
}

const still = matchMedia('(prefers-reduced-motion: reduce)');
const darkness = matchMedia('(prefers-color-scheme: dark)');
const system = $state({ still: still.matches, dark: darkness.matches });
still.addEventListener('change', () => (system.still = still.matches));
darkness.addEventListener('change', () => (system.dark = darkness.matches));

/** Whether pieces should jump to their place instead of moving there. */
export function reducedMotion(): boolean {
  return settings.motion === 'auto' ? system.still : settings.motion === 'reduced';
}

/** The theme to draw in. */
export function theme(): 'light' | 'dark' | 'contrast' {
  return settings.theme === 'auto' ? (system.dark ? 'dark' : 'light') : settings.theme;
}
