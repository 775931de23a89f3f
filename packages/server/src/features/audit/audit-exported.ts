import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { TransactionCall } from '#server/core/http/call.ts';

/** Each part is on record: a caller may ask for the last one alone. */
export async function auditExported(
  call: TransactionCall & { readonly query: { readonly limit: number } },
  verb: 'export' | 'exportSystem',
  total: number,
): Promise<void> {
  const { limit: _, ...query } = call.query;
  const projectId = verb === 'export' ? call.projectId : '';
  await writeAudit(
    { ...call, projectId },
    {
      action: `auditLog.${verb}`,
      entity: 'auditLog',
      after: { format: 'csv', query: JSON.stringify(query), total },
    },
  );
}
