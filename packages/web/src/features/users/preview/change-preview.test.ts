import { expect, test } from 'vitest';
import { type ChangePreview, countsOf, takesAway, withoutRepeats } from './change-preview.ts';

const NOTHING = { gained: [], lost: [] };
const change = (changes: Partial<ChangePreview>): ChangePreview => ({
  projectId: '1',
  name: 'Cổng thông tin Việt Nam',
  membership: 'kept',
  areas: NOTHING,
  permissions: NOTHING,
  ...changes,
});
const everywhere = (lost: string[]) => change({ projectId: '', permissions: { gained: [], lost } });

test('a loss in every project is not repeated for each project', () => {
  const changes = [
    everywhere(['tag.edit']),
    change({ permissions: { gained: [], lost: ['tag.edit'] } }),
    change({ projectId: '2', permissions: { gained: [], lost: ['tag.edit', 'post.publish'] } }),
  ];
  const reported = withoutRepeats(changes);
  expect(reported.map(({ projectId }) => projectId)).toEqual(['', '2']);
  expect(reported[1]?.permissions.lost).toEqual(['post.publish']);
  expect(countsOf(reported)).toEqual({ gained: 0, lost: 2 });
});

test('a project that is left is listed whole', () => {
  const left = change({ membership: 'lost', permissions: { gained: [], lost: ['tag.edit'] } });
  expect(withoutRepeats([everywhere(['tag.edit']), left])[1]).toEqual(left);
});

test('leaving a project is a loss, even without rights in it', () => {
  expect(takesAway([change({ membership: 'lost' })])).toBe(true);
  expect(takesAway([change({ membership: 'gained' })])).toBe(false);
  expect(takesAway([change({ permissions: { gained: [], lost: ['tag.edit'] } })])).toBe(true);
});
