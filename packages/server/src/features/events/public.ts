export { holdEvents } from './editing/event-store.ts';
export { findEvent } from './event-detail-view.ts';
export type { EventRecord } from './event-record.ts';
export { eventTermsOf } from './event-record.ts';
export { readPublicSources } from './ics/ics-source-view.ts';
export { writeFeed } from './ics/write-ics.ts';
export { occurrenceOf } from './occurrences/occurrence-view.ts';
export type { OccurrenceRow } from './occurrences/own-occurrence.ts';
export { EVENT_SCHEDULE } from './planning/event-schedule.ts';
export type { DrawEvent } from './preview/draw-event.ts';
export {
  followPlan,
  publishEventInLanguage,
  withdrawEventInLanguage,
} from './translations/event-in-language.ts';
