import type { AuditFilter } from '@toasoan/contract/features/audit/audit.ts';
import { auditEndpoints } from '@toasoan/contract/features/audit/endpoints.ts';
import { call } from '#web/core/api/api.ts';

/** A hundred thousand rows. */
const MAX_PARTS = 100;

export interface CollectedExport {
  readonly fileName: string;
  readonly parts: readonly string[];
  readonly rows: number;
  /** The log goes on, but no file of people is that long. */
  readonly isCut: boolean;
}

interface CollectOptions {
  readonly signal: AbortSignal;
  /** How many rows there are so far. */
  readonly onRows: (rows: number) => void;
}

/** Fetches the log part by part, each below the one before, so that nothing written meanwhile moves a row. @throws ApiError */
export async function collectExport(
  filter: AuditFilter,
  { signal, onRows }: CollectOptions,
): Promise<CollectedExport> {
  const parts: string[] = [];
  let rows = 0;
  let beforeId: string | undefined = filter.beforeId;
  for (;;) {
    const query = { ...filter, ...(beforeId !== undefined && { beforeId }) };
    const part = await call(auditEndpoints.export, { query, signal });
    parts.push(part.csv);
    rows += part.rows;
    onRows(rows);
    beforeId = part.nextBeforeId ?? undefined;
    if (beforeId === undefined || parts.length === MAX_PARTS)
      return { fileName: part.fileName, parts, rows, isCut: beforeId !== undefined };
  }
}
