/** Addresses: every screen has one, `back` works, and a reload changes nothing. */

export const place = $state({ path: location.pathname, query: location.search });

function arrived(): void {
  place.path = location.pathname;
  place.query = location.search;
}

addEventListener('popstate', arrived);

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

export type Route =
  | { screen: 'shelf' | 'settings' | 'lobby' | 'lost' }
  | { screen: 'game'; game: string }
  | { screen: 'table'; table: string }
  | { screen: 'review'; table: string | null }
  | { screen: 'study' }
  | { screen: 'learn'; game: string | null; lesson: string | null };

/** Which screen a path means. */
export function routeOf(path: string): Route {
  const [first, second, third, ...more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (more.length || (third !== undefined && first !== 'learn')) return { screen: 'lost' };
  if (first === undefined) return { screen: 'shelf' };
  if (first === 'learn') return { screen: 'learn', game: second ?? null, lesson: third ?? null };
  if (first === 'review') return { screen: 'review', table: second ?? null };
  if (second === undefined) {
    const plain = ['settings', 'lobby', 'study'] as const;
    const found = plain.find((name) => name === first);
    return { screen: found ?? 'lost' } as Route;
  }
  if (first === 'game') return { screen: 'game', game: second };
  if (first === 'table') return { screen: 'table', table: second };
  return { screen: 'lost' };
}
