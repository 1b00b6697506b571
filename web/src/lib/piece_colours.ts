/** The colours of pieces as descriptors name them, for games whose styles are not in the page. */

import { gameNames, gameOf } from './games';

/** The colours of the themes; see theme.css. */
const KNOWN = ['red', 'yellow', 'green', 'amber', 'blue'];

function rulesOf(game: string): string {
  const rules = gameOf(game).colours.flatMap((colour, at) =>
    KNOWN.includes(colour)
      ? ['', '-dark', '-ink'].map((shade) => `--p${at + 1}${shade}: var(--${colour}${shade});`)
      : [],
  );
  return `[data-game='${game}'] { ${rules.join(' ')} }`;
}

/** Let the pieces of every game have its colours. */
export function colourPieces(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(gameNames().map(rulesOf).join('\n'));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
