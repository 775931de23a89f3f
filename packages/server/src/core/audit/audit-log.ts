import type { Role } from '@toasoan/contract/access/roles.ts';
import type { AuditAction, AuditEntity, AuditVerb } from '@toasoan/contract/core/audit-kinds.ts';
import { networkOf } from '#server/core/auth/attempt-keys.ts';
import type { Db } from '#server/core/db/database.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';
import { changedFields, type Facts } from './changed-fields.ts';
import { recordTitle, titleTerms } from './record-title.ts';

const MAX_USER_AGENT = 300;

/** Whose doing it was; a `Call` is one. Without a caller nobody was signed in. */
export interface AuditSource {
  readonly db: Db;
  readonly caller?: { readonly userId: string; readonly displayName: string; readonly role: Role };
  /** '' when it happened in no project. */
  readonly projectId: string;
  readonly address: string;
  readonly requestId: string;
  /** As the browser names itself; absent for actions of the system. */
  readonly userAgent?: string;
  /** When it happened; absent: now. Only what is brought in with its past says so. */
  readonly time?: Date;
}

export interface AuditEntry {
  readonly action: AuditAction;
  readonly entity: AuditEntity;
  readonly entityId?: string;
  /** State before and after; only what differs is kept, secrets never. */
  readonly before?: Facts | null | undefined;
  readonly after?: Facts | null | undefined;
}

/** Writes the audit row of a change into the transaction that makes the change. */
export async function writeAudit(source: AuditSource, entry: AuditEntry): Promise<void> {
  const { before, after } = changedFields(entry.before ?? null, entry.after ?? null);
  const network = networkOf(source.address);
  const title = recordTitle(entry.after) ?? recordTitle(entry.before);
  const row = source.db.insertInto('audit_log').values({
    user_id: source.caller?.userId ?? null,
    user_name: source.caller?.displayName ?? '',
    user_role: source.caller?.role ?? null,
    project_id: source.projectId || null,
    address: source.address,
    request_id: source.requestId,
    user_agent: source.userAgent?.slice(0, MAX_USER_AGENT) || null,
    network: network === source.address ? null : network,
    action: entry.action,
    entity: entry.entity,
    entity_id: entry.entityId ?? null,
    ...(source.time && { time: source.time }),
    title,
    title_terms: title && titleTerms(source.projectId, title),
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  });
  await sentAhead(source.db, row.execute());
}

interface Change<Row> {
  /** Absent for what was created. */
  readonly before?: Row | undefined;
  /** Absent for what was deleted. */
  readonly after?: Row | undefined;
}

/**
 * The audit of one kind of record; `factsOf` gives what the log keeps of a row.
 * A handler then writes `await auditTag(call, 'update', { before, after })`.
 */
export function auditOf<Entity extends AuditEntity, Row extends { readonly id: string }>(
  entity: Entity,
  factsOf: (row: Row) => Facts,
) {
  return async (
    source: AuditSource,
    verb: AuditVerb<Entity>,
    { before, after }: Change<Row>,
  ): Promise<void> => {
    await writeAudit(source, {
      action: `${entity}.${verb}` as AuditAction,
      entity,
      entityId: (after ?? before)?.id ?? '',
      before: before && factsOf(before),
      after: after && factsOf(after),
    });
  };
}
