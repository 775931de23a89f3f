import type { AuditSource } from '#server/core/audit/audit-log.ts';
import type { Caller } from '#server/core/auth/caller.ts';

/** Who changes a segment: a call, or a task in the name of whoever started it. */
export interface SegmentCall extends AuditSource {
  readonly caller: Pick<Caller, 'userId' | 'displayName' | 'role' | 'permissionsHere'>;
}
