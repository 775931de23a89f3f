import * as z from 'zod/mini';
import { contentId } from '../../../core/ids.ts';
import { pageQuery, queryInt, queryList } from '../../../core/paging.ts';
import { SYSTEM_KINDS } from '../../../core/system-kinds.ts';
import { oneLine } from '../../../core/text.ts';
import { day } from '../../../vocabulary/day.ts';
import { auditRow } from '../audit.ts';

const filters = {
  /** What these people did, and what happened to their accounts. */
  userIds: z.optional(queryList(contentId)),
  /** An IPv6 address stands for its whole /64, as in the limits of sign-ins. */
  address: z.optional(oneLine({ max: 60 })),
  kind: z.optional(queryList(z.enum(SYSTEM_KINDS, { error: 'choice' }))),
  /** Days in the newsroom's time zone, both included. */
  from: z.optional(day),
  to: z.optional(day),
  /** Continues after this row; newer rows do not shift the pages. */
  beforeId: z.optional(contentId),
};

const { limit, page, happy } = pageQuery;
export const systemLogQuery = z.strictObject({ limit, page, happy, ...filters });
export type SystemLogQuery = z.output<typeof systemLogQuery>;

const MAX_EXPORT = 1_000;
export const systemExportQuery = z.strictObject({
  ...filters,
  limit: z._default(queryInt({ min: 1, max: MAX_EXPORT }), MAX_EXPORT),
});
export type SystemLogFilter = Omit<z.output<typeof systemExportQuery>, 'limit'>;

export const systemRow = z.object({
  ...auditRow.shape,
  /** The project in which it happened; null outside projects. */
  project: z.nullable(z.object({ projectId: z.string(), name: z.string() })),
  /** How often it happened in its hour; null for a single event. */
  calls: z.nullable(z.number()),
});
export type SystemRow = z.output<typeof systemRow>;

/** Many failed sign-ins within a quarter of an hour. */
export const signInAlarm = z.object({
  about: z.enum(['address', 'account']),
  /** The address, or the name or e-mail of the account. */
  subject: z.string(),
  /** Of a known account. */
  userId: z.nullable(z.string()),
  failures: z.number(),
  firstTime: z.string(),
  lastTime: z.string(),
});
export type SignInAlarm = z.output<typeof signInAlarm>;
