import type { AuditAction, AuditEntity } from '@toasoan/contract/features/audit/audit-actions.ts';
import { titleTerms } from '#server/core/audit/record-title.ts';
import type { Db } from '#server/core/db/database.ts';

interface RowWish {
  readonly time?: string;
  readonly userId?: string;
  readonly action?: AuditAction;
  readonly entity?: AuditEntity;
  readonly entityId?: string;
  readonly title?: string;
  readonly after?: object;
}

/** Writes a row as if it had happened at that time, and answers its id. */
export async function aLoggedRow(db: Db, projectId: string, wish: RowWish = {}): Promise<string> {
  const { id } = await db
    .insertInto('audit_log')
    .values({
      ...(wish.time !== undefined && { time: new Date(wish.time) }),
      user_id: wish.userId ?? null,
      user_name: wish.userId === undefined ? '' : `Người ${wish.userId}`,
      user_role: null,
      project_id: projectId,
      address: '10.0.0.1',
      request_id: 'r-1',
      action: wish.action ?? 'tag.update',
      entity: wish.entity ?? 'tag',
      entity_id: wish.entityId ?? '1',
      title: wish.title ?? null,
      title_terms: wish.title === undefined ? null : titleTerms(projectId, wish.title),
      before: null,
      after: wish.after === undefined ? null : JSON.stringify(wish.after),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
