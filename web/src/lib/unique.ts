/** A name that nobody else gives to anything.
 *
 * `crypto.randomUUID` would do, but browsers keep it from pages that come over plain http: those of
 * a room at home, opened by its address in the network.
 */
export function nameForOnce(): string {
  const chance = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(chance, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
