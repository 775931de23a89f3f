import type { AuditAction, AuditEntity } from '@toasoan/contract/core/audit-kinds.ts';
import { titleTerms } from '#server/core/audit/record-title.ts';
import { networkOf } from '#server/core/auth/attempt-keys.ts';
import type { Db } from '#server/core/db/database.ts';

interface RowOptions {
  readonly time?: string;
  readonly userId?: string;
  readonly action?: AuditAction;
  readonly entity?: AuditEntity;
  readonly entityId?: string;
  readonly title?: string;
  readonly after?: object;
  readonly address?: string;
  readonly userAgent?: string;
}

/** Writes a row with that time. @returns its id. */
export async function aLoggedRow(
  db: Db,
  projectId: string | null,
  options: RowOptions = {},
): Promise<string> {
  const address = options.address ?? '10.0.0.1';
  const network = networkOf(address);
  const { id } = await db
    .insertInto('audit_log')
    .values({
      ...(options.time !== undefined && { time: new Date(options.time) }),
      user_id: options.userId ?? null,
      user_name: options.userId === undefined ? '' : `Người ${options.userId}`,
      user_role: null,
      project_id: projectId,
      address,
      network: network === address ? null : network,
      user_agent: options.userAgent ?? null,
      request_id: 'r-1',
      action: options.action ?? 'tag.update',
      entity: options.entity ?? 'tag',
      entity_id: options.entityId ?? '1',
      title: options.title ?? null,
      title_terms: options.title === undefined ? null : titleTerms(projectId ?? '', options.title),
      before: null,
      after: options.after === undefined ? null : JSON.stringify(options.after),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
