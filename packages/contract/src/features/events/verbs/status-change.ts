import * as z from 'zod/mini';
import { personRef } from '../../../vocabulary/audit-fields.ts';
import { eventStatus } from '../event-kinds.ts';
import { EVENT_VERBS, occurrenceScope } from './verb-request.ts';

/** When and where, before or after a change. */
const plan = z.object({
  eventStatus,
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  allDay: z.boolean(),
  placeName: z.string(),
  onlineUrl: z.string(),
  /** Absent in changes of before they were kept. */
  address: z.optional(z.string()),
  provinceCode: z.optional(z.nullable(z.string())),
  mapUrl: z.optional(z.string()),
  registerUrl: z.optional(z.string()),
});
export type EventPlan = z.output<typeof plan>;

/** `move`: the place of a published event was changed in its text. */
const CHANGE_KINDS = [...EVENT_VERBS, 'move'] as const;
export const changeKind = z.enum(CHANGE_KINDS);
export type ChangeKind = z.output<typeof changeKind>;

/** One change of plan of a published event: the history that readers may see. */
export const statusChange = z.object({
  id: z.string(),
  kind: changeKind,
  scope: occurrenceScope,
  /** The planned day of its first occurrence; null: the whole event. */
  day: z.nullable(z.string()),
  before: plan,
  after: plan,
  /** Public; '' for `move`. */
  note: z.string(),
  time: z.string(),
  by: personRef,
  /** It can be taken back: it is not yet, and no later change has overtaken it. */
  canBeTakenBack: z.boolean(),
  takenBackTime: z.nullable(z.string()),
});
export type StatusChange = z.output<typeof statusChange>;
