import type { EventBulk } from '@toasoan/contract/features/events/event.ts';
import { EVENT_VERBS, type EventVerbRequest } from '@toasoan/contract/features/events/verbs/verb-request.ts';
import type { BusyNewsroom } from './a-busy-newsroom.ts';
import type { Choices } from './random-draft.ts';
import { randomStart } from './random-event-draft.ts';

const REASON = 'Cần kiểm tra lại thông tin sự kiện.';

interface Planned {
  readonly version: number;
  readonly isSeries: boolean;
  readonly days: readonly string[];
}

/** A change of plan; one of a day that is not there, or of a series that is none, now and then. */
export function randomVerb(
  choices: Choices,
  { version, isSeries, days }: Planned,
): Exclude<EventVerbRequest, { verb: 'takeBack' }> {
  const verbs = EVENT_VERBS.filter((verb) => verb !== 'takeBack');
  const verb = choices.one([...verbs, 'reschedule', 'reschedule', 'postpone'] as const);
  const note = `Đổi lịch: ${choices.words(4)}`;
  const namesDay = isSeries !== choices.chance(0.05) && days.length > 0;
  const shared = {
    version,
    note,
    notifies: choices.chance(0.5),
    ...(namesDay && {
      scope: choices.one(['THIS', 'THIS', 'FOLLOWING', 'ALL'] as const),
      day: choices.one(days),
    }),
  };
  if (verb === 'reschedule') return { verb, ...shared, startTime: randomStart(choices) };
  if (verb === 'moveOnline') return { verb, ...shared, onlineUrl: `https://vi-du.vn/xem-${choices.upTo(9)}` };
  return { verb, ...shared };
}

interface Events {
  readonly ids: string[];
  readonly isTrashed: boolean;
}

export function randomEventBulk(
  { categoryIds, tagIds }: BusyNewsroom,
  choices: Choices,
  { ids, isTrashed }: Events,
): EventBulk {
  if (isTrashed) return { action: 'restore', ids };
  return choices.one<EventBulk>([
    { action: 'setCategory', ids, categoryId: choices.one(categoryIds) },
    { action: 'addTags', ids, tagIds: [choices.one(tagIds), choices.one(tagIds)] },
    { action: 'removeTags', ids, tagIds: [choices.one(tagIds)] },
    {
      action: 'move',
      ids,
      to: choices.one(['PUBLISHED', 'UNPUBLISHED', 'TRASHED'] as const),
      reason: REASON,
    },
  ]);
}
