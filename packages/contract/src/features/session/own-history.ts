import * as z from 'zod/mini';
import { contentId } from '../../core/ids.ts';
import { queryInt } from '../../core/paging.ts';
import type { SystemKind } from '../../core/system-kinds.ts';

/** What people see of their own account. */
export const OWN_HISTORY_KINDS: readonly SystemKind[] = [
  'signIn',
  'failed',
  'secondFactor',
  'password',
  'profile',
];

export const ownHistoryQuery = z.strictObject({
  limit: z._default(queryInt({ min: 1, max: 100 }), 10),
  /** Continues after this event. */
  beforeId: z.optional(contentId),
});
export type OwnHistoryQuery = z.output<typeof ownHistoryQuery>;

const ownEvent = z.object({
  id: z.string(),
  time: z.string(),
  /** One of `AUDIT_ACTIONS`. */
  action: z.string(),
  address: z.string(),
  /** Browser and system, "Chrome · Windows"; '' where nobody kept it. */
  device: z.string(),
  userAgent: z.string(),
  /** Another person who did it, such as an administrator; '' for oneself and for strangers. */
  by: z.string(),
});
export type OwnEvent = z.output<typeof ownEvent>;

export const ownHistory = z.object({ items: z.array(ownEvent), nextBeforeId: z.nullable(z.string()) });
