/** Names of any script inside words of ours: each keeps its own direction and leaves ours alone. */

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The text, isolated where it has letters that run from right to left. */
export function isolated(text: string): string {
  const apart = text.startsWith(FIRST_STRONG_ISOLATE) || !RIGHT_TO_LEFT.test(text);
  return apart ? text : FIRST_STRONG_ISOLATE + text + POP_ISOLATE;
}

/** Several names in a row. */
export function namesInRow(names: readonly string[]): string {
  return names.map(isolated).join(', ');
}
