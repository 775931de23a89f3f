import { NOTIFICATION_KINDS } from '@toasoan/contract/features/notifications/notification-kinds.ts';
import { expect, test } from 'vitest';
import { GROUPS, KIND_GROUPS } from './kind-groups.ts';

test('every kind is in one group', () => {
  const grouped = GROUPS.flatMap((group) => [...KIND_GROUPS[group]]);
  expect(grouped.toSorted()).toEqual([...NOTIFICATION_KINDS].toSorted());
});
