/** Whoever plays with keys never loses their place: where what they pressed goes away, or may no
 * longer be pressed, the focus goes to the board instead of nowhere; before there is a board, to the
 * beginning of the page, and on to the board once there is one.
 */

const PRESSED = { subtree: true, childList: true, attributeFilter: ['disabled', 'inert'] };
const BOARD = '[data-board] [data-strip], [data-board] [tabindex="0"]';

function isLost(held: Element): boolean {
  return !held.isConnected || held.matches(':disabled') || held.closest('[inert]') !== null;
}

/** Go to the board in there; to the beginning of the page where there is none. */
function focusBoard(room: HTMLElement): void {
  const main = document.getElementById('main');
  (room.querySelector<HTMLElement>(BOARD) ?? main)?.focus({ preventScroll: true });
}

/** Go to the board in there as soon as there is one, unless somebody has gone elsewhere meanwhile. */
export function leadToBoard(room: HTMLElement): void {
  const watch = new MutationObserver(look);
  function look(): void {
    if (!room.querySelector(BOARD)) return;
    watch.disconnect();
    const nowhere = [document.body, document.getElementById('main')];
    if (nowhere.includes(document.activeElement as HTMLElement)) focusBoard(room);
  }
  watch.observe(room, { subtree: true, childList: true, attributeFilter: ['tabindex'] });
  look();
}

/** For `{@attach keepsFocus}` on what holds a board and everything around it. */
export function keepsFocus(room: HTMLElement): () => void {
  let held: HTMLElement | null = null;

  function holds(event: FocusEvent): void {
    held = event.target as HTMLElement;
  }

  function look(): void {
    if (!held || !isLost(held)) return;
    const main = document.getElementById('main');
    const nowhere = [document.body, held, main].includes(document.activeElement as HTMLElement);
    if (!nowhere) return;
    focusBoard(room);
  }

  room.addEventListener('focusin', holds);
  const watch = new MutationObserver(look);
  watch.observe(room, PRESSED);
  return () => {
    room.removeEventListener('focusin', holds);
    watch.disconnect();
  };
}
