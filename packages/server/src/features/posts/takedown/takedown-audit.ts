import { type AuditSource, writeAudit } from '#server/core/audit/audit-log.ts';
import { takedownOf } from './takedown-answer.ts';
import type { TakedownRow } from './takedown-view.ts';

export async function auditCase(
  source: AuditSource,
  action: 'open' | 'update' | 'done' | 'reinstate',
  change: { readonly before?: TakedownRow; readonly after: TakedownRow },
): Promise<void> {
  await writeAudit(source, {
    action: `takedown.${action}`,
    entity: 'takedown',
    entityId: change.after.id,
    before: change.before && factsOf(change.before),
    after: factsOf(change.after),
  });
}

/** Titled after its post. */
function factsOf(row: TakedownRow) {
  const { postTitle, postSlug, createTime, updateTime, createdBy, updatedBy, isMasked, ...facts } =
    takedownOf(row, {
      decides: true,
    });
  return { ...facts, title: postTitle };
}
