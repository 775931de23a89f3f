import {
  ATTENDANCE_TEXTS,
  EVENT_STATUS_TEXTS,
  EVENT_TYPE_TEXTS,
  HOST_PART_TEXTS,
  TICKET_TEXTS,
} from '@toasoan/contract/features/events/event-kind-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';

/** The words of events that the console has too, by keys of the site's texts: `eventTypeFESTIVAL`. */
export function eventTexts(lang: Language) {
  return {
    ...keyed('eventType', EVENT_TYPE_TEXTS, lang),
    ...keyed('eventStatus', EVENT_STATUS_TEXTS, lang),
    ...keyed('attendance', ATTENDANCE_TEXTS, lang),
    ...keyed('ticket', TICKET_TEXTS, lang),
    ...keyed('host', HOST_PART_TEXTS, lang),
  };
}

function keyed<Prefix extends string, Value extends string>(
  prefix: Prefix,
  texts: Readonly<Record<Value, Readonly<Record<Language, string>>>>,
  lang: Language,
) {
  const entries = Object.entries(texts) as [Value, Readonly<Record<Language, string>>][];
  return Object.fromEntries(entries.map(([value, words]) => [`${prefix}${value}`, words[lang]])) as Record<
    `${Prefix}${Value}`,
    string
  >;
}
