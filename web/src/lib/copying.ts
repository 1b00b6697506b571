/** Text for the clipboard, also on pages that come over plain http, which are not given one. */

/** Put a text on the clipboard; false where the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyAsMarked(text);
  }
}

/** The way of old: text that is marked somewhere on the page. Whoever had the focus keeps it. */
function copyAsMarked(text: string): boolean {
  const held = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  held?.focus({ preventScroll: true });
  return done;
}
