import type { EventValues } from './event-values.ts';

/** The fields of each inspector panel, for its red count and for opening it when a link leads there. */
export const EVENT_PANELS = {
  terms: ['eventType', 'lang', 'categoryIds', 'tags', 'keywords'],
  pictures: ['cover', 'gallery'],
  tickets: ['ticketType', 'price', 'ticketUrl', 'registerUrl', 'registerDeadline', 'capacity'],
  guests: ['performerIds', 'performerText'],
  related: ['relatedPostIds'],
  contact: ['contactName', 'contactPhone', 'contactEmail'],
  seo: ['slug', 'seoTitle', 'seoDescription', 'ogImageId', 'canonicalUrl', 'noindex'],
  note: ['internalNote'],
} as const satisfies Readonly<Record<string, readonly (keyof EventValues)[]>>;
export type EventPanelName = keyof typeof EVENT_PANELS;

/** The fields beside the text, by the section that shows them. */
export const EVENT_SECTIONS = {
  time: ['startTime', 'endTime', 'allDay', 'lunarDate', 'recurrence'],
  place: [
    'attendanceMode',
    'placeName',
    'address',
    'ward',
    'provinceCode',
    'lat',
    'lng',
    'mapUrl',
    'onlineUrl',
    'livestreamUrl',
  ],
  programme: ['programme'],
  hosts: ['organizerIds', 'organizerText', 'hostBodies'],
} as const satisfies Readonly<Record<string, readonly (keyof EventValues)[]>>;

export const settingOf = (panel: EventPanelName) => `event.${panel}`;

/** The panel's name in the person's settings; undefined for fields on the left. */
export function panelOf(field: string): string | undefined {
  const [whole = ''] = field.split('.', 1);
  const found = Object.entries(EVENT_PANELS).find(([, fields]) =>
    (fields as readonly string[]).includes(whole),
  );
  return found && settingOf(found[0] as EventPanelName);
}
