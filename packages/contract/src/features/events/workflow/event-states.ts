import * as z from 'zod/mini';

/** The workflow states of an event: those of a post without an editing step. */
export const EVENT_STATES = [
  'DRAFT',
  'SUBMITTED',
  'RETURNED',
  'PENDING_APPROVAL',
  'SCHEDULED',
  'PUBLISHED',
  'UNPUBLISHED',
  'TRASHED',
] as const;
export const eventState = z.enum(EVENT_STATES, { error: 'choice' });
export type EventState = z.output<typeof eventState>;

/** States from which an event can be trashed, and to which it is restored. */
export const TRASHABLE_EVENTS: readonly EventState[] = ['DRAFT', 'UNPUBLISHED'];
