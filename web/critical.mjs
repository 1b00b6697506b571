/** The part of the styles that a drawn piece of the page needs. */

import postcss from 'postcss';

const SCOPE = /\.(svelte-\w+)/g;
const ALWAYS = ['font-face', 'keyframes', 'property'];

/** Whether a selector can match in this HTML, judged by the component to which it belongs. */
function canMatch(selector, html) {
  return [...selector.matchAll(SCOPE)].every(([, scope]) => html.includes(scope));
}

/** The rules of a stylesheet that may apply to this HTML, in their order. */
export function stylesFor(html, css) {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (ALWAYS.some((name) => rule.parent.name?.endsWith(name))) return;
    const selectors = rule.selectors.filter((selector) => canMatch(selector, html));
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}

/** A stylesheet without its fonts, and the fonts: declared twice they would be swapped twice. */
export function withoutFonts(css) {
  const sheet = postcss.parse(css);
  const fonts = [];
  sheet.walkAtRules('font-face', (rule) => {
    fonts.push(rule.toString());
    rule.remove();
  });
  return { rest: sheet.toString(), fonts: fonts.join('') };
}
