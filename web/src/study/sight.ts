/** What takes the place of the board comes into sight: on a phone its button is far below. */

export function intoSight(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest' });
  element.querySelector<HTMLElement>('input, select, button')?.focus({ preventScroll: true });
}
