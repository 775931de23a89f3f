import type { EventDetails } from '@toasoan/contract/features/events/event-details.ts';
import {
  ATTENDANCE_TEXTS,
  EVENT_TYPE_TEXTS,
  HOST_PART_TEXTS,
  RECURRENCE_TEXTS,
  TICKET_TEXTS,
} from '@toasoan/contract/features/events/event-kind-texts.ts';
import { HOST_PARTS } from '@toasoan/contract/features/events/event-kinds.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import type { TFunction } from 'i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';

type Show<Value> = (value: Value, t: TFunction<'event-fields'>) => string;

const time: Show<string | null> = (value) => (value === null ? '' : formatDateTime(new Date(value)));
const count: Show<number | null> = (value) => (value === null ? '' : formatNumber(value));
const yesOrNo: Show<boolean> = (value, t) => t(value ? 'yes' : 'no');
const howMany: Show<readonly unknown[]> = ({ length }, t) => t('entries', { count: length });

/** How the facts of an event read in one line; other values are text already. */
const SHOWN: { readonly [Name in keyof EventDetails]?: Show<EventDetails[Name]> } = {
  eventType: (value) => EVENT_TYPE_TEXTS[value][currentLanguage()],
  attendanceMode: (value) => ATTENDANCE_TEXTS[value][currentLanguage()],
  ticketType: (value) => TICKET_TEXTS[value][currentLanguage()],
  recurrence: ({ kind, rule }) =>
    [RECURRENCE_TEXTS[kind][currentLanguage()], rule].filter(Boolean).join(' · '),
  startTime: time,
  endTime: time,
  registerDeadline: time,
  allDay: yesOrNo,
  noindex: yesOrNo,
  price: (value) => (value === null ? '' : `${formatNumber(value)} đ`),
  capacity: count,
  provinceCode: (code) => (code === null ? '' : PROVINCES[code].name),
  hostBodies: (bodies) =>
    HOST_PARTS.filter((part) => bodies[part].length > 0)
      .map((part) => `${HOST_PART_TEXTS[part][currentLanguage()]}: ${bodies[part].join(', ')}`)
      .join(' · '),
  programme: (items) =>
    items.map((item) => `${formatDateTime(new Date(item.time))} ${item.title}`).join(' · '),
  organizerIds: howMany,
  performerIds: howMany,
  relatedPostIds: howMany,
  gallery: howMany,
  cover: (cover) => cover?.caption || cover?.alt || (cover ? `#${cover.mediaId}` : ''),
};

export function showEventField(name: string, value: unknown, t: TFunction<'event-fields'>): string {
  const show = SHOWN[name as keyof EventDetails] as Show<unknown> | undefined;
  if (show) return show(value, t);
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
