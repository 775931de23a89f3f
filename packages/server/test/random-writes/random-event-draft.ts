import type { EventDraft } from '@toasoan/contract/features/events/event.ts';
import type { Recurrence } from '@toasoan/contract/features/events/event-details.ts';
import { DAY, inDays } from '#server/features/events/test-support/an-events-room.ts';
import type { BusyNewsroom } from './a-busy-newsroom.ts';
import type { Choices } from './random-draft.ts';

const HOUR_MS = 3_600_000;
const FIRST_DAY = 3;
const DAYS = 60;
const RULES: readonly Recurrence[] = [
  { kind: 'NONE', rule: '' },
  { kind: 'NONE', rule: '' },
  { kind: 'CUSTOM', rule: 'FREQ=WEEKLY;COUNT=6' },
  { kind: 'CUSTOM', rule: 'FREQ=WEEKLY;BYDAY=SU;COUNT=8' },
  { kind: 'CUSTOM', rule: 'FREQ=MONTHLY;COUNT=5' },
  { kind: 'YEARLY_SOLAR', rule: '' },
  { kind: 'YEARLY_LUNAR', rule: '' },
];

function laterBy(time: string, ms: number): string {
  return new Date(Date.parse(time) + ms).toISOString();
}

export function randomStart(choices: Choices): string {
  return inDays(FIRST_DAY + choices.upTo(DAYS), 6 + choices.upTo(14));
}

/** Fields with which an event can be published. */
export function finishedEvent(newsroom: BusyNewsroom, choices: Choices): EventDraft {
  const startTime = randomStart(choices);
  return {
    title: `Lễ hội ${choices.words(3 + choices.upTo(4))}`,
    excerpt: `Dẫn ${choices.words(8)}.`,
    startTime,
    endTime: choices.chance(0.2) ? null : laterBy(startTime, (1 + choices.upTo(4)) * HOUR_MS),
    allDay: choices.chance(0.15),
    recurrence: choices.one(RULES),
    registerDeadline: choices.chance(0.3) ? laterBy(startTime, -DAY) : null,
    programme: choices.chance(0.4) ? programme(choices, startTime) : [],
    placeName: `Đình ${choices.words(2)}`,
    provinceCode: '01',
    organizerText: `Ban ${choices.words(2)}`,
    categoryIds: choices.some(newsroom.categoryIds, 2),
    tagIds: choices.some(newsroom.tagIds, 3),
    cover: { mediaId: choices.one(newsroom.mediaIds), caption: '', alt: 'Rước kiệu' },
  };
}

function programme(choices: Choices, startTime: string): NonNullable<EventDraft['programme']> {
  return Array.from({ length: 1 + choices.upTo(3) }, (_, index) => ({
    id: `muc-${index}-${choices.upTo(1_000)}`,
    time: laterBy(startTime, index * HOUR_MS),
    title: `Mục ${choices.words(2)}`,
    text: '',
    placeName: '',
  }));
}

type Field = (newsroom: BusyNewsroom, choices: Choices) => EventDraft;

const FIELDS: readonly Field[] = [
  (_, choices) => ({ title: choices.chance(0.1) ? '' : `Lễ hội ${choices.words(4)}` }),
  (_, choices) => ({ slug: `le-hoi-${choices.upTo(30)}` }),
  (_, choices) => ({ excerpt: `Dẫn ${choices.words(8)}.` }),
  (_, choices) => ({ placeName: `Sân ${choices.words(2)}` }),
  (_, choices) => ({ placeName: `Chùa ${choices.words(2)}`, address: `Số ${choices.upTo(90)}` }),
  (_, choices) => ({ performerText: choices.words(4), internalNote: choices.words(5) }),
  (_, choices) => ({ recurrence: choices.one(RULES) }),
  (_, choices) => ({ startTime: randomStart(choices), endTime: null }),
  (_, choices) => ({ programme: programme(choices, randomStart(choices)) }),
  (_, choices) => ({ keywords: choices.some(['hội', 'chợ', 'đình', 'rước'], 3) }),
  (newsroom, choices) => ({ categoryIds: choices.some(newsroom.categoryIds, 3) }),
  (newsroom, choices) => ({ tagIds: choices.some(newsroom.tagIds, 4) }),
  (newsroom, choices) => ({
    cover: choices.chance(0.3) ? null : { mediaId: choices.one(newsroom.mediaIds), caption: 'Bìa', alt: '' },
  }),
];

/** One to three fields. */
export function randomEventChange(newsroom: BusyNewsroom, choices: Choices): EventDraft {
  const fields = Array.from({ length: 1 + choices.upTo(3) }, () => choices.one(FIELDS));
  return Object.assign({}, ...fields.map((field) => field(newsroom, choices)));
}
