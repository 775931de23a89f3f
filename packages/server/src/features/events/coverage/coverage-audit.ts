import type { Coverage } from '@toasoan/contract/features/events/coverage/coverage.ts';
import { type AuditSource, writeAudit } from '#server/core/audit/audit-log.ts';

export type CoverageVerb = 'planCoverage' | 'changeCoverage' | 'dropCoverage';

/** Told as part of the event's own history. */
export async function auditCoverage(
  source: AuditSource,
  verb: CoverageVerb,
  { before, after }: { readonly before: Coverage | undefined; readonly after: Coverage | undefined },
): Promise<void> {
  const { eventId } = after ?? before ?? { eventId: '' };
  await writeAudit(source, {
    action: `event.${verb}`,
    entity: 'event',
    entityId: eventId,
    before: before && auditFacts(before),
    after: after && auditFacts(after),
  });
}

function auditFacts({ kind, day, note, assignee, dueTime, dueStays, isDone, isNeeded, post }: Coverage) {
  return {
    coverage: kind,
    day,
    note,
    assignee: assignee?.name ?? '',
    dueTime,
    dueStays,
    isDone,
    isNeeded,
    postId: post?.id ?? null,
  };
}
