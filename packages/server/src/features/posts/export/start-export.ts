import { EXACT_TOTAL } from '@toasoan/contract/core/paging.ts';
import type { ExportFormat } from '@toasoan/contract/features/posts/export/post-export.ts';
import type { TaskKind } from '@toasoan/contract/features/tasks/task.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { startTask } from '#server/features/tasks/public.ts';

type AuditEntry = Parameters<typeof writeAudit>[1];

interface Export {
  readonly kind: TaskKind;
  readonly title: string;
  readonly format: ExportFormat;
  readonly filters: object;
  readonly audit: {
    readonly action: AuditEntry['action'];
    readonly entity: AuditEntry['entity'];
    /** The request, and how many rows it finds. */
    readonly query: object;
    readonly total: number;
  };
}

/** Starts writing a list into a file and logs the request; returns the task. */
export async function startExport(
  call: TransactionCall,
  { kind, title, format, filters, audit }: Export,
): Promise<{ taskId: string }> {
  const { db, projectId, caller, language } = call;
  const taskId = await startTask(db, {
    kind,
    title: `${title} (${format.toUpperCase()})`,
    payload: { format, filters, language },
    userId: caller.userId,
    projectId,
  });
  const { action, entity, query, total } = audit;
  await writeAudit(call, {
    action,
    entity,
    after: {
      format,
      query: JSON.stringify(query),
      total: total >= EXACT_TOTAL ? `≥ ${EXACT_TOTAL}` : total,
    },
  });
  return { taskId };
}
