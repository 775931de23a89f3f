import type { ArticleActor } from '@toasoan/contract/features/articles/article-actor.ts';
import type { JoinedSlot, SlotState } from '@toasoan/contract/features/events/coverage/coverage.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { anEventsRoom, inDays } from '../test-support/an-events-room.ts';
import { type CoverageJoin, listSlots, readBoard } from './coverage-board-view.ts';

const server = await startTestServer();
const room = await anEventsRoom(server);
const actor: ArticleActor = {
  userId: room.admin.userId,
  permissions: ['event.view', 'event.editAny'],
  allowSelfApprove: false,
  workflowMode: 'THREE_STEP',
};

const joinOf = (slot: JoinedSlot, states: readonly (readonly [Event, SlotState])[]): CoverageJoin => ({
  slot,
  find: async (_db, _projectId, ids) =>
    new Map(states.flatMap(([{ id }, state]) => (ids.includes(id) ? [[id, state] as const] : []))),
});

test('two registered joins both appear, in slots, on the board and as gaps, and none covers the other', async () => {
  const soon = { startTime: inDays(1, 8), endTime: inDays(1, 9) };
  const [one, other] = [await room.published(soon), await room.published(soon)];
  const joins = [
    joinOf('TRANSLATION', [
      [one, 'OPEN'],
      [other, 'DONE'],
    ]),
    joinOf('MENU', [[one, 'ASSIGNED']]),
    joinOf('MENU', [
      [one, 'OPEN'],
      [other, 'DONE'],
    ]),
    joinOf('MENU', [[one, 'DONE']]),
  ];
  const ids = [one.id, other.id];
  const slots = await listSlots(server.db, room.projectId, actor, { ids, dates: [], joins });
  const joined = Object.fromEntries(
    slots.map(({ eventId, slots: { TRANSLATION, MENU } }) => [eventId, [TRANSLATION, MENU]]),
  );
  expect(joined).toEqual({ [one.id]: ['OPEN', 'OPEN'], [other.id]: ['DONE', 'DONE'] });
  const { items } = await readBoard(server.db, room.projectId, actor, { hours: 72, now: new Date(), joins });
  expect(items.map(({ eventId, gaps }) => [eventId, gaps])).toEqual([
    [one.id, ['NOBODY', 'NO_PHOTO', 'NO_TRANSLATION', 'NO_MENU']],
    [other.id, ['NOBODY', 'NO_PHOTO']],
  ]);
});
