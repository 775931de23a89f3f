import { expect, test } from 'vitest';
import { inParts } from './in-parts.ts';

test('450 files are sent in three calls and reported as one', async () => {
  const sent: number[] = [];
  const ids = Array.from({ length: 450 }, (_, index) => String(index));
  const result = await inParts(ids, async (part) => {
    sent.push(part.length);
    const results = part.map((id) => ({ id, ok: id !== '7' }));
    return { done: results.filter(({ ok }) => ok).length, total: part.length, results };
  });
  expect(sent).toEqual([200, 200, 50]);
  expect(result).toMatchObject({ done: 449, total: 450 });
  expect(result.results).toHaveLength(450);
});
