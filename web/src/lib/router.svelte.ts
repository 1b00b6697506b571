/** Addresses: every screen has one, `back` works, and a reload changes nothing. */

const SHELF = { path: '/', query: '' };
export const place = $state(import.meta.env.SSR ? SHELF : whereWeAre());

function whereWeAre(): { path: string; query: string } {
  return { path: location.pathname, query: location.search };
}

function arrived(): void {
  Object.assign(place, whereWeAre());
}

if (!import.meta.env.SSR) addEventListener('popstate', arrived);

/** Go to another screen of ours; with `replace`, `back` does not return to this one. */
export function go(to: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  arrived();
  scrollTo(0, 0);
}

/** For `<a href onclick={link}>`: a plain click stays in the page, others do what they always do. */
export function link(event: MouseEvent): void {
  const anchor = event.currentTarget as HTMLAnchorElement;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!plain || event.defaultPrevented) return;
  event.preventDefault();
  go(anchor.pathname + anchor.search);
}
