import { expect, test } from 'vitest';
import { readEvent } from './read-event.ts';

const NOTICE = { id: '81', projectId: '1', kind: 'post', thingId: '12', editingSession: null };

test('events of the contract are parsed', () => {
  expect(readEvent({ event: 'notice', data: JSON.stringify(NOTICE) })).toEqual({
    event: 'notice',
    data: NOTICE,
  });
  expect(readEvent({ event: 'again', data: '{}' })).toEqual({ event: 'again', data: {} });
});

test.each([
  ['an event of a later day', { event: 'weather', data: '{}' }],
  ['a kind of a later day', { event: 'notice', data: JSON.stringify({ ...NOTICE, kind: 'weather' }) }],
  ['no JSON', { event: 'notice', data: '{' }],
  ['a name every object has', { event: 'toString', data: '{}' }],
])('%s is passed over', (_, block) => {
  expect(readEvent(block)).toBeUndefined();
});
