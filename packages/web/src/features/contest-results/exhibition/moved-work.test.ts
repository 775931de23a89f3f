import type { ExhibitedWork } from '@toasoan/contract/features/contest-results/award.ts';
import { expect, test } from 'vitest';
import { movedWork } from './moved-work.ts';

const list = (ids: string) => [...ids].map((id) => ({ id }) as ExhibitedWork);

test.each([
  ['one goes up', 'abcd', 'acbd', 'c', 'b'],
  ['one goes far up', 'abcd', 'dabc', 'd', 'a'],
  ['one goes down', 'abcd', 'bcad', 'a', 'd'],
  ['one becomes the last', 'abcd', 'bcda', 'a', null],
])('%s', (_title, before, after, id, beforeId) => {
  const moved = movedWork(list(before), list(after));
  expect([moved?.work.id, moved?.beforeId]).toEqual([id, beforeId]);
});

test('the same order moves nothing', () => {
  expect(movedWork(list('ab'), list('ab'))).toBeUndefined();
});
