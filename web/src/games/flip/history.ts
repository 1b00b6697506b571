/** The whole past of a table, asked for page by page. */

import { ask } from '../../lib/api';
import type { Told } from './replay';

interface Page {
  events: Told[];
  more: boolean;
}

export async function wholeHistory(table: string): Promise<Told[]> {
  const events: Told[] = [];
  for (let more = true; more;) {
    const page = await ask<Page>(`/api/tables/${table}/history?since=${events.length}`);
    events.push(...page.events);
    more = page.more;
  }
  return events;
}
