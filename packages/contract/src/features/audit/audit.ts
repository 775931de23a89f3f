import * as z from 'zod/mini';
import { AUDIT_ACTIONS, AUDIT_ENTITIES } from '../../core/audit-kinds.ts';
import { contentId } from '../../core/ids.ts';
import { pageQuery, queryInt, queryList } from '../../core/paging.ts';
import { personRef } from '../../vocabulary/audit-fields.ts';
import { day } from '../../vocabulary/day.ts';

const auditEntity = z.enum(AUDIT_ENTITIES, { error: 'choice' });
const auditAction = z.enum(AUDIT_ACTIONS, { error: 'choice' });

/** `text` searches the titles of records. */
const filters = {
  /** The person who acted. */
  userIds: z.optional(queryList(contentId)),
  entity: z.optional(queryList(auditEntity)),
  action: z.optional(queryList(auditAction)),
  /** Days in the project's time zone, both included. */
  from: z.optional(day),
  to: z.optional(day),
  /** Continues after this row; newer rows do not shift the pages. */
  beforeId: z.optional(contentId),
};
export const auditListQuery = z.strictObject({ ...pageQuery, ...filters });
export type AuditListQuery = z.output<typeof auditListQuery>;

const MAX_EXPORT = 1_000;
export const auditExportQuery = z.strictObject({
  text: pageQuery.text,
  ...filters,
  /** Rows of the log in one part; a row with several changed fields takes several lines. */
  limit: z._default(queryInt({ min: 1, max: MAX_EXPORT }), MAX_EXPORT),
});
export type AuditExportQuery = z.output<typeof auditExportQuery>;
export type AuditFilter = Omit<AuditExportQuery, 'limit'>;

/**
 * The shown value: records, people and projects by name, a long text such as the body of a post by its length, null
 * for no value.
 */
const auditValue = z.union([
  z.null(),
  z.boolean(),
  z.number(),
  z.string(),
  z.array(z.string()),
  z.object({ length: z.number() }),
]);
export type AuditValue = z.output<typeof auditValue>;

const auditChange = z.object({ field: z.string(), before: auditValue, after: auditValue });
export type AuditChange = z.output<typeof auditChange>;

/** One row of the log, without its changes. */
export const activity = z.object({
  id: z.string(),
  time: z.string(),
  /** Without an id when nobody was signed in. The name '' is the system itself. */
  by: personRef,
  /** Thing and verb, one of `AUDIT_ACTIONS`. */
  action: z.string(),
  entity: z.string(),
  entityId: z.nullable(z.string()),
  /** Title of the record at that time; '' without one. */
  title: z.string(),
});
export type Activity = z.output<typeof activity>;

export const auditRow = z.object({
  ...activity.shape,
  /** '' when nobody was signed in. */
  role: z.string(),
  /** Network address; '' for actions of the system. */
  address: z.string(),
  /** Browser and system, "Chrome · Windows"; '' for actions of the system. */
  device: z.string(),
  /** As the browser names itself. */
  userAgent: z.string(),
  /** Values before and after, of changed fields only. A new or deleted record has its filled fields. */
  changes: z.array(auditChange),
});
export type AuditRow = z.output<typeof auditRow>;

export const auditExport = z.object({
  fileName: z.string(),
  /** Text of the file; the first part begins with the byte order mark and the column titles. */
  csv: z.string(),
  /** Rows of the log in this part. */
  rows: z.number(),
  /** `beforeId` of the next part; null when this is the last. */
  nextBeforeId: z.nullable(z.string()),
});
