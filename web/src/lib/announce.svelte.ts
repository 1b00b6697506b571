/** One polite voice for screen readers: a sentence a move, never several. */

export const voice = $state({ polite: '', urgent: '' });
const NO_BREAK = '\u00a0';

/** A sentence that is read even if it is the same as the last one. */
function again(text: string, before: string): string {
  return text === before ? text + NO_BREAK : text;
}

/** Say something when the listener has finished with what is being read. */
export function say(text: string): void {
  voice.polite = again(text, voice.polite);
}

/** Say something at once: a refusal, a lost connection. */
export function warn(text: string): void {
  voice.urgent = again(text, voice.urgent);
}
