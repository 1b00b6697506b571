/** One polite voice for screen readers: a sentence a move, never several. */

export const voice = $state({ polite: '', urgent: '' });
const NO_BREAK = '\u00a0';
let pending: string[] = [];

/** A sentence that is read even if it is the same as the last one. */
function again(text: string, before: string): string {
  return text === before ? text + NO_BREAK : text;
}

function speak(): void {
  voice.polite = again(pending.join(' '), voice.polite);
  pending = [];
}

/** Say something when the listener has finished with what is being read.
 *
 * What is said in one go (a move, then that it wins) is one message.
 */
export function announce(text: string): void {
  if (pending.length === 0) setTimeout(speak);
  pending.push(text);
}

/** Say something at once: a refusal, a lost connection. */
export function warn(text: string): void {
  voice.urgent = again(text, voice.urgent);
}
