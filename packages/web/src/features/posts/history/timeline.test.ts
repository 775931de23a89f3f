import type { ArticleVersion } from '@toasoan/contract/features/articles/history/article-version.ts';
import type { LoggedTransition } from '@toasoan/contract/features/posts/history/post-transition-log.ts';
import { expect, test } from 'vitest';
import { type TimelineDay, timelineOf, versionBefore } from '#web/features/articles/history/timeline.ts';

const version = (no: number, time: string, changes: Partial<ArticleVersion> = {}): ArticleVersion => ({
  no,
  kind: 'save',
  isPublic: false,
  time: `2026-11-20T${time}:00.000Z`,
  userId: '1',
  userName: 'Lan',
  changedFields: [],
  note: '',
  isSubstantive: false,
  ...changes,
});
const transition = (id: string, time: string): LoggedTransition => ({
  id,
  move: 'submit',
  from: 'DRAFT',
  to: 'SUBMITTED',
  userId: '1',
  userName: 'Lan',
  role: 'AUTHOR',
  reason: '',
  scheduleTime: null,
  assigneeName: '',
  dueTime: null,
  time: `2026-11-20T${time}:00.000Z`,
  version: 1,
});
const WHOLE = { hasOlderVersions: false, hasOlderTransitions: false };
const summary = (days: readonly TimelineDay<LoggedTransition>[]) =>
  days.map(({ day, entries }) => [
    day,
    ...entries.map((entry) =>
      entry.kind === 'step' ? entry.transition.move : entry.versions.map(({ no }) => no).join(' '),
    ),
  ]);

test('saves of one person without a long pause form one sitting', () => {
  const versions = [
    version(4, '09:50'),
    version(3, '09:10', { userId: '2' }),
    version(2, '09:00'),
    version(1, '08:40'),
  ];
  expect(summary(timelineOf({ versions, transitions: [], ...WHOLE }))).toEqual([
    ['20/11/2026', '4', '3', '2 1'],
  ]);
});

test('a transition appears between the saves before and after it', () => {
  const versions = [version(3, '09:02'), version(2, '09:00')];
  expect(summary(timelineOf({ versions, transitions: [transition('7', '09:01')], ...WHOLE }))).toEqual([
    ['20/11/2026', '3', 'submit', '2'],
  ]);
});

test('days follow the time zone of the newsroom, not of the machine', () => {
  const versions = [version(2, '17:30'), version(1, '16:30')];
  expect(summary(timelineOf({ versions, transitions: [], ...WHOLE })).map(([day]) => day)).toEqual([
    '21/11/2026',
    '20/11/2026',
  ]);
});

test('entries older than the oldest entry of an incomplete list are hidden', () => {
  const versions = [version(2, '09:00'), version(1, '08:00')];
  const transitions = [transition('9', '09:30'), transition('8', '08:30')];
  const loaded = { versions, transitions, hasOlderVersions: false, hasOlderTransitions: true };
  expect(summary(timelineOf(loaded))).toEqual([['20/11/2026', 'submit', '2', 'submit']]);
});

test('a save is compared with the one before, a public version with the previous public one', () => {
  const versions = [
    version(4, '09:03', { isPublic: true, kind: 'publish' }),
    version(3, '09:02'),
    version(2, '09:01', { isPublic: true, kind: 'publish' }),
    version(1, '09:00'),
  ];
  expect([4, 3, 2, 1].map((no) => versionBefore(versions, no)?.no)).toEqual([2, 2, 1, undefined]);
});
