import { afterEach, expect, test, vi } from 'vitest';
import { wholeHistory } from './history';

afterEach(() => vi.unstubAllGlobals());

test('a past of several pages is asked for until there is no more', async () => {
  const past = [1, 2, 3, 4, 5].map((seq) => ({ event: 'Said', at: seq, seq }));
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const since = Number(new URL(path, 'http://room').searchParams.get('since'));
    const page = { events: past.slice(since, since + 2), more: since + 2 < past.length };
    return Promise.resolve(new Response(JSON.stringify(page)));
  });
  expect(await wholeHistory('a-table')).toEqual(past);
  expect(asked).toEqual([0, 2, 4].map((since) => `/api/tables/a-table/history?since=${since}`));
});
