import { expect, test } from 'vitest';
import { linesOf } from './asking';

test('lines are told as soon as they are whole, however they come', async () => {
  const text = new TextEncoder().encode('{"a": 1}\n{"b": "é"}\n\n{"c": 3}');
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of text) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const lines: string[] = [];
  for await (const line of linesOf(stream)) lines.push(line);
  expect(lines).toEqual(['{"a": 1}', '{"b": "é"}', '{"c": 3}']);
});
