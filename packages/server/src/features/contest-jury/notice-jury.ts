import type { AuditSource } from '#server/core/audit/audit-log.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';

/** Open boards read themselves again; the notice names no juror and no work. */
export async function noticeJury({ db, projectId }: Pick<AuditSource, 'db' | 'projectId'>): Promise<void> {
  await publishNotice(db, { kind: 'jury', projectId });
}
