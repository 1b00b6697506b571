/** A friendly name for whoever has not chosen one: nobody is asked for a name before playing. */

import { Problem } from './api';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

export const ANIMALS = 12;

/** The chosen name, or else an animal's, which is kept. */
export function myName(): string {
  const chosen = settings.name.trim().replace(/\s+/g, ' ').slice(0, 24);
  if (!chosen) settings.name = t(`animal-${1 + Math.floor(Math.random() * ANIMALS)}`);
  return chosen || settings.name;
}

const LONGEST = 24;
const ATTEMPTS = 9;

/** Come under this name or, where somebody has one that looks the same, as Fox 2, Fox 3 and so on. */
export async function comeAs<T>(name: string, come: (name: string) => Promise<T>): Promise<T> {
  let wanted = name;
  for (let number = 2; ; number += 1) {
    try {
      return await come(wanted);
    } catch (problem) {
      const taken = problem instanceof Problem && problem.code === 'name_taken';
      if (!taken || number > ATTEMPTS) throw problem;
      wanted = `${name.slice(0, LONGEST - 2)} ${number}`;
    }
  }
}
