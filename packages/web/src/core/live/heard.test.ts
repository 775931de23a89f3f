import { expect, test } from 'vitest';
import { createHeard } from './heard.ts';

test('a notice counts as new once', () => {
  const heard = createHeard();
  expect(['1', '2', '1', '2', '3'].map((id) => heard.isNew({ id }))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
});

test('only the latest ids are remembered', () => {
  const heard = createHeard(2);
  for (const id of ['1', '2', '3']) heard.isNew({ id });
  expect([heard.isNew({ id: '3' }), heard.isNew({ id: '2' }), heard.isNew({ id: '1' })]).toEqual([
    false,
    false,
    true,
  ]);
});

test('the cursor is stored as it came, and is empty at first', () => {
  const heard = createHeard();
  expect(heard.cursor()).toBe('');
  heard.standAt('9007199254740993');
  expect(heard.cursor()).toBe('9007199254740993');
});
