import { expect } from 'vitest';
import type { Db } from '#server/core/db/database.ts';
import type { ReportEntry } from '../report/import-report.ts';
import type { ImportOutcome } from '../running/run-import.ts';
import { importText } from './import-into.ts';

/** A run after a dry run that has to have foreseen it. */
export async function importForeseen(db: Db, projectId: string, xml: string): Promise<ImportOutcome> {
  const prediction = await importText(db, projectId, xml, { isDryRun: true });
  const outcome = await importText(db, projectId, xml);
  expect(prediction.report).toEqual(outcome.report);
  return outcome;
}

export function entriesOf({ report }: ImportOutcome, type: string): ReportEntry[] {
  return report.entries.filter((entry) => entry.type === type);
}

/** "created", or why not. */
export function resultsOf(entries: readonly ReportEntry[]): string[] {
  return entries.map(({ result, reason }) => (reason === undefined ? result : `${result} ${reason.code}`));
}
