/** A friendly name for whoever has not chosen one: nobody is asked for a name before playing. */

import { settings } from './settings.svelte';
import { t } from './words.svelte';

export const ANIMALS = 12;

/** The chosen name, or else an animal's, which is kept. */
export function myName(): string {
  const chosen = settings.name.trim().replace(/\s+/g, ' ').slice(0, 24);
  if (!chosen) settings.name = t(`animal-${1 + Math.floor(Math.random() * ANIMALS)}`);
  return chosen || settings.name;
}
