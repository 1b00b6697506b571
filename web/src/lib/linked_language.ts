/** A link may carry a language: `?lang=de` chooses it as if by hand, and leaves the address. */

import { firstOf } from './languages';
import { go, place } from './router.svelte';
import { settings } from './settings.svelte';

/** Choose the language of the address by which somebody came. */
export function takeLinkedLanguage(): void {
  const asked = new URLSearchParams(place.query);
  const wanted = asked.get('lang');
  if (wanted === null) return;
  asked.delete('lang');
  const rest = asked.size ? `?${asked}` : '';
  go(place.path + rest + location.hash, { replace: true });
  settings.language = firstOf([wanted]) ?? settings.language;
}
