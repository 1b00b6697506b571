/** A link of the drawn shelf that was followed before these scripts ran; `held_link.js` holds it. */

import { addresses } from '$carrier';
import { go } from './router.svelte';

/** The link that is held, if there is one. */
export function heldLink(): HTMLAnchorElement | null {
  return document.querySelector('a[aria-busy]');
}

/** Go where it leads, without asking the server for the page again. */
export function followHeld(link: HTMLAnchorElement): void {
  link.removeAttribute('aria-busy');
  go(addresses.leadsTo(link));
}
