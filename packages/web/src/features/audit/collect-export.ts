import type { AskForPart } from './audit-queries.ts';

/** Parts of 1,000 rows: a hundred thousand rows. */
const MAX_PARTS = 100;

export interface CollectedExport {
  readonly fileName: string;
  readonly parts: readonly string[];
  readonly rows: number;
  /** True when the log has more rows than the file. */
  readonly isCut: boolean;
}

interface CollectOptions {
  readonly signal: AbortSignal;
  /** Gets the number of rows so far. */
  readonly onRows: (rows: number) => void;
}

/** Fetches the log in parts. Each begins below the last row of the one before, so new rows move none. @throws ApiError */
export async function collectExport(
  ask: AskForPart,
  { signal, onRows }: CollectOptions,
): Promise<CollectedExport> {
  const parts: string[] = [];
  let rows = 0;
  let beforeId: string | undefined;
  for (;;) {
    const part = await ask(beforeId, signal);
    parts.push(part.csv);
    rows += part.rows;
    onRows(rows);
    beforeId = part.nextBeforeId ?? undefined;
    if (beforeId === undefined || parts.length === MAX_PARTS)
      return { fileName: part.fileName, parts, rows, isCut: beforeId !== undefined };
  }
}
