/** Addresses: every screen has one, `back` works, and a reload changes nothing. */

import { addresses } from '$carrier';

const SHELF = { path: '/', query: '' };
export const place = $state(import.meta.env.SSR ? SHELF : addresses.here());

/** The address of a screen, for the `href` of a link. */
export const href = addresses.of;

function arrived(): void {
  Object.assign(place, addresses.here());
}

if (!import.meta.env.SSR) addEventListener('popstate', arrived);

/** Go to another screen of ours; with `replace`, `back` does not return to this one. */
export function go(to: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', href(to));
  else history.pushState(null, '', href(to));
  arrived();
  scrollTo(0, 0);
}

/** For `<a href onclick={link}>`: a plain click stays in the page, others do what they always do. */
export function link(event: MouseEvent): void {
  const anchor = event.currentTarget as HTMLAnchorElement;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!plain || event.defaultPrevented) return;
  event.preventDefault();
  go(addresses.leadsTo(anchor));
}
