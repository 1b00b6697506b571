/** The pictures of the shelf as they were drawn when the page was built. */

export const pictures = new Map<string, string>();

/** Keep the pictures of a page that came with them. */
export function keepPictures(page: Element): void {
  for (const found of page.querySelectorAll<HTMLElement>('[data-picture]')) {
    pictures.set(found.dataset.picture!, found.innerHTML);
  }
}
