/** The name under which this browser keeps what belongs to the room of a site. */
export function roomName(base: string): string {
  return `quatuor ${new URL(base).pathname}`;
}
