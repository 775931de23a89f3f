import { expect, test } from 'vitest';
import { countsOf, type RehearsedChange, takesAway, withoutRepeats } from './rehearsed.ts';

const NOTHING = { gained: [], lost: [] };
const change = (changes: Partial<RehearsedChange>): RehearsedChange => ({
  projectId: '1',
  name: 'Cổng thông tin Việt Nam',
  membership: 'kept',
  areas: NOTHING,
  permissions: NOTHING,
  ...changes,
});
const everywhere = (lost: string[]) => change({ projectId: '', permissions: { gained: [], lost } });

test('what is lost everywhere is not said again for each project', () => {
  const changes = [
    everywhere(['tag.edit']),
    change({ permissions: { gained: [], lost: ['tag.edit'] } }),
    change({ projectId: '2', permissions: { gained: [], lost: ['tag.edit', 'post.publish'] } }),
  ];
  const told = withoutRepeats(changes);
  expect(told.map(({ projectId }) => projectId)).toEqual(['', '2']);
  expect(told[1]?.permissions.lost).toEqual(['post.publish']);
  expect(countsOf(told)).toEqual({ gained: 0, lost: 2 });
});

test('a project that is left is told whole', () => {
  const left = change({ membership: 'lost', permissions: { gained: [], lost: ['tag.edit'] } });
  expect(withoutRepeats([everywhere(['tag.edit']), left])[1]).toEqual(left);
});

test('leaving a project takes something away, even where nothing could be done in it', () => {
  expect(takesAway([change({ membership: 'lost' })])).toBe(true);
  expect(takesAway([change({ membership: 'gained' })])).toBe(false);
  expect(takesAway([change({ permissions: { gained: [], lost: ['tag.edit'] } })])).toBe(true);
});
