import { expect, test, vi } from 'vitest';
import { remembered } from './remembered.ts';

test('an answer, also an empty one, is found once for a text', () => {
  const find = vi.fn((text: string) => (text === 'a' ? undefined : text.length));
  const length = remembered(find);
  expect([length('a'), length('a'), length('bc'), length('bc')]).toEqual([undefined, undefined, 2, 2]);
  expect(find).toHaveBeenCalledTimes(2);
});

test('a long text is not kept, and of many short ones the first are forgotten', () => {
  const find = vi.fn((text: string) => text.length);
  const length = remembered(find);
  const long = 'x'.repeat(201);
  expect([length(long), length(long)]).toEqual([201, 201]);
  expect(find).toHaveBeenCalledTimes(2);
  for (let number = 0; number <= 1_000; number += 1) length(String(number));
  find.mockClear();
  length('0');
  length('1000');
  expect(find).toHaveBeenCalledExactlyOnceWith('0');
});
