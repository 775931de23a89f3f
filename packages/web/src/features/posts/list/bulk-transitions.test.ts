import { describe, expect, it } from 'vitest';
import { aPostRow, aTransition } from '../test-support/a-post.ts';
import { bulkTransitionsOf, rowAfter, withSkipped } from './bulk-transitions.ts';

const submit = aTransition('submit', 'SUBMITTED');
const barred = aTransition('publish', 'PUBLISHED', {
  unmet: [{ code: 'OWN_POST', message: 'Cần người khác duyệt.' }],
});
const TRANSITIONS = {
  '1': [submit],
  '2': [submit, barred],
  '3': [aTransition('publish', 'PUBLISHED'), aTransition('takeDown', 'TAKEN_DOWN', { needsCase: true })],
} as const;
const rows = ['1', '2', '3'].map((id) => aPostRow({ id }));
const offered = bulkTransitionsOf(rows, ({ id }) => TRANSITIONS[id as keyof typeof TRANSITIONS]);

describe('transitions of many posts', () => {
  it('are those that fit at least one post, each with the posts it fits', () => {
    expect(offered.map(({ transition, fits }) => [transition.name, fits.map(({ id }) => id)])).toEqual([
      ['submit', ['1', '2']],
      ['publish', ['3']],
    ]);
  });

  it('name the rule for each post that they skip', () => {
    const [first, second] = offered.map(({ skipped }) => skipped);
    expect(first).toMatchObject([{ id: '3', ok: false, message: expect.stringContaining('không cho phép') }]);
    expect(second).toMatchObject([
      { id: '1', ok: false },
      { id: '2', ok: false, message: 'Cần người khác duyệt.' },
    ]);
  });

  it('count the skipped posts in the answer', () => {
    const sent = { done: 1, total: 1, results: [{ id: '3', ok: true }] };
    const answer = withSkipped(sent, offered[1]?.skipped ?? []);
    expect([answer.done, answer.total, answer.results.length]).toEqual([1, 3, 3]);
  });

  it('leave the fields from which the rules derive the way back', () => {
    const me = { userId: '3', name: 'Hà' };
    const trashed = rowAfter(aPostRow(), aTransition('trash', 'TRASHED'), me);
    expect(trashed).toMatchObject({ state: 'TRASHED', stateBeforeTrash: 'DRAFT', assignee: null });
    expect(rowAfter(trashed, aTransition('restore', 'DRAFT'), me)).toMatchObject({
      state: 'DRAFT',
      stateBeforeTrash: null,
    });
    const taken = rowAfter(aPostRow({ state: 'SUBMITTED' }), aTransition('pickUp', 'EDITING'), me);
    expect(taken).toMatchObject({ state: 'EDITING', assignee: me });
  });
});
