/** Arrow keys step through the moves wherever they mean nothing else. */

const ELSEWHERE = 'input, textarea, select, [role="grid"], [role="slider"], .board';

/** Where a key leads from this move; null for keys that lead nowhere. */
export function stepFor(event: KeyboardEvent, at: number, length: number): number | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if ((event.target as Element | null)?.closest?.(ELSEWHERE)) return null;
  const steps: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: length,
  };
  const to = steps[event.key];
  return to === undefined ? null : Math.max(0, Math.min(to, length));
}
