import * as z from 'zod/mini';

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: 'choice' });

export const EVENT_TYPES = [
  'FESTIVAL',
  'EXHIBITION',
  'CONFERENCE',
  'PERFORMANCE',
  'SPORT',
  'ANNIVERSARY',
  'TRADE_FAIR',
  'CONTEST',
  'DIPLOMACY',
  'OTHER',
] as const;
export const eventType = oneOf(EVENT_TYPES);
export type EventType = z.output<typeof eventType>;

export const ATTENDANCE_MODES = ['OFFLINE', 'ONLINE', 'MIXED'] as const;
export const attendanceMode = oneOf(ATTENDANCE_MODES);
export type AttendanceMode = z.output<typeof attendanceMode>;

export const TICKET_TYPES = ['FREE', 'PAID', 'INVITE'] as const;
export const ticketType = oneOf(TICKET_TYPES);
export type TicketType = z.output<typeof ticketType>;

/** YEARLY_LUNAR repeats on the same day of the lunar calendar; CUSTOM by a rule of RFC 5545. */
export const RECURRENCE_KINDS = ['NONE', 'YEARLY_SOLAR', 'YEARLY_LUNAR', 'CUSTOM'] as const;
export const recurrenceKind = oneOf(RECURRENCE_KINDS);
export type RecurrenceKind = z.output<typeof recurrenceKind>;

/** What became of the plan. */
export const EVENT_STATUSES = ['SCHEDULED', 'RESCHEDULED', 'POSTPONED', 'CANCELLED', 'MOVED_ONLINE'] as const;
export const eventStatus = oneOf(EVENT_STATUSES);
export type EventStatus = z.output<typeof eventStatus>;

/** Bodies behind an event, in the order in which invitations name them. */
export const HOST_PARTS = ['directed', 'led', 'coOrganized', 'patrons', 'sponsors'] as const;
export type HostPart = (typeof HOST_PARTS)[number];
